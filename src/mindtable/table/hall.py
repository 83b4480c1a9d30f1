"""All games that are open now; the others are in the store."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final, TypeVar

from ..game.contract import MoveError, Seat, SetupError
from ..games import game_named
from ..store import AlreadyDecided, Entry, KeptGame, NewGame, Store, StoreProblem
from .attendance import USUAL_PATIENCE, Patience
from .authority import Authority
from .declined import Declined, not_found
from .keys import Keys
from .thinking import Pace, Thinking

_MOST_OPEN: Final = 1000
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

    def __init__(self, store: Store, keys: Keys, pace: Pace, patience: Patience = USUAL_PATIENCE) -> None:
        self.keys = keys
        self._patience = patience
        self._store = store
        self._thinking = Thinking(keys, pace)
        self._open: OrderedDict[str, Authority] = OrderedDict()
        self._opening: dict[str, asyncio.Future[Authority]] = {}
        self._disk = ThreadPoolExecutor(1, "store")

    async def resume(self) -> None:
        """After a restart, let bots go on where they were asked."""
        for id in await self._on_disk(lambda: self._store.going_on(_LATELY)):
            try:
                await self.game(id)
            except Declined:
                continue

    def hang_up(self) -> None:
        """End the lines of events, which do not end by themselves."""
        for table in self._open.values():
            table.hang_up()

    async def close(self) -> None:
        await self._thinking.close()
        self._disk.shutdown(wait=True)
        self._store.close()

    # --- games -------------------------------------------------------------------------------------

    async def begin(self, new: NewGame) -> Authority:
        """A new game, once it is on disk."""
        return await self.game(await self._on_disk(lambda: self._store.begin(new)))

    async def game(self, id: str) -> Authority:
        """The game of an id. Raises Declined if there is none."""
        if id in self._open:
            self._open.move_to_end(id)
            return self._open[id]
        if id not in self._opening:
            self._opening[id] = asyncio.ensure_future(self._opened(id))
        try:
            return await asyncio.shield(self._opening[id])
        finally:
            self._opening.pop(id, None)

    async def games_of(self, player: str, count: int, offset: int = 0) -> OwnGames:
        """Some games of a player: those that wait for them first, then those that go on."""
        listed = await self._on_disk(lambda: self._store.games_of(player, count + 1, offset))
        found = []
        for one in listed[:count]:
            with suppress(Declined):  # played by older rules: it must not keep the others away
                found.append((await self.game(one.id), one.touched))
        return OwnGames(found, len(listed) > count)

    # --- what is done in them ----------------------------------------------------------------------

    async def answer(self, table: Authority, seat: Seat, text: str, mark: str, player: str | None) -> None:
        await table.answer(seat, text, mark, player)
        self._thinking.wake(table)

    async def take_back(self, table: Authority, seat: Seat) -> None:
        await table.take_back(seat)
        self._thinking.wake(table)

    async def resign(self, table: Authority, seat: Seat, bot: str, player: str | None) -> None:
        """Give up; where the game goes on, a bot takes the seat."""
        if not await table.resign(seat, player):
            await self.seat_bot(table, seat, bot)

    async def seat_bot(self, table: Authority, seat: Seat, bot: str) -> None:
        """Let a bot have the chair of whoever has it now, or of nobody."""
        if not await self._handed_over(table, seat, bot):
            raise Declined(409, "table-chair-taken")
        table.seat(replace(table.chairs[seat], bot=bot, player=None))
        await self._note_asked(table)
        self._thinking.wake(table)

    async def replace(self, table: Authority, seat: Seat, bot: str) -> None:
        """Let a bot have the chair of somebody who is away, so that the game goes on."""
        await table.replace(seat, bot, lambda: self._handed_over(table, seat, bot))
        self._thinking.wake(table)

    async def sit_down_again(self, table: Authority, seat: Seat, player: str) -> None:
        """Let somebody for whom a bot has played on play on themselves."""

        async def given_back() -> bool:
            return await self._on_disk(lambda: self._store.give_back(table.id, seat, player=player))

        await table.sit_down_again(seat, player, given_back)

    async def sit_down(self, table: Authority, seat: Seat, *, player: str, name: str) -> None:
        if not await self._on_disk(lambda: self._store.sit_down(table.id, seat, player=player, name=name)):
            raise Declined(409, "table-chair-taken")
        table.seat(replace(table.chairs[seat], player=player, name=name))
        await self._note_asked(table)
        self._thinking.wake(table)

    async def rematch(self, table: Authority, new: NewGame) -> str:
        """The game that follows; whoever asks first begins it."""
        if table.following is None:
            following = await self._on_disk(lambda: self._store.begin(new))
            table.following = await self._on_disk(lambda: self._store.follow(table.id, following))
            table.tell()
        return table.following

    async def hint(self, table: Authority, seat: Seat, bot: str) -> str:
        return await self._thinking.choice(table, seat, bot)

    # --- how it is done ----------------------------------------------------------------------------

    async def _handed_over(self, table: Authority, seat: Seat, bot: str) -> bool:
        of = table.chairs[seat].player
        return await self._on_disk(lambda: self._store.hand_over(table.id, seat, bot, of=of))

    async def _note_asked(self, table: Authority) -> None:
        asked = table.to_decide
        await self._on_disk(lambda: self._store.note_asked(table.id, asked))

    async def _opened(self, id: str) -> Authority:
        kept = await self._on_disk(lambda: self._store.game(id))
        if kept is None:
            raise not_found()
        table = self._read(kept)
        self._open[id] = table
        if table.to_decide != kept.asked:
            await self._note_asked(table)
        self._thinking.wake(table)
        self._close_some()
        return table

    def _read(self, kept: KeptGame) -> Authority:
        try:
            game = game_named(kept.begun.game)
            if kept.begun.rules in (game.rules, *game.earlier_rules):
                return Authority(kept, self.keys, self._write, self._patience)
        except (SetupError, MoveError) as problem:
            raise Declined(410, "table-other-rules") from problem
        raise Declined(410, "table-other-rules")

    def _close_some(self) -> None:
        """Forget games that were looked at long ago; they can be opened again."""
        for id, table in list(self._open.items()):
            if len(self._open) <= _MOST_OPEN:
                break
            if not table.is_watched and not self._thinking.is_thinking(id):
                del self._open[id]

    async def _write(self, game: str, entry: Entry, asked: tuple[Seat, ...]) -> None:
        try:
            await self._on_disk(lambda: self._store.append(game, entry, asked=asked))
        except AlreadyDecided:  # by another server: the game is read anew when it is needed next
            self._open.pop(game, None)
            raise

    async def _on_disk(self, work: Callable[[], _T]) -> _T:
        """Have something written or read. Raises Declined if the database fails: then nothing has happened."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._disk, work)
        except StoreProblem as problem:
            _log.error("the store has failed: %s", problem)
            raise Declined(503, "table-not-kept") from problem
