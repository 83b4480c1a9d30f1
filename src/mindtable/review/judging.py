"""How decisions are judged: by the chance that they have cost. Pure sums on numbers.

All chances and losses are shares: 0.08 is eight points of a hundred.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ..game.contract import Move, Seat
from .assessing import SLIP, Assessment

Class = Literal["forced", "good", "best", "fine", "slip", "mistake"]

BEST: Final = 0.02  # at most so much less than the best move is as good as it
MISTAKE: Final = 0.15
TURN: Final = 0.20


@dataclass(frozen=True)
class Loss:
    """What a decision of a seat has cost its side."""

    seat: Seat
    lost: float
    is_forced: bool


@dataclass(frozen=True)
class Balance:
    """What became of the chance of a seat: the result is what it was at the start, less what its own side has lost by
    decisions, more by what those of others have brought, and luck."""

    start: float
    own: float  # 0 or less
    others: float  # 0 or more
    luck: float
    result: float


def lost_by(assessment: Assessment, move: Move) -> float:
    """What a move has cost against the best one, in whole hundredths of a point."""
    return round(assessment.best.chance - assessment.option(move).chance, 4)


def class_of(assessment: Assessment, move: Move) -> Class:
    """How good a move was."""
    options = assessment.options
    if len(options) == 1:
        return "forced"
    lost = lost_by(assessment, move)
    if all(lost_by(assessment, other.move) >= SLIP for other in options if other.move != move):
        return "good"
    if lost <= BEST:
        return "best"
    if lost < SLIP:
        return "fine"
    return "slip" if lost <= MISTAKE else "mistake"


def is_turning_point(lost: float, before: float, then: float) -> bool:
    """Whether the game has turned on a decision: it has cost much, or what came of it has changed much."""
    return lost >= TURN or abs(then - before) >= TURN


def accuracy(losses: Iterable[Loss]) -> float:
    """How well was played, of a hundred: what is left of it if the mean loss of all decisions that were free is taken
    away."""
    lost = [loss.lost for loss in losses if not loss.is_forced]
    return 100.0 - 100.0 * sum(lost) / len(lost) if lost else 100.0


def balance(
    seat: Seat,
    sides: Sequence[Sequence[Seat]],
    start: Mapping[Seat, float],
    losses: Iterable[Loss],
    winners: Collection[Seat],
) -> Balance:
    """What became of the chance of a seat. What one side loses by a decision the others gain, each as much as any."""
    (side,) = (side for side in sides if seat in side)
    result = share_of_victory(seat, sides, winners)
    own = others = 0.0
    for loss in losses:
        if loss.seat in side:
            own -= loss.lost
        else:
            others += loss.lost / (len(sides) - 1)
    return Balance(start[seat], own, others, result - start[seat] - own - others, result)


def share_of_victory(seat: Seat, sides: Sequence[Sequence[Seat]], winners: Collection[Seat]) -> float:
    """How much of the victory is a seat's: all of it, a share where several sides have won, or nothing."""
    winning = [side for side in sides if side[0] in winners]
    return 1.0 / len(winning) if seat in winners else 0.0
