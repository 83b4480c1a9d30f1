"""What a seat remembers of a game, and what the game was worth."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from mindtable.game.contract import Seat
from mindtable.research import History, Space, returns, space

A, B = Seat("A"), Seat("B")
SMALL: dict[str, Any] = {"deck": "gorillion:2,killer-bee:2,brain-fly:2", "hand": 2, "draw": 1, "life": 2, "mindbugs": 1}


def played(numbers: Space, seed: int, acts: int = 1_000) -> History:
    """A game, or its first acts, at random."""
    dice = Random(seed)
    history = History.dealt(numbers, seed)
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


def test_memory_has_a_row_for_every_moment() -> None:
    numbers = space("duel")
    history = played(numbers, 3)
    seen, acts = history.memory(A)
    assert seen.shape == (len(history.steps) + 1, numbers.size)
    assert [act for act in acts if act >= 0] == [step.act for step in history.steps if step.seat == A]
    assert bytes(seen[-1]) == numbers.observation(history.position, A)


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
