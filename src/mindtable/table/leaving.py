"""Leaving for good: nothing of somebody stays, and nobody waits for them."""

from __future__ import annotations

from typing import Final

from ..game.contract import Seat
from ..store import SOMEBODY
from .authority import Authority
from .declined import Declined, NotKept
from .house import House
from .substitutes import substitute

_AT_ONCE: Final = 50  # games that are looked at


async def leave(house: House, player: str) -> None:
    """Give up the games that a player has not finished, and then keep nothing of them. Raises NotKept."""
    for table in await _unfinished(house, player):
        if not _has_others(table, player):
            continue  # it goes as a whole
        for seat in table.seats_of(player):
            await _give_up(house, table, seat, player)
    await house.settling.settle()  # while there is still somebody whom others have beaten
    identities = house.identities
    await identities.on_disk(lambda: identities.people.forget(player))
    await identities.changed(player)


async def _unfinished(house: House, player: str) -> list[Authority]:
    """The games of a player that go on; they are listed before those that are over."""
    found: list[Authority] = []
    while True:
        some = await house.hall.games_of(player, _AT_ONCE, len(found))
        going_on = [table for table, _ in some.games if not (table.is_over or table.is_record)]
        found += going_on
        if not some.are_more or len(going_on) < _AT_ONCE:
            return found


def _has_others(table: Authority, player: str) -> bool:
    """Whether anybody else sits at a table, or may sit down again."""
    sitting = [chair.player for chair in table.chairs.values()]
    return any(one not in (None, player, SOMEBODY) for one in (*sitting, *table.replaced.values()))


async def _give_up(house: House, table: Authority, seat: Seat, player: str) -> None:
    """Give up a seat. Whoever plays with it has not lost by that: then a bot plays on."""
    bot = substitute(table)
    side = table.course.giving_up.side_of(seat)
    try:
        if table.free_seats or not table.is_dealt:
            await house.usher.stand_up(table, seat, player)
        elif any(table.chairs[other].player not in (None, player, SOMEBODY) for other in side):
            await house.usher.seat_bot(table, seat, bot)
        else:
            await house.dealer.resign(table, seat, bot, player)
    except NotKept:
        raise
    except Declined:  # it has ended meanwhile, maybe by giving up for another one at the same screen
        pass
