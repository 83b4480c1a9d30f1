"""The search: legal, repeatable, blind to what is hidden, and it sees what is in front of it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from mindtable.bots import bot_named
from mindtable.bots.limit import ENDLESS, Limit
from mindtable.bots.mindbug.search import MindbugSearch, move_key
from mindtable.bots.search_bot import SearchBot, search_of
from mindtable.game.contract import SEATS, SetupError
from mindtable.games import game_named, games
from mindtable.mindbug.notation import legal_numbers
from mindtable.mindbug.position import Position
from mindtable.mindbug.view import View

DUEL: Final = game_named("duel")
A, B = SEATS[:2]
MANY: Final = 400


def chosen(document: dict[str, Any], *before: str) -> str:
    """What the search does in a position after some moves."""
    position = DUEL.read_position({"game": "duel", "turn": "A", **document})
    for move in before:
        position.play(move)
    return SearchBot(3, Limit(iterations=MANY)).choose(position.view(position.to_decide[0])).text


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_a_game_between_searches_goes_to_its_end_and_again_the_same_way(game: str) -> None:
    def played() -> list[str]:
        position, _ = game_named(game).deal(seed=4)
        bots = {seat: SearchBot(number, Limit(iterations=12)) for number, seat in enumerate(position.seats)}
        made = []
        while position.to_decide:
            seat = position.to_decide[0]
            move = bots[seat].choose(position.view(seat))
            assert move in position.moves(seat)
            made.append(f"{seat} {move}")
            position.play(move, seat)
        assert position.winners
        return made

    assert played() == played()


# Decisions by fixed dice: how often each legal move was tried. Compiled and uncompiled they are the same.
TRIED: Final = {
    "duel": [64, 44, 192],
    "tag-team": [221, 67, 12],
    "mind-up": [36, 48, 42, 41, 48, 34, 51],
}


@pytest.mark.slow
@pytest.mark.parametrize("game", TRIED)
def test_the_same_dice_try_the_same_moves_compiled_or_not(game: str) -> None:
    position, _ = game_named(game).deal(seed=11)
    search = search_of(position.view(position.to_decide[0]), 12345)
    assert search.run(300, ENDLESS) == 300
    assert search.visits() == TRIED[game]


@pytest.mark.parametrize("game", games())
def test_it_knows_nothing_but_its_view(game: str) -> None:
    """Where the seat cannot tell two positions apart, it thinks the same."""
    position, _ = game_named(game).deal(seed=8)
    seat = position.to_decide[0]
    other = position.view(seat).world(Random(1))
    assert other != position
    thoughts = [SearchBot(1, Limit(iterations=60)).thoughts(one.view(seat)) for one in (position, other)]
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("game", games())
def test_thoughts_count_every_iteration_and_put_the_best_first(game: str) -> None:
    position, _ = game_named(game).deal(seed=2)
    seat = position.to_decide[0]
    thoughts = SearchBot(1, Limit(iterations=150)).thoughts(position.view(seat))
    visits = [thought.visits for thought in thoughts]
    assert sum(visits) == 150
    assert visits == sorted(visits, reverse=True)
    assert {thought.move for thought in thoughts} == set(position.moves(seat))
    assert all(0 <= thought.chance <= 1 for thought in thoughts)


@pytest.mark.parametrize("game", games())
def test_a_fair_search_tries_every_move_and_expects_what_it_tried_most(game: str) -> None:
    position, _ = game_named(game).deal(seed=2)
    seat = position.to_decide[0]
    search = search_of(position.view(seat), 5)
    search.run(150, ENDLESS, fair=True)
    visits, moves = search.visits(), position.moves(seat)
    assert min(visits) >= 150 // (2 * len(moves))
    assert next(move for one, move in search.line(4) if one == seat) in [
        str(move) for move, tried in zip(moves, visits, strict=True) if tried == max(visits)
    ]
    last = len(moves) - 1
    assert dict(reversed(search.line(4, last)))[seat] == str(moves[last])
    sides = [side for side in position.sides if seat in side]
    own = position.sides.index(sides[0])
    assert [prospect[own] for prospect in search.prospects()] == pytest.approx(search.chances())
    assert [sum(prospect) for prospect in search.prospects()] == pytest.approx([1.0] * len(moves))


def test_a_forced_move_needs_no_thought() -> None:
    position = DUEL.read_position({"game": "duel", "turn": "A", "A": {"hand": ["gorillion"]}, "B": {}})
    assert len(position.moves()) == 1
    assert SearchBot(1, Limit(seconds=3600)).choose(position.view(A)).text == "play gorillion"


def test_it_takes_the_last_life_with_a_creature_that_cannot_be_blocked() -> None:
    mine = {"hand": ["gorillion", "luchataur"], "play": ["rhino-turtle", "spider-owl"]}
    theirs = {"life": 1, "play": ["gorillion", "bee-bear"], "hand": ["luchataur"]}
    assert chosen({"A": mine, "B": theirs}) == "attack spider-owl"


def test_it_saves_the_last_life_with_whatever_can_block() -> None:
    mine = {"play": ["luchataur"], "hand": ["gorillion"]}
    theirs = {"life": 1, "play": ["snail-thrower"], "hand": ["gorillion", "luchataur"]}
    assert chosen({"A": mine, "B": theirs}, "attack luchataur").startswith("block")


def test_it_does_not_attack_into_a_stronger_creature() -> None:
    mine = {"hand": ["luchataur", "gorillion"], "play": ["bee-bear"], "draw": ["rhino-turtle"], "mindbugs": 0}
    theirs = {"play": ["gorillion"], "hand": ["tusked-extorter"], "mindbugs": 0}
    assert chosen({"A": mine, "B": theirs}).startswith("play")


def test_moves_are_the_same_in_all_worlds_whatever_slots_hidden_cards_have() -> None:
    """A reply with a card of a hidden hand has one key, in whichever slot the card lies."""
    position, _ = DUEL.deal(seed=6)
    assert isinstance(position, Position)
    view = position.view(position.to_decide[0])
    keys: dict[int, set[int]] = {}
    for number in range(200):
        world = view.world(Random(number))
        world.play(world.moves()[0])
        world.play("pass")
        for move in legal_numbers(world.board):
            face = world.board.slots.faces[move]
            keys.setdefault(face, set()).add(move_key(world.board, move))
    assert len(keys) > 10
    assert all(len(found) == 1 for found in keys.values())


def test_what_others_have_sealed_is_as_unknown_as_what_they_have_not_chosen() -> None:
    """U3.1: whoever has chosen already is expected to have chosen as well as anybody."""

    def tried() -> list[int]:
        search = search_of(position.view(A), 5)
        search.run(200, ENDLESS)
        return search.visits()

    position, _ = game_named("mind-up").deal(seed=2)
    before = tried()
    position.play(position.moves(B)[-1], B)
    assert tried() == before


def test_two_different_moves_of_equal_keys_are_both_tried() -> None:
    """Two copies of a card, one of them boosted, differ only in what lies under them."""
    boosted = {"card": "spider-owl", "boosts": ["gorillion"]}
    document = {"A": {"play": ["spider-owl", boosted], "hand": ["gorillion"]}, "B": {"play": ["bee-bear"]}}
    position = DUEL.read_position({"game": "duel", "turn": "A", **document})
    view = position.view(A)
    assert isinstance(view, View)
    assert len(position.moves()) == 3
    search = MindbugSearch(view, 5)
    search.run(30, ENDLESS)
    assert all(search.visits())
    assert sum(search.visits()) == 30


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("100ms", Limit(seconds=0.1)),
        ("2s", Limit(seconds=2.0)),
        ("0.5s", Limit(seconds=0.5)),
        ("70", Limit(iterations=70)),
    ],
)
def test_limits_are_read(text: str, limit: Limit) -> None:
    assert Limit.read(text) == limit


@pytest.mark.parametrize("text", ["", "0", "0s", "-1s", "1h", "fast", "1e9", "1 s"])
def test_what_is_no_limit_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match="no limit"):
        Limit.read(text)


def test_only_search_can_be_told_how_long_to_think() -> None:
    assert bot_named("search@5", 1).name == "search@5"
    with pytest.raises(SetupError, match="only search"):
        bot_named("rule@5", 1)
