"""What differs between two choices of Mind Up!

Both are made in the same worlds, in which the others choose by rules of thumb, and only what differs in most worlds is
said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ...bots.mindup.policy import likely_card, wishes
from ...game.contract import Move, Seat
from ...mindup.events import CardTaken
from ...mindup.notation import seat_number, text
from ...mindup.position import Position
from ...mindup.view import View
from .reasons import MindUpReason, OtherCardTaken, PointsMissed

WORLDS: Final = 16
_MOST: Final = 0.75  # of the worlds show what is said


@dataclass(frozen=True)
class Taken:
    """What a choice brings in one world."""

    card: str | None  # of the row
    points: int  # of the seat after the turn, with all rounds


def why_worse(view: View, best: int, worse: Sequence[int]) -> dict[int, MindUpReason]:
    """Why some choices are worse than the best one, as far as it shows."""
    seat = view.seat
    if seat is None or not worse:
        return {}
    worlds = [_with_others_chosen(view.world(Random(number)), seat) for number in range(WORLDS)]
    moves = view.moves()
    of_best = [taken(world, seat, moves[best]) for world in worlds]
    found = ((place, _difference([taken(one, seat, moves[place]) for one in worlds], of_best)) for place in worse)
    return {place: reason for place, reason in found if reason is not None}


def _with_others_chosen(world: Position, seat: Seat) -> Position:
    wished = wishes(world.board)
    for other in world.seats:
        if other != seat:
            world.play(Move(text(likely_card(world.board, seat_number(other), wished))), other)
    return world


def taken(world: Position, seat: Seat, move: Move) -> Taken:
    """What the choice of a seat brings in a world in which all others have chosen."""
    position = world.copy()
    events = position.play(move, seat)
    card = next((event.card for event in events if isinstance(event, CardTaken) and event.seat == seat), None)
    player = position.view(seat).sight.player(seat)
    return Taken(card, sum(player.scores) + player.points)


def _difference(made: Sequence[Taken], best: Sequence[Taken]) -> MindUpReason | None:
    taken, missed = _mostly(made), _mostly(best)
    gains = [other.points - one.points for one, other in zip(made, best, strict=True)]
    points = round(sum(gains) / len(gains))
    is_more = sum(gain > 0 for gain in gains) >= _MOST * len(gains)
    if taken and missed and taken != missed and points >= 0:
        return OtherCardTaken(taken, missed)
    return PointsMissed(points) if is_more and points > 0 else None


def _mostly(choices: Sequence[Taken]) -> str | None:
    """The card that is taken in most worlds, if there is one."""
    ((card, often),) = Counter(choice.card for choice in choices).most_common(1)
    return card if often >= _MOST * len(choices) else None
