"""Thinkers beside the server, in processes of their own: no page waits for a bot, and no quick bot for a slow one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Final

from .beside import beside_the_server
from .fair_queue import FairQueue
from .thoughts import FOR_EVER, Lane, Wanted, chosen

_TRIES: Final = 3  # of a thought whose process has ended under it


class ThinkersHere:
    """Each lane has its own queue and its own thinkers: whoever is free takes the thought whose turn it is."""

    def __init__(self) -> None:
        # Who is quick has a process even where there are two cores only: it is seldom at work for more than a moment.
        cores = os.cpu_count() or 2
        quick = max(1, cores // 4)
        self._lanes: Mapping[Lane, _Thinkers] = {
            Lane.AT_ONCE: _Thinkers(_threads, 1),
            Lane.QUICK: _Thinkers(_processes, quick),
            Lane.SLOW: _Thinkers(_processes, max(1, cores - 1 - quick)),
        }

    def prepare(self, weight: float) -> None:
        """See that somebody is awake: it takes a moment to begin, better before somebody waits."""
        self._lanes[Lane.of(weight)].prepare()

    async def think(self, wanted: Wanted) -> str:
        """What comes of a thought, in its time. Raises a TimeoutError after it."""
        async with asyncio.timeout(None if wanted.until == FOR_EVER else wanted.until - time.time()):
            return await self._lanes[wanted.lane].think(wanted)

    def close(self) -> None:
        """End all thinkers."""
        for thinkers in self._lanes.values():
            thinkers.close()


class _Thinkers:
    """The thinkers of one lane."""

    def __init__(self, make: Callable[[int], Executor], count: int) -> None:
        self._make = make
        self._count = count
        self._free = count
        self._executor: Executor | None = None
        self._queue = FairQueue()
        self._answers: dict[int, asyncio.Future[str]] = {}
        self._at_work: set[asyncio.Task[None]] = set()

    def prepare(self) -> None:
        if self._executor is None:
            self._executor = self._make(self._count)
            self._executor.submit(awake)

    async def think(self, wanted: Wanted) -> str:
        ticket = self._queue.add(wanted)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._answers[ticket] = answer
        self._go_on()
        try:
            return await answer
        finally:  # who does not wait any more takes it back
            self._queue.drop(ticket)
            del self._answers[ticket]

    def close(self) -> None:
        for task in self._at_work:
            task.cancel()
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)

    def _go_on(self) -> None:
        """Let those who are free have the thoughts whose turn it is."""
        while self._free and (taken := self._queue.take(time.time())) is not None:
            self._free -= 1
            task = asyncio.create_task(self._answer(*taken))
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)

    async def _answer(self, ticket: int, wanted: Wanted) -> None:
        try:
            text = await self._thought(wanted)
        except Exception as problem:  # whatever it is, it is for whoever waits
            if answer := self._awaited(ticket):
                answer.set_exception(problem)
        else:
            if answer := self._awaited(ticket):
                answer.set_result(text)
        finally:
            self._free += 1
        self._go_on()

    def _awaited(self, ticket: int) -> asyncio.Future[str] | None:
        answer = self._answers.get(ticket)
        return None if answer is None or answer.done() else answer

    async def _thought(self, wanted: Wanted) -> str:
        """Think, and once more if the process was ended from outside: a new one takes its place."""
        tries = 0
        while True:
            self.prepare()
            executor = self._executor
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, chosen, wanted)
            except BrokenExecutor:
                if self._executor is executor:
                    self._executor = None
                tries += 1
                if tries == _TRIES:
                    raise


def _threads(count: int) -> Executor:
    return ThreadPoolExecutor(count, "bots")


def _processes(count: int) -> Executor:
    fresh = multiprocessing.get_context("spawn")  # a copy of a running server would copy its locks
    return ProcessPoolExecutor(count, fresh, initializer=beside_the_server)


def awake() -> None:
    """Nothing but that a process has begun and knows the bots."""
