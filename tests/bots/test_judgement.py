"""What a search has learnt of positions: all cards are signs, and a judgement leads where its weights say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from mindtable.bots.limit import ENDLESS
from mindtable.bots.mindbug.judgement import SURE, Judgement
from mindtable.bots.mindbug.learnt import search_with
from mindtable.bots.mindbug.patterns import LAYOUT
from mindtable.bots.mindbug.signs import SIGNS, mirrored, signs_of
from mindtable.game.bits import count
from mindtable.games import game_named
from mindtable.mindbug.board import TURN, Board
from mindtable.mindbug.position import Position
from mindtable.mindbug.view import View

MINDBUG: Final = ("duel", "tag-team")
NO_PRIOR: Final = [0] * LAYOUT.cells


def turns(game: str, seed: int) -> Iterator[Board]:
    """The boards at the beginning of all turns of a random game with all sets."""
    dice = Random(seed)
    position, _ = game_named(game).deal(seed=seed, sets=tuple(game_named(game).sets))
    assert isinstance(position, Position)
    while position.to_decide:
        if position.board.decision == TURN:
            yield position.board
        position.play(dice.choice(position.moves()))


def table_of(cell: int) -> str:
    """The name of the table of a cell."""
    return next(name for name, (first, cells) in SIGNS.tables.items() if first <= cell < first + cells)


@pytest.mark.parametrize("game", MINDBUG)
def test_every_card_in_play_in_hands_and_in_piles_is_a_sign(game: str) -> None:
    for board in turns(game, seed=3):
        shown = [table_of(cell) for cell in signs_of(board)]
        assert shown.count("creature, exhausted") == count(board.in_play)
        assert shown.count("card in hand, Mindbugs of others") == count(board.hand)
        assert shown.count("card in the draw pile") == count(board.draw)


def test_every_table_of_signs_is_shown_by_some_position() -> None:
    met = {table_of(cell) for game in MINDBUG for board in turns(game, seed=5) for cell in signs_of(board)}
    assert met == {*SIGNS.tables}


def test_cells_of_one_side_are_mirrored_by_those_of_the_other() -> None:
    mirror = mirrored()
    assert [mirror[mirror[cell]] for cell in range(SIGNS.cells)] == list(range(SIGNS.cells))
    board = next(turns("duel", seed=3))
    shown = sorted(signs_of(board))
    of_both = [cell for cell in shown if mirror[cell] == cell]
    assert {table_of(cell) for cell in of_both} == {name for name in SIGNS.tables if name.endswith("of both sides")}
    board.active = 1 - board.active
    assert sorted(mirror[cell] for cell in shown if cell not in of_both) == sorted(
        cell for cell in signs_of(board) if mirror[cell] != cell
    )


def test_weights_add_up_to_the_chance_of_the_side_whose_turn_it_is() -> None:
    sides = set()
    for board in turns("duel", seed=3):
        weights = [0] * SIGNS.cells
        assert Judgement(weights).chance_of_first_team(board) == 0.5
        weights[signs_of(board)[0]] = 110
        chance = Judgement(weights).chance_of_first_team(board)
        assert chance == pytest.approx(0.7503 if board.active == 0 else 0.2497, abs=1e-4)
        weights[signs_of(board)[0]] = 10 * SURE
        assert 0 < Judgement(weights).chance_of_first_team(board) < 1
        sides.add(board.active)
    assert sides == {0, 1}


def first_view(game: str) -> View:
    position, _ = game_named(game).deal(seed=11)
    view = position.view(position.to_decide[0])
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("loved", [True, False])
def test_the_search_does_what_the_judgement_likes(loved: bool) -> None:
    """By a judgement for which whoever has more Mindbugs left wins, or loses, none is used, or one is."""
    position, _ = game_named("duel").deal(seed=11)
    position.play(position.moves()[0])
    view = position.view(position.to_decide[0])
    assert isinstance(view, View)
    assert view.question == "mindbug"
    weights = [0] * SIGNS.cells
    first, _ = SIGNS.tables["life and Mindbugs of both sides"]
    for lives in range(16):
        for fewer, more in ((0, 1), (0, 2), (1, 2)):
            weights[first + lives * 9 + fewer * 3 + more] = -SURE if loved else SURE
            weights[first + lives * 9 + more * 3 + fewer] = SURE if loved else -SURE
    search = search_with(NO_PRIOR, weights, view, 5)
    search.run(400, ENDLESS)
    used, passed = search.visits()
    assert (used < passed) == loved


# By fixed dice and weights: how often each legal move was tried. Compiled and uncompiled they are the same.
TRIED: Final = {"duel": [93, 108, 99], "tag-team": [36, 125, 139]}


@pytest.mark.slow
@pytest.mark.parametrize("game", TRIED)
def test_the_same_dice_try_the_same_moves_compiled_or_not(game: str) -> None:
    dice = Random(7)
    weights = [dice.randint(-50, 50) for _ in range(SIGNS.cells)]
    search = search_with(NO_PRIOR, weights, first_view(game), 12345)
    search.run(300, ENDLESS)
    assert search.visits() == TRIED[game]
