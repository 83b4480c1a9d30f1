"""Games with clocks, for tests that move time themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from mindtable.game.contract import Seat
from mindtable.store import Agreement, Chair, Entry, KeptGame, Store
from mindtable.table.attendance import Patience
from mindtable.table.authority import Authority
from mindtable.table.house import House
from mindtable.table.keys import Keys
from mindtable.table.openings import Openings, Wish
from mindtable.table.pace import AT_ONCE
from mindtable.table.timed import TimeService

NOON = datetime(2026, 11, 1, 12)


def on_the_clock() -> datetime:
    """The moment that the loop of a test shows (`clocks.run`)."""
    return NOON + timedelta(seconds=asyncio.get_running_loop().time())


@dataclass
class Now:
    """A time that stands still until a test moves it."""

    now: datetime = NOON

    def __call__(self) -> datetime:
        return self.now

    def passes(self, **time: float) -> None:
        self.now += timedelta(**time)


@dataclass
class Timed:
    """A game that is kept nowhere but here, dealt at noon, on the clock of its loop."""

    game: str
    clock: str
    options: Mapping[str, str] = field(default_factory=dict)
    bots: Sequence[str] = ()  # seats
    rated: bool = False
    entries: list[Entry] = field(default_factory=list)
    called: list[float] = field(default_factory=list)  # when it called for help

    def __post_init__(self) -> None:
        wish = Wish(self.game, "friends", "A", options=self.options)
        new = Openings().new(replace(wish, agreement=Agreement(self.clock, self.rated)))
        chairs = tuple(
            Chair(chair.seat, bot="rule") if chair.seat in self.bots else Chair(chair.seat, player=chair.seat)
            for chair in new.chairs
        )
        self.new = replace(new, secret=bytes(32), chairs=chairs)

    async def opened(self) -> Authority:
        """The game, as it is after what was written so far."""

        async def write(_game: str, entry: Entry, _asked: object, _due: object) -> datetime:
            self.entries.append(replace(entry, made=on_the_clock()))
            return on_the_clock()

        async def read_on(_game: str, _number: int) -> None:
            """Nobody else writes."""

        def call(_game: str) -> None:
            self.called.append(asyncio.get_running_loop().time())
            tasks.append(asyncio.ensure_future(table.flag()))

        tasks: list[asyncio.Future[None]] = []
        kept = KeptGame("game", self.new, tuple(self.entries), None, {}, ())
        time = TimeService(on_the_clock, call=call)
        table = Authority(kept, Keys(bytes(32)), write, read_on, Patience(shown=0, waited=0), time=time)
        if not table.is_dealt:
            await table.deal()
        return table


async def answer(table: Authority, seat: Seat, thought: int | None = None, choice: int = 0) -> None:
    """Answer for a seat with one of its moves."""
    move = table.position.view(seat).moves()[choice].text
    await table.answer(seat, move, table.mark(), table.chairs[seat].player, thought=thought)


def house_of(database: str, now: Now) -> House:
    """A server of games in a database, whose time a test moves."""
    return House(Store(database), Keys(bytes(32)), AT_ONCE, now=now)
