"""Records: a game as text that a person can read and a program replays.

A record is headers, the dice, the deal written out, the moves, what was rolled in them, and the result. There is one
way to write it, so `parse` and `write_out` are inverse and every line has its place; a record without its last line,
the result, was cut off.
"""

from .files import load, save
from .record import FORMAT, HIGHEST_SEED, LOWEST_SEED, NewDice, Record, RecordError
from .replaying import Step, game_of, replay
from .text import LONGEST_LINE, LONGEST_RECORD, MOST_MOVES, parse, write_out
from .verifying import Verdict, verify

__all__ = [
    "FORMAT",
    "HIGHEST_SEED",
    "LONGEST_LINE",
    "LONGEST_RECORD",
    "LOWEST_SEED",
    "MOST_MOVES",
    "NewDice",
    "Record",
    "RecordError",
    "Step",
    "Verdict",
    "game_of",
    "load",
    "parse",
    "replay",
    "save",
    "verify",
    "write_out",
]
