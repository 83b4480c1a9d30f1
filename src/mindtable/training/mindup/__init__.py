"""Training for Mind Up!: games of three to six, most of them of four."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from ...bots.mindup import patterns
from ...bots.mindup.expecting import ONE
from ...bots.mindup.patterns import LAYOUT, Shown, patterns_of, standing_of
from ...bots.mindup.practised import PractisedSearch
from ...bots.mindup.search import MindUpSearch
from ...bots.search_bot import Searcher
from ...game.bits import slots_of
from ...game.contract import View
from ...lab.habits import Occasion
from ...mindup.game import mind_up
from ...mindup.questions import hand_of
from ...mindup.view import View as MindUpView
from ..family import Course
from ..fitting import Pattern


def _course(players: int, part: int, objectives: int = 0) -> Course:
    name = f"{players}-players" + (f"-{objectives}-objectives" if objectives else "")
    options = (("players", str(players)), ("objectives", str(objectives)))
    return Course(name, mind_up.name, (), part, options)


class MindUpTraining:
    """What training knows of Mind Up!"""

    courses: Final = (_course(4, 5), _course(3, 1), _course(5, 1), _course(6, 1))
    sharpness: Final = 8.0  # habits are about what is chosen, not about what is tried
    kept: Final[Path] = Path(patterns.__file__).with_name("prior.json")
    habits: Final = ()

    @property
    def tables(self) -> Mapping[str, tuple[int, int]]:
        """The tables of patterns."""
        return LAYOUT.tables

    def patterns(self, view: View) -> list[list[Pattern]]:
        """What each legal choice shows: the same in every world that agrees with the view."""
        assert isinstance(view, MindUpView)
        world, seat = view.board(0), view.number()
        return [_in_ones(patterns_of(world, seat, slot)) for slot in slots_of(hand_of(world, seat))]

    def standings(self, view: View) -> list[list[Pattern]]:
        """How every seat stands, at the first choice of a round that is not the first."""
        assert isinstance(view, MindUpView)
        world = view.board(0)
        if world.round == 1 or world.turn or world.sealed:
            return []
        return [_in_ones(standing_of(world, seat)) for seat in range(world.players)]

    def occasions(self, _view: View, _liked: int) -> Iterator[Occasion]:
        """Nothing that is counted: a card of Mind Up! is good or not by what else lies there, not by itself."""
        return iter(())

    def searcher(self, weights: Sequence[int] | None) -> Searcher:
        """The search with habits, or without any."""
        known = None if weights is None else list(weights)

        def search(view: View, dice: int) -> MindUpSearch:
            assert isinstance(view, MindUpView)
            return MindUpSearch(view, dice) if known is None else PractisedSearch(view, dice, known)

        return search


def _in_ones(shown: list[Shown]) -> list[Pattern]:
    return [(cell, parts / ONE) for cell, parts in shown]


family: Final = MindUpTraining()
