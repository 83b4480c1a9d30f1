"""Playing a puzzle: a move is judged, others answer as well as they can, and what fails is refuted on the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ..game.contract import Move, MoveError, Seat
from .collection import puzzle_with
from .family import FamilyPuzzles, Scenario, family_of
from .puzzle import Line, Puzzle, laid, with_moves


class Verdict(StrEnum):
    """How a try goes."""

    GOING_ON = "going-on"  # so far it is right
    WRONG = "wrong"
    SOLVED = "solved"


@dataclass(frozen=True)
class Try:
    """What came of a move: how it goes, and the position with everything that was played since."""

    verdict: Verdict
    scenario: Scenario


def tried(puzzle_id: str, line: Line, move: str) -> Try:
    """What comes of a move after others that were played in a puzzle. Raises KeyError if there is no such puzzle, and a
    MoveError if it cannot be played."""
    puzzle = puzzle_with(puzzle_id)
    family = family_of(puzzle.game)
    position = laid(with_moves(puzzle.scenario, line))
    if puzzle.seat not in position.to_decide:
        raise MoveError
    line = (*line, (puzzle.seat, position.read(move, puzzle.seat)))
    if not family.holds(puzzle, line):
        refuted = family.refutation(puzzle, line)
        return Try(Verdict.WRONG, with_moves(refuted.scenario, (*line, *refuted.line)))
    if puzzle.goal.is_one_move:
        return Try(Verdict.SOLVED, with_moves(puzzle.scenario, puzzle.solution))
    line = _answered(puzzle, family, line)
    is_reached = family.is_reached(laid(with_moves(puzzle.scenario, line)), puzzle.goal, puzzle.seat)
    return Try(Verdict.SOLVED if is_reached else Verdict.GOING_ON, with_moves(puzzle.scenario, line))


def _answered(puzzle: Puzzle, family: FamilyPuzzles, line: Line) -> Line:
    """A line with what all others do, up to the next choice of whoever tries."""
    position = laid(with_moves(puzzle.scenario, line))
    while not family.is_reached(position, puzzle.goal, puzzle.seat):
        seat = position.to_decide[0]
        if seat == puzzle.seat:
            if len(position.moves()) > 1:
                break
            step = (seat, position.moves()[0])
        else:
            step = family.reply(puzzle, line)
        position.play(step[1], step[0])
        line = (*line, step)
    return line


def line_in(scenario: Scenario, puzzle: Puzzle) -> Line:
    """What was played in a scenario of a puzzle since it began."""
    moves = scenario.get("moves", ())[puzzle.begun :]
    return tuple((Seat(seat), Move(move)) for step in moves for seat, move in step.items())
