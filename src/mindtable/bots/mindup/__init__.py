"""Bots at Mind Up!: rules of thumb over what a seat can see, and searches in which all choose at the same time."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any, Final, cast

from ...game.bits import slots_of
from ...game.contract import Move, Sight, View
from ...mindup.questions import hand_of
from ...mindup.sight import Sight as MindUpSight
from ...mindup.view import View as MindUpView
from ..setting import Setting, read_settings
from . import protocol_1
from .foresight import ForeseeingSearch
from .overlooking import SETTINGS, search_of_the_careless
from .policy import likely_card, wishes
from .rules import worth_of_moves
from .search import MindUpSearch


class MindUpBots:
    """What the bots know of Mind Up!"""

    search_version: Final = "3"

    def rules_of_thumb(self, view: View) -> dict[Move, float]:
        """What every legal move of a view is worth in points."""
        return worth_of_moves(cast(MindUpView, view))

    def brisk_move(self, view: View, dice: int) -> int:
        """The place of the card that promises most in a world that agrees with a view."""
        assert isinstance(view, MindUpView)
        world, seat = view.board(dice), view.number()
        return slots_of(hand_of(world, seat)).index(likely_card(world, seat, wishes(world)))

    def search(self, view: View, dice: int) -> ForeseeingSearch:
        """The search of a view's decision, with dice of its own."""
        assert isinstance(view, MindUpView)
        return ForeseeingSearch(view, dice)

    def classic(self, view: View, dice: int) -> MindUpSearch:
        """The search that has learnt nothing."""
        assert isinstance(view, MindUpView)
        return MindUpSearch(view, dice)

    def overlooking(self, view: View, dice: int, overlooked: Collection[str]) -> MindUpSearch:
        """The same for somebody who overlooks some things."""
        assert isinstance(view, MindUpView)
        return search_of_the_careless(view, dice, overlooked)

    @cached_property
    def settings(self) -> Mapping[str, Mapping[str, Setting]]:
        """How levels play Mind Up!"""
        return read_settings(SETTINGS)

    def protocol_1(self, sight: Sight) -> dict[str, Any]:
        """A sight in the fields of protocol 1 for programs."""
        assert isinstance(sight, MindUpSight)
        return protocol_1.fields(sight)


family: Final = MindUpBots()
