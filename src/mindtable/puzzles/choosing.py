"""Which puzzle comes next: the one of a day, or one for a rating."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date
from hashlib import sha256
from random import Random
from typing import Final

from .collection import Entry

_NEAREST: Final = 12  # puzzles to choose from: all about as hard


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
