"""Who looks for others, and what is listed, as all who are in the lobby see it.

It is read once for all of them: when somebody asks for the page, when there are news, and every few seconds. Whoever
reads it puts those together who fit; that is one transaction, so of two servers that put the same people together one
has lost, and looks again.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, NamedTuple

from ...store import LOBBY, Chair, News, Seek, Seeking, Seeks, Tables, is_program, new_id
from ..authority import Authority
from ..bell import Bell
from ..declined import Declined, NotKept
from ..disk import Disk
from ..keys import Keys
from ..switchboard import Switchboard
from .clocks import lasts_days
from .pairing import Gathering, Pair, are_apart, gathered
from .seating import seated

_LOOKED_AGAIN: Final = 5.0  # seconds, while somebody is here
_GATHERED: Final = 0.1  # seconds in which more news may come
_TIDIED: Final = 12  # looks from one time to the next that those are left out who have gone
_AN_ADDRESS: Final = 20  # who may look for others from one
_TRIES: Final = 5  # to put people together whom others put together at the same moment
_MOST_OPEN: Final = 20  # games that are shown
_MOST_RUNNING: Final = 6

Open = Callable[[str], Awaitable[Authority]]  # a game by its id


class RunningTable(NamedTuple):
    """A game to be watched, how often something was decided in it, and who sits there."""

    table: Authority
    moment: int
    chairs: tuple[Chair, ...]


class OpenTable(NamedTuple):
    """A game with free chairs, how many are taken, and who sits there."""

    table: Authority
    taken: int
    chairs: tuple[Chair, ...]


@dataclass(frozen=True)
class LobbyNow:
    """The lobby at one moment."""

    gatherings: tuple[Gathering, ...] = ()  # those who look for others
    found: Mapping[str, str] = field(default_factory=dict)  # the games of those who have found some, by player
    open: tuple[OpenTable, ...] = ()
    running: tuple[RunningTable, ...] = ()
    playing: int = 0  # games that are listed and played now
    apart: frozenset[Pair] = frozenset()  # who does not want to meet whom, of those who are here

    @property
    def players(self) -> set[str]:
        """All whom somebody could meet or watch here."""
        seeking = {seek.who.player for one in self.gatherings for seek in one.seeks}
        tables = [one.chairs for one in self.open] + [one.chairs for one in self.running]
        return seeking | {chair.player for chairs in tables for chair in chairs if chair.player}

    def seen_by(self, player: str | None) -> LobbyNow:
        """The same without those whom a player is not to meet: neither of the two learns that the other is here."""
        hidden = {other for pair in self.apart if player in pair for other in pair} - {player}
        if not hidden:
            return self
        return replace(
            self,
            gatherings=tuple(one for one in self.gatherings if not any(map(one.has, hidden))),
            open=tuple(one for one in self.open if not any(chair.player in hidden for chair in one.chairs)),
            running=tuple(one for one in self.running if not any(chair.player in hidden for chair in one.chairs)),
        )

    @property
    def waiting(self) -> int:
        """How many wait for others: each by themselves, and those at tables with free chairs."""
        return sum(len(one.seeks) for one in self.gatherings) + len(self.open)

    def of(self, player: str | None) -> Gathering | None:
        """Those with whom a player waits."""
        return next((one for one in self.gatherings if one.has(player)), None)


class Lobby:
    """The lobby of all servers of a store, as it is known here."""

    def __init__(
        self,
        seeks: Seeks,
        listed: Callable[[], Tables],
        on_disk: Disk,
        news: Switchboard,
        *,
        open_game: Open,
        keys: Keys,
    ) -> None:
        self.now = LobbyNow()
        self.is_hung_up = False
        self._seeks = seeks
        self._listed = listed
        self._on_disk = on_disk
        self._news = news
        self._open_game = open_game
        self._keys = keys
        self._listening: dict[Bell, str | None] = {}
        self._here: Counter[str | None] = Counter()  # how many pages of a player listen
        self._read_at = -_LOOKED_AGAIN
        self._wanted = asyncio.Event()
        self._reading: asyncio.Task[LobbyNow] | None = None
        self._next_reading: asyncio.Task[LobbyNow] | None = None
        self._keeping_up: asyncio.Task[None] | None = None
        news.hear(LOBBY, lambda _: self._wanted.set())
        news.hear_of_breaks(self._wanted.set)

    def begin(self) -> None:
        """Keep up with what happens from now on."""
        self._keeping_up = asyncio.create_task(self._keep_up())

    def close(self) -> None:
        """End all that goes on."""
        for task in (self._keeping_up, self._reading, self._next_reading):
            if task is not None:
                task.cancel()

    def hang_up(self) -> None:
        """Tell all who listen that nothing more will come."""
        self.is_hung_up = True
        self._ring()

    @contextmanager
    def listening(self, player: str | None, _pace: str = "", heard: Bell | None = None) -> Iterator[Bell]:
        """An event that is set whenever there is something new: a new one, or one that is there already. Who looks for
        others does so as long as they listen."""
        heard = heard or Bell()
        if not self._listening:
            self._wanted.set()  # what was told while nobody listened was not read
        self._listening[heard] = player
        self._here[player] += 1
        try:
            yield heard
        finally:
            del self._listening[heard]
            self._here[player] -= 1
            if not self._here[player]:
                del self._here[player]

    async def look(self) -> LobbyNow:
        """The lobby as it is: what is read after it was asked for, once for all who ask meanwhile. Raises NotKept."""
        if self._next_reading is None:
            self._next_reading = asyncio.create_task(self._read_after(self._reading))
        return await asyncio.shield(self._next_reading)

    async def lately(self) -> LobbyNow:
        """The lobby as it is, or was a few seconds ago. Raises NotKept."""
        is_old = time.monotonic() > self._read_at + _LOOKED_AGAIN
        return await self.look() if is_old else self.now

    async def visited(self, player: str | None) -> LobbyNow:
        """The same for somebody who asks for the page: who looks for others without a script is heard of by that.
        Raises NotKept."""
        now = await self.look()
        if player is not None and now.of(player):
            await self._on_disk(partial(self._seeks.seen, [player]))
        return await self.known_to(player, now)

    async def known_to(self, player: str | None, now: LobbyNow) -> LobbyNow:
        """The lobby of a moment, with whom a player is not to meet there. Raises NotKept."""
        if player is None:
            return now
        apart = await self._on_disk(partial(self._seeks.apart, {player, *now.players}))
        return replace(now, apart=now.apart | apart)

    async def seek(self, who: Seeking) -> None:
        """Let somebody look for others from now on, and put them together with those who fit. Raises Declined if too
        many do so from one address, and NotKept."""
        if not await self._on_disk(partial(self._seeks.open, new_id(), who, most=_AN_ADDRESS)):
            raise Declined(429, "lobby-too-many-seeks")
        await self.look()

    async def gathering_of(self, seek: str) -> Gathering:
        """Those who wait together with one who looks for others. Raises Declined if they do not any more."""
        for one in (await self.look()).gatherings:
            if any(other.id == seek for other in one.seeks):
                return one
        raise Declined(409, "lobby-gone")

    async def join(self, others: Gathering, who: Seeking) -> None:
        """Let somebody look for the same as others, and sit down with them at once if nobody else is needed, however
        good they are. Raises Declined."""
        players = [seek.who.player for seek in others.seeks]
        if is_program(who.player) and not all(map(is_program, players)):  # people ask for a program, not the contrary
            raise Declined(403, "lobby-gone")
        await self.check_may_meet([*players, who.player])
        await self.seek(who)
        mine = self.now.of(who.player)
        if mine is not None and len(others.seeks) + 1 == others.sought.seats:
            own = next(seek for seek in mine.seeks if seek.who.player == who.player)
            await self._sit_down(Gathering((*others.seeks, own)))
            await self.look()

    async def withdraw(self, player: str) -> None:
        """Let somebody look no longer. Raises NotKept."""
        await self._on_disk(partial(self._seeks.withdraw, player))
        self._wanted.set()

    async def check_may_meet(self, players: Sequence[str]) -> None:
        """Raises Declined where some players do not want to meet."""
        if are_apart(players, await self._on_disk(partial(self._seeks.apart, players))):
            raise Declined(409, "lobby-gone")

    def changed(self) -> None:
        """Somebody here is called otherwise, or has gone."""
        self._wanted.set()

    def tell(self) -> None:
        """Something that is listed has changed here."""
        self._news.tell(News(LOBBY))
        self._wanted.set()

    # --- how it is done ----------------------------------------------------------------------------

    async def _keep_up(self) -> None:
        looks, due = 0, 0.0
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOKED_AGAIN):
                    await self._wanted.wait()
                    await asyncio.sleep(_GATHERED)
            self._wanted.clear()
            if not self._listening:
                continue
            with suppress(NotKept):
                if time.monotonic() >= due:
                    due = time.monotonic() + _LOOKED_AGAIN
                    looks += 1
                    await self._show_signs_of_life(is_tidied=looks % _TIDIED == 0)
                await self.look()

    async def _show_signs_of_life(self, *, is_tidied: bool) -> None:
        here = [player for player in self._here if player is not None and self.now.of(player)]
        if here:
            await self._on_disk(partial(self._seeks.seen, here))
        if is_tidied:
            await self._on_disk(self._seeks.tidy)

    async def _read_after(self, before: asyncio.Task[LobbyNow] | None) -> LobbyNow:
        if before is not None:
            await asyncio.wait({before})
        self._reading, self._next_reading = self._next_reading, None
        return await self._read()

    async def _read(self) -> LobbyNow:
        seeks, gatherings = await self._read_seeks()
        for _ in range(_TRIES):
            full = [one for one in gatherings if one.is_full]
            if not full:
                break
            for one in full:
                await self._sit_down(one)
            seeks, gatherings = await self._read_seeks()
        tables: Tables = await self._on_disk(self._listed)
        now = LobbyNow(
            gatherings=tuple(gatherings),
            found={seek.who.player: seek.game for seek in seeks if seek.game},
            open=await self._open_tables(tables.open),
            running=await self._running_tables(tables.running),
            playing=tables.playing,
        )
        here = now.players | {player for player in self._here if player is not None}
        now = replace(now, apart=frozenset(await self._on_disk(partial(self._seeks.apart, here))))
        self._read_at = time.monotonic()
        if now != self.now:
            self.now = now
            self._ring()
        return now

    async def _read_seeks(self) -> tuple[list[Seek], list[Gathering]]:
        seeks: list[Seek] = await self._on_disk(self._seeks.there)
        looking = [seek for seek in seeks if not seek.game]
        apart = (
            await self._on_disk(partial(self._seeks.apart, [seek.who.player for seek in looking])) if looking else ()
        )
        return seeks, gathered(looking, apart)

    async def _sit_down(self, gathering: Gathering) -> None:
        """Begin the game of a full gathering, unless another server has put one of them together with others."""
        id = new_id()
        ids = [seek.id for seek in gathering.seeks]
        await self._on_disk(partial(self._seeks.pair, ids, seated(gathering, id, self._keys), id))

    async def _open_tables(self, ids: Sequence[str]) -> tuple[OpenTable, ...]:
        """Those of hosts who are there, or need not be; one of each."""
        found: dict[str, OpenTable] = {}
        for id in ids:
            with suppress(Declined):
                table = await self._open_game(id)
                away = () if lasts_days(table.begun.agreement.clock) else table.away
                hosts = [chair.player for seat, chair in table.chairs.items() if chair.player and seat not in away]
                if hosts and table.free_seats and hosts[0] not in found and len(found) < _MOST_OPEN:
                    taken = len(table.seats) - len(table.free_seats)
                    found[hosts[0]] = OpenTable(table, taken, tuple(table.chairs.values()))
        return tuple(found.values())

    async def _running_tables(self, ids: Sequence[str]) -> tuple[RunningTable, ...]:
        found: list[RunningTable] = []
        for id in ids[:_MOST_RUNNING]:
            with suppress(Declined):
                table = await self._open_game(id)
                if table.is_dealt and not table.is_over:
                    found.append(RunningTable(table, table.moment, tuple(table.chairs.values())))
        return tuple(found)

    def _ring(self) -> None:
        for heard in self._listening:
            heard.set()
