"""Puzzles: positions of games with one answer, which is proved."""

from __future__ import annotations

from .choosing import daily, next_for
from .collection import Entry, entries, entry_with, puzzle_with
from .playing import Try, Verdict, tried
from .puzzle import Goal, Puzzle
from .record import Record, record_of

__all__ = [
    "Entry",
    "Goal",
    "Puzzle",
    "Record",
    "Try",
    "Verdict",
    "daily",
    "entries",
    "entry_with",
    "next_for",
    "puzzle_with",
    "record_of",
    "tried",
]
