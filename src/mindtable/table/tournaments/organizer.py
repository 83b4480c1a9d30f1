"""Whoever organizes tournaments: takes results, begins rounds, and tells those who look on.

Several servers may do so for the same tournaments. Whatever happens is written in one transaction, results with the
round that follows from them, and of two who write the same one was the first; so there is nothing to be agreed on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from random import SystemRandom
from typing import Final
from weakref import WeakValueDictionary

from ...bots import stand_in
from ...game.contract import Seat
from ...ratings import house_rating
from ...store import (
    GOING_ON,
    OPEN,
    OVER,
    SOMEBODY,
    TOURNAMENT,
    WAITING,
    AlreadyDecided,
    BoardGame,
    KeptTournament,
    News,
    NewTournament,
    Tournaments,
    new_id,
)
from ...tournaments import BEGIN, END, RESULT, ROUND, WITHDRAW, Happening, Tournament, next_round
from ..authority import Authority
from ..bell import Bell
from ..declined import Declined, NotKept
from ..disk import Disk
from ..openings import USUAL_BOT
from ..switchboard import Switchboard
from .contests import character, game_for, plan_of, results_in

_LOOKED_AGAIN: Final = 2.0  # seconds
_MOST_OF_HOST: Final = 20  # tournaments of one host that are not over

_log: Final = logging.getLogger(__name__)


class Notices:
    """A tournament as it is known here, for those whose pages are open."""

    def __init__(self, read: Callable[[], Awaitable[KeptTournament]]) -> None:
        self.is_hung_up = False
        self._read = read
        self._kept: KeptTournament | None = None
        self._reading = asyncio.Lock()
        self._bells: set[Bell] = set()

    @property
    def kept(self) -> KeptTournament:
        """How it stood when it was read last."""
        if self._kept is None:
            raise RuntimeError("it was not read yet")
        return self._kept

    @contextmanager
    def listening(self, _player: str | None = None, _pace: str = "") -> Iterator[Bell]:
        """An event that is set whenever something has changed."""
        bell = Bell()
        self._bells.add(bell)
        try:
            yield bell
        finally:
            self._bells.discard(bell)

    async def look(self) -> None:
        """Read how it stands now, and show it. It is read one time after the other: what was read earlier never
        takes the place of what was read later. Raises Declined if it is not kept any more."""
        async with self._reading:
            kept = await self._read()
            if kept != self._kept:
                self._kept = kept
                self.ring()

    def ring(self) -> None:
        """Let all know who listen."""
        for bell in self._bells:
            bell.set()


@dataclass(frozen=True)
class Hosting:
    """What an organizer needs of the table."""

    game: Callable[[str], Awaitable[Authority]]
    deal_soon: Callable[[Authority], None]
    call: Callable[[Iterable[str | None]], None]  # players, wherever they listen
    check_rated: Callable[[Collection[str]], Awaitable[None]]  # raises Declined for who cannot play for ratings
    resign: Callable[[Authority, Seat, str, str | None], Awaitable[None]]  # a seat; a bot plays on where others do


class Organizer:
    """Organizes all tournaments of a store, together with the other servers that have it."""

    def __init__(self, kept: Tournaments, on_disk: Disk, news: Switchboard, hosting: Hosting) -> None:
        self._kept = kept
        self._on_disk = on_disk
        self._hosting = hosting
        self._dice = SystemRandom()
        self._notices: WeakValueDictionary[str, Notices] = WeakValueDictionary()  # as long as a page is open
        self._is_hung_up = False
        self._stale: set[str] = set()  # those that others have changed
        self._looking: asyncio.Task[None] | None = None
        self._wanted = asyncio.Event()
        news.hear(TOURNAMENT, self._heard)
        news.hear_of_breaks(self.changed)

    def begin(self) -> None:
        """Organize from now on."""
        self._looking = asyncio.create_task(self._keep_looking())

    def close(self) -> None:
        """Organize no more."""
        if self._looking is not None:
            self._looking.cancel()

    def hang_up(self) -> None:
        """Tell all who listen, and who will, that nothing more will come."""
        self._is_hung_up = True
        for notices in self._notices.values():
            notices.is_hung_up = True
            notices.ring()

    # --- what people do ----------------------------------------------------------------------------

    async def make(self, new: NewTournament) -> str:
        """Keep a new tournament; its id. Raises Declined if its host has too many."""
        if new.agreement.rated:
            await self._hosting.check_rated([])
        theirs = await self.of(new.player)
        if sum(one.begun.player == new.player and one.state != OVER for one in theirs) >= _MOST_OF_HOST:
            raise Declined(429, "tournament-too-many")
        id = new_id()
        await self._on_disk(lambda: self._kept.make(new, id))
        return id

    async def read(self, id: str) -> KeptTournament:
        """A tournament as it stands now. Raises Declined if there is none."""
        found: KeptTournament | None = await self._on_disk(lambda: self._kept.read(id))
        if found is None:
            raise Declined(404, "tournament-none")
        return found

    async def notices(self, id: str) -> Notices:
        """The same for a page that listens."""
        notices = self._notices.setdefault(id, Notices(partial(self.read, id)))
        notices.is_hung_up = self._is_hung_up
        await notices.look()  # once it is known that somebody wants to know: what happens meanwhile is told
        return notices

    async def of(self, player: str) -> list[KeptTournament]:
        """Those that somebody hosts or takes part in."""
        theirs: list[KeptTournament] = await self._on_disk(lambda: self._kept.of(player))
        return theirs

    async def listed(self) -> list[KeptTournament]:
        """Those that their hosts have listed."""
        listed: list[KeptTournament] = await self._on_disk(self._kept.listed)
        return listed

    async def enter(self, id: str, *, player: str, name: str, face: str = "", beside: int | None = None) -> None:
        """Let somebody take part. Raises Declined if that is not possible."""
        if (await self.read(id)).begun.agreement.rated:
            await self._hosting.check_rated([player])
        enter = partial(self._kept.enter, id, player=player, name=name, face=face, beside=beside)
        if await self._on_disk(enter) is None:
            raise Declined(409, "tournament-no-room")
        await self._advance(id)

    async def enter_bots(self, id: str, bot: str, count: int) -> None:
        """Let bots take part, as many as there is room for."""
        kept = await self.read(id)
        if kept.begun.agreement.rated and not house_rating(kept.begun.game, stand_in(bot, kept.begun.game)):
            raise Declined(422, "ratings-bot")
        there = sum(bool(one.bot) for one in kept.members)
        for number in range(there, there + count):
            enter = partial(self._kept.enter, id, player=None, name=character(number), bot=bot)
            if await self._on_disk(enter) is None:
                break
        await self._advance(id)

    async def leave(self, id: str, number: int, player: str | None = None) -> None:
        """Let an entrant go, or before it begins one of their people, because a player wants to or for None the host.
        Their games are given up, but for those that count and that they have not left themselves."""
        kept = await self.read(id)
        if kept.state == OPEN:
            await self._on_disk(lambda: self._kept.leave(id, number, player=player))
            await self._tell(id)
            return
        await self._happens(id, partial(self._withdrawn, number=number))
        if player is None and kept.begun.agreement.rated:
            return
        for place in _boards_of(kept, number):
            with suppress(Declined):  # it is not dealt yet, or the partner is asked
                table = await self._hosting.game(kept.games[place])
                bot = stand_in(USUAL_BOT, table.game.name)
                for seat in [seat for one in kept.team(number) for seat in table.seats_of(one.player)]:
                    await self._hosting.resign(table, seat, bot, table.chairs[seat].player)

    async def begin_round(self, id: str) -> None:
        """Begin the tournament, or its next round. Raises Declined where too few have come."""
        kept = await self.read(id)
        if kept.state == OPEN and len(kept.complete) < plan_of(kept.begun).fewest:
            raise Declined(409, "tournament-too-few")
        await self._happens(id, self._next if kept.state == WAITING else self._begun)

    async def end(self, id: str) -> None:
        """End a tournament as it stands."""
        await self._happens(id, self._ended)

    # --- what goes by itself -----------------------------------------------------------------------

    async def look(self) -> None:
        """Do all that is to be done now: take results, begin rounds, have games dealt."""
        for id in await self._on_disk(self._kept.due):
            try:
                await self._advance(id)
            except NotKept:
                raise
            except Exception:  # nonsense can fail in any way; it must not keep the others away
                _log.exception("the tournament %s cannot go on", id)
        for game in await self._on_disk(self._kept.undealt):
            with suppress(Declined):
                self._hosting.deal_soon(await self._hosting.game(game))
        while self._stale:
            id = self._stale.pop()
            try:
                await self._tell(id)
            except NotKept:
                self._stale.add(id)
                raise

    async def _keep_looking(self) -> None:
        while True:
            with suppress(NotKept):
                await self.look()
            self._wanted.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOKED_AGAIN):
                    await self._wanted.wait()

    async def _advance(self, id: str) -> None:
        """Let a tournament go on as far as it can by itself."""
        await self._happens(id, self._by_itself)
        await self._tell(id)

    async def _happens(self, id: str, move: Callable[[KeptTournament], Awaitable[_Move | None]]) -> None:
        """Write down what follows from how a tournament stands; anew, if others were faster."""
        while True:
            kept = await self.read(id)
            moved = await move(kept)
            if moved is None:
                return
            with suppress(AlreadyDecided):
                write = partial(self._kept.happen, kept, moved.happenings, state=moved.state, begun=moved.games)
                await self._on_disk(write)
                break
        self._hosting.call(chair.player for one in moved.games for chair in one.new.chairs)
        await self._tell(id)
        self._wanted.set()

    async def _by_itself(self, kept: KeptTournament) -> _Move | None:
        if kept.state == OPEN:
            is_full = len(kept.complete) >= kept.begun.most
            return await self._begun(kept) if kept.begun.begins_full and is_full else None
        if kept.state != GOING_ON:
            return None
        tournament = Tournament(kept.happenings)
        results = [one for place in sorted(kept.undecided) if (one := await self._result(kept, tournament, *place))]
        return await self._after(kept, results) if results else None

    async def _after(self, kept: KeptTournament, new: list[Happening]) -> _Move | None:
        """What comes of results: the next round as soon as this one is over, unless the host is waited for."""
        tournament = Tournament((*kept.happenings, *new))
        if kept.state == WAITING or not tournament.is_round_over:
            return _Move(new, kept.state)
        if not kept.begun.goes_on and await self._boards(kept, tournament):
            return _Move(new, WAITING)
        return await self._next(kept, new)

    async def _begun(self, kept: KeptTournament) -> _Move | None:
        if kept.state != OPEN:
            return None
        numbers = kept.complete
        self._dice.shuffle(numbers)
        return await self._next(kept, [Happening(BEGIN, {"entrants": numbers})])

    async def _next(self, kept: KeptTournament, before: Sequence[Happening] = ()) -> _Move | None:
        """The next round, or the end if there is none."""
        if kept.state == OVER:
            return None
        tournament = Tournament((*kept.happenings, *before))
        gone = [
            Happening(WITHDRAW, {"entrant": entrant})
            for entrant in tournament.playing
            if any(one.player == SOMEBODY for one in kept.team(entrant))
        ]
        for happening in gone:
            tournament.take_in(happening)
        boards = await self._boards(kept, tournament)
        if not boards:
            return _Move([*before, *gone, Happening(END)], OVER)
        number = len(tournament.rounds) + 1
        games = [
            BoardGame(number, board, new_id(), game_for(kept, entrants))
            for board, entrants in enumerate(boards, 1)
            if len(entrants) > 1
        ]
        return _Move([*before, *gone, Happening(ROUND, {"boards": boards})], GOING_ON, games)

    async def _boards(self, kept: KeptTournament, tournament: Tournament) -> list[tuple[int, ...]]:
        """The boards of the next round; to find them may take a second."""
        return await asyncio.to_thread(next_round, plan_of(kept.begun), tournament)

    async def _result(self, kept: KeptTournament, tournament: Tournament, number: int, board: int) -> Happening | None:
        """The result of a board, if its game is over; one that is not there any more nobody came to."""
        entrants = tournament.rounds[number - 1][board - 1].entrants
        places: list[int | None] = [None for _ in entrants]
        try:
            table = await self._hosting.game(kept.games[number, board])
            if not table.is_over:
                return None
            places = results_in(table, entrants, tournament.withdrawn)
        except NotKept:
            raise
        except Declined:
            _log.warning("a game of the tournament %s is lost", kept.id)
        return _result_of(number, board, places)

    async def _withdrawn(self, kept: KeptTournament, *, number: int) -> _Move | None:
        """An entrant goes. Who was to meet nobody else has won; at a table of several the game goes on."""
        if kept.state == OVER or number not in Tournament(kept.happenings).playing:
            return None
        new = [Happening(WITHDRAW, {"entrant": number})]
        for place, entrants in _boards_of(kept, number).items():
            if len(entrants) == 2:
                places = [None if one == number else 1 for one in entrants]
                new.append(_result_of(*place, places))
        return await self._after(kept, new)

    async def _ended(self, kept: KeptTournament) -> _Move | None:
        return None if kept.state == OVER else _Move([Happening(END)], OVER)

    # --- who is told -------------------------------------------------------------------------------

    async def _tell(self, id: str) -> None:
        if notices := self._notices.get(id):
            await notices.look()

    def _heard(self, news: News) -> None:
        self._stale.add(news.game)
        self._wanted.set()

    def changed(self) -> None:
        """All that is shown is to be read anew: news may have been missed, or somebody is called otherwise."""
        self._stale.update(self._notices)
        self._wanted.set()


@dataclass(frozen=True)
class _Move:
    """What happens next in a tournament, how it stands then, and the games that are begun."""

    happenings: list[Happening]
    state: str
    games: Sequence[BoardGame] = ()


def _boards_of(kept: KeptTournament, number: int) -> dict[tuple[int, int], tuple[int, ...]]:
    """The boards without a result at which an entrant sits, by round and board, with all who sit there."""
    rounds = Tournament(kept.happenings).rounds
    found = {place: rounds[place[0] - 1][place[1] - 1].entrants for place in sorted(kept.undecided)}
    return {place: entrants for place, entrants in found.items() if number in entrants}


def _result_of(number: int, board: int, places: Sequence[int | None]) -> Happening:
    return Happening(RESULT, {"round": number, "board": board, "places": list(places)})
