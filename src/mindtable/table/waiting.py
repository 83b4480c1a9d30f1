"""Which games wait for those whose pages listen, as soon as that changes, whichever server has decided what.

What may have changed is gathered for a moment and then read in one go, however many games and players it is about.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Collection, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from .. import store
from .calls import Ear
from .declined import NotKept
from .disk import Disk
from .live import OF_PAGES, Pulse
from .switchboard import Switchboard

_GATHERED: Final = 0.1  # seconds
_RESTED: Final = 1.0  # seconds after a fault of the store


class Waiting:
    """Knows which games wait for each of those who listen, and rings for them when it is others than before."""

    def __init__(self, kept: store.Waiting, on_disk: Disk, news: Switchboard) -> None:
        self._is_hung_up = False
        self._kept = kept
        self._on_disk = on_disk
        self._listening: dict[str, set[Ear]] = {}  # the lines of each player
        self._games: dict[str, tuple[str, ...]] = {}  # that wait for each of them, once that was read
        self._changed: set[str] = set()  # games that may wait for others than before
        self._unread: set[str] = set()  # players of whom that is not known
        self._wanted = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        for about in ("entry", "chairs"):
            news.hear(about, lambda heard: self.changed(heard.game))
        news.hear_of_breaks(self._start_anew)

    def begin(self) -> None:
        """Read from now on."""
        self._reading = asyncio.create_task(self._keep_reading())

    def close(self) -> None:
        """Read no more."""
        if self._reading is not None:
            self._reading.cancel()

    def hang_up(self) -> None:
        """Tell all who listen, and who will, that nothing more will come."""
        self._is_hung_up = True
        self.hang_up_on(list(self._listening))

    def hang_up_on(self, players: Collection[str]) -> None:
        """Tell some who listen that nothing more will come: their browsers ask again, maybe as others."""
        for player in players:
            for ear in self._listening.get(player, ()):
                ear.ring_out()

    def changed(self, game: str) -> None:
        """Something was written down of a game: it may wait for others now."""
        if self._listening:
            self._changed.add(game)
            self._wanted.set()

    def games_of(self, player: str) -> tuple[str, ...] | None:
        """The games that wait for a player who listens; None until that was read."""
        return self._games.get(player)

    @contextmanager
    def listening(self, player: str) -> Iterator[Ear]:
        """What rings whenever other games wait for a player than before."""
        ear = Ear()
        ear.is_last = self._is_hung_up
        self._listening.setdefault(player, set()).add(ear)
        self._unread.add(player)
        self._wanted.set()
        try:
            yield ear
        finally:
            self._listening[player].discard(ear)
            if not self._listening[player]:
                del self._listening[player]
                self._games.pop(player, None)

    # --- how it is done ----------------------------------------------------------------------------

    def _start_anew(self) -> None:
        self._unread.update(self._listening)
        self._wanted.set()

    async def _keep_reading(self) -> None:
        while True:
            await self._wanted.wait()
            await asyncio.sleep(_GATHERED)
            self._wanted.clear()
            changed, self._changed = self._changed, set()
            unread, self._unread = self._unread, set()
            try:
                await self._read(changed, unread)
            except NotKept:
                self._changed |= changed
                self._unread |= unread
                self._wanted.set()
                await asyncio.sleep(_RESTED)

    async def _read(self, changed: set[str], unread: set[str]) -> None:
        if changed:
            unread = unread | await self._on_disk(partial(self._kept.players_in, changed))
        if players := unread & self._listening.keys():
            for player, games in (await self._on_disk(partial(self._kept.for_players, players))).items():
                if player in self._listening and self._games.get(player) != games:
                    self._games[player] = games
                    for ear in self._listening[player]:
                        ear.set()


async def events(waiting: Waiting, player: str) -> AsyncGenerator[bytes]:
    """The ids of the games that wait for a player, whenever they are others. What concerns only others is silent."""
    with waiting.listening(player) as ear:
        pulse, sent = Pulse(OF_PAGES), None
        while not ear.is_last:
            ear.clear()
            games = waiting.games_of(player)
            if games is not None and games != sent:
                sent = games
                yield b"data: %b\n\n" % " ".join(games).encode()
            while not await pulse.comes_after(ear):
                yield b": still here\n\n"
