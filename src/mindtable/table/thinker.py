"""A thinker: it takes thoughts that servers want in the database, and gives answers back. There may be any number of
them, on any machine."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from typing import Final, TypeVar

from ..store import News, Store, StoreProblem
from ..store.thoughts import WANTED, Taken
from . import logs
from .supervisor import READY, end_with
from .thinkers import Crew, ThinkersHere
from .thoughts import Lane, Wanted

_log: Final = logging.getLogger(__name__)
_LOOK: Final = 1.0  # seconds after which it looks for work, though nothing was heard
_RENEWED: Final = 1.5  # seconds; what was not heard of for longer, others take over
_TIDIED: Final = 10.0  # seconds
_GIVES_WAY: Final = 5  # of 19; what does not give way at all has three times as much of a core
_T = TypeVar("_T")


def work(url: str, processes: int, log: logs.Form | None, line: Connection) -> None:
    """Let bots think in a process of its own, until the line to the supervisor ends. Pages come first."""
    if hasattr(os, "nice"):
        os.nice(_GIVES_WAY)
    end_with(line, lambda: os.kill(os.getpid(), signal.SIGTERM))
    logs.begin(log)
    think(url, processes, lambda: line.send(READY))


def think(url: str, processes: int, ready: Callable[[], None]) -> None:
    """Think for the servers of a database until this process is told to end. Raises StoreProblem if it cannot begin."""
    store = Store(url)
    try:
        asyncio.run(_until_told(Thinker(store, Crew.of(processes)), ready))
    finally:
        for process in multiprocessing.active_children():  # what they think was given back: nobody waits for it
            process.kill()
        store.close()


async def _until_told(thinker: Thinker, ready: Callable[[], None]) -> None:
    thinking = asyncio.create_task(thinker.run())
    loop = asyncio.get_running_loop()
    signal.signal(signal.SIGTERM, lambda *_: loop.call_soon_threadsafe(thinking.cancel))  # Ctrl-C does so, too
    ready()
    with suppress(asyncio.CancelledError):
        await thinking


class Thinker:
    """Takes as many thoughts as it has processes that are free. While the database is away, it tries again."""

    def __init__(self, store: Store, crew: Crew) -> None:
        self._thoughts = store.thoughts()
        self._bus = store.bus()
        self._thinkers = ThinkersHere(crew)
        self._free = {Lane.QUICK.value: crew.quick, Lane.SLOW.value: crew.slow}
        self._taken: dict[int, asyncio.Task[None]] = {}
        self._disk = ThreadPoolExecutor(1, "thoughts")
        self._news = asyncio.Event()
        self._is_away = False

    async def run(self) -> None:
        """Think until it is cancelled; then give back what was taken."""
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._bus.listen(self._heard, self._news.set))
                group.create_task(self._again_and_again(self._take, self._until_news))
                group.create_task(self._again_and_again(self._renew, partial(asyncio.sleep, _RENEWED)))
                group.create_task(self._again_and_again(self._tidy, partial(asyncio.sleep, _TIDIED)))
        finally:
            await self._leave()

    def _heard(self, news: News) -> None:
        if news == WANTED:
            self._news.set()

    async def _until_news(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(_LOOK):
                await self._news.wait()

    # --- thoughts ----------------------------------------------------------------------------------

    async def _take(self) -> None:
        self._news.clear()
        while lanes := [lane for lane, free in self._free.items() if free]:
            taken = await self._in_thread(partial(self._thoughts.take, lanes))
            if taken is None:
                return
            self._free[taken.lane] -= 1
            self._taken[taken.id] = asyncio.create_task(self._think(taken))

    async def _think(self, taken: Taken) -> None:
        """Think, and say what has come of it as soon as the database is there. Others may have taken over by then."""
        try:
            answer = await self._thinkers.think(Wanted.read(taken.wanted))
        except Exception as problem:  # whatever it is, it is for whoever waits
            _log.exception("a bot has failed")
            end = partial(self._thoughts.fail, taken, f"{type(problem).__name__}: {problem}")
        else:
            end = partial(self._thoughts.answer, taken, answer)
        self._free[taken.lane] += 1
        self._news.set()
        while not await self._succeeds(partial(self._in_thread, end)):
            await asyncio.sleep(_LOOK)
        del self._taken[taken.id]

    async def _renew(self) -> None:
        if ids := list(self._taken):
            await self._in_thread(lambda: self._thoughts.renew(ids))

    async def _tidy(self) -> None:
        await self._in_thread(self._thoughts.tidy)

    async def _leave(self) -> None:
        ids = list(self._taken)
        for task in self._taken.values():
            task.cancel()
        self._thinkers.close()
        if ids:
            await self._succeeds(partial(self._in_thread, lambda: self._thoughts.give_back(ids)))
        self._disk.shutdown()
        await self._bus.close()

    # --- the database ------------------------------------------------------------------------------

    async def _again_and_again(self, work: Callable[[], Awaitable[None]], rest: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self._succeeds(work)
            await rest()

    async def _succeeds(self, work: Callable[[], Awaitable[None]]) -> bool:
        """Do something with the database; whether it was there. In the log, once."""
        try:
            await work()
        except StoreProblem as problem:
            if not self._is_away:
                _log.error("the database is away; this thinker tries again: %s", problem)
            self._is_away = True
            return False
        return True

    async def _in_thread(self, work: Callable[[], _T]) -> _T:
        done = await asyncio.get_running_loop().run_in_executor(self._disk, work)
        self._is_away = False
        return done
