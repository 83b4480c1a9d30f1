"""What somebody has done with puzzles: a rating that moves, how often each was tried, and days in a row.

Ratings are Elo's: a puzzle is a player whose rating stays. Whoever solves one at the first try has won against it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Any, Final

FIRST_RATING: Final = 900  # some of the easiest puzzles are below it, most above
_SCALE: Final = 400.0  # points by which the odds are ten to one
_STEPS: Final = 32.0  # points that a result moves a rating, at most
_FIRST_STEPS: Final = 80.0  # the same while little is known
_FIRST: Final = 15  # puzzles
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

    def with_result(self, puzzle: str, difficulty: int, *, is_solved: bool) -> Record:
        """The record after a try: the first one of a puzzle counts for the rating."""
        solved = self.solved | {puzzle} if is_solved else self.solved
        if puzzle in self.results:
            return replace(self, solved=solved)
        step = _FIRST_STEPS if len(self.results) < _FIRST else _STEPS
        rating = max(_LOWEST, round(self.rating + step * (is_solved - expected(self.rating, difficulty))))
        results = {**self.results, puzzle: is_solved}
        return replace(self, rating=rating, best=max(self.best, rating), results=results, solved=solved)

    def with_help(self, puzzle: str) -> Record:
        """The record after a puzzle was solved with a hint: the rating stays."""
        return replace(self, solved=self.solved | {puzzle})

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
    )


def expected(rating: int, difficulty: int) -> float:
    """How likely somebody solves a puzzle at the first try.

    >>> expected(1000, 1000)
    0.5
    """
    return float(1 / (1 + 10 ** ((difficulty - rating) / _SCALE)))
