"""All games that are open now; the others are in the store."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from itertools import islice
from typing import Final, TypeVar

from ..game.contract import Seat
from ..games import game_named
from ..store import Counted, DamagedGame, Entry, Keeping, KeptGame, Later, Store, moment
from . import metrics
from .attendance import USUAL_PATIENCE, Patience
from .authority import Authority
from .catching_up import CatchingUp
from .declined import Declined, NotKept, not_found
from .disk import Disk
from .forms import is_text
from .keys import Keys
from .presence import Presence
from .settling import Settling
from .switchboard import Switchboard
from .thinking import Thinking
from .thoughts import Whose
from .timed import TimeService
from .waiting import Waiting

_MOST_OPEN: Final = 5000  # most of them folded (see `course`)
_MOST_STEPS: Final = 200_000  # in all of them: a record that somebody has handed in may be long
_A_FEW: Final = 20  # games of which a list is made at once
_LATELY: Final = timedelta(days=2)  # games in which bots go on by themselves after a restart

_log: Final = logging.getLogger(__name__)
_T = TypeVar("_T")


@dataclass(frozen=True)
class OwnGames:
    """Some of somebody's games, with when they were played last, and whether more come after them."""

    games: list[tuple[Authority, datetime]]
    are_more: bool


@dataclass(frozen=True)
class Concerned:
    """Whom it concerns that something was decided in a game."""

    thinking: Thinking  # bots may have to go on
    waiting: Waiting  # it may wait for others now
    settling: Settling  # it may be over


class Hall:
    """Opens games, keeps them open while they are needed, and has written down what is decided in them."""

    def __init__(
        self,
        store: Store,
        disk: Disk,
        keys: Keys,
        news: Switchboard,
        concerned: Concerned,
        *,
        patience: Patience = USUAL_PATIENCE,
        time: TimeService,
        now: Callable[[], datetime] = moment,
    ) -> None:
        self._store = store
        self._disk = disk
        self._keys = keys
        self._concerned = concerned
        self._patience = patience
        self._time = time
        self._now = now
        self._open: OrderedDict[str, Authority] = OrderedDict()
        self._opening: dict[str, asyncio.Future[Authority]] = {}
        self._held: set[str] = set()  # open, because something is about to happen in them
        self._found_damaged: set[str] = set()
        self._desk = ThreadPoolExecutor(1, "opening")  # where games are played up to where they stand
        self.presence: Final = Presence(store.presences(), news, disk, self._open) if store.is_shared else None
        self._catching_up = CatchingUp(
            news,
            self._open,
            lambda table: disk.patiently(partial(self.catch_up, table)),
            concerned.thinking.wake,
            lambda ids: disk.patiently(lambda: disk(lambda: store.standing(ids))),
        )

    @property
    def open_games(self) -> Mapping[str, Authority]:
        """All games that are open, by their ids."""
        return self._open

    def begin(self) -> None:
        """From now on, let other servers know who is here."""
        if self.presence is not None:
            self.presence.begin()

    async def resume(self) -> None:
        """After a restart, let bots go on where they were asked."""
        for id in await self._disk.patiently(lambda: self._disk(lambda: self._store.waiting_for_bots(_LATELY))):
            with suppress(Declined):
                await self._disk.patiently(partial(self.game, id))

    def hang_up(self) -> None:
        """End the lines of events of all games, which do not end by themselves."""
        for table in self._open.values():
            table.hang_up()

    async def close(self) -> None:
        """Open no more games, and hear of no others."""
        self._catching_up.close()
        if self.presence is not None:
            await self.presence.close()
        self._desk.shutdown(wait=True)

    # --- games -------------------------------------------------------------------------------------

    async def game(self, id: str) -> Authority:
        """The game of an id, as it stands now, whichever server has decided what. Raises Declined if there is none."""
        table = await self._opened_once(id)
        if self._store.is_shared:
            await self.catch_up(table)
        return table

    async def begun(self, id: str, whose: Whose) -> Authority:
        """The game of an id that was begun just now, by somebody."""
        self._opening[id] = asyncio.ensure_future(self._opened(id, whose))
        return await self.game(id)

    async def playing(self, id: str) -> Authority:
        """The same game for bots; of what others do in it there are news."""
        return self._open.get(id) or await self.game(id)

    async def decided(self, id: str, decide: Callable[[Authority], Awaitable[_T]]) -> _T:
        """Have something decided in a game as it is known here. Where another server was faster, that is found out when
        it is written down; if it is declined before that, the game may have gone on, and then it is decided anew."""
        table = await self._opened_once(id)
        try:
            return await decide(table)
        except NotKept:
            raise
        except Declined:
            if not self._store.is_shared or not await self.catch_up(table):
                raise
        return await decide(table)

    async def games_of(self, player: str, count: int, offset: int = 0) -> OwnGames:
        """Some games of a player: those that wait for them first, then those that go on."""
        listed = await self._disk(lambda: self._store.games_of(player, count + 1, offset))
        found = []
        for one in listed[:count]:
            with suppress(Declined):  # played by older rules, or damaged: it must not keep the others away
                found.append((await self.game(one.id), one.touched))
        return OwnGames(found, len(listed) > count)

    async def going_on(self, player: str, count: int) -> list[str]:
        """The ids of games of a player that are not over."""
        return await self._disk(lambda: self._store.going_on(player, count))

    async def counted(self, player: str) -> Counted:
        """How many games a player has."""
        return await self._disk(lambda: self._store.counted(player))

    async def knows(self, player: str) -> bool:
        """Whether somebody sits or sat in a game."""
        return await self._disk(lambda: self._store.knows(player))

    def seen(self, table: Authority, player: str | None, address: str) -> None:
        """Somebody has asked for a page of a game, or does something in it."""
        table.seen(player, address)
        self._concerned.thinking.wake(table)  # it may have waited for its turn as somebody else's

    @contextmanager
    def holding(self, game: str) -> Iterator[None]:
        """Keep a game open, because something is about to happen in it."""
        self._held.add(game)
        try:
            yield
        finally:
            self._held.discard(game)

    async def catch_up(self, table: Authority) -> bool:
        """Take in what other servers have decided; whether there was something."""
        try:
            has_gone_on = await table.catch_up()
            if has_gone_on:
                self._concerned.thinking.wake(table)
            return has_gone_on
        except NotKept:
            raise
        except Exception as problem:  # it was put away; or nonsense was written, which can fail in any way
            if self._open.get(table.id) is table:
                self._put_down(table.id)
            table.hang_up()
            raise problem if isinstance(problem, Declined) else self._damaged(table.id, problem) from problem

    def gone_on(self, table: Authority) -> None:
        """Something has changed in a game: bots may have to go on, or it waits for others now."""
        self._concerned.thinking.wake(table)
        self._concerned.waiting.changed(table.id)

    async def note_asked(self, table: Authority) -> None:
        """Have it noted who is asked now, where that has changed without anything that was decided."""
        asked, due = table.to_decide, table.due
        await self._disk(lambda: self._store.note_asked(table.id, asked, after=table.course.entries, due=due))
        self._concerned.waiting.changed(table.id)

    async def put_away_old(self, keeping: Keeping) -> int:
        """Put away what is not to be kept any longer, one game after the other, so that nobody waits; how many. Games
        that somebody looks at stay."""
        count, last = 0, ""
        while some := await self._disk(partial(self._store.old_games, keeping, _A_FEW, last)):
            for old in some:
                last = old.id
                if not self._is_needed(old.id) and await self._disk(partial(self._store.put_away, old.id, keeping)):
                    self._put_down(old.id)
                    count += 1
        return count

    # --- how it is done ----------------------------------------------------------------------------

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

    async def _opened(self, id: str, whose: Whose | None = None) -> Authority:
        if not is_text(id):
            raise not_found()
        try:
            kept = await self._disk(lambda: self._store.game(id))
        except DamagedGame as problem:
            raise self._damaged(id, problem) from problem
        if kept is None:
            raise not_found()
        table = await asyncio.get_running_loop().run_in_executor(self._desk, self._read, kept)
        table.whose = whose or table.whose
        self._open[id] = table
        table.watch_time()
        if self.presence is not None:
            self.presence.read([id])
        self._concerned.thinking.wake(table)
        self._close_some()
        if table.to_decide != kept.asked:
            await self.note_asked(table)
        return table

    def _read(self, kept: KeptGame) -> Authority:
        """A game as it was kept. Whatever is wrong with that is said in a sentence: it must not keep others away."""
        try:
            game = game_named(kept.begun.game)
            if kept.begun.rules in (game.rules, *game.earlier_rules):
                attend = self.presence.attend if self.presence else None
                return Authority(
                    kept, self._keys, self._write, self._read_on, self._patience, attend=attend, time=self._time
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
        """Whether somebody watches a game, a bot thinks about it, or something is about to happen in it."""
        is_watched = game in self._open and self._open[game].is_watched
        return is_watched or self._concerned.thinking.is_thinking(game) or game in self._held

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
            made = await self._disk(lambda: self._store.append(game, entry, asked=asked, due=due, now=now))
        self._concerned.waiting.changed(game)
        if asked == ():
            self._concerned.settling.wake()
        return made

    async def _read_on(self, game: str, number: int) -> Later | None:
        later = await self._disk(lambda: self._store.since(game, number))
        if later is None and (put_away := self._put_down(game)):
            put_away.hang_up()
        return later
