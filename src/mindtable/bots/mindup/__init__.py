"""Bots at Mind Up!: rules of thumb over what a seat can see, and a search in which all choose at the same time."""

from __future__ import annotations

from typing import Final

from ...game.contract import Move, View
from ...mindup.view import View as MindUpView
from .rules import worth_of_moves
from .search import MindUpSearch


class MindUpBots:
    """What the bots know of Mind Up!"""

    def rules_of_thumb(self, view: View) -> dict[Move, float]:
        return worth_of_moves(view)

    def search(self, view: View, dice: int) -> MindUpSearch:
        assert isinstance(view, MindUpView)
        return MindUpSearch(view, dice)


family: Final = MindUpBots()
