"""Sights to be told to programs: a few moments of games with much going on, the same in every run."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from mindtable.game.contract import Position, View
from mindtable.games import game_named
from tests.mindbug.random_games import ALL_SETS

# The game, its sets and options, the seed of the deal and of the moves, and after how many moves somebody looks.
MOMENTS: Final[tuple[tuple[str, tuple[str, ...], dict[str, str], int, tuple[int, ...]], ...]] = (
    ("duel", ("first-contact",), {}, 4, (0, 3, 37)),
    ("duel", ALL_SETS, {}, 3, (20, 31, 37)),
    ("tag-team", ALL_SETS, {}, 2, (16, 72, 83)),
    ("mind-up", (), {"players": "4", "objectives": "2"}, 35, (0, 6, 29)),
)


def moments() -> Iterator[tuple[str, View]]:
    """What each player sees, and a spectator, and a name for it."""
    for game, sets, options, seed, numbers in MOMENTS:
        position: Position
        position, _ = game_named(game).deal(seed=seed, sets=sets, options=options)
        dice = Random(seed)
        for number in range(max(numbers) + 1):
            if number in numbers:
                for seat in (*position.seats, None):
                    yield f"{game} {seed} {number} {seat}", position.view(seat)
            seat = position.to_decide[0]
            position.play(dice.choice(position.moves(seat)), seat)
