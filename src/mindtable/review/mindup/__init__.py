"""Reviews of Mind Up!"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...bots.family import Search
from ...game.contract import Position, Seat, View
from ...mindup.position import Position as MindUpPosition
from ...mindup.view import View as MindUpView
from ..reasons import Reason
from .comparing import why_worse
from .reasons import KINDS


class MindUpReview:
    """What reviews know of Mind Up!"""

    def kind(self, view: View) -> str:
        """The name of the game and the number of players."""
        return f"{view.sight.game} {len(view.sight.sides)}"

    def open_view(self, position: Position, seat: Seat) -> View:
        """What a seat would know if all cards lay open; what others have sealed stays sealed."""
        assert isinstance(position, MindUpPosition)
        return MindUpView.with_open_cards(position, seat)

    def reasons(self, view: View, _search: Search, best: int, worse: Sequence[int]) -> Mapping[int, Reason]:
        """Why some choices are worse than the best one, as far as it can be said."""
        assert isinstance(view, MindUpView)
        return why_worse(view, best, worse)

    @property
    def kinds_of_reasons(self) -> Mapping[str, type[Reason]]:
        """All reasons that are given, by kind."""
        return {kind.kind: kind for kind in KINDS}


family: Final = MindUpReview()
