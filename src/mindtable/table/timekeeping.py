"""Keeps the time for all games of a server: shows that it is there, knows when none was, and looks whose time is up.

Games that are open call when somebody's time seems to be up. For those that nobody has open, of all servers the one
whose heart beats first looks, a few games at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import Final

from ..bots import stand_in
from ..game.contract import Seat
from ..store import Heartbeat, moment
from .authority import Authority
from .clocks import Outages
from .declined import Declined, NotKept
from .disk import Disk
from .timed import TimeService

_AT_ONCE: Final = 20  # games that are looked at between two beats
_AGAIN: Final = 1.0  # seconds after which something is tried again that could not be written
_PLAYS_ON: Final = "rule"  # for somebody whose time is up

Sleep = Callable[[float], Awaitable[None]]


class Timekeeping:
    """The time of all games of a server."""

    def __init__(
        self,
        heartbeat: Heartbeat,
        on_disk: Disk,
        opened: Callable[[str], Awaitable[Authority]],
        seat_bot: Callable[[Authority, Seat, str], Awaitable[None]],
        *,
        now: Callable[[], datetime] = moment,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        """Of games that are opened by their ids, which raises Declined. Bots are seated for those who are out of
        time."""
        self._heartbeat = heartbeat
        self._on_disk = on_disk
        self._opened = opened
        self._seat_bot = seat_bot
        self._now = now
        self._sleep = sleep
        self._outages = Outages()
        self._beaten: datetime | None = None  # when that was known
        self._looking: dict[str, asyncio.Task[None]] = {}  # at games in which somebody's time seems to be up
        self.service: Final = TimeService(now, lambda: self._outages, self._called)

    async def run(self) -> None:
        """Beat, and look, for as long as the server is there."""
        while True:
            with suppress(NotKept):
                await self.beat()
            await self._sleep(self._heartbeat.every.total_seconds())

    async def beat(self) -> None:
        """Show that this server is there, and look whose time is up if no other one did so just now. Raises NotKept."""
        if await self._beat():
            await self._look_around()

    def close(self) -> None:
        """Look no more."""
        for task in list(self._looking.values()):
            task.cancel()

    async def be_sure(self) -> None:
        """Know when no server was there, up to now: before anybody is charged for it. Raises NotKept."""
        if self._beaten is None or self._now() - self._beaten > 2 * self._heartbeat.every:
            await self._beat()

    async def _beat(self) -> bool:
        """Show that this server is there; whether it is the first of all to do so, this time."""
        now = self._now()
        beat = await self._on_disk(partial(self._heartbeat.beat, now, is_start=self._beaten is None))
        self._outages, self._beaten = Outages.of(beat.outages), now
        return bool(beat.is_first)

    async def _look_around(self) -> None:
        """Look at games that nobody may have open."""
        for game, was in await self._on_disk(partial(self._heartbeat.overdue, self._now(), _AT_ONCE)):
            due = None
            with suppress(Declined):  # it cannot be opened: nobody will lose by time in it
                due = await self._look_at(game)
            await self._on_disk(partial(self._heartbeat.put_off, game, was, due))

    def _called(self, game: str) -> None:
        """Somebody's time seems to be up in a game that is open here."""
        if game not in self._looking:
            self._looking[game] = task = asyncio.get_running_loop().create_task(self._until_looked_at(game))
            task.add_done_callback(lambda _: self._looking.pop(game, None))

    async def _until_looked_at(self, game: str) -> None:
        while True:
            try:
                if (due := await self._look_at(game)) is None or due > self._now():
                    return
                await self._sleep(_AGAIN)
            except NotKept:
                await self._sleep(_AGAIN)
            except Declined:  # it is over, or not there any more
                return

    async def _look_at(self, game: str) -> datetime | None:
        """Write down whose time is up in a game, and let bots play on where they do; when to look again. Raises
        Declined."""
        await self.be_sure()
        table = await self._opened(game)
        await table.flag()
        for seat in table.to_hand_over:
            with suppress(Declined):  # somebody else has the chair already
                await self._seat_bot(table, seat, stand_in(_PLAYS_ON, table.game.name))
        return table.due
