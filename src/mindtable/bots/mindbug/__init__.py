"""Bots at Mindbug: rules of thumb over what a seat can see, and a search over the worlds that agree with it."""

from __future__ import annotations

from typing import Final

from ...game.contract import Move, View
from ...mindbug.view import View as MindbugView
from .rules import worth_of_moves
from .search import MindbugSearch


class MindbugBots:
    """What the bots know of Mindbug."""

    def rules_of_thumb(self, view: View) -> dict[Move, float]:
        return worth_of_moves(view)

    def search(self, view: View, dice: int) -> MindbugSearch:
        assert isinstance(view, MindbugView)
        return MindbugSearch(view, dice)


family: Final = MindbugBots()
