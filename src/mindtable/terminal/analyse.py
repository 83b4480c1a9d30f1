"""Analysing a decision of a recorded game or of a position."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.text import Text

from ..bots.limit import Limit
from ..bots.search_bot import SearchBot
from ..game.contract import Move, Position, Seat, SetupError
from ..game.records import RecordError, load
from ..game.scenarios import Unreadable, documents
from ..games import game_named
from ..wording import Wording
from .environment import new_console
from .match import steps_of
from .thinking import expected, moves_table

_RECORD = "Mindtable record "


def analyse(asked: argparse.Namespace) -> int:
    """Say what the search thinks of the legal moves of a decision."""
    wording: Wording = asked.wording
    console = new_console()
    position, seat, played = _decision(Path(asked.file), asked.move, asked.seat)
    view = position.view(seat)
    limit = Limit(iterations=asked.iterations) if asked.iterations else asked.time
    analysis = SearchBot(asked.seed, limit).analysis(view)
    facts = view.facts()
    console.print(Text(wording.message("analysis-asked", seat=seat, question=wording.question(facts))))
    console.print(moves_table(analysis, facts, wording, played))
    console.print(expected(analysis, wording))
    console.print(Text(wording.message("analysis-iterations", count=analysis.iterations)))
    return 0


def _decision(path: Path, move: int | None, seat: Seat | None) -> tuple[Position, Seat, Move | None]:
    """A position, the seat whose decision is meant, and the move it made there, if that is known."""
    played = None
    if _is_record(path):
        position, mover, played = _of_record(path, move)
        if seat not in (None, mover):
            mover, played = seat, None
        seat = mover
    elif move is not None:
        raise SetupError(f"{path}: a position has no moves; --move is for records")
    else:
        position = _of_scenario(path)
    if not position.to_decide:
        raise SetupError(f"{path}: the game is over there; --move N is for the decision of move N")
    if seat is None:
        seat = position.to_decide[0]
    if seat not in position.to_decide:
        raise SetupError(f"{path}: {seat} has nothing to decide there")
    return position, seat, played


def _is_record(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_RECORD)) == _RECORD.encode()


def _of_record(path: Path, number: int | None) -> tuple[Position, Seat | None, Move | None]:
    """The position of a record before the move of a number, with that move; without a number, at its end."""
    record = load(path)
    if number is None:
        return steps_of(record, path)[-1].position, None, None
    if not 1 <= number <= len(record.moves):
        raise RecordError(f"{path}: there is no move {number}; the last one is {len(record.moves)}")
    seat, played = record.moves[number - 1]
    position = steps_of(record, path, number - 1)[-1].position
    return position, seat, position.read(played, seat)


def _of_scenario(path: Path) -> Position:
    """The position of the first document of a file of scenarios."""
    try:
        found = documents(path)
    except Unreadable as problem:
        raise SetupError(str(problem)) from problem
    if not found:
        raise SetupError(f"{path}: there is no position in it")
    position: Position = game_named(found[0].get("game")).read_position(found[0])
    return position
