"""Who is at the tables of other servers, and their knowing who is at ours.

What changes is gathered for a moment and then written and read in one go, however many games it is about.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import partial
from typing import Final

from ..game.contract import Seat
from ..store import Attending, News
from ..store.attending import Presences
from .authority import Authority
from .declined import NotKept
from .disk import Disk
from .switchboard import Switchboard

_GATHERED: Final = 0.2  # seconds
_HEARTBEAT: Final = 5.0  # seconds from one to the next
_TIDIED: Final = 60  # heartbeats from one time to the next that old rows are thrown away
_RESTED: Final = 1.0  # seconds after a fault of the store


class Presence:
    """Tells other servers who is here, and the games that are open here who is at theirs."""

    def __init__(
        self, presences: Presences, news: Switchboard, on_disk: Disk, open_games: Mapping[str, Authority]
    ) -> None:
        self._presences = presences
        self._on_disk = on_disk
        self._open_games = open_games
        self._here: dict[tuple[str, str], Attending] = {}  # all who are, by game and player
        self._to_tell: dict[tuple[str, str], Attending] = {}
        self._to_read: set[str] = set()
        self._wanted = asyncio.Event()
        self._is_unknown = asyncio.Event()  # maybe, to other servers
        self._tasks: list[asyncio.Task[None]] = []
        news.hear("here", self._heard)
        news.hear("server", lambda _: self.read(self._open_games))
        news.hear_of_breaks(self._start_anew)

    def begin(self) -> None:
        """Be known to other servers from now on."""
        self._tasks = [asyncio.create_task(self._tell_and_read()), asyncio.create_task(self._show_signs_of_life())]

    async def close(self) -> None:
        """Nobody is here any more."""
        for task in self._tasks:
            task.cancel()
        with suppress(NotKept):
            await self._on_disk(self._presences.leave)

    def attend(self, game: str, player: str, attending: Attending) -> None:
        """A player has come to a game, or left it."""
        self._to_tell[game, player] = attending
        if attending.lines:
            self._here[game, player] = attending
        else:
            self._here.pop((game, player), None)
        self._wanted.set()

    def read(self, games: Iterable[str]) -> None:
        """Find out who is at games through other servers."""
        self._to_read.update(games)
        self._wanted.set()

    async def look(self, game: str, player: str, seat: Seat) -> None:
        """Tell others who sits before a screen that several people share. Raises NotKept."""
        await self._on_disk(partial(self._presences.look, game, player, seat))

    def _heard(self, news: News) -> None:
        self.read(game for game in news.text.split() if game in self._open_games)

    def _start_anew(self) -> None:
        """After a break others may have left, and what passes may be lost."""
        self._is_unknown.set()
        self._to_tell = {**self._here, **self._to_tell}
        self.read(self._open_games)

    async def _tell_and_read(self) -> None:
        while True:
            await self._wanted.wait()
            await asyncio.sleep(_GATHERED)
            self._wanted.clear()
            telling, self._to_tell = self._to_tell, {}
            reading, self._to_read = self._to_read & self._open_games.keys(), set()
            try:
                await self._tell(telling)
                await self._read(reading)
            except NotKept:
                self._to_tell = {**telling, **self._to_tell}
                self.read(reading)
                await asyncio.sleep(_RESTED)

    async def _tell(self, telling: Mapping[tuple[str, str], Attending]) -> None:
        if telling:
            await self._on_disk(partial(self._presences.note, telling))

    async def _read(self, games: set[str]) -> None:
        if games:
            for game, attending in (await self._on_disk(partial(self._presences.elsewhere, games))).items():
                if game in self._open_games:
                    self._open_games[game].attend_elsewhere(attending)

    async def _show_signs_of_life(self) -> None:
        there: set[str] = set()
        beats = 0
        while True:
            with suppress(NotKept):
                before, there = there, await self._on_disk(self._presences.beat)
                if before != there:
                    self.read(self._open_games)
                if beats % _TIDIED == 0:
                    await self._on_disk(self._presences.tidy)
            beats += 1
            self._is_unknown.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(_HEARTBEAT):
                    await self._is_unknown.wait()
