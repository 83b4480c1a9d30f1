"""Much work at the same time, on whatever executes it: so much of it is under way that nobody waits, and no more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeVar

A = TypeVar("A")
R = TypeVar("R")

AHEAD: Final = 2  # pieces of work for each worker: one that is done, and one that waits for it


@dataclass(frozen=True)
class Crew:
    """Whoever does the work, and how many pieces of it they are given at a time."""

    executor: Executor
    at_once: int


def spread(work: Callable[[A], R], pieces: Iterable[A], crew: Crew) -> Iterator[R]:
    """What comes of each piece of work, as soon as it is done. Pieces are taken when there is somebody to do them."""
    coming = iter(pieces)
    under_way: set[Future[R]] = set()
    try:
        while True:
            for piece in islice(coming, crew.at_once - len(under_way)):
                under_way.add(crew.executor.submit(work, piece))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
    finally:
        for left in under_way:
            left.cancel()


class Here(Executor):
    """Does what it is given in this process, at once."""

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        """Do it; what came of it."""
        done: Future[R] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as problem:
            done.set_exception(problem)
        return done


@contextmanager
def processes(number: int) -> Iterator[Crew]:
    """So many processes of this machine; one is this process itself."""
    if number == 1:
        yield Crew(Here(), 1)
        return
    pool = ProcessPoolExecutor(number, mp_context=get_context("spawn"))
    try:
        yield Crew(pool, number * AHEAD)
    finally:
        pool.shutdown(cancel_futures=True)
