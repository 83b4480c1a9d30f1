"""What is certain of a position of Mindbug with open cards, by the solver."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...game.contract import Move, Position, Seat
from ...mindbug.position import Position as MindbugPosition
from ...solver.family import Proof
from ...solver.mindbug import family as solver
from ...solver.table import Table
from ..puzzle import Goal

Side = tuple[Seat, ...]

# Turns that may begin after the first one until the goal is reached; None: any number.
TURNS: Final[Mapping[Goal, int | None]] = {
    Goal.WIN_THIS_TURN: 0,
    Goal.WIN_IN_TWO_TURNS: 2,
    Goal.SURVIVE: 2,
    Goal.ONLY_ANSWER: None,
    Goal.WHATEVER_THEY_HOLD: 2,
}
MOST_POSITIONS: Final = 2_000  # for one proof, so that whoever plays a puzzle need not wait
_KEPT: Final = 1 << 12


class Unproved(Exception):
    """It takes more positions than are looked at."""


def side_of(position: Position, seat: Seat) -> Side:
    """Who wins together with a seat."""
    return next(side for side in position.sides if seat in side)


def is_reached(position: Position, goal: Goal, side: Side) -> bool:
    """Whether a side has reached a goal."""
    if position.winners or goal is not Goal.SURVIVE:
        return position.winners == side
    return is_too_late(position, goal)


def is_too_late(position: Position, goal: Goal) -> bool:
    """Whether more turns have begun than it takes to reach a goal."""
    return _turns_left(position, goal) == -1


def is_certain(position: Position, goal: Goal, side: Side) -> bool:
    """Whether a side reaches a goal, whatever the others and the dice do. Raises Unproved."""
    if is_reached(position, goal, side):
        return True
    if position.winners or is_too_late(position, goal):
        return False
    return searched(position, goal, side).proved


def is_certain_after(position: Position, move: Move, goal: Goal, side: Side) -> bool:
    """Whether a side reaches a goal after a move of anybody, whatever dice show. Raises Unproved."""
    return all(is_certain(after, goal, side) for after in solver.outcomes(position, move))


def searched(position: Position, goal: Goal, side: Side) -> Proof:
    """The proof that a side reaches a goal, or that it does not. Raises Unproved."""
    left = _turns_left(position, goal)
    proof = solver.proof(position, side, Table(_KEPT), unknown_draws=False, turns=left, lasts=goal is Goal.SURVIVE)
    proof.run(MOST_POSITIONS)
    if not proof.settled:
        raise Unproved
    return proof


def _turns_left(position: Position, goal: Goal) -> int | None:
    """How many turns may still begin; -1 if it was too many, None if any number may. Scenarios begin with turn 1."""
    assert isinstance(position, MindbugPosition)
    turns = TURNS[goal]
    return None if turns is None else max(-1, 1 + turns - position.board.turns)
