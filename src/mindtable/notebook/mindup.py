"""Games of Mind Up! in notebooks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..art.mindup.cards import number_card
from ..game.contract import Position, Seat, View
from ..mindup.cards import CARDS
from ..mindup.sight import PlayerSight, Sight
from .drawing import card, column, hidden_card, line, row, table
from .family import FamilyPictures

_IN_ROW: Final = 72  # pixels
_SMALL: Final = 48


class MindUpPictures:
    """The table, with its cards drawn."""

    def of_position(self, position: Position) -> str:
        """The whole table with all hands open, as SVG."""
        sight = _sight(position.view(None))
        return _table(sight, {seat: _sight(position.view(seat)).player(seat).hand for seat in position.seats})

    def of_view(self, view: View) -> str:
        """The table as its seat sees it, as SVG: what it does not know lies face down."""
        sight = _sight(view)
        return _table(sight, {player.seat: player.hand for player in sight.players})


def _sight(view: View) -> Sight:
    sight: Any = view.sight
    assert isinstance(sight, Sight)
    return sight


def _table(sight: Sight, hands: dict[Seat, tuple[str | None, ...]]) -> str:
    title = f"{sight.game}, round {sight.round}"
    title += f": {', '.join(sight.winners)} won" if sight.winners else f": {', '.join(sight.to_decide)} to choose"
    parts = [row(_card(name, _IN_ROW) for name in sight.row)]
    parts += [part for player in sight.players for part in _player(player, hands[player.seat])]
    return table(title, parts)


def _player(player: PlayerSight, hand: tuple[str | None, ...]) -> Iterator[str]:
    rounds = f" ({', '.join(map(str, player.scores))} before)" if player.scores else ""
    yield line(f"{player.seat}: {player.points} points this round{rounds}")
    yield row(column(_card(name, _SMALL) for name in taken.cards) for taken in player.columns)
    yield row(hidden_card() if name is None else _card(name, _SMALL) for name in hand)


def _card(name: str, width: int) -> str:
    found = CARDS[int(name) - 1]
    return card(number_card(found.number, found.colour.value, found.bonus), name, width)


family: Final[FamilyPictures] = MindUpPictures()
