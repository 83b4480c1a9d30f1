"""Reviews of Mindbug."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...bots.family import Search
from ...bots.mindbug.search import MindbugSearch
from ...game.contract import Position, Seat, View
from ...mindbug.cards import EVERY_SET, FACES
from ...mindbug.game import duel
from ...mindbug.position import Position as MindbugPosition
from ...mindbug.view import View as MindbugView
from ..reasons import Reason
from .comparing import why_worse
from .reasons import KINDS

_BASIC: Final = duel.default_sets[0]
_BASIC_FACES: Final = frozenset(FACES[card.id] for card in EVERY_SET[_BASIC].cards)


class MindbugReview:
    """What reviews know of Mindbug."""

    def kind(self, view: View) -> str:
        """The name of the game; a duel of the first set alone is a kind of its own. All cards of a deck are public."""
        assert isinstance(view, MindbugView)
        game = view.sight.game
        if game != duel.name:
            return game
        board = view.board(0)
        is_basic = _BASIC_FACES.issuperset((*board.slots.faces, *board.rest))
        return f"{game} {_BASIC}" if is_basic else game

    def open_view(self, position: Position, seat: Seat) -> View:
        """What a seat would know if all cards lay open."""
        assert isinstance(position, MindbugPosition)
        return MindbugView.with_open_cards(position, seat)

    def reasons(self, view: View, search: Search, best: int, worse: Sequence[int]) -> Mapping[int, Reason]:
        """Why some moves are worse than the best one, as far as it can be said."""
        assert isinstance(view, MindbugView)
        assert isinstance(search, MindbugSearch)
        return why_worse(view, search, best, worse)

    @property
    def kinds_of_reasons(self) -> Mapping[str, type[Reason]]:
        """All reasons that are given, by kind."""
        return {kind.kind: kind for kind in KINDS}


family: Final = MindbugReview()
