"""Bots at Mindbug: rules of thumb over what a seat can see, and a search over the worlds that agree with it."""

from __future__ import annotations

from typing import Any, Final, cast

from ...game.contract import Move, Sight, View
from ...mindbug.sight import Sight as MindbugSight
from ...mindbug.view import View as MindbugView
from . import protocol_1
from .brisk import brisk_move
from .rules import worth_of_moves
from .search import MindbugSearch


class MindbugBots:
    """What the bots know of Mindbug."""

    def rules_of_thumb(self, view: View) -> dict[Move, float]:
        """What every legal move of a view is worth in points."""
        return worth_of_moves(cast(MindbugView, view))

    def brisk_move(self, view: View, dice: int) -> int:
        """The place of the move that looks best at once."""
        assert isinstance(view, MindbugView)
        return brisk_move(view, dice)

    def search(self, view: View, dice: int) -> MindbugSearch:
        """The search of a view's decision, with dice of its own."""
        assert isinstance(view, MindbugView)
        return MindbugSearch(view, dice)

    def classic(self, view: View, dice: int) -> MindbugSearch:
        """The search that has learnt nothing."""
        assert isinstance(view, MindbugView)
        return MindbugSearch(view, dice)

    def protocol_1(self, sight: Sight) -> dict[str, Any]:
        """A sight in the fields of protocol 1 for programs."""
        assert isinstance(sight, MindbugSight)
        return protocol_1.fields(sight)


family: Final = MindbugBots()
