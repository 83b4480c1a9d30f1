"""Lines of moves, as far as they are possible."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final, NamedTuple

from ..game.contract import Event, Move, MoveError, Position, Seat, Sight, View

Line = tuple[tuple[Seat, Move], ...]

LONGEST: Final = 6  # moves
_WORLDS: Final = 50  # that are tried at most


class Played(NamedTuple):
    """A move of a line, played in a world."""

    before: Position
    told: Sequence[Event]
    after: Position


def played_out(view: View, line: Sequence[tuple[Seat, Move]]) -> list[Played]:
    """The moves of a line in the world in which most of them can be made, of those that agree with a view."""
    dice = Random(len(line))
    longest: list[Played] = []
    for _ in range(_WORLDS):
        position = view.world(dice)
        played: list[Played] = []
        with suppress(MoveError):
            for seat, move in line:
                before = position.copy()
                told = position.play(move, seat)
                played.append(Played(before, told, position.copy()))
        longest = max(longest, played, key=len)
        if len(longest) == len(line):
            break
    return longest


def foreseen(view: View, line: Sequence[tuple[Seat, Move]]) -> list[Sight]:
    """What the seat of a view would see before each move of a line, in the world in which most of them can be made."""
    return [one.before.view(view.seat).sight for one in played_out(view, line)]


def line_to_json(line: Line) -> list[dict[str, str]]:
    """A line in the shape of JSON."""
    return [{"seat": seat, "move": str(move)} for seat, move in line]


def line_from_json(document: Sequence[Any]) -> Line:
    """The inverse of `line_to_json`."""
    return tuple((Seat(one["seat"]), Move(one["move"])) for one in document)


def possible(view: View, line: Sequence[tuple[Seat, Move]]) -> Line:
    """A line as far as it can be played in one world that agrees with a view."""
    return tuple(line[: len(foreseen(view, line))])
