"""A few things to say without words."""

from __future__ import annotations

import asyncio
from typing import Final

from ..art.emotes import EMOTES
from ..game.contract import Seat
from .authority import Authority
from .declined import Declined

_SHOWN_FOR: Final = 6.0  # seconds


class Emotes:
    """What players show each other; it is forgotten after a few seconds."""

    def __init__(self) -> None:
        self._shown: dict[tuple[str, Seat], tuple[str, asyncio.TimerHandle]] = {}

    def show(self, table: Authority, seat: Seat, kind: str) -> None:
        """Show an emote of a seat for a while, in place of one that is shown. Raises Declined if there is none such."""
        if kind not in EMOTES:
            raise Declined(422, "table-bad-request")
        if (table.id, seat) in self._shown:
            self._shown[table.id, seat][1].cancel()
        timer = asyncio.get_running_loop().call_later(_SHOWN_FOR, self._forget, table, seat)
        self._shown[table.id, seat] = (kind, timer)
        table.tell()

    def shown(self, table: Authority) -> dict[Seat, str]:
        """What players show now."""
        found = {seat: self._shown.get((table.id, seat)) for seat in table.seats}
        return {seat: shown[0] for seat, shown in found.items() if shown}

    def _forget(self, table: Authority, seat: Seat) -> None:
        self._shown.pop((table.id, seat), None)
        table.tell()
