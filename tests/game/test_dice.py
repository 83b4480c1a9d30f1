"""The sealed dice: whoever has the secret can compute what they show, and nobody can from what a seat may know."""

from __future__ import annotations

import hmac
import json
import pickle
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from mindtable.game.chance import SEALED_SIZE, first_state, sealed, secret_of, seed_text, seeded
from mindtable.game.contract import Position, Roll, Seat, View
from mindtable.games import game_named

SECRET = bytes(range(SEALED_SIZE))
OTHER = bytes(reversed(SECRET))
TABLES: list[tuple[str, list[str], dict[str, str]]] = [
    ("duel", ["first-contact", "new-servants"], {}),
    ("duel", ["beyond-evolution", "beyond-eternity"], {}),
    ("tag-team", ["tag-team", "first-contact"], {}),
    ("mind-up", [], {"players": "4", "objectives": "2"}),
]
every_table = pytest.mark.parametrize(("name", "sets", "options"), TABLES, ids=str)


def by_hand(number: int, sides: int, secret: bytes = SECRET) -> int:
    """What the throw of a number shows, as docs/deals.md says it."""
    return int(hmac.new(secret, number.to_bytes(8, "big"), sha256).hexdigest(), 16) % sides


def course(name: str, sets: list[str], options: dict[str, str]) -> Iterator[tuple[Position, list[Roll]]]:
    """Every position of a random game with sealed dice, and what was rolled on the way to it."""
    position, _ = game_named(name).deal(seed=SECRET, sets=sets, options=options)
    chooses = Random(8)
    yield position, list(position.rolls)
    while position.to_decide:
        seat = chooses.choice(position.to_decide)
        position = position.copy()
        position.play(chooses.choice(position.moves(seat)), seat)
        yield position, list(position.rolls)


# --- what they show ----------------------------------------------------------------------------------


def test_a_throw_is_a_hash_of_its_number() -> None:
    assert sealed(SECRET, 1, 1 << 256) == 0xC432E059C378EEF7FE2F1181A4050836F51E0856FD74937BE81784FA0EFA7A1C
    for number in (1, 2, 255, 256, 2**32, 2**62):
        for sides in (1, 2, 6, 48, 60):
            assert sealed(SECRET, number, sides) == by_hand(number, sides)


@every_table
def test_all_that_is_dealt_and_rolled_follows_from_the_secret(
    name: str, sets: list[str], options: dict[str, str]
) -> None:
    """The throws of a game are numbered from 1 on, from the deal to the last move, and none is left out."""
    rolls = [roll for _, rolled in course(name, sets, options) for roll in rolled]
    assert len(rolls) > 10
    assert rolls == [(by_hand(number, sides), sides) for number, (_, sides) in enumerate(rolls, 1)]


def test_new_dice_begin_again_with_their_first_throw() -> None:
    thrown = 0
    for name, sets, options in TABLES:
        game = game_named(name)
        other, _ = game.deal(seed=OTHER, sets=sets, options=options)
        position, _ = game.deal(seed=SECRET, sets=sets, options=options)
        position.take_dice(OTHER)
        assert list(position.rolls) == []
        assert not any(position.view(seat) == other.view(seat) for seat in position.seats), "what is dealt stays dealt"
        chooses = Random(1)
        rolls: list[Roll] = []
        while position.to_decide:
            seat = position.to_decide[0]
            position.play(chooses.choice(position.moves(seat)), seat)
            rolls += position.rolls
        assert rolls == [(by_hand(number, sides, OTHER), sides) for number, (_, sides) in enumerate(rolls, 1)]
        thrown += len(rolls)
    assert thrown > 5


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10, 52, 60])
def test_every_face_is_about_as_likely_as_any_other(sides: int) -> None:
    throws = 200 * sides
    shown = Counter(sealed(SECRET, number, sides) for number in range(1, throws + 1))
    assert set(shown) == set(range(sides))
    square = sum((count - 200) ** 2 / 200 for count in shown.values())
    free = sides - 1
    assert square < free + 4 * (2 * free) ** 0.5, "further off than fair dice are once in thousands of times"


def test_quick_dice_note_nothing_and_sealed_ones_need_all_their_bits() -> None:
    position, _ = game_named("duel").deal(seed=5)
    assert list(position.rolls) == []
    assert (secret_of(5), first_state(5)) == (b"", seeded(5))
    assert (secret_of(SECRET), first_state(SECRET)) == (SECRET, -1)
    for size in (0, 31, 33):
        with pytest.raises(ValueError, match=f"not {size}"):
            secret_of(bytes(size))
    assert (seed_text(-5), seed_text(SECRET)) == ("-5", SECRET.hex())


# --- part of the position ----------------------------------------------------------------------------


@every_table
def test_copies_and_dumps_keep_the_dice(name: str, sets: list[str], options: dict[str, str]) -> None:
    """However a position was handed on, the same moves lead to the same game."""
    game = game_named(name)
    for number, (position, _) in enumerate(course(name, sets, options)):
        if number % 9 or not position.to_decide:
            continue
        seat = position.to_decide[0]
        move = position.moves(seat)[-1]
        following = position.after(move, seat)
        for twin in (position.copy(), game.load(position.dump()), pickle.loads(pickle.dumps(position))):
            assert twin == position
            assert twin.dump() == position.dump()
            assert twin.after(move, seat) == following
        other = position.copy()
        other.take_dice(OTHER)
        assert other != position


# --- and of nothing else -----------------------------------------------------------------------------


def known(view: View) -> bytes:
    """All that a view gives, as bytes."""
    given: list[Any] = [view.facts(), [move.text for move in view.moves()], view.to_decide, view.sight.question]
    worlds = [view.world(Random(number)).dump() for number in range(3)]
    return json.dumps([*given, *worlds]).encode()


@pytest.mark.slow
@every_table
def test_positions_that_differ_only_in_their_dice_look_the_same(
    name: str, sets: list[str], options: dict[str, str]
) -> None:
    compared = 0
    for number, (position, rolls) in enumerate(course(name, sets, options)):
        if number % 4 and not rolls:
            continue
        seats: list[Seat | None] = [*position.seats, None]
        for seed in (OTHER, 3):
            twin = position.copy()
            twin.take_dice(seed)
            for seat in seats:
                assert twin.view(seat) == position.view(seat)
                assert known(twin.view(seat)) == known(position.view(seat))
                compared += 1
            assert [twin.moves(seat) for seat in position.to_decide] == [
                position.moves(seat) for seat in position.to_decide
            ]
    assert compared > 50


@every_table
def test_worlds_have_dice_of_their_own(name: str, sets: list[str], options: dict[str, str]) -> None:
    for number, (position, _) in enumerate(course(name, sets, options)):
        if number % 5 or not position.to_decide:
            continue
        for seat in position.seats:
            view: Any = position.view(seat)
            assert view._first.board.secret == b""
            assert view._first.board.chance == 0
            worlds = [view.world(Random(which)).board for which in (1, 2)]
            assert [world.secret for world in worlds] == [b"", b""]
            assert worlds[0].chance != worlds[1].chance, "each is rolled anew"
            assert SECRET.hex() not in json.dumps(view.facts())
