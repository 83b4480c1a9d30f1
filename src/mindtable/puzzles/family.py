"""What puzzles ask of a family of games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

from .. import games
from ..game.contract import Move, Position, Seat, SetupError, View
from ..game.flaws import flaw
from .puzzle import Goal, Line, Puzzle

Scenario = Mapping[str, Any]


@dataclass(frozen=True)
class Deal:
    """What is dealt to look for puzzles in: a game, sets of cards, and options."""

    game: str
    sets: Sequence[str] = ()
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Found:
    """A position in which one move alone reaches a goal, and how it is reached."""

    scenario: Scenario
    goal: Goal
    seat: Seat
    solution: Line


@dataclass(frozen=True)
class Refutation:
    """How others keep a move from its goal: a position that agrees with all that is known, and what follows there."""

    scenario: Scenario
    line: Line


class FamilyPuzzles(Protocol):
    """What a family of games gives to puzzles."""

    @property
    def themes(self) -> Sequence[str]:
        """All themes that its puzzles may have."""
        ...

    def deals(self) -> Sequence[Deal]:
        """What is dealt to look for puzzles in, one after the other and again from the first."""
        ...

    def begins(self, position: Position) -> bool:
        """Whether a scenario can be written of a position."""
        ...

    def found_in(self, position: Position, since: Line, sets: Sequence[str]) -> Iterator[Found]:
        """Puzzles at a moment of a game: at the beginning of a turn, and what was played since."""
        ...

    def is_proved(self, puzzle: Puzzle) -> bool:
        """Whether its answer, and no other move, reaches its goal: everything that is said of it, proved anew."""
        ...

    def themes_of(self, found: Found) -> tuple[str, ...]:
        """What its solution is about."""
        ...

    def view(self, position: Position, goal: Goal, seat: Seat) -> View:
        """What whoever is to find the answer sees."""
        ...

    def is_reached(self, position: Position, goal: Goal, seat: Seat) -> bool:
        """Whether the goal is reached."""
        ...

    def holds(self, puzzle: Puzzle, line: Line) -> bool:
        """Whether the goal is still certain after what was played from the position, whatever the others do."""
        ...

    def reply(self, puzzle: Puzzle, line: Line) -> tuple[Seat, Move]:
        """The best that whoever decides next can do, if it is not the one who is to find the answer."""
        ...

    def refutation(self, puzzle: Puzzle, line: Line) -> Refutation:
        """How others keep the last move of a line from the goal."""
        ...


def family_of(game: str) -> FamilyPuzzles:
    """What the family of a game gives to puzzles; a SetupError says if that is nothing."""
    found = games.family_of(game).part_if_any("puzzles")
    if found is None:
        raise SetupError(flaw("no-solver", game=game))
    return cast(FamilyPuzzles, found)
