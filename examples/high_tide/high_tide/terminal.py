"""High Tide at the terminal: the table in a few lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from mindtable.game.contract import Seat
from mindtable.terminal.family import Family
from mindtable.terminal.plain import PlainFamily
from mindtable.wording import Wording

from .position import Position
from .sight import PlayerSight, Sight

_HIDDEN: Final = "▒"


class HighTideAtTheTerminal(PlainFamily):
    """See `mindtable.terminal.plain`."""

    def lines(self, sight: Sight, names: Mapping[Seat, str], wording: Wording) -> Sequence[str]:
        """The beach, and a line for everybody with their cards."""
        return list(_lines(sight, names, wording))

    def opened(self, position: Position) -> Sight:
        """What a spectator sees, and every hand."""
        return opened(position)


def opened(position: Position) -> Sight:
    """The sight of a game that is over: all that a spectator sees, and everybody's hand."""
    sight = position.view(None).sight
    hands = {seat: position.view(seat).sight.player(seat).hand for seat in position.seats}
    return replace(sight, players=tuple(replace(player, hand=hands[player.seat]) for player in sight.players))


def _lines(sight: Sight, names: Mapping[Seat, str], wording: Wording) -> Iterator[str]:
    beach = " ".join(sight.beach) or wording.message("high-tide-empty")
    yield f"{wording.message('high-tide-beach')}: {beach}"
    for player in sight.players:
        yield f"{names[player.seat]}: {_cards(player)}   {wording.message('high-tide-points', count=player.points)}"


def _cards(player: PlayerSight) -> str:
    return " ".join(card or _HIDDEN for card in player.hand)


family: Final[Family] = HighTideAtTheTerminal()
