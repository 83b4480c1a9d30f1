"""What is proved of the moves of a view, by what its seat can know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import inf
from random import Random
from typing import Final

from ..game.contract import Move, Position, Seat, SetupError, View
from ..solver import safe, solve
from ..solver.family import family_of
from ..solver.safety import OUTCOMES_A_POSITION

_AS_MANY: Final = 20  # times as many positions with open cards: that search is compiled
MOST_WORLDS: Final = 400  # that agree with the view; proofs over more take too long
MOST_OPENLY: Final = 100  # outcomes of dice, each of which takes a proof of its own


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
    most_outcomes = OUTCOMES_A_POSITION * positions
    lost = [
        move
        for move in view.moves()
        if _are_all(
            (after.winners not in ((), side) for world in worlds for after in family.outcomes(world, move)),
            most_outcomes,
        )
    ]
    return {**dict.fromkeys(lost, 0.0), **dict.fromkeys(sure, 1.0)}


def _are_all(outcomes: Iterator[bool], most: int) -> bool:
    """Whether something is so of all outcomes; of more than so many nobody knows."""
    return all(islice(outcomes, most)) and next(outcomes, None) is None


def proved_openly(view: View, positions: int) -> dict[Move, float]:
    """The moves that win, or lose, in the one world of a view with open cards if everybody plays as well as can be,
    whatever dice do. At most so many positions are looked at, as many times as an open search is quicker."""
    world = view.world(Random(0))
    try:
        family = family_of(world.game)
    except SetupError:
        return {}
    moves = world.moves()
    (side,) = (side for side in world.sides if view.seat in side)
    share = _AS_MANY * positions // len(moves)
    found: dict[Move, float] = {}
    for move in moves:
        outcomes = family.outcomes(world, move)
        winner = _winner(next(outcomes), share)
        if winner and _are_all((_winner(after, share) == winner for after in outcomes), MOST_OPENLY):
            found[move] = float(side == winner)
    return found


def _winner(position: Position, positions: int) -> tuple[Seat, ...]:
    """The side that wins a position with open cards; nobody if that is not proved."""
    if position.winners:
        return position.winners
    solution = solve(position, shortest=False, seconds=inf, positions=positions)
    if solution.result == "unproved":
        return ()
    return next(side for side in position.sides if (side == solution.side) == (solution.result == "won"))
