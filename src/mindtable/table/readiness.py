"""Whether a process can serve games now."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from ..store import NewerStore, OlderStore
from .declined import NotKept

_HOLDS: Final = 1.0  # seconds for which an answer holds: the database is not asked more often, whoever asks us
_PATIENCE: Final = 3.0  # seconds; a database that takes longer is of no use
_UNKNOWN: Final = "database"


class Readiness:
    """Asks the database and its tables, one time for all who want to know at once."""

    def __init__(self, check: Callable[[], Awaitable[None]]) -> None:
        self._check = check
        self._asking: asyncio.Task[str] | None = None
        self._asked = 0.0

    async def missing(self) -> str:
        """What is missing, in a word: `database` where it does not answer, `tables` where they are of a version that
        this program cannot use. "" when nothing is."""
        now = time.monotonic()
        if self._asking is None or (self._asking.done() and now - self._asked > _HOLDS):
            self._asked = now
            self._asking = asyncio.create_task(self._found_missing())
        await asyncio.wait({self._asking}, timeout=_PATIENCE)
        return self._asking.result() if self._asking.done() else _UNKNOWN

    async def _found_missing(self) -> str:
        try:
            await self._check()
        except NotKept as problem:
            return "tables" if isinstance(problem.__cause__, OlderStore | NewerStore) else "database"
        return ""
