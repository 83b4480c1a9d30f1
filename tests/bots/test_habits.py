"""What the search has learnt of Mind Up!: patterns are what a seat may know, and habits follow from their weights."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random
from typing import Final

import pytest

from mindtable.bots.limit import ENDLESS
from mindtable.bots.mindup.expecting import ONE
from mindtable.bots.mindup.habits import Habits
from mindtable.bots.mindup.patterns import LAYOUT, patterns_of, standing_of
from mindtable.bots.mindup.practised import PractisedSearch
from mindtable.game.bits import slots_of
from mindtable.games import game_named
from mindtable.mindup.questions import hand_of
from mindtable.mindup.view import View

PLAYERS: Final = (3, 4, 6)


def views(players: int, seed: int) -> Iterator[View]:
    """What is seen at all choices of a random game."""
    dice = Random(seed)
    position, _ = game_named("mind-up").deal(seed=seed, options={"players": str(players)})
    while position.to_decide:
        seat = position.to_decide[0]
        view = position.view(seat)
        assert isinstance(view, View)
        yield view
        position.play(dice.choice(view.moves()), seat)


def any_weights(seed: int) -> list[int]:
    dice = Random(seed)
    return [dice.randint(-50, 50) for _ in range(LAYOUT.cells)]


def shown(view: View, dice: int) -> list[list[tuple[int, int]]]:
    """The patterns of all choices in a world that agrees with a view, and of all standings."""
    world, seat = view.board(dice), view.number()
    standings = [standing_of(world, other) for other in range(world.players)]
    return [*(patterns_of(world, seat, slot) for slot in slots_of(hand_of(world, seat))), *standings]


@pytest.mark.parametrize("players", PLAYERS)
def test_patterns_are_the_same_in_all_worlds_that_agree_with_a_view(players: int) -> None:
    for view in views(players, seed=3):
        found = shown(view, 1)
        assert found == shown(view, 2) == shown(view, 3)
        assert all(0 <= cell < LAYOUT.cells for patterns in found for cell, _ in patterns)


def test_every_table_of_patterns_is_shown_by_some_choice() -> None:
    met = {cell for view in views(4, 5) for patterns in shown(view, 1) for cell, _ in patterns}
    unmet = [name for name, (first, cells) in LAYOUT.tables.items() if met.isdisjoint(range(first, first + cells))]
    assert unmet == []


@pytest.mark.parametrize("players", PLAYERS)
def test_what_speaks_for_a_card_is_the_sum_of_its_patterns(players: int) -> None:
    """But for parts of hundredths that are rounded."""
    weights = any_weights(1)
    habits = Habits(weights)
    for view in views(players, seed=4):
        world, seat = view.board(1), view.number()
        habits.look_at(world)
        habits.ask(world, seat)
        for slot in slots_of(hand_of(world, seat)):
            patterns = patterns_of(world, seat, slot)
            whole = sum(weights[cell] * part for cell, part in patterns) / ONE
            assert habits.leaning(world, seat, slot) == pytest.approx(whole, abs=0.6 * len(patterns))


def test_a_card_is_drawn_as_likely_as_it_seems() -> None:
    view = next(views(4, 1))
    world, seat = view.board(1), view.number()
    hand = slots_of(hand_of(world, seat))
    weights = [0] * LAYOUT.cells
    habits = Habits(weights)
    habits.look_at(world)
    habits.dice = 1
    drawn = [habits.drawn(world, seat) for _ in range(700)]
    assert all(60 < drawn.count(slot) < 150 for slot in hand)
    for cell, part in patterns_of(world, seat, hand[2]):
        if part == ONE:
            weights[cell] += 100
    leaning = Habits(weights)
    leaning.look_at(world)
    leaning.dice = 1
    assert [leaning.drawn(world, seat) for _ in range(700)].count(hand[2]) > 500


def test_who_has_more_points_is_likelier_to_win() -> None:
    world = next(view.board(1) for view in views(4, 1) if view.board(1).round == 3)
    world.scores = (20, 20, 20, 20, 20, 28, 12, 20)
    weights = [0] * LAYOUT.cells
    assert Habits(weights).chances(world) == [0.25] * 4
    points, _ = standing_of(world, 0)[0]
    weights[points] = 25
    chances = Habits(weights).chances(world)
    assert sum(chances) == pytest.approx(1)
    assert chances[1] > chances[0] == chances[3] > chances[2]
    assert chances[1] / chances[0] == pytest.approx(exp(2), rel=0.01)


def test_the_end_of_a_round_is_judged_only_if_the_game_goes_on() -> None:
    """In the last round it is known who has won: with weights by which everybody is alike, somebody still is not."""
    last = next(view for view in views(4, 1) if view.board(1).round == 3 and len(view.moves()) == 2)
    first = next(views(4, 1))
    alike = [0] * LAYOUT.cells
    for view, chances in ((first, {0.25}), (last, None)):
        search = PractisedSearch(view, 5, alike)
        search.run(40, ENDLESS)
        found = {chance for of_seats in search.prospects() for chance in of_seats}
        assert found == chances if chances else found != {0.25}


def test_a_fair_search_tries_every_card() -> None:
    view = next(views(4, 1))
    search = PractisedSearch(view, 5, any_weights(2))
    search.run(70, ENDLESS, fair=True)
    assert min(search.visits()) >= 70 // (2 * len(view.moves()))
    assert sum(search.visits()) == 70


# By fixed dice and weights: how often each card was tried. Compiled and uncompiled they are the same.
TRIED: Final = {
    3: [68, 50, 73, 21, 21, 22, 25, 20],
    4: [42, 80, 24, 38, 52, 37, 15, 12],
    6: [42, 43, 29, 32, 40, 35, 37, 42],
}


@pytest.mark.slow
@pytest.mark.parametrize("players", TRIED)
def test_the_same_dice_try_the_same_cards_compiled_or_not(players: int) -> None:
    """In the second round, when some cards are known and others are not."""
    view = next(view for view in views(players, 11) if view.board(1).round == 2)
    search = PractisedSearch(view, 12345, any_weights(7))
    search.run(300, ENDLESS)
    assert search.visits() == TRIED[players]
