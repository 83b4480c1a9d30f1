"""What is proved of the moves of a view, by what its seat can know."""

from __future__ import annotations

from math import inf
from typing import Final

from ..game.contract import Move, SetupError, View
from ..solver import safe
from ..solver.family import family_of

MOST_WORLDS: Final = 400  # that agree with the view; proofs over more take too long


def proved(view: View, positions: int) -> dict[Move, float]:
    """The moves that are sure to win (1.0), and those after which the game is over and lost at once (0.0): in every
    world that agrees with the view, whatever others, dice and piles do.

    At most so many positions are looked at. Nothing depends on a clock, so the same view always gives the same.
    """
    most = min(positions, MOST_WORLDS)
    try:
        family = family_of(view.sight.game)
        sure = safe(view, seconds=inf, positions=positions, worlds=most).moves
    except SetupError:  # it cannot be solved, or has too many worlds
        return {}
    (side,) = (side for side in view.sight.sides if view.seat in side)
    worlds = family.worlds(view, most) or []
    lost = [
        move
        for move in view.moves()
        if all(after.winners not in ((), side) for world in worlds for after in family.outcomes(world, move))
    ]
    return {**dict.fromkeys(lost, 0.0), **dict.fromkeys(sure, 1.0)}
