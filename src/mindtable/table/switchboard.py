"""News from the other servers of the same games go to those here whom they concern."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from typing import Final

from ..store import Bus, News

_log: Final = logging.getLogger(__name__)


class Switchboard:
    """Hears news for all who want some of them, and passes on what they have to tell."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._hearing: defaultdict[str, list[Callable[[News], None]]] = defaultdict(list)
        self._missing: list[Callable[[], None]] = []
        self._telling: set[asyncio.Task[None]] = set()
        self._listening: asyncio.Task[None] | None = None

    @property
    def hears_programs(self) -> bool:
        """Whether also what programs beside the servers change is heard of."""
        return self._bus.hears_programs

    def hear(self, about: str, heard: Callable[[News], None]) -> None:
        """Have all news of one kind."""
        self._hearing[about].append(heard)

    def hear_of_breaks(self, missed: Callable[[], None]) -> None:
        """Be told whenever news may have been missed."""
        self._missing.append(missed)

    def begin(self) -> None:
        """Listen from now on."""
        self._listening = asyncio.create_task(self._bus.listen(self._heard, self._missed))

    def tell(self, news: News) -> None:
        """Tell all others; nobody waits for it."""
        task = asyncio.create_task(self._bus.tell(news))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def close(self) -> None:
        """Listen no more, once all is told."""
        if self._telling:
            await asyncio.wait(self._telling)
        await self._bus.close()
        if self._listening is not None:
            await self._listening

    def _heard(self, news: News) -> None:
        for heard in self._hearing[news.about]:
            try:
                heard(news)
            except Exception:  # whatever it is, there are other news
                _log.exception("news could not be taken in: %s", news)

    def _missed(self) -> None:
        for missed in self._missing:
            missed()
