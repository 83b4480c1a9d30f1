"""Which puzzle comes next: the one of a day, or one for a rating."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Final

from .collection import Entry, entries

_STEPS_OF_STARS: Final = (860, 1250)  # ratings above which a puzzle has one star more
MOST_STARS: Final = 1 + len(_STEPS_OF_STARS)
_NEAREST: Final = 12  # puzzles to choose from: all about as hard


def today() -> date:
    """The day it is, which is the same everywhere."""
    return datetime.now(UTC).date()


def of_today() -> Entry | None:
    """The puzzle of the day, if there are puzzles."""
    return _of_day(today())


@lru_cache(1)
def _of_day(day: date) -> Entry | None:
    return daily(entries(), day)


def stars(difficulty: int) -> int:
    """How hard a puzzle is, in stars.

    >>> stars(600), stars(1510)
    (1, 3)
    """
    return 1 + sum(difficulty > step for step in _STEPS_OF_STARS)


def daily(found: Sequence[Entry], day: date) -> Entry | None:
    """The puzzle of a day, the same for everybody. Only what was there before that day is chosen from, so whatever is
    added later changes no day that is over; before there was anything, the first puzzles are chosen from."""
    there = [entry for entry in found if entry.added < day] or _first(found)
    return min(there, key=lambda entry: sha256(f"{day.isoformat()} {entry.id}".encode()).digest(), default=None)


def _first(found: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in found if entry.added == min(one.added for one in found)]


def next_for(found: Sequence[Entry], rating: int, known: Collection[str], dice: Random) -> Entry | None:
    """A puzzle about as hard as somebody is good, of those that they have not met; if they know all, any of them."""
    left = [entry for entry in found if entry.id not in known] or list(found)
    nearest = sorted(left, key=lambda entry: abs(entry.difficulty - rating))[:_NEAREST]
    return dice.choice(nearest) if nearest else None
