"""Which puzzle comes next: the one of a day, or one for a rating."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Final

from .collection import Entry, entries
from .puzzle import Goal
from .record import Record

_STEPS_OF_STARS: Final = (860, 1250)  # ratings above which a puzzle has one star more
MOST_STARS: Final = 1 + len(_STEPS_OF_STARS)
_FIRST_STEPS: Final = 8  # puzzles of somebody new, who is shown one theme after the other
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


def next_for(found: Sequence[Entry], record: Record, dice: Random) -> Entry | None:
    """A puzzle about as hard as somebody is good, of those that they have not met; if they know all, any of them. Who
    is new begins with easy ones."""
    left = [entry for entry in found if entry.id not in record.met] or list(found)
    if len(record.met) < _FIRST_STEPS:
        fitting = _for_somebody_new(left, found, record)
    else:
        fitting = sorted(left, key=lambda entry: abs(entry.difficulty - record.rating))[:_NEAREST]
    return dice.choice(fitting) if fitting else None


def _for_somebody_new(left: Sequence[Entry], found: Sequence[Entry], record: Record) -> list[Entry]:
    """The easiest, with the cards that most puzzles are played with, of the goal that is soonest explained; of these
    the ones with a theme that is new, and as few others as can be."""
    cards = Counter((entry.game, entry.sets) for entry in found)
    goals = list(Goal)
    known = {theme for entry in entries() if entry.id in record.met for theme in entry.themes}

    def order(entry: Entry) -> tuple[int, int, int, bool, int]:
        is_known = known.issuperset(entry.themes)
        return entry.difficulty, -cards[entry.game, entry.sets], goals.index(entry.goal), is_known, len(entry.themes)

    first = min(map(order, left), default=None)
    return [entry for entry in left if order(entry) == first]
