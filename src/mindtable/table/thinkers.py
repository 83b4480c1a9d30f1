"""Thinkers beside the server, in processes of their own: no page waits for a bot, and no quick bot for a slow one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Final, NamedTuple

from .beside import beside_the_server
from .fair_queue import FairQueue
from .once import Once
from .thoughts import Lane, Wanted, Whose, thought

_TRIES: Final = 3  # of a thought whose process has ended under it


class Crew(NamedTuple):
    """How many processes think: those that are quick, and those that are slow."""

    quick: int
    slow: int

    @staticmethod
    def of(processes: int) -> Crew:
        """As many as that, but one of each kind at least: who is quick is seldom at work for more than a moment."""
        quick = max(1, (processes + 1) // 4)
        return Crew(quick, max(1, processes - quick))

    @staticmethod
    def beside_a_server() -> Crew:
        """All cores but one."""
        return Crew.of((os.cpu_count() or 2) - 1)


class ThinkersHere:
    """Each lane has its own queue and its own thinkers: whoever is free takes the thought whose turn it is."""

    def __init__(self, crew: Crew | None = None) -> None:
        crew = crew or Crew.beside_a_server()
        self._lanes: Mapping[Lane, _Thinkers] = {
            Lane.AT_ONCE: _Thinkers(_threads, 1),
            Lane.QUICK: _Thinkers(_processes, crew.quick),
            Lane.SLOW: _Thinkers(_processes, crew.slow),
        }
        self._once = Once()

    def prepare(self, weight: float) -> None:
        """See that somebody is awake: it takes a moment to begin, better before somebody waits."""
        self._lanes[Lane.of(weight)].prepare()

    async def has_room(self, _lane: Lane, _whose: Whose) -> bool:
        """Always: all that is thought here is wanted by the one who asks."""
        return True

    async def think(self, wanted: Wanted) -> str:
        """What comes of a thought, in its time. Raises a TimeoutError after it."""
        async with wanted.in_time():
            return await self._once.done(wanted.name, lambda: self._lanes[wanted.lane].think(wanted))

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
                return await asyncio.get_running_loop().run_in_executor(executor, thought, wanted)
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
