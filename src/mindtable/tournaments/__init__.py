"""Tournaments: who meets whom in which round, and how everybody stands. Everything follows from what happened, which is
written down as entries; nothing here knows of games, people, files or clocks."""

from .pairing import ROUND_ROBIN, SWISS, SYSTEMS, Plan, next_round, rounds_for
from .standings import TIE_BREAKS, Place, standings
from .tournament import BEGIN, END, RESULT, ROUND, WITHDRAW, Board, Happening, Tournament

__all__ = [
    "BEGIN",
    "END",
    "RESULT",
    "ROUND",
    "ROUND_ROBIN",
    "SWISS",
    "SYSTEMS",
    "TIE_BREAKS",
    "WITHDRAW",
    "Board",
    "Happening",
    "Place",
    "Plan",
    "Tournament",
    "next_round",
    "rounds_for",
    "standings",
]
