"""Acts and observations as numbers: they mean the same everywhere, tell all that a seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any, cast

import pytest

from mindtable.game.contract import Move, Position, Seat, SetupError
from mindtable.games import duel
from mindtable.mindbug.cards import SETS
from mindtable.mindbug.sight import Sight as MindbugSight
from mindtable.mindup.sight import Sight as MindUpSight
from mindtable.research import Space, space
from mindtable.research.mindbug import MindbugSpace
from tests.research.rebuilding_mindbug import Rebuilt, of_sight
from tests.research.rebuilding_mindup import rebuilt

A, B = Seat("A"), Seat("B")
KINDS: dict[str, dict[str, Any]] = {
    "first contact": {"game": "duel", "sets": ["first-contact"]},
    "all sets": {"game": "duel", "sets": [*SETS]},
    "evolution": {"game": "duel", "sets": ["beyond-evolution"]},
    "teams": {"game": "tag-team", "sets": ["first-contact", "beyond-evolution", "promos"]},
    "three": {"game": "mind-up", "players": 3, "objectives": 2},
    "five": {"game": "mind-up", "players": 5},
}
# Whoever changes a number gives the space a new version, and writes down here what the numbers are.
MARKS = {
    "first contact": "1 e9f865dbb3fdb38e",
    "teams": "1 2d4f839431a97b25",
    "three": "1 166fe46072d5c71a",
}


@pytest.fixture(params=KINDS, name="kind")
def _kind(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def moments(numbers: Space, games: int, seed: int = 1) -> Iterator[tuple[Position, Random]]:
    """The positions of some games at random, and dice."""
    for number in range(seed, seed + games):
        dice = Random(number)
        position = numbers.deal(number)
        while position.to_decide:
            yield position, dice
            seat = dice.choice(position.to_decide)
            position.play(dice.choice([*numbers.legal(position, seat).values()]), seat)
        yield position, dice


def tells_the_sight(numbers: Space, position: Position, seat: Seat) -> None:
    observation = numbers.observation(position, seat)
    sight = position.view(seat).sight
    if isinstance(sight, MindbugSight):
        assert Rebuilt(cast(MindbugSpace, numbers), observation).sight() == of_sight(sight)
    else:
        assert isinstance(sight, MindUpSight)
        assert rebuilt(observation, len(numbers.seats)) == replace(sight, moves=())


@pytest.mark.slow
def test_an_observation_tells_what_a_seat_sees_and_nothing_else(kind: str) -> None:
    """The sight can be made from it, and it is the same in every world that the seat cannot tell from this one."""
    numbers = space(**KINDS[kind])
    for position, dice in moments(numbers, games=1):
        for seat in numbers.seats:
            tells_the_sight(numbers, position, seat)
            world = position.view(seat).world(dice)
            assert numbers.observation(world, seat) == numbers.observation(position, seat)
            assert [*numbers.legal(world, seat)] == [*numbers.legal(position, seat)]


def test_every_legal_move_has_a_number_of_its_own(kind: str) -> None:
    numbers = space(**KINDS[kind])
    for position, _ in moments(numbers, games=2, seed=20):
        for seat in numbers.seats:
            legal = numbers.legal(position, seat)
            moves = position.moves(seat) if seat in position.to_decide else []
            assert sorted(legal.values()) == sorted(moves)


def test_numbers_and_texts_are_the_same_thing(kind: str) -> None:
    numbers = space(**KINDS[kind])
    assert [numbers.number(numbers.text(act)) for act in range(numbers.acts)] == list(range(numbers.acts))
    assert len(numbers.meanings()) == numbers.size == len(set(numbers.meanings()))
    with pytest.raises(ValueError, match="no act"):
        numbers.number("attack nobody")


def test_an_act_means_the_same_in_every_game() -> None:
    numbers = space("duel", sets=["first-contact"])
    for seat, other in ((A, B), (B, A)):
        robbers = [{"card": "grave-robber", "exhausted": True}, "grave-robber"]
        ours = {"hand": ["luchataur"], "play": ["elephantopus", *robbers]}
        position = duel.read_position({"game": "duel", "turn": seat, seat: ours, other: {"play": ["gorillion"]}})
        assert numbers.legal(position, seat) == {
            numbers.number("play luchataur"): Move("play luchataur"),
            numbers.number("attack elephantopus"): Move("attack elephantopus"),
            numbers.number("attack grave-robber"): Move("attack grave-robber#2"),
            numbers.number("attack grave-robber#2"): Move("attack grave-robber#1"),
        }
        position.play("attack grave-robber#2")
        assert numbers.legal(position, other) == {
            numbers.number("block gorillion"): Move("block gorillion"),
            numbers.number("no block"): Move("no block"),
        }


def test_a_smaller_game_needs_fewer_cards() -> None:
    smaller = space("duel", deck="gorillion:2,killer-bee:2", hand=1, draw=1, life=2)
    assert smaller.deal(1).view(A).sight.player(A).life == 2  # type: ignore[attr-defined]  # of any game
    with pytest.raises(SetupError, match="4"):
        space("duel", deck="gorillion:2,killer-bee:2", hand=2, draw=1)


@pytest.mark.parametrize("kind", MARKS)
def test_numbers_change_only_with_their_version(kind: str) -> None:
    numbers = space(**KINDS[kind])
    texts = [numbers.text(act) for act in range(numbers.acts)]
    remembered = [*numbers.vocabulary.meanings(), *numbers.vocabulary.words]
    mark = sha256("\n".join([*texts, *numbers.meanings(), *remembered]).encode()).hexdigest()[:16]
    assert f"{numbers.version} {mark}" == MARKS[kind]
