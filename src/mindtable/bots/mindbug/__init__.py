"""Bots at Mindbug: rules of thumb over what a seat can see, and a search over the worlds that agree with it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any, Final, cast

from ...game.contract import Move, Sight, View
from ...mindbug.sight import Sight as MindbugSight
from ...mindbug.view import View as MindbugView
from ..setting import Setting, read_settings
from . import protocol_1
from .brisk import brisk_move
from .leaning import LEANINGS, leaning_search
from .learnt import learnt_judgement, learnt_weights, search_with
from .overlooking import SETTINGS, blinkered
from .rules import worth_of_moves
from .search import MindbugSearch


class MindbugBots:
    """What the bots know of Mindbug."""

    leanings: Final = LEANINGS
    search_version: Final = "2"

    def rules_of_thumb(self, view: View) -> dict[Move, float]:
        """What every legal move of a view is worth in points."""
        return worth_of_moves(cast(MindbugView, view))

    def brisk_move(self, view: View, dice: int) -> int:
        """The place of the move that looks best at once."""
        assert isinstance(view, MindbugView)
        return brisk_move(view, dice)

    def search(self, view: View, dice: int) -> MindbugSearch:
        """The search of a view's decision, with dice of its own and by all that it has learnt."""
        assert isinstance(view, MindbugView)
        return search_with(learnt_weights(), learnt_judgement(), view, dice)

    def classic(self, view: View, dice: int) -> MindbugSearch:
        """The search that has learnt nothing."""
        assert isinstance(view, MindbugView)
        return MindbugSearch(view, dice)

    def overlooking(self, view: View, dice: int, overlooked: Collection[str]) -> MindbugSearch:
        """The same for somebody who overlooks some things."""
        assert isinstance(view, MindbugView)
        return self.search(blinkered(view, overlooked), dice)

    @cached_property
    def settings(self) -> Mapping[str, Mapping[str, Setting]]:
        """How levels play the duel and Tag Team."""
        return read_settings(SETTINGS)

    def leaning_search(self, view: View, dice: int, personality: str) -> MindbugSearch:
        """The search of a personality."""
        assert isinstance(view, MindbugView)
        return leaning_search(view, dice, personality)

    def protocol_1(self, sight: Sight) -> dict[str, Any]:
        """A sight in the fields of protocol 1 for programs."""
        assert isinstance(sight, MindbugSight)
        return protocol_1.fields(sight)


family: Final = MindbugBots()
