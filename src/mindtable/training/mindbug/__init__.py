"""Training for Mindbug: duels of the first set and of all, and Tag Team."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ...bots.mindbug.learnt import WEIGHTS, search_with
from ...bots.mindbug.patterns import LAYOUT, patterns_of
from ...bots.mindbug.search import MindbugSearch
from ...bots.search_bot import Searcher
from ...game.contract import View
from ...mindbug.game import duel, tag_team
from ...mindbug.notation import legal_numbers
from ...mindbug.view import View as MindbugView
from ..family import Course


class MindbugTraining:
    """What training knows of Mindbug."""

    courses: Final = (
        Course("duel-first", duel.name, tuple(duel.default_sets), 3),
        Course("duel-all", duel.name, tuple(duel.sets), 3),
        Course("tag-team", tag_team.name, tuple(tag_team.sets), 1),
    )
    kept: Final[Path] = WEIGHTS

    @property
    def tables(self) -> Mapping[str, tuple[int, int]]:
        """The tables of patterns."""
        return LAYOUT.tables

    def patterns(self, view: View) -> list[list[int]]:
        """The cells that each legal move shows: the same in every world that agrees with the view."""
        assert isinstance(view, MindbugView)
        world = view.board(0)
        return [patterns_of(world, move) for move in legal_numbers(world)]

    def searcher(self, weights: Sequence[int] | None) -> Searcher:
        """The search with a prior, or without any."""
        known = None if weights is None else list(weights)

        def search(view: View, dice: int) -> MindbugSearch:
            assert isinstance(view, MindbugView)
            return MindbugSearch(view, dice) if known is None else search_with(known, view, dice)

        return search


family: Final = MindbugTraining()
