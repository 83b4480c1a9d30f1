"""All games that are open now; the others are in the store."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from itertools import islice
from typing import Final, TypeVar

from ..game.contract import Seat
from ..games import game_named
from ..review import Assessment
from ..store import (
    BusHere,
    Counted,
    DamagedGame,
    Entry,
    Keeping,
    KeptGame,
    Later,
    NewGame,
    Now,
    Store,
    StoreProblem,
    moment,
    new_id,
)
from . import metrics
from .attendance import USUAL_PATIENCE, Patience
from .authority import Authority
from .calls import Calls
from .catching_up import CatchingUp
from .challenges import Challenges
from .declined import Declined, NotKept, not_found
from .fair_queue import USUAL_LIMITS, Limits
from .faring import Faring
from .feeds import Feeds
from .identities import Identities
from .keys import Keys
from .lobby.lobby import Lobby
from .openers import OPENERS, Doorkeeper, Openers
from .presence import Presence
from .progress import Progress
from .puzzle_counts import PuzzleCounts
from .rated import RatedGames
from .results import Results
from .reviews import Reviews
from .settling import Settling
from .switchboard import Switchboard
from .thinking import Pace, Sleep, Thinking, pauses
from .thoughts import Thinkers, Whose
from .timekeeping import Timekeeping
from .tokens import Tokens
from .tournaments.organizer import Hosting, Organizer
from .waiting import Waiting

_MOST_OPEN: Final = 5000  # most of them folded (see `course`)
_MOST_STEPS: Final = 200_000  # in all of them: a record that somebody has handed in may be long
_AT_ONCE: Final = 4  # what is written to or read from a database that can do several things at the same time
_A_FEW: Final = 20  # games of which a list is made at once
_LATELY: Final = timedelta(days=2)  # games in which bots go on by themselves after a restart

_log: Final = logging.getLogger(__name__)
_T = TypeVar("_T")


@dataclass(frozen=True)
class OwnGames:
    """Some of somebody's games, with when they were played last, and whether more come after them."""

    games: list[tuple[Authority, datetime]]
    are_more: bool


class Hall:
    """Opens games, keeps them open while they are needed, and is the only one to write to the store."""

    def __init__(
        self,
        store: Store,
        keys: Keys,
        pace: Pace,
        patience: Patience = USUAL_PATIENCE,
        limits: Limits = USUAL_LIMITS,
        *,
        thinkers: Thinkers | None = None,
        sleep: Sleep = asyncio.sleep,
        openers: Openers = OPENERS[0],
        rated: bool = True,
        news: Switchboard | None = None,
        now: Callable[[], datetime] = moment,
    ) -> None:
        self.keys = keys
        self._patience = patience
        self._store = store
        self._sleep = sleep
        self._now = now
        self.doorkeeper = Doorkeeper(openers, self.knows)
        self._thinking = Thinking(keys, pace, self._playing, limits, thinkers=thinkers, sleep=sleep)
        self._open: OrderedDict[str, Authority] = OrderedDict()
        self._opening: dict[str, asyncio.Future[Authority]] = {}
        self._dealing: dict[str, asyncio.Task[None]] = {}  # deals for which browsers are waited for
        self._found_damaged: set[str] = set()
        self._disk = ThreadPoolExecutor(_AT_ONCE if store.is_shared else 1, "store")
        self._desk = ThreadPoolExecutor(1, "opening")  # where games are played up to where they stand
        self._news = news or Switchboard(BusHere())
        self.reviews = Reviews(store.reviews(), self._on_disk, self._thinking, self._news, self.open_game)
        self.results = Results(store.results(), self._on_disk)
        self.settling = Settling(store.results(), store.people(), self._on_disk, self.game)
        self.progress = Progress(store.progress(), self._on_disk)
        self._begun = moment()
        self.faring = Faring(store.faring(), None if store.is_shared else self._passing)
        self.feeds = Feeds(store.feeds(), self._on_disk)
        self.waiting = Waiting(store.waiting(), self._on_disk, self._news)
        self.identities = Identities(
            store, self._on_disk, self._news, self._open, self._catch_up, hang_up_on=self.waiting.hang_up_on
        )
        self.rated = RatedGames(self.identities, are_played=rated)
        kept = (store.seeks(), store.listed)
        self.lobby = Lobby(*kept, self._on_disk, self._news, open_game=self._playing, keys=keys)
        self.calls = Calls(self._news)
        self.tokens = Tokens(store.tokens(), self._on_disk, self._news, self.identities.introduce)
        self.challenges = Challenges(store.challenges(), self._on_disk, self.calls, self.identities)
        self.puzzle_counts = PuzzleCounts(store.puzzle_counts(), self._on_disk)
        self._presence = Presence(store.presences(), self._news, self._on_disk, self._open) if store.is_shared else None
        self.timekeeping = Timekeeping(store.heartbeat(), self._on_disk, self.game, self.seat_bot, now=now, sleep=sleep)
        hosting = Hosting(self.game, self.deal_soon, self.calls.call, self.rated.check_players, self.resign)
        self.organizer = Organizer(store.tournaments(), self._on_disk, self._news, hosting)
        self._catching_up = CatchingUp(
            self._news,
            self._open,
            lambda table: self._patiently(partial(self._catch_up, table)),
            self._thinking.wake,
            lambda ids: self._patiently(lambda: self._on_disk(lambda: self._store.standing(ids))),
        )

    def join(self) -> None:
        """From now on, hear of other servers that have the same games, and let them hear of this one."""
        self._news.begin()
        self.lobby.begin()
        self.organizer.begin()
        self.waiting.begin()
        if self._presence is not None:
            self._presence.begin()

    async def resume(self) -> None:
        """After a restart, let bots go on where they were asked."""
        for id in await self._patiently(lambda: self._on_disk(lambda: self._store.waiting_for_bots(_LATELY))):
            with suppress(Declined):
                await self._patiently(partial(self.game, id))

    @property
    def games_open(self) -> int:
        """How many games are open."""
        return len(self._open)

    def _passing(self) -> Now:
        """What passes at a table that no other server has."""
        people = {player for table in self._open.values() for player in table.here}
        return Now(len(people), self._thinking.wanted, 1, self._begun)

    async def check(self) -> None:
        """That games can be read and written. Raises NotKept."""
        await self._on_disk(self._store.check)

    def hang_up(self) -> None:
        """End the lines of events, which do not end by themselves."""
        self.lobby.hang_up()
        self.organizer.hang_up()
        for table in self._open.values():
            table.hang_up()
        self.waiting.hang_up()
        self.calls.hang_up()

    async def close(self) -> None:
        """End all that goes on, for good."""
        for task in list(self._dealing.values()):
            task.cancel()
        self._catching_up.close()
        self.lobby.close()
        self.organizer.close()
        self.timekeeping.close()
        self.waiting.close()
        self.reviews.close()
        await self._thinking.close()
        if self._presence is not None:
            await self._presence.close()
        await self._news.close()
        self._desk.shutdown(wait=True)
        self._disk.shutdown(wait=True)
        self._store.close()

    # --- games -------------------------------------------------------------------------------------

    async def begin(self, new: NewGame, address: str = "") -> Authority:
        """A new game, once it is on disk; the people who sit in it have come from an address."""
        whose = Whose(address, next((chair.player for chair in new.chairs if chair.player), ""))
        await self.doorkeeper.check(whose.player, whose.address)
        await self.rated.check(new)
        await self._check_room(new, whose)
        id = new_id()
        tag = self._tag(id, address)
        seated = replace(new, chairs=tuple(replace(chair, tag=tag if chair.player else "") for chair in new.chairs))
        await self._on_disk(lambda: self._store.begin(seated, id))
        self._opening[id] = asyncio.ensure_future(self._opened(id, whose))
        table = await self.game(id)
        table.is_led_here = True
        self._tell_lobby(table)
        self.calls.call(chair.player for chair in new.chairs)
        return table

    async def game(self, id: str) -> Authority:
        """The game of an id, as it stands now, whichever server has decided what. Raises Declined if there is none."""
        table = await self._opened_once(id)
        if self._store.is_shared:
            await self._catch_up(table)
        return table

    async def decided(self, id: str, decide: Callable[[Authority], Awaitable[_T]]) -> _T:
        """Have something decided in a game as it is known here. Where another server was faster, that is found out when
        it is written down; if it is declined before that, the game may have gone on, and then it is decided anew."""
        table = await self._opened_once(id)
        try:
            return await decide(table)
        except NotKept:
            raise
        except Declined:
            if not self._store.is_shared or not await self._catch_up(table):
                raise
        return await decide(table)

    async def games_of(self, player: str, count: int, offset: int = 0) -> OwnGames:
        """Some games of a player: those that wait for them first, then those that go on."""
        listed = await self._on_disk(lambda: self._store.games_of(player, count + 1, offset))
        found = []
        for one in listed[:count]:
            with suppress(Declined):  # played by older rules, or damaged: it must not keep the others away
                found.append((await self.game(one.id), one.touched))
        return OwnGames(found, len(listed) > count)

    async def going_on(self, player: str, count: int) -> list[str]:
        """The ids of games of a player that are not over."""
        return await self._on_disk(lambda: self._store.going_on(player, count))

    async def counted(self, player: str) -> Counted:
        """How many games a player has."""
        return await self._on_disk(lambda: self._store.counted(player))

    async def knows(self, player: str) -> bool:
        """Whether somebody sits or sat in a game."""
        return await self._on_disk(lambda: self._store.knows(player))

    def seen(self, table: Authority, player: str | None, address: str) -> None:
        """Somebody has asked for a page of a game, or does something in it."""
        table.seen(player, address)
        self._thinking.wake(table)  # it may have waited for its turn as somebody else's

    # --- what is done in them ----------------------------------------------------------------------

    async def add_bits(self, table: Authority, player: str, bits: bytes) -> None:
        """Take what a browser adds to the deal; when all have added theirs it is dealt."""
        await table.add_bits(player, bits)
        if table.is_dealt:
            self._thinking.wake(table)
            if waiting := self._dealing.get(table.id):
                waiting.cancel()
        else:
            self.deal_soon(table)

    def deal_soon(self, table: Authority) -> None:
        """If all are there, do not wait for long until it is dealt: some browsers may have nothing to add."""
        if not table.is_dealt and not table.free_seats and table.id not in self._dealing:
            task = asyncio.create_task(self._deal_in_the_end(table))
            self._dealing[table.id] = task
            task.add_done_callback(lambda _: self._dealing.pop(table.id, None))

    async def answer(
        self, table: Authority, seat: Seat, text: str, mark: str, player: str | None, *, thought: int | None = None
    ) -> None:
        """Let a seat answer a question, for which a browser may say how long it has thought, and bots go on."""
        if table.is_strict:
            await self.timekeeping.be_sure()
        await table.answer(seat, text, mark, player, thought=thought)
        self._thinking.wake(table)

    async def take_back(self, table: Authority, seat: Seat) -> None:
        """Let a seat take its last move back, and bots go on."""
        await table.take_back(seat)
        self._thinking.wake(table)

    async def resign(self, table: Authority, seat: Seat, bot: str, player: str | None) -> None:
        """Give up, or offer it to who plays with the seat; where the game goes on, a bot takes the seat."""
        if not await table.resign(seat, player):
            await self.seat_bot(table, seat, bot)
        self._thinking.wake(table)

    async def seat_bot(self, table: Authority, seat: Seat, bot: str) -> None:
        """Let a bot have the chair of whoever has it now, or of nobody."""
        chair = replace(table.chairs[seat], bot=bot, player=None)
        await table.change_chair(chair, lambda: self._handed_over(table, seat, bot))
        self._thinking.wake(table)
        await self._note_asked(table)

    async def replace(self, table: Authority, seat: Seat, bot: str) -> None:
        """Let a bot have the chair of somebody who is away, so that the game goes on."""
        await table.replace(seat, bot, lambda: self._handed_over(table, seat, bot))
        self._thinking.wake(table)

    async def sit_down_again(self, table: Authority, seat: Seat, player: str) -> None:
        """Let somebody for whom a bot has played on play on themselves."""

        async def given_back() -> bool:
            is_given = await self._on_disk(lambda: self._store.give_back(table.id, seat, player=player))
            self.waiting.changed(table.id)
            return is_given

        await table.sit_down_again(seat, player, given_back)
        self._thinking.wake(table)

    async def sit_down(
        self, table: Authority, seat: Seat, *, player: str, name: str, address: str = "", face: str = ""
    ) -> None:
        """Let somebody have a free chair. Raises Declined if it is not free, or they sit already."""
        if table.begun.agreement.rated:
            await self.rated.check_players((player,))
        tag = self._tag(table.id, address)
        chair = replace(table.chairs[seat], player=player, name=name, tag=tag, face=face)

        async def sat_down() -> bool:
            return await self._on_disk(
                lambda: self._store.sit_down(table.id, seat, player=player, name=name, tag=tag, face=face)
            )

        await table.change_chair(chair, sat_down)
        self._tell_lobby(table)
        self.calls.call((player,))
        self._thinking.wake(table)
        await self._note_asked(table)

    async def stand_up(self, table: Authority, seat: Seat, player: str) -> None:
        """Let the chair of a player be free again, as long as nothing is dealt."""
        free = replace(table.chairs[seat], player=None, name="", tag="", face="")

        async def stood_up() -> bool:
            return await self._on_disk(lambda: self._store.stand_up(table.id, seat, player=player))

        await table.change_chair(free, stood_up)

    async def rematch(self, table: Authority, new: NewGame) -> str:
        """The game that follows; whoever asks first begins it."""
        if table.following is None:
            await self.doorkeeper.check(table.whose.player, table.whose.address)
            await self._check_room(new, table.whose)
        following = await table.follow(lambda: self._on_disk(lambda: self._store.begin_following(table.id, new)))
        self.calls.call(chair.player for chair in new.chairs)
        return following

    async def look(self, table: Authority, player: str, seat: Seat) -> None:
        """Somebody says that they sit before a screen that several people share."""

        async def noted() -> None:
            if self._presence is not None:
                await self._presence.look(table.id, player, seat)

        await table.look(player, seat, noted)

    def open_game(self, id: str) -> Authority | None:
        """The game of an id, if it is open."""
        return self._open.get(id)

    @property
    def thinking(self) -> Thinking:
        """What lets somebody think, of games or of positions that belong to none."""
        return self._thinking

    async def hint(self, table: Authority, seat: Seat) -> Assessment:
        """What a search thinks of the moves of a seat."""
        return await self._thinking.hint(table, seat)

    async def put_away_old(self, keeping: Keeping) -> int:
        """Put away what is not to be kept any longer, one game after the other, so that nobody waits; how many. Games
        that somebody looks at stay."""
        count, last = 0, ""
        while some := await self._on_disk(partial(self._store.old_games, keeping, _A_FEW, last)):
            for old in some:
                last = old.id
                if not self._is_needed(old.id) and await self._on_disk(partial(self._store.put_away, old.id, keeping)):
                    self._put_down(old.id)
                    count += 1
        return count

    # --- how it is done ----------------------------------------------------------------------------

    async def _catch_up(self, table: Authority) -> bool:
        """Take in what other servers have decided; whether there was something."""
        try:
            has_gone_on = await table.catch_up()
            if has_gone_on:
                self._thinking.wake(table)
            return has_gone_on
        except NotKept:
            raise
        except Exception as problem:  # it was put away; or nonsense was written, which can fail in any way
            if self._open.get(table.id) is table:
                self._put_down(table.id)
            table.hang_up()
            raise problem if isinstance(problem, Declined) else self._damaged(table.id, problem) from problem

    async def _playing(self, id: str) -> Authority:
        """The same game for bots; of what others do in it there are news."""
        return self._open.get(id) or await self.game(id)

    async def _opened_once(self, id: str) -> Authority:
        """The game of an id, as it was when it was opened, or as it became here since."""
        if id in self._open:
            self._open.move_to_end(id)
            return self._open[id]
        if id not in self._opening:
            self._opening[id] = asyncio.ensure_future(self._opened(id))
        try:
            return await asyncio.shield(self._opening[id])
        finally:
            self._opening.pop(id, None)

    async def _deal_in_the_end(self, table: Authority) -> None:
        await self._sleep(self._patience.dealt)
        with suppress(Declined):  # somebody else has dealt
            await self._patiently(table.deal)
            self._thinking.wake(table)

    def _tell_lobby(self, table: Authority) -> None:
        if table.begun.agreement.is_listed:
            self.lobby.tell()

    def _tag(self, game: str, address: str) -> str:
        return self.keys.connection(game, address) if address else ""

    async def _handed_over(self, table: Authority, seat: Seat, bot: str) -> bool:
        of = table.chairs[seat].player
        is_handed = await self._on_disk(lambda: self._store.hand_over(table.id, seat, bot, of=of))
        self.waiting.changed(table.id)
        return is_handed

    async def _note_asked(self, table: Authority) -> None:
        asked, due = table.to_decide, table.due
        await self._on_disk(lambda: self._store.note_asked(table.id, asked, after=table.course.entries, due=due))
        self.waiting.changed(table.id)

    async def _check_room(self, new: NewGame, whose: Whose) -> None:
        await self._thinking.check_room(whose, [chair.bot for chair in new.chairs if chair.bot])

    async def _opened(self, id: str, whose: Whose | None = None) -> Authority:
        try:
            kept = await self._on_disk(lambda: self._store.game(id))
        except DamagedGame as problem:
            raise self._damaged(id, problem) from problem
        if kept is None:
            raise not_found()
        table = await asyncio.get_running_loop().run_in_executor(self._desk, self._read, kept)
        table.whose = whose or table.whose
        self._open[id] = table
        table.watch_time()
        if self._presence is not None:
            self._presence.read([id])
        self._thinking.wake(table)
        self._close_some()
        if table.to_decide != kept.asked:
            await self._note_asked(table)
        return table

    def _read(self, kept: KeptGame) -> Authority:
        """A game as it was kept. Whatever is wrong with that is said in a sentence: it must not keep others away."""
        try:
            game = game_named(kept.begun.game)
            if kept.begun.rules in (game.rules, *game.earlier_rules):
                attend = self._presence.attend if self._presence else None
                return Authority(
                    kept,
                    self.keys,
                    self._write,
                    self._read_on,
                    self._patience,
                    attend=attend,
                    time=self.timekeeping.service,
                )
        except Exception as problem:  # nonsense can fail in any way
            raise self._damaged(kept.id, problem) from problem
        raise Declined(410, "table-other-rules")

    def _damaged(self, game: str, problem: Exception) -> Declined:
        """What is said of a game that cannot be read; in the log, once."""
        if game not in self._found_damaged:
            self._found_damaged.add(game)
            _log.error("the game %s cannot be opened: %s: %s", game, type(problem).__name__, problem)
        return Declined(410, "table-damaged-game")

    def _is_needed(self, game: str) -> bool:
        """Whether somebody watches a game, a bot thinks about it, or it is about to be dealt."""
        is_watched = game in self._open and self._open[game].is_watched
        return is_watched or self._thinking.is_thinking(game) or game in self._dealing

    def _close_some(self) -> None:
        """Forget games that were looked at long ago; they can be opened again. Of those that are needed there may be
        very many: a few games are considered each time."""
        newest = next(reversed(self._open))
        for id in list(islice(self._open, _A_FEW)):
            if len(self._open) <= _MOST_OPEN and sum(table.course.held for table in self._open.values()) <= _MOST_STEPS:
                break
            if id == newest or self._is_needed(id):
                self._open.move_to_end(id)
            else:
                self._put_down(id)

    def _put_down(self, id: str) -> Authority | None:
        """Have a game open no longer; the one that was."""
        if (table := self._open.pop(id, None)) is not None:
            table.put_down()
        return table

    async def _write(self, game: str, entry: Entry, asked: tuple[Seat, ...] | None, due: datetime | None) -> datetime:
        with metrics.writing(entry.kind):
            now = self._now()
            made = await self._on_disk(lambda: self._store.append(game, entry, asked=asked, due=due, now=now))
        self.waiting.changed(game)
        if asked == ():
            self.settling.wake()
        return made

    async def _read_on(self, game: str, number: int) -> Later | None:
        later = await self._on_disk(lambda: self._store.since(game, number))
        if later is None and (put_away := self._put_down(game)):
            put_away.hang_up()
        return later

    async def _on_disk(self, work: Callable[[], _T]) -> _T:
        """Have something written or read. Raises NotKept if the database fails: then nothing has happened."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._disk, work)
        except StoreProblem as problem:
            _log.error("the store has failed: %s", problem)
            raise NotKept from problem

    async def _patiently(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Do something that nobody waits for, again and again while the database fails."""
        again = pauses()
        while True:
            try:
                return await work()
            except NotKept:
                await self._sleep(next(again))
