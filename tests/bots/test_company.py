"""Who sits at a table of Mind Up!: told from what they have chosen, and from nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

import pytest

from mindtable.bots import Bot, bot_named
from mindtable.bots.mindup.company import (
    LEAST,
    LEAST_AT_FIRST,
    MOST,
    SUSPECTED,
    odds_of_rules,
    simple_players,
)
from mindtable.bots.mindup.expecting import hidden_from
from mindtable.bots.mindup.rules import Columns, Outlook, best_card, worth_of_moves
from mindtable.game.contract import SEATS, Seat
from mindtable.games import game_named
from mindtable.mindup.notation import PICKS
from mindtable.mindup.position import Position
from mindtable.mindup.questions import hand_of
from mindtable.mindup.view import View

PRIOR: Final = pytest.approx(SUSPECTED / (1 - SUSPECTED))
RULE, DICE = 1, 2  # the seats of the one who follows rules of thumb and of the one who throws dice


def company(players: int, seed: int) -> Mapping[Seat, Bot]:
    return {
        seat: bot_named("rule" if number == RULE else "random", seed * 10 + number)
        for number, seat in enumerate(SEATS[:players])
    }


def positions(players: int, seed: int, objectives: int = 0) -> Iterator[Position]:
    """All turns of a game of this company, at the first choice of each."""
    options = {"players": str(players), "objectives": str(objectives)}
    position, _ = game_named("mind-up").deal(seed=seed, options=options)
    assert isinstance(position, Position)
    bots = company(players, seed)
    while position.to_decide:
        yield position.copy()
        for seat in position.to_decide:
            position.play(bots[seat].choose(position.view(seat)), seat)


def test_before_the_first_choice_of_a_round_all_are_alike() -> None:
    for position in positions(4, seed=1):
        if position.board.turn == 0:
            assert odds_of_rules(View.of(position, 0)) == [PRIOR] * 4


def test_nobody_wonders_about_themselves() -> None:
    for position in positions(4, seed=2):
        assert odds_of_rules(View.of(position, RULE))[RULE] == PRIOR


@pytest.mark.parametrize("objectives", [0, 3])
def test_who_follows_rules_of_thumb_is_told_from_who_does_not(objectives: int) -> None:
    """In the middle of the second and third round, of six games: nearly always."""
    told = 0
    for seed in range(6):
        for position in positions(4, seed, objectives):
            if position.board.round > 1 and position.board.turn == 4:
                odds = odds_of_rules(View.of(position, 0))
                told += odds[RULE] > 1 > odds[DICE]
    assert told >= 10  # of 12


def test_what_is_likely_is_said_in_per_cent() -> None:
    for position in positions(4, seed=3):
        view = View.of(position, 0)
        least = LEAST_AT_FIRST if position.board.round == 1 else LEAST
        for odds, simple in zip(odds_of_rules(view), simple_players(view), strict=True):
            assert simple == pytest.approx(least + (MOST - least) * odds / (1 + odds), abs=0.51)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_what_is_hidden_does_not_matter(players: int) -> None:
    for place, position in enumerate(positions(players, seed=5)):
        if position.board.turn % 3 == 2:
            view = View.of(position, 0)
            other = View.of(view.world(Random(place)), 0)
            assert odds_of_rules(view) == odds_of_rules(other)


def test_the_best_card_is_the_lowest_of_those_worth_most() -> None:
    for position in positions(4, seed=6):
        view = View.of(position, 0)
        worth = worth_of_moves(view)
        best = [move for move in view.moves() if worth[move] == max(worth.values())]
        assert PICKS[best_card(Outlook.of(view))] == best[0]


def test_what_rules_of_thumb_name_depends_on_ones_own_hand_alone() -> None:
    """A search looks it up by the hand, whatever the others may have in a world."""
    for position in positions(4, seed=7):
        view = View.of(position, 0)
        named: dict[int, int] = {}
        for dice in range(1, 60):
            world = view.board(dice)
            hand = hand_of(world, RULE)
            best = best_card(Outlook(world, RULE, hidden_from(world, hand), Columns(world)))
            assert named.setdefault(hand, best) == best


# In the fifth turn of every round, as seat 0 sees it. Compiled and uncompiled they are the same.
SIMPLE: Final = {
    3: [[62, 85, 50], [27, 81, 0], [27, 81, 0]],
    4: [[62, 78, 59, 50], [27, 81, 0, 0], [27, 80, 0, 0]],
    6: [[62, 52, 52, 50, 50, 52], [27, 81, 0, 0, 0, 0], [27, 77, 0, 0, 0, 0]],
}


@pytest.mark.parametrize("players", SIMPLE)
def test_the_same_is_likely_compiled_or_not(players: int) -> None:
    found = [simple_players(View.of(position, 0)) for position in positions(players, 8) if position.board.turn == 4]
    assert found == SIMPLE[players]


def test_a_position_that_was_set_up_says_what_it_can() -> None:
    """Some have taken less than others: no turn can be told."""
    taken = {"A": [8, 53], "B": [7], "C": []}
    hands = {"A": [1, 2, 3], "B": [11, 12, 14], "C": [40, 41, 43]}
    seats = {seat: {"hand": hand, "taken": taken[seat]} for seat, hand in hands.items()}
    where = {"game": "mind-up", "columns": [5, 1, 2, 4, 3], "row": [10, 20, 30], **seats}
    position = game_named("mind-up").read_position(where)
    assert isinstance(position, Position)
    assert odds_of_rules(View.of(position, 0)) == [PRIOR] * 3
