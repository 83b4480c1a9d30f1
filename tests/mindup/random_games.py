"""Random games of Mind Up! for tests, the same in every run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from hypothesis import settings
from hypothesis import strategies as st

from mindtable.game.contract import Event, Seat
from mindtable.mindup.game import mind_up
from mindtable.mindup.position import Position

# No examples remembered from run to run, no time limits: what passes here passes everywhere.
REPEATABLE: Final = settings(derandomize=True, deadline=None, database=None, max_examples=25)

seeds = st.integers(min_value=0, max_value=2**32 - 1)
players = st.integers(min_value=3, max_value=6)
objectives = st.integers(min_value=0, max_value=5)


def dealt(seed: int, players: int = 4, objectives: int = 0) -> Position:
    options = {"players": str(players), "objectives": str(objectives)}
    position, _ = mind_up.deal(seed=seed, options=options)
    return position


def steps(seed: int, players: int, objectives: int) -> Iterator[tuple[Position, Seat, str, Sequence[Event], Position]]:
    """A random game step by step: the position, who chooses which card, what happened, the position after it.

    Seats choose in random order, and now and then somebody changes a choice.
    """
    dice = Random(seed)
    position = dealt(seed, players, objectives)
    while position.to_decide:
        chosen = [seat for seat in position.seats if seat not in position.to_decide]
        seat = dice.choice(chosen if chosen and dice.random() < 0.2 else position.to_decide)
        move = str(dice.choice(position.moves(seat)))
        following = position.copy()
        events = following.play(move, seat)
        yield position, seat, move, events, following
        position = following


def positions(seed: int, players: int, objectives: int) -> Iterator[Position]:
    """Every position of a random game, the last one included; each is a value of its own."""
    yield dealt(seed, players, objectives)
    for *_, following in steps(seed, players, objectives):
        yield following
