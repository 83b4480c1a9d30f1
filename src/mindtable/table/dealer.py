"""What is done at tables where all have sat down: cards are dealt, questions answered, games given up; then bots go
on."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from ..game.contract import Seat
from .authority import Authority
from .declined import Declined
from .disk import Disk
from .hall import Hall
from .thinking import Sleep, Thinking
from .timekeeping import Timekeeping
from .usher import Usher


class Dealer:
    """Deals, and takes what people answer."""

    def __init__(
        self,
        hall: Hall,
        usher: Usher,
        thinking: Thinking,
        timekeeping: Timekeeping,
        disk: Disk,
        *,
        patience: float,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        """With patience, in seconds, for browsers that have nothing to add to a deal."""
        self._hall = hall
        self._usher = usher
        self._thinking = thinking
        self._timekeeping = timekeeping
        self._disk = disk
        self._patience = patience
        self._sleep = sleep
        self._dealing: dict[str, asyncio.Task[None]] = {}  # deals for which browsers are waited for

    def close(self) -> None:
        """Wait for no more browsers."""
        for task in list(self._dealing.values()):
            task.cancel()

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
            await self._timekeeping.be_sure()
        await table.answer(seat, text, mark, player, thought=thought)
        self._thinking.wake(table)

    async def take_back(self, table: Authority, seat: Seat) -> None:
        """Let a seat take its last move back, and bots go on."""
        await table.take_back(seat)
        self._thinking.wake(table)

    async def resign(self, table: Authority, seat: Seat, bot: str, player: str | None) -> None:
        """Give up, or offer it to who plays with the seat; where the game goes on, a bot takes the seat."""
        if not await table.resign(seat, player):
            await self._usher.seat_bot(table, seat, bot)
        self._thinking.wake(table)

    async def _deal_in_the_end(self, table: Authority) -> None:
        with self._hall.holding(table.id), suppress(Declined):  # somebody else has dealt
            await self._sleep(self._patience)
            await self._disk.patiently(table.deal)
            self._thinking.wake(table)
