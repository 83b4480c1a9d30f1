"""What somebody has done with puzzles: a rating that moves, how often each was tried, and days in a row.

Ratings are Elo's: a puzzle is a player whose rating stays. Whoever solves one at the first try has won against it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Any, Final

FIRST_RATING: Final = 600  # that of the easiest puzzles
_SCALE: Final = 400.0  # points by which the odds are ten to one
_STEPS: Final = 32  # points that a result moves a rating, at most
_FIRST_STEPS: Final = 160  # the same while nothing is known
_FIRST: Final = 16  # puzzles after which a rating moves as it always will: by less with each of them
_LOWEST: Final = 100
_MOST_DAYS: Final = 400  # that are remembered


@dataclass(frozen=True)
class Record:
    """What is remembered of somebody."""

    rating: int = FIRST_RATING
    best: int = FIRST_RATING
    results: Mapping[str, bool] = field(default_factory=dict)  # by puzzle: whether the first try solved it
    solved: frozenset[str] = frozenset()
    days: tuple[date, ...] = ()  # on which the puzzle of the day was solved
    moved: tuple[str, int] | None = None  # the puzzle whose try came last, and the points it moved the rating by

    def with_result(self, puzzle: str, difficulty: int, *, is_solved: bool) -> Record:
        """The record after a try: the first one of a puzzle counts for the rating."""
        solved = self.solved | {puzzle} if is_solved else self.solved
        if puzzle in self.met:
            return replace(self, solved=solved, moved=None)
        rating = max(_LOWEST, round(self.rating + self._step * (is_solved - expected(self.rating, difficulty))))
        return replace(
            self,
            rating=rating,
            best=max(self.best, rating),
            results={**self.results, puzzle: is_solved},
            solved=solved,
            moved=(puzzle, rating - self.rating),
        )

    def with_help(self, puzzle: str) -> Record:
        """The record after a puzzle was solved with a hint: the rating stays."""
        return replace(self, solved=self.solved | {puzzle}, moved=None)

    @property
    def is_provisional(self) -> bool:
        """Whether so little is known that the rating still moves quickly."""
        return len(self.results) < _FIRST

    @property
    def _step(self) -> float:
        """The points that the next result moves the rating by, at most."""
        known = min(len(self.results), _FIRST) / _FIRST
        return _FIRST_STEPS + known * (_STEPS - _FIRST_STEPS)

    def moved_by(self, puzzle: str) -> int | None:
        """The points by which the last try has moved the rating; None if another puzzle was tried, or none counted."""
        return self.moved[1] if self.moved and self.moved[0] == puzzle else None

    @property
    def met(self) -> frozenset[str]:
        """The puzzles that were tried."""
        return self.solved | self.results.keys()

    def with_day(self, day: date) -> Record:
        """The record after the puzzle of a day was solved."""
        return replace(self, days=tuple(sorted({*self.days, day}))[-_MOST_DAYS:])

    def streak(self, today: date) -> int:
        """On how many days in a row the puzzle of the day was solved, up to today or yesterday."""
        day = today if today in self.days else today - timedelta(days=1)
        number = 0
        while day in self.days:
            number += 1
            day -= timedelta(days=1)
        return number

    def facts(self) -> dict[str, Any]:
        """The same in the shape of JSON."""
        return {
            "rating": self.rating,
            "best": self.best,
            "results": {puzzle: int(is_solved) for puzzle, is_solved in self.results.items()},
            "solved": sorted(puzzle for puzzle in self.solved if not self.results.get(puzzle)),
            "days": [day.isoformat() for day in self.days],
            **({"moved": list(self.moved)} if self.moved else {}),
        }


def record_of(facts: Mapping[str, Any]) -> Record:
    """The record that facts in the shape of JSON are of; a new one for nothing."""
    results = {puzzle: bool(is_solved) for puzzle, is_solved in facts.get("results", {}).items()}
    at_once = {puzzle for puzzle, is_solved in results.items() if is_solved}
    return Record(
        rating=facts.get("rating", FIRST_RATING),
        best=facts.get("best", FIRST_RATING),
        results=results,
        solved=frozenset(at_once | set(facts.get("solved", ()))),
        days=tuple(date.fromisoformat(day) for day in facts.get("days", ())),
        moved=(facts["moved"][0], facts["moved"][1]) if "moved" in facts else None,
    )


def expected(rating: int, difficulty: int) -> float:
    """How likely somebody solves a puzzle at the first try.

    >>> expected(1000, 1000)
    0.5
    """
    return float(1 / (1 + 10 ** ((difficulty - rating) / _SCALE)))
