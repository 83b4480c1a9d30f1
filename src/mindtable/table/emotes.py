"""A few things to say without words."""

from __future__ import annotations

import asyncio
from typing import Final

from markupsafe import Markup

from ..art.emotes import EMOTES
from ..game.contract import Seat
from .authority import Authority
from .declined import Declined
from .pictures import art
from .visit import Visit

_SHOWN_FOR: Final = 6.0  # seconds


class Emotes:
    """What players show each other; it is forgotten after a few seconds."""

    def __init__(self) -> None:
        self.kinds = {kind: _picture(kind) for kind in EMOTES}
        self._shown: dict[tuple[str, Seat], tuple[str, asyncio.TimerHandle]] = {}

    def show(self, table: Authority, seat: Seat, kind: str) -> None:
        if kind not in EMOTES:
            raise Declined(422, "table-bad-request")
        if (table.id, seat) in self._shown:
            self._shown[table.id, seat][1].cancel()
        timer = asyncio.get_running_loop().call_later(_SHOWN_FOR, self._forget, table, seat)
        self._shown[table.id, seat] = (kind, timer)
        table.tell()

    def shown(self, table: Authority, visit: Visit) -> dict[Seat, tuple[Markup, str]]:
        """Of everybody who shows something: the picture, and what it means."""
        return {
            seat: (self.kinds[kind], visit.say("table-emote", emote=kind))
            for seat in table.seats
            for kind, _ in [self._shown.get((table.id, seat), ("", None))]
            if kind
        }

    def _forget(self, table: Authority, seat: Seat) -> None:
        self._shown.pop((table.id, seat), None)
        table.tell()


def _picture(kind: str) -> Markup:
    return Markup('<img src="{}" alt="" width="32" height="32">').format(art(f"emote-{kind}.svg"))
