"""Analysing a decision of a recorded game or of a position."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.text import Text

from ..bots.limit import Limit
from ..game.contract import Move, Position, Seat, SetupError
from ..game.flaws import flaw, flaw_of_file, in_file
from ..game.records import RecordError, load
from ..game.scenarios import documents
from ..games import game_named
from ..review import assess
from ..wording import Wording
from .arguments import CannotDo
from .bench import is_compiled
from .environment import new_console
from .match import steps_of
from .thinking import expected, moves_table

_RECORD = "Mindtable record "


def analyse(asked: argparse.Namespace) -> int:
    """Say what the search thinks of the legal moves of a decision."""
    wording: Wording = asked.wording
    console = new_console()
    position, seat, played = decision(Path(asked.file), asked.move, asked.seat, wording)
    view = position.view(seat)
    limit = Limit(iterations=asked.iterations) if asked.iterations else asked.time
    assessment = assess(view, limit, asked.seed)
    if asked.json:
        print(json.dumps({"seat": seat, "played": played and str(played), **assessment.to_json()}))
        return 0
    sight = view.sight
    letters = {letter: letter for letter in position.seats}
    console.print(Text(wording.message("analysis-asked", seat=seat, question=wording.question(sight, letters))))
    console.print(moves_table(assessment, sight, letters, wording, played))
    console.print(expected(assessment, view, letters, wording))
    console.print(Text(wording.message("analysis-iterations", count=assessment.iterations)))
    if not is_compiled():
        console.print(Text(wording.message("review-slowly")))
    return 0


def decision(path: Path, move: int | None, seat: Seat | None, wording: Wording) -> tuple[Position, Seat, Move | None]:
    """A position, the seat whose decision is meant, and the move it made there, if that is known."""
    played = None
    if _is_record(path):
        position, mover, played = _of_record(path, move, wording)
        if seat not in (None, mover):
            mover, played = seat, None
        seat = mover
    elif move is not None:
        raise CannotDo(wording.message("command-no-moves", file=str(path)))
    else:
        position = _of_scenario(path)
    if not position.to_decide:
        raise CannotDo(wording.message("command-over-there", file=str(path)))
    if seat is None:
        seat = position.to_decide[0]
    if seat not in position.to_decide:
        raise CannotDo(wording.message("command-not-asked", file=str(path), seat=seat))
    return position, seat, played


def _is_record(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(_RECORD)) == _RECORD.encode()
    except OSError as problem:
        raise RecordError(flaw_of_file(path, problem)) from problem


def _of_record(path: Path, number: int | None, wording: Wording) -> tuple[Position, Seat | None, Move | None]:
    """The position of a record before the move of a number, with that move; without a number, at its end."""
    record = load(path)
    if number is None:
        return steps_of(record, path)[-1].position, None, None
    if not 1 <= number <= len(record.moves):
        raise CannotDo(wording.message("command-no-move", file=str(path), number=str(number), last=len(record.moves)))
    seat, played = record.moves[number - 1]
    position = steps_of(record, path, number - 1)[-1].position
    return position, seat, position.read(played, seat)


def _of_scenario(path: Path) -> Position:
    """The position of the first document of a file of scenarios."""
    found = documents(path)
    try:
        if not found:
            raise SetupError(flaw("no-scenario"))
        position: Position = game_named(found[0].get("game")).read_position(found[0])
    except SetupError as problem:
        raise SetupError(problem.flaw.within(in_file(path))) from problem
    return position
