"""A few things to say without words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Final

from ..art.emotes import EMOTES
from ..game.contract import Seat
from ..store import News
from .authority import Authority
from .declined import Declined
from .switchboard import Switchboard

_SHOWN_FOR: Final = 6.0  # seconds


def is_silent(table: Authority) -> bool:
    """Whether nothing may be said at a table: its host wants it so, or it counts and somebody could tell a partner
    something."""
    agreement = table.begun.agreement
    return agreement.quiet or (agreement.rated and any(len(side) > 1 for side in table.position.sides))


class Emotes:
    """What players show each other; it is forgotten after a few seconds."""

    def __init__(self, news: Switchboard, open_game: Callable[[str], Authority | None]) -> None:
        self._news = news
        self._open_game = open_game
        news.hear("emote", self._heard)
        self._shown: dict[tuple[str, Seat], tuple[str, asyncio.TimerHandle]] = {}

    def show(self, table: Authority, seat: Seat, kind: str) -> None:
        """Show an emote of a seat for a while, in place of one that is shown. Raises Declined if there is none such, or
        nothing may be said there."""
        if is_silent(table):
            raise Declined(403, "table-no-emotes")
        if kind not in EMOTES:
            raise Declined(422, "table-bad-request")
        self._show(table, seat, kind)
        self._news.tell(News("emote", table.id, f"{seat} {kind}"))

    def _heard(self, news: News) -> None:
        seat, _, kind = news.text.partition(" ")
        if (table := self._open_game(news.game)) is not None:
            self._show(table, Seat(seat), kind)

    def _show(self, table: Authority, seat: Seat, kind: str) -> None:
        if (table.id, seat) in self._shown:
            self._shown[table.id, seat][1].cancel()
        timer = asyncio.get_running_loop().call_later(_SHOWN_FOR, self._forget, table, seat)
        self._shown[table.id, seat] = (kind, timer)
        table.tell()

    def seen(self, table: Authority, blocked: Collection[str]) -> dict[Seat, str]:
        """What players show now, but for those whom a viewer does not want to meet."""
        if not self._shown:  # mostly nobody does, at any table
            return {}
        found = {seat: self._shown.get((table.id, seat)) for seat in table.seats}
        return {seat: shown[0] for seat, shown in found.items() if shown and table.chairs[seat].player not in blocked}

    def _forget(self, table: Authority, seat: Seat) -> None:
        self._shown.pop((table.id, seat), None)
        table.tell()
