"""What bots have found out for themselves: how often they do something when they could, counted in their practice.

A habit is something that may be done or left: to play a card, to take one, to attack. It is counted by several
things: the card, the lives that are left.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..arena.ratings import Interval, wilson

SHIPPED: Final = Path(__file__).with_name("habits.json")
CARD: Final = "card"  # what every habit is counted by that is about cards


class Occasion(NamedTuple):
    """A chance to do something, seen in one way, and whether it was done."""

    habit: str
    by: str
    value: str
    done: bool


@dataclass(frozen=True)
class Often:
    """How often something was done, of how many times that it could have been."""

    value: str  # the card, or the number of what it was counted by
    times: int
    done: int

    @property
    def share(self) -> float:
        """The part of the times."""
        return self.done / self.times

    @property
    def within(self) -> Interval:
        """The interval of the share, 95 %."""
        return wilson(self.done, self.times)


@dataclass(frozen=True)
class Habits:
    """What was counted in the practice of one course."""

    name: str
    game: str
    sets: tuple[str, ...]
    games: int
    decisions: int
    iterations: int  # that the bot made at each of them
    counted: Mapping[str, Mapping[str, tuple[Often, ...]]]  # by habit, and by what it was counted by


def write_habits(habits: Sequence[Habits]) -> str:
    """Habits as JSON, a course a line."""
    return "[\n" + ",\n".join(json.dumps(asdict(one), ensure_ascii=False) for one in habits) + "\n]\n"


def read_habits(text: str) -> tuple[Habits, ...]:
    """The inverse of `write_habits`."""
    return tuple(_habits(one) for one in json.loads(text))


def _habits(one: Mapping[str, Any]) -> Habits:
    counted = {
        habit: {by: tuple(Often(**often) for often in values) for by, values in seen.items()}
        for habit, seen in one["counted"].items()
    }
    return Habits(**{**one, "sets": tuple(one["sets"]), "counted": counted})


@cache
def shipped() -> tuple[Habits, ...]:
    """The habits that come with the package."""
    return read_habits(SHIPPED.read_text(encoding="utf-8")) if SHIPPED.exists() else ()


def often_of(habit: str, card: str) -> Often | None:
    """How often something is done with a card, by the course that knows it best; None if there is none."""
    found = [one for course in shipped() for one in course.counted.get(habit, {}).get(CARD, ()) if one.value == card]
    return max(found, key=lambda one: one.times, default=None)
