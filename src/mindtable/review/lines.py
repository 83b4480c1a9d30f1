"""Lines of moves, as far as they are possible."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Final

from ..game.contract import Move, MoveError, Seat, Sight, View

Line = tuple[tuple[Seat, Move], ...]

LONGEST: Final = 6  # moves
_WORLDS: Final = 50  # that are tried at most


def foreseen(view: View, line: Sequence[tuple[Seat, Move]]) -> list[Sight]:
    """What the seat of a view would see before each move of a line, in the world in which most of them can be made."""
    dice = Random(len(line))
    longest: list[Sight] = []
    for _ in range(_WORLDS):
        position = view.world(dice)
        seen: list[Sight] = []
        with suppress(MoveError):
            for seat, move in line:
                before = position.view(view.seat).sight
                position.play(move, seat)
                seen.append(before)
        longest = max(longest, seen, key=len)
        if len(longest) == len(line):
            break
    return longest


def possible(view: View, line: Sequence[tuple[Seat, Move]]) -> Line:
    """A line as far as it can be played in one world that agrees with a view."""
    return tuple(line[: len(foreseen(view, line))])
