"""What a search has learnt: patterns are what a seat may know, and a prior leads where its weights say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Final

import pytest

from mindtable.bots.family import search_version_of
from mindtable.bots.limit import ENDLESS
from mindtable.bots.mindbug.learnt import learnt_judgement, learnt_weights, search_with
from mindtable.bots.mindbug.patterns import LAYOUT, patterns_of
from mindtable.bots.mindbug.prior import ONE, Prior
from mindtable.games import game_named
from mindtable.mindbug.notation import legal_numbers
from mindtable.mindbug.view import View

MINDBUG: Final = ("duel", "tag-team")


def views(game: str, seed: int) -> Iterator[View]:
    """What is seen at all decisions of a random game with all sets."""
    dice = Random(seed)
    position, _ = game_named(game).deal(seed=seed, sets=tuple(game_named(game).sets))
    while position.to_decide:
        seat = position.to_decide[0]
        view = position.view(seat)
        assert isinstance(view, View)
        yield view
        position.play(dice.choice(view.moves()), seat)


def shown(view: View, dice: int) -> list[list[int]]:
    """The patterns of all legal moves in a world that agrees with a view."""
    world = view.board(dice)
    return [patterns_of(world, move) for move in legal_numbers(world)]


@pytest.mark.parametrize("game", MINDBUG)
def test_patterns_are_the_same_in_all_worlds_that_agree_with_a_view(game: str) -> None:
    for view in views(game, seed=3):
        found = shown(view, 1)
        assert found == shown(view, 2) == shown(view, 3)
        assert all(0 <= cell < LAYOUT.cells for cells in found for cell in cells)


def test_every_table_of_patterns_is_shown_by_some_move() -> None:
    seen = [*views("duel", 3), *views("tag-team", 14)]
    met = {cell for view in seen for cells in shown(view, 1) for cell in cells}
    unmet = [name for name, (first, cells) in LAYOUT.tables.items() if met.isdisjoint(range(first, first + cells))]
    assert unmet == []


def leaning_to(cells: list[int]) -> list[int]:
    weights = [0] * LAYOUT.cells
    for cell in cells:
        weights[cell] = 100
    return weights


def test_a_move_that_shows_nothing_known_is_like_any_other() -> None:
    view = next(views("duel", 1))
    world = view.board(1)
    prior = Prior([0] * LAYOUT.cells)
    prior.look_at(world)
    assert {prior.leaning(world, move) for move in legal_numbers(world)} == {float(ONE)}


def test_the_search_tries_first_and_most_what_the_prior_leans_to() -> None:
    view = next(views("duel", 1))
    for place, cells in enumerate(shown(view, 1)):
        search = search_with(leaning_to(cells), None, view, 5)
        search.run(6, ENDLESS)
        visits = search.visits()
        assert visits.index(max(visits)) == place


def test_a_fair_search_with_a_prior_tries_every_move() -> None:
    view = next(views("duel", 1))
    search = search_with(leaning_to(shown(view, 1)[0]), None, view, 5)
    search.run(60, ENDLESS, fair=True)
    assert min(search.visits()) >= 60 // (2 * len(view.moves()))
    assert sum(search.visits()) == 60


def test_the_weights_of_the_package_are_of_its_patterns() -> None:
    assert len(learnt_weights()) == LAYOUT.cells
    assert any(learnt_weights())


# By fixed dice and weights: how often each legal move was tried. Compiled and uncompiled they are the same.
TRIED: Final = {"duel": [31, 131, 138], "tag-team": [26, 92, 182]}


@pytest.mark.slow
@pytest.mark.parametrize("game", TRIED)
def test_the_same_dice_try_the_same_moves_compiled_or_not(game: str) -> None:
    dice = Random(7)
    weights = [dice.randint(-50, 50) for _ in range(LAYOUT.cells)]
    position, _ = game_named(game).deal(seed=11)
    view = position.view(position.to_decide[0])
    assert isinstance(view, View)
    search = search_with(weights, None, view, 12345)
    search.run(300, ENDLESS)
    assert search.visits() == TRIED[game]


# By version of the search, the weights that it plays by. Reviews, studies and calibrations tell searches apart by their
# version: other weights want another one (`search_version`).
WEIGHTS: Final = {"2": "69d7469ea789"}


def test_other_weights_are_another_version_of_the_search() -> None:
    weights = json.dumps([learnt_weights(), learnt_judgement()]).encode()
    assert {search_version_of("duel"): sha256(weights).hexdigest()[:12]} == WEIGHTS
