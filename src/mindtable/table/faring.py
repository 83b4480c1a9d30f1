"""How the table fares, in figures that its host may read: counted now and then, however often somebody looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from .. import store
from ..store import Figures, Now, StoreProblem
from .declined import NotKept

DAYS: Final = 14  # that are looked back at
_HOLDS: Final = 15.0  # seconds for which figures hold: counting takes the longer the more games there are

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class Fared:
    """How the table fares, and what passes at it."""

    figures: Figures
    now: Now


class Faring:
    """Counts, one time for all who want to know, and not where games are written down: no move waits for it."""

    def __init__(self, kept: store.Faring, here: Callable[[], Now] | None) -> None:
        """`here` says what passes where there is one server only; the others find it in their database."""
        self._kept = kept
        self._here = here
        self._counted: Fared | None = None
        self._until = 0.0
        self._counting = asyncio.Lock()

    async def fared(self) -> Fared:
        """How the table fares. Raises NotKept."""
        async with self._counting:
            if self._counted is None or time.monotonic() >= self._until:
                self._counted = await self._count()
                self._until = time.monotonic() + _HOLDS
            return self._counted

    async def _count(self) -> Fared:
        try:
            figures = await asyncio.to_thread(self._kept.figures, DAYS)
            now = self._here() if self._here else await asyncio.to_thread(self._kept.now)
        except StoreProblem as problem:
            _log.error("the store has failed: %s", problem)
            raise NotKept from problem
        return Fared(figures, now)
