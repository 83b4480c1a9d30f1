"""Proving who wins a position."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from rich.text import Text

from ..game.contract import Position
from ..solver import Solution
from ..solver import solve as solved
from ..wording import Wording
from .analyse import decision
from .arguments import UNKNOWN
from .bench import is_compiled
from .environment import new_console


def solve(asked: argparse.Namespace) -> int:
    """Say who wins a decision of a record, or a position, with open cards and best play."""
    wording: Wording = asked.wording
    position, _, _ = decision(Path(asked.file), asked.move, None, wording)
    solution = solved(position, unknown_draws=asked.draws == UNKNOWN, seconds=asked.seconds, positions=asked.positions)
    if asked.json:
        print(json.dumps(solution.facts()))
        return 0
    console = new_console()
    for line in _lines(solution, position, wording):
        console.print(Text(line))
    if not is_compiled():
        console.print(Text(wording.message("solved-slowly")))
    return 0


def _lines(solution: Solution, position: Position, wording: Wording) -> Iterator[str]:
    yield wording.message(f"solved-{solution.result}", side=", ".join(solution.side))
    if solution.line:
        yield wording.message("solved-line", line=" · ".join(_moves(solution, position.copy(), wording)))
    whole, tenths = divmod(round(solution.seconds * 10), 10)
    yield wording.message("solved-positions", count=solution.positions, whole=whole, tenths=tenths)


def _moves(solution: Solution, position: Position, wording: Wording) -> Iterator[str]:
    """The moves of the line, each as its player sees it."""
    names = {seat: seat for seat in position.seats}
    for seat, move in solution.line:
        said = wording.move(move, position.view(seat).sight, names)
        yield wording.message("analysis-expected", name=seat, move=said)
        position.play(move, seat)
