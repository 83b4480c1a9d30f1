"""News between the servers of the same games: what one has written or seen, all others hear.

PostgreSQL carries them (`database_bus`); a server that has its store to itself has nobody to tell.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Protocol

from sqlalchemy import Connection, func, literal_column, select

CHANNEL: Final = "left('mindtable_' || current_schema(), 63)"  # names are no longer
_LONGEST: Final = 7900  # bytes; PostgreSQL takes less than 8000


@dataclass(frozen=True)
class News:
    """What one server tells the others: of which kind, about which game ("" for all), and what more there is to say."""

    about: str
    game: str = ""
    text: str = ""

    def told_by(self, server: str) -> str:
        """As it travels. Raises ValueError if it is too long."""
        line = "\n".join((server, self.about, self.game, self.text))
        if len(line.encode()) > _LONGEST:
            raise ValueError(f"news of more than {_LONGEST} bytes")
        return line


Heard = Callable[[News], None]
Missed = Callable[[], None]


class Bus(Protocol):
    """Carries news from each server to all others. Who tells does not hear themselves."""

    hears_programs: bool  # also what programs beside the servers do, such as those by which a host helps people

    async def listen(self, heard: Heard, missed: Missed) -> None:
        """Hear news until it is closed. `missed` is called whenever something may have gone unheard: at the beginning,
        and after every break."""

    async def tell(self, news: News) -> None:
        """Tell all others. What cannot be told now is lost."""

    async def close(self) -> None:
        """Hear and tell no more."""


class Hub:
    """Where servers of one process meet."""

    def __init__(self) -> None:
        self.buses: list[BusHere] = []


class BusHere:
    """News inside one process."""

    hears_programs = False

    def __init__(self, hub: Hub | None = None) -> None:
        self._hub = hub or Hub()
        self._hub.buses.append(self)
        self._hearing: dict[asyncio.Event, tuple[asyncio.AbstractEventLoop, Heard]] = {}

    async def listen(self, heard: Heard, missed: Missed) -> None:
        """Hear what others of the hub tell."""
        ended = asyncio.Event()
        self._hearing[ended] = asyncio.get_running_loop(), heard
        missed()
        try:
            await ended.wait()
        finally:
            self._hearing.pop(ended, None)

    async def tell(self, news: News) -> None:
        """Tell all others of the hub."""
        news.told_by("")
        for other in self._hub.buses:
            if other is not self:
                for loop, heard in list(other._hearing.values()):
                    loop.call_soon_threadsafe(heard, news)

    async def close(self) -> None:
        """Leave the hub."""
        with suppress(ValueError):
            self._hub.buses.remove(self)
        for ended, (loop, _) in list(self._hearing.items()):
            loop.call_soon_threadsafe(ended.set)


def tell_in(connection: Connection, server: str, news: News) -> None:
    """Tell all other servers, if what is written by the same transaction is kept."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(notice_of(server, news)))


def notice_of(server: str, news: News) -> Any:
    """What tells all other servers, as part of a statement for PostgreSQL."""
    return func.pg_notify(literal_column(CHANNEL), news.told_by(server))
