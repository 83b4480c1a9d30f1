"""Training for Mindbug: duels of the first set and of all, and Tag Team."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from ...bots.mindbug.learnt import JUDGEMENT, PRIOR, search_with
from ...bots.mindbug.patterns import LAYOUT, patterns_of
from ...bots.mindbug.search import MindbugSearch
from ...bots.mindbug.signs import SIGNS, mirrored, signs_of
from ...bots.search_bot import Searcher
from ...game.contract import Position, View
from ...lab.habits import Occasion
from ...mindbug.board import TURN
from ...mindbug.game import duel, tag_team
from ...mindbug.notation import legal_numbers
from ...mindbug.position import Position as MindbugPosition
from ...mindbug.view import View as MindbugView
from ..family import Course
from ..fitting import Pattern
from .habits import HABITS, occasions


class MindbugJudging:
    """What training knows of judging positions of Mindbug."""

    kept: Final[Path] = JUDGEMENT

    @property
    def tables(self) -> Mapping[str, tuple[int, int]]:
        """The tables of signs."""
        return SIGNS.tables

    def signs(self, position: Position) -> list[int] | None:
        """The cells that a position shows at the beginning of a turn: with all cards, as a search sees its worlds."""
        assert isinstance(position, MindbugPosition)
        board = position.board
        return signs_of(board) if board.decision == TURN else None

    def mirrored(self) -> list[int]:
        """Of each cell, the one that says of the other side what it says of one."""
        return mirrored()

    def searcher(self, prior: Sequence[int], judgement: Sequence[int]) -> Searcher:
        """The search with a prior and a judgement."""
        known, judged = list(prior), list(judgement)

        def search(view: View, dice: int) -> MindbugSearch:
            assert isinstance(view, MindbugView)
            return search_with(known, judged, view, dice)

        return search


class MindbugTraining:
    """What training knows of Mindbug."""

    courses: Final = (
        Course("duel-first", duel.name, tuple(duel.default_sets), 3),
        Course("duel-all", duel.name, tuple(duel.sets), 3),
        Course("tag-team", tag_team.name, tuple(tag_team.sets), 1),
    )
    sharpness: Final = 2.0
    kept: Final[Path] = PRIOR
    judging: Final = MindbugJudging()
    habits: Final = HABITS

    @property
    def tables(self) -> Mapping[str, tuple[int, int]]:
        """The tables of patterns."""
        return LAYOUT.tables

    def patterns(self, view: View) -> list[list[Pattern]]:
        """What each legal move shows: the same in every world that agrees with the view."""
        assert isinstance(view, MindbugView)
        world = view.board(0)
        return [[(cell, 1.0) for cell in patterns_of(world, move)] for move in legal_numbers(world)]

    def occasions(self, view: View, liked: int) -> Iterator[Occasion]:
        """What a decision was an occasion for."""
        assert isinstance(view, MindbugView)
        return occasions(view, liked)

    def searcher(self, weights: Sequence[int] | None) -> Searcher:
        """The search with a prior, or without any."""
        known = None if weights is None else list(weights)

        def search(view: View, dice: int) -> MindbugSearch:
            assert isinstance(view, MindbugView)
            return MindbugSearch(view, dice) if known is None else search_with(known, None, view, dice)

        return search


family: Final = MindbugTraining()
