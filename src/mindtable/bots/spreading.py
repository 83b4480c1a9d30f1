"""Many games at the same time, on several cores."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

A = TypeVar("A")
R = TypeVar("R")


def spread(play: Callable[[A], R], games: Sequence[A], processes: int) -> Iterator[R]:
    """What comes of each game, as soon as it is over."""
    if processes == 1:
        yield from map(play, games)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play, game) for game in games]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)
