"""Reviews of Mind Up!"""

from __future__ import annotations

from typing import Final

from ...game.contract import Position, Seat, View
from ...mindup.position import Position as MindUpPosition
from ...mindup.view import View as MindUpView


class MindUpReview:
    """What reviews know of Mind Up!"""

    def kind(self, view: View) -> str:
        """The name of the game and the number of players."""
        return f"{view.sight.game} {len(view.sight.sides)}"

    def open_view(self, position: Position, seat: Seat) -> View:
        """What a seat would know if all cards lay open; what others have sealed stays sealed."""
        assert isinstance(position, MindUpPosition)
        return MindUpView.with_open_cards(position, seat)


family: Final = MindUpReview()
