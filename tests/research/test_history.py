"""What a seat remembers of a game, and what the game was worth."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from mindtable.game.contract import Seat
from mindtable.mindbug.cards import SETS
from mindtable.research import History, Space, returns, space
from mindtable.research.history import ROWS
from tests.research.rebuilding_memory import Rebuilt, told

A, B = Seat("A"), Seat("B")
SMALL: dict[str, Any] = {"deck": "gorillion:2,killer-bee:2,brain-fly:2", "hand": 2, "draw": 1, "life": 2, "mindbugs": 1}


def played(numbers: Space, seed: int, acts: int = 1_000, deal: int | None = None) -> History:
    """A game, or its first acts, at random."""
    dice = Random(seed)
    history = History.dealt(numbers, seed if deal is None else deal)
    while history.position.to_decide and len(history.steps) < acts:
        seat = history.position.to_decide[0]
        history.play(dice.choice([*numbers.legal(history.position, seat)]), seat)
    return history


def test_who_remembers_the_same_sees_the_same() -> None:
    """In a game so small that many are alike for a seat."""
    numbers = space("duel", **SMALL)
    met: dict[str, tuple[bytes, list[int]]] = {}
    alike = 0
    for seed in range(150):
        for length in range(4):
            history = played(numbers, seed, length)
            for seat in numbers.seats:
                now = numbers.observation(history.position, seat), [*numbers.legal(history.position, seat)]
                remembered = history.information(seat)
                alike += remembered in met
                assert met.setdefault(remembered, now) == now
    assert alike > 100


@pytest.mark.parametrize("game", ["duel", "tag-team", "mind-up"])
def test_an_imagined_game_is_remembered_alike(game: str) -> None:
    numbers = space(game)
    for seed in range(3):
        history = played(numbers, seed, acts=12)
        seat = numbers.seats[seed % len(numbers.seats)]
        other = history.imagine(seat, Random(seed))
        assert other.information(seat) == history.information(seat)
        assert [one.tolist() for one in other.memory(seat)] == [one.tolist() for one in history.memory(seat)]
        assert other.position != history.position


@pytest.mark.parametrize(
    ("game", "options", "games"),
    [
        ("duel", {"sets": [*SETS]}, 12),
        ("tag-team", {}, 6),
        ("mind-up", {"players": 3, "objectives": 3}, 2),
    ],
)
def test_what_was_told_and_done_can_be_made_from_the_array(game: str, options: dict[str, Any], games: int) -> None:
    """But for what follows from the rest, all that a seat was told, in words."""
    numbers = space(game, **options)
    words = numbers.vocabulary
    for seed in range(games):
        history = played(numbers, seed)
        seat = numbers.seats[seed % len(numbers.seats)]
        seen, rows = history.memory(seat)
        expected = [
            known
            for step in history.steps
            for known in (
                (step.seat, step.act if step.seat == seat else None),
                *(told(event, words, seat) for event in step.told),
            )
        ]
        assert Rebuilt(words, seat).rows(rows.tolist()) == expected
        assert bytes(seen) == numbers.observation(history.steps[0].before, seat)
        assert rows.shape == (ROWS, words.width)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("duel", SMALL),
        ("tag-team", {"deck": "gorillion:6,killer-bee:6", "hand": 1, "draw": 1, "life": 2, "mindbugs": 1}),
        ("mind-up", {"players": 3, "objectives": 1}),
    ],
)
def test_arrays_are_the_same_if_and_only_if_texts_are(game: str, options: dict[str, Any]) -> None:
    numbers = space(game, **options)
    arrays: dict[str, bytes] = {}
    alike = 0
    for seed in range(60):
        for length in range(5):
            # In the larger game deals differ too much: there it is the same one, with other choices.
            history = played(numbers, seed, length, deal=1 if numbers.simultaneous else seed)
            for seat in numbers.seats:
                text, array = history.information(seat), b"".join(part.tobytes() for part in history.memory(seat, 60))
                alike += text in arrays
                assert arrays.setdefault(text, array) == array
    assert len({*arrays.values()}) == len(arrays)
    assert alike > 30


def test_more_than_there_is_place_for_is_refused() -> None:
    history = played(space("duel"), 3)
    rows = sum(1 + len(step.told) for step in history.steps)
    assert history.memory(A, rows)[1][-1].any()
    with pytest.raises(ValueError, match=f"place for {rows - 1}"):
        history.memory(A, rows - 1)


def test_own_acts_are_remembered_and_hidden_ones_of_others_are_not() -> None:
    numbers = space("mind-up", players=3)
    one, two = (History.dealt(numbers, 5) for _ in range(2))
    (first, second, *_) = numbers.legal(one.position, A)
    one.play(first, A)
    two.play(second, A)
    assert one.information(A) != two.information(A)
    assert one.information(B) == two.information(B)


def test_a_history_can_be_copied_and_kept() -> None:
    numbers = space("duel", **SMALL)
    history = played(numbers, 4, acts=5)
    for other in (deepcopy(history), pickle.loads(pickle.dumps(history))):
        assert other.position == history.position
        assert other.information(B) == history.information(B)
    imagined = history.imagine(A, Random(1))
    assert pickle.loads(pickle.dumps(imagined)).information(A) == history.information(A)


def test_returns_add_up_to_nothing() -> None:
    alone = [[seat] for seat in (A, B, Seat("C"))]
    assert returns(alone, []) == {A: 0, B: 0, "C": 0}
    assert returns(alone, [B]) == {A: -0.5, B: 1, "C": -0.5}
    assert returns(alone, [A, B]) == pytest.approx({A: 0.25, B: 0.25, "C": -0.5})
    assert returns([[A, Seat("C")], [B, Seat("D")]], [A, Seat("C")]) == {A: 1, "C": 1, B: -1, "D": -1}


def test_an_act_that_is_not_legal_is_refused() -> None:
    history = History.dealt(space("duel"), 1)
    with pytest.raises(ValueError, match="not legal for"):
        history.play(0)
