"""Bots in the place of people: where nobody has come, where somebody is away, and where they leave what goes on."""

from __future__ import annotations

from typing import Final

from ..bots import BOTS, stand_in
from ..game.contract import Seat
from ..ratings import house_rating
from .authority import Authority
from .declined import Declined
from .openings import USUAL_BOT
from .usher import Usher

_SUBSTITUTE: Final = "rule"


def substitute(table: Authority) -> str:
    """The bot that takes the seat of somebody who leaves a game that goes on."""
    return stand_in(_SUBSTITUTE, table.game.name)


async def seat_bot(usher: Usher, table: Authority, seat: Seat, bot: str = "") -> None:
    """Let a bot have a free chair, the usual one unless another is named; or the chair of somebody who is away while
    everybody waits. Raises Declined."""
    if seat not in table.chairs or bot not in ("", *BOTS):
        raise Declined(422, "table-bad-request")
    if seat not in table.free_seats:
        await usher.replace(table, seat, substitute(table))
        return
    bot = stand_in(bot or USUAL_BOT, table.game.name)
    if table.begun.agreement.rated and not house_rating(table.game.name, bot):
        raise Declined(422, "ratings-bot")
    await usher.seat_bot(table, seat, bot)


async def sit_down_again(usher: Usher, table: Authority, player: str | None) -> None:
    """Let somebody come back to a game in which a bot plays on for them. Raises Declined."""
    left = [seat for seat, other in table.replaced.items() if other == player]
    if player is None or not left:
        raise Declined(403, "table-not-your-seat")
    for seat in left:
        await usher.sit_down_again(table, seat, player)


def may_return(table: Authority, player: str | None) -> bool:
    """Whether somebody can come back like that."""
    return any(other == player and table.may_sit_down_again(seat) for seat, other in table.replaced.items())
