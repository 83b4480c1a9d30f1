"""What would come of a move, as far as its seat can know.

The move is played in a world that agrees with a view, up to the next decision. If a hidden card or a die comes into
it, it is played in some more: what is the same in all of them follows from what the seat knows; where they differ, it
depends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Final, NamedTuple

from ..game.chance import seeded
from ..game.contract import Event, MoveForced, Seat
from .events import (
    CardDiscarded,
    CardExposed,
    CardPiled,
    CardRevealed,
    CreatureDefeated,
    DieRolled,
    LifeGained,
    LifeLost,
    TurnBegan,
)
from .notation import DECLINING, seat_letter
from .position import Position
from .view import View

_MANY: Final = 24  # worlds, where something hidden comes into it
_REMEMBERED: Final = 1 << 10
_LATELY: Final = 1 << 6  # views: all moves of one are asked for one after the other
_DECLINED: Final = frozenset(DECLINING.values())
_FROM_HIDDEN: Final = (CardDiscarded, CardExposed, CardPiled, CardRevealed, DieRolled)


class Consequence(NamedTuple):
    """What has come of a move in one world, before another turn begins."""

    fallen: frozenset[tuple[Seat, str, int]]  # the creatures that were defeated: whose, which card, how many of them
    life: tuple[int, ...]  # what each side has gained, less than 0 where it has lost
    winners: tuple[Seat, ...]
    to_decide: tuple[Seat, ...]  # who is asked then; nobody if the turn is over
    question: str  # and what
    next_turn: Seat  # whose turn follows, or has begun

    def fell(self, seat: Seat, card: str) -> int:
        """How many creatures of a seat and a card were defeated."""
        return next((number for whose, which, number in self.fallen if (whose, which) == (seat, card)), 0)


@lru_cache(_REMEMBERED)
def consequences(view: View, move: str) -> frozenset[Consequence]:
    """All that may come of a move of the view's seat, who is asked, as far as some worlds show it: several where it
    depends on something hidden."""
    world = _first_world(view).copy()
    events = world.play(move, view.seat)
    found = {_consequence(world, events)}
    if any(map(_is_chance, events)):
        for number in range(1, _MANY):
            world = _world(view, number)
            found.add(_consequence(world, world.play(move, view.seat)))
    return frozenset(found)


@lru_cache(_LATELY)
def _first_world(view: View) -> Position:
    """The world in which all moves of a view are played."""
    return _world(view, 0)


def _world(view: View, number: int) -> Position:
    return Position(view.board(seeded(number)))


def _is_chance(event: Event) -> bool:
    """Whether a hidden card or a die has come into it."""
    if isinstance(event, MoveForced):
        return event.move not in _DECLINED  # that nobody is able to block, for instance, everybody sees
    return event.seen_by is not None or isinstance(event, _FROM_HIDDEN)


def _consequence(world: Position, events: Sequence[Event]) -> Consequence:
    began = next((event for event in events if isinstance(event, TurnBegan)), None)
    now = list(takewhile(lambda event: event is not began, events))  # the next turn may go on by itself
    fallen = Counter((event.seat, event.card) for event in now if isinstance(event, CreatureDefeated))
    return Consequence(
        fallen=frozenset((seat, card, number) for (seat, card), number in fallen.items()),
        life=tuple(sum(_gain(event, side) for event in now) for side in world.sides),
        winners=world.winners,
        to_decide=() if began else world.to_decide,
        question="" if began else world.question,
        next_turn=began.seat if began else seat_letter(world.board.next),
    )


def _gain(event: Event, side: Sequence[Seat]) -> int:
    """How much life an event has brought to a side."""
    if isinstance(event, LifeGained) and event.seat in side:
        return event.amount
    return -event.amount if isinstance(event, LifeLost) and event.seat in side else 0
