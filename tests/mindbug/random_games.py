"""Random games for property tests, the same in every run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from hypothesis import settings
from hypothesis import strategies as st

from mindtable.game.contract import Event, Move
from mindtable.games import game_named
from mindtable.mindbug.position import Position

DUEL = game_named("duel")

# All printed sets that any game may be played with. Named one by one: games of a set more would be others.
ALL_SETS = ("first-contact", "new-servants", "beyond-evolution", "beyond-eternity", "promos")

# No examples remembered from run to run, no time limits: what passes here passes everywhere.
REPEATABLE = settings(derandomize=True, deadline=None, database=None, max_examples=80)

# What is played with: the sets, the game, and its epic variant or not.
Table = tuple[tuple[str, ...], str, bool]
DUELS: list[Table] = [(sets, "duel", False) for sets in (("first-contact",), ("new-servants",), ALL_SETS)]
TEAMS: list[Table] = [
    (("first-contact",), "tag-team", False),
    (ALL_SETS, "tag-team", False),
    (("promos",), "tag-team", True),
]

seeds = st.integers(min_value=0, max_value=2**32 - 1)
decks = st.sampled_from([sets for sets, _, _ in DUELS])
tables = st.sampled_from(DUELS + TEAMS)


def deal(seed: int, sets: tuple[str, ...], game: str = "duel", epic: bool = False) -> Position:
    position, _ = game_named(game).deal(seed=seed, sets=sets, options={"epic": "yes"} if epic else {})
    assert isinstance(position, Position)
    return position


def positions(seed: int, sets: tuple[str, ...], game: str = "duel", epic: bool = False) -> Iterator[Position]:
    """Every position of a random game, the last one included; each is a value of its own."""
    dice = Random(seed)
    position = deal(seed, sets, game, epic)
    yield position
    while position.to_decide:
        position = position.after(dice.choice(position.moves()))
        yield position


def steps(
    seed: int, sets: tuple[str, ...], game: str = "duel", epic: bool = False
) -> Iterator[tuple[Position, Move, Sequence[Event], Position]]:
    """A random game step by step: the position, the move, what happened, the position after it."""
    dice = Random(seed)
    position = deal(seed, sets, game, epic)
    while position.to_decide:
        move = dice.choice(position.moves())
        following = position.copy()
        events = following.play(move)
        yield position, move, events, following
        position = following
