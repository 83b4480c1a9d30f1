"""Positions and views as text: exact where it is read again, and with nothing in it that nobody may know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import mindtable
from mindtable.game.contract import Position
from mindtable.games import game_named

TABLES: list[tuple[str, list[str], dict[str, str]]] = [
    ("duel", ["first-contact"], {}),
    ("duel", ["beyond-evolution", "beyond-eternity", "promos", "new-servants"], {}),
    ("tag-team", ["first-contact", "promos"], {"epic": "yes"}),
    ("mind-up", [], {"players": "5", "objectives": "2"}),
]
every_table = pytest.mark.parametrize(("name", "sets", "options"), TABLES, ids=str)


def positions(name: str, sets: list[str], options: dict[str, str]) -> Iterator[Position]:
    """Those of two random games, one of them with sealed dice."""
    for number in range(2):
        dice = Random(number)
        position, _ = game_named(name).deal(seed=dice.randbytes(32) if number else 5, sets=sets, options=options)
        while position.to_decide:
            yield position
            seat = dice.choice(position.to_decide)
            position.play(dice.choice(position.moves(seat)), seat)
        yield position


@every_table
def test_a_dump_is_one_line_of_fields_and_is_read_again(name: str, sets: list[str], options: dict[str, str]) -> None:
    for position in positions(name, sets, options):
        dumped = position.dump()
        game, *fields = dumped.split(" ")
        assert game.startswith(name)
        assert all(field.partition("=")[0] for field in fields)
        assert all(field.count("=") == 1 for field in fields)
        again = game_named(name).load(dumped)
        assert again == position
        assert again.dump() == dumped


@every_table
def test_a_repr_is_what_makes_the_position_again(name: str, sets: list[str], options: dict[str, str]) -> None:
    names: dict[str, Any] = {known: getattr(mindtable, known) for known in mindtable.__all__}
    for place, position in enumerate(positions(name, sets, options)):
        if place % 9 == 0:
            assert eval(repr(position), names) == position


def test_a_position_is_drawn_with_all_its_cards() -> None:
    position, _ = mindtable.duel.deal(seed=11)
    position.play("play gorillion")
    assert str(position).splitlines()[:5] == [
        "duel, turn 1 (A), B to decide: mindbug; shown: gorillion; moves: mindbug, pass",
        "A: life 3, mindbugs 2",
        "   hand: compost-dragon, grave-robber, grave-robber, killer-bee, killer-bee",
        "   play: –",
        "   draw: kangasaurus-rex, luchataur, deathweaver, brain-fly; discard: –",
    ]


def test_a_view_is_drawn_with_what_it_knows() -> None:
    position, _ = mindtable.duel.deal(seed=11)
    position.play("play gorillion")
    seen = str(position.view(mindtable.SEATS[1]))
    assert "   hand: ?, ?, ?, ?, ?\n   play: –\n   draw: 4 cards; discard: –" in seen
    assert repr(position.view(None)) == "<view of a spectator: duel, turn 1 (A), B to decide: mindbug>"


@every_table
def test_a_view_is_drawn_alike_in_all_worlds(name: str, sets: list[str], options: dict[str, str]) -> None:
    dice = Random(3)
    for place, position in enumerate(positions(name, sets, options)):
        if place % 7 == 0:
            for seat in (*position.seats, None):
                view = position.view(seat)
                again = view.world(dice).view(seat)
                assert (str(again), repr(again)) == (str(view), repr(view))


def test_what_play_tells_is_a_sequence_like_a_list_and_cannot_change() -> None:
    position, dealt = mindtable.duel.deal(seed=11)
    twin = position.copy()
    told, again = position.play("play gorillion"), twin.play("play gorillion")
    assert len(told) == len(list(told)) > 1
    assert told == again == list(told)
    assert told != dealt
    assert told[0] == next(iter(told))
    assert told[:2] == list(told)[:2]
    assert told + dealt == [*told, *dealt]  # type: ignore[operator]
    assert repr(told) == repr(list(told))
    assert hash(told) == hash(again)
    with pytest.raises(TypeError):
        told[0] = dealt[0]


def test_moves_are_found_anew_when_the_position_has_changed() -> None:
    position, _ = mindtable.duel.deal(seed=11)
    before = position.moves()
    before.clear()
    assert position.moves(), "what was given away is a list of its own"
    position.play("play gorillion")
    assert [move.text for move in position.moves()] == ["mindbug", "pass"]
    with pytest.raises(mindtable.IllegalMove):
        position.play("play grave-robber")
