"""The search of Mind Up! that foresees what others choose, from what it may know alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from mindtable.bots.limit import ENDLESS
from mindtable.bots.mindup.company import simple_players
from mindtable.bots.mindup.foresight import ForeseeingSearch
from mindtable.bots.mindup.search import MindUpSearch
from mindtable.game.bits import count
from mindtable.games import game_named
from mindtable.mindup.position import Position
from mindtable.mindup.questions import hand_of, in_deck
from mindtable.mindup.view import View

PLAYERS: Final = (3, 4, 6)


def positions(players: int, seed: int) -> Iterator[Position]:
    """All turns of a random game, at the first choice of each."""
    dice = Random(seed)
    position, _ = game_named("mind-up").deal(seed=seed, options={"players": str(players)})
    assert isinstance(position, Position)
    while position.to_decide:
        yield position.copy()
        for seat in position.to_decide:
            position.play(dice.choice(position.moves(seat)), seat)


def visits(search: MindUpSearch, iterations: int) -> list[int]:
    search.run(iterations, ENDLESS)
    return search.visits()


@pytest.mark.parametrize("players", PLAYERS)
def test_in_the_chair_of_another_nothing_is_known_that_the_other_cannot_know(players: int) -> None:
    """All that is open stays where it is, the other has a hand that agrees with my view, and my hidden cards are dealt
    anew: in some of these worlds others have them."""
    for position in positions(players, seed=3):
        whole, view = position.board, View.of(position, 0)
        mine = hand_of(whole, 0) & ~whole.open
        others_have = 0
        for dice in range(1, 40):
            world = view.board_seen_from(1, dice)
            assert hand_of(world, 1) & whole.open == hand_of(whole, 1) & whole.open
            assert not hand_of(world, 1) & hand_of(whole, 0)
            for seat in range(players):
                assert hand_of(world, seat) & whole.open == hand_of(whole, seat) & whole.open
                assert count(hand_of(world, seat)) == count(hand_of(whole, seat))
            assert world.hand | in_deck(world) == whole.hand | in_deck(whole)
            others_have |= mine & ~hand_of(world, 0)
        assert others_have == mine


def test_with_open_cards_there_is_one_world_in_every_chair() -> None:
    position = next(positions(4, seed=3))
    view = View.with_open_cards(position, position.seats[0])
    assert view.board_seen_from(2, 7).hand == position.board.hand
    assert all(hand_of(view.board_seen_from(2, 7), seat) == hand_of(position.board, seat) for seat in range(4))


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_hidden_does_not_matter(players: int) -> None:
    """Every world that agrees with a view gives the same search."""
    for place, position in enumerate(positions(players, seed=5)):
        if place % 5 == 0:
            view = View.of(position, 0)
            other = View.of(view.world(Random(place)), 0)
            assert visits(ForeseeingSearch(view, 9), 20) == visits(ForeseeingSearch(other, 9), 20)


# By fixed dice: how often each card was tried. Compiled and uncompiled they are the same.
TRIED: Final = {
    3: [42, 21, 70, 93, 74],
    4: [61, 67, 54, 55, 63],
    6: [35, 42, 87, 91, 45],
}


@pytest.mark.slow
@pytest.mark.parametrize("players", TRIED)
def test_the_same_dice_try_the_same_cards_compiled_or_not(players: int) -> None:
    """In the second round, when some cards are known and others are not, after three turns that tell of the others."""
    position = next(one for one in positions(players, 11) if one.board.round == 2 and one.board.turn == 3)
    assert visits(ForeseeingSearch(View.of(position, 0), 12345), 300) == TRIED[players]


def test_who_sits_there_matters() -> None:
    """What is tried depends on who is taken to follow rules of thumb; by default, on what they have chosen."""
    position = next(one for one in positions(4, 11) if one.board.round == 2 and one.board.turn == 3)
    view = View.of(position, 0)
    by_default = visits(ForeseeingSearch(view, 9), 100)
    assert by_default == visits(ForeseeingSearch(view, 9, simple=simple_players(view)), 100)
    assert by_default != visits(ForeseeingSearch(view, 9, simple=[90] * 4), 100)


def test_a_fair_search_tries_every_card() -> None:
    view = View.of(next(positions(4, 1)), 0)
    search = ForeseeingSearch(view, 5)
    search.run(70, ENDLESS, fair=True)
    assert min(search.visits()) >= 70 // (2 * len(view.moves()))
    assert sum(search.visits()) == 70
    assert [prospect[0] for prospect in search.prospects()] == pytest.approx(search.chances())
