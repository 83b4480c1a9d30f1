"""The threads in which the store is written and read, so that nobody else waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from ..store import StoreProblem
from .declined import NotKept
from .pace import pauses
from .thinking import Sleep

_AT_ONCE: Final = 4  # what is written to or read from a database that can do several things at the same time

_log: Final = logging.getLogger(__name__)
_T = TypeVar("_T")


class Disk:
    """Has things written to the store and read from it."""

    def __init__(self, *, is_shared: bool, sleep: Sleep = asyncio.sleep) -> None:
        """Of a store that several servers may have, or that is here alone."""
        self._threads = ThreadPoolExecutor(_AT_ONCE if is_shared else 1, "store")
        self._sleep = sleep

    async def __call__(self, work: Callable[[], _T], /) -> _T:
        """Have something written or read. Raises NotKept if the database fails: then nothing has happened."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except StoreProblem as problem:
            _log.error("the store has failed: %s", problem)
            raise NotKept from problem

    async def patiently(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Do something that nobody waits for, again and again while the database fails."""
        again = pauses()
        while True:
            try:
                return await work()
            except NotKept:
                await self._sleep(next(again))

    def close(self) -> None:
        """Write and read nothing more, once all that was begun is done."""
        self._threads.shutdown(wait=True)
