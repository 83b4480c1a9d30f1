"""Bots at Mind Up!: rules of thumb over what a seat can see, and a search in which all choose at the same time."""

from __future__ import annotations

from typing import Any, Final, cast

from ...game.contract import Move, Sight, View
from ...mindup.sight import Sight as MindUpSight
from ...mindup.view import View as MindUpView
from . import protocol_1
from .rules import worth_of_moves
from .search import MindUpSearch


class MindUpBots:
    """What the bots know of Mind Up!"""

    def rules_of_thumb(self, view: View) -> dict[Move, float]:
        """What every legal move of a view is worth in points."""
        return worth_of_moves(cast(MindUpView, view))

    def search(self, view: View, dice: int) -> MindUpSearch:
        """The search of a view's decision, with dice of its own."""
        assert isinstance(view, MindUpView)
        return MindUpSearch(view, dice)

    def protocol_1(self, sight: Sight) -> dict[str, Any]:
        """A sight in the fields of protocol 1 for programs."""
        assert isinstance(sight, MindUpSight)
        return protocol_1.fields(sight)


family: Final = MindUpBots()
