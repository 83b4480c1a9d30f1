"""Reviews of whole games: every decision is there, losses are of the same search, and all of it adds up."""

from __future__ import annotations

import json
from dataclasses import astuple
from functools import cache
from typing import Any, Final

import pytest

from mindtable.bots import bot_named
from mindtable.bots.limit import Limit
from mindtable.game.contract import SEATS, Move, Position, SetupError
from mindtable.game.records import Record
from mindtable.games import game_named, games
from mindtable.review import Assessment, Option, Review, assess, assess_open, assessed_positions, put_together, review
from mindtable.review.family import family_of
from mindtable.review.judging import Loss, accuracy, balance, class_of, is_turning_point
from mindtable.review.proving import proved_openly

A, B, C, D = SEATS[:4]
SHORT: Final = Limit(iterations=6)


@cache
def played(game: str, seed: int = 5) -> Record:
    """The record of a game by rules of thumb."""
    rules = game_named(game)
    position, _ = rules.deal(seed=seed)
    who = dict.fromkeys(position.seats, "bot rule")
    record = Record.of_deal(rules, position, seed=seed, sets=rules.default_sets, options={}, seats=who)
    bots = {seat: bot_named("rule", number) for number, seat in enumerate(position.seats)}
    while position.to_decide:
        seat = position.to_decide[0]
        move = bots[seat].choose(position.view(seat))
        position.play(move, seat)
        record = record.with_move(seat, move, position.winners, position.rolls)
    return record


@pytest.mark.parametrize("game", games())
def test_a_review_has_every_decision_and_adds_up_to_the_result(game: str) -> None:
    record = played(game)
    told: list[tuple[int, int]] = []
    found = review(record, SHORT, progress=lambda done, of: told.append((done, of)))
    assert [(one.number, one.seat) for one in found.decisions] == [
        (number, seat) for number, (seat, _) in enumerate(record.moves, 1)
    ]
    assert told == [(number, len(record.moves)) for number in range(len(record.moves))]
    for one in found.decisions:
        assert one.lost == pytest.approx(one.before - one.after, abs=1e-4)
        assert one.lost >= 0
        assert one.before == one.chances[one.seat]
    for seat, sum_ in found.luck.items():
        assert sum_.start + sum_.own + sum_.others + sum_.luck == pytest.approx(sum_.result)
        assert (sum_.result > 0) == (seat in record.winners)
    turned = [one.number for one in found.decisions if one.lost >= 0.2 or abs(one.then - one.before) >= 0.2]
    assert found.turning_points == tuple(turned)
    last = found.decisions[-1]
    assert last.then == found.luck[last.seat].result
    written = json.loads(json.dumps(found.to_json()))
    assert list(written)[:4] == ["decisions", "accuracy", "luck", "turning_points"]
    assert list(written["decisions"][0])[:8] == ["number", "seat", "move", "before", "after", "best", "lost", "class"]
    assert Review.from_json(written).to_json() == written


@pytest.mark.parametrize("game", games())
def test_a_review_with_open_cards_looks_at_the_game_as_it_was(game: str) -> None:
    posed = assessed_positions(played(game))
    one = posed[len(posed) // 2]
    assert one.assessed(SHORT, 3, open_cards=True) == assess_open(one.position, one.seat, SHORT, 3)
    assert one.assessed(SHORT, 3, open_cards=False) == assess(one.view, SHORT, 3)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    record = played("duel")
    with pytest.raises(SetupError):
        review(record.before_move(len(record.moves)), SHORT)


def test_of_a_game_that_was_given_up_is_said_who_has_won() -> None:
    record = played("duel").before_move(4)
    assessments = [one.assessed(SHORT, 1, open_cards=False) for one in assessed_positions(record)]
    assert put_together(record, assessments, winners=(B,)).luck[B].result == 1.0


def test_a_choice_that_was_taken_back_is_no_decision() -> None:
    rules = game_named("mind-up")
    position, _ = rules.deal(seed=1)
    record = Record.of_deal(rules, position, seed=1, sets=(), options={}, seats=dict.fromkeys(position.seats, "person"))
    first, second = position.moves(A)[:2]
    record = record.with_move(A, first, ()).with_move(B, position.moves(B)[0], ()).with_move(A, second, ())
    assert [(one.number, one.seat, one.move) for one in assessed_positions(record)][-1] == (3, A, second)
    assert len(assessed_positions(record)) == 2


def test_open_cards_show_what_nobody_could_know() -> None:
    """A has one life left, and the Mindbug of B would take whatever wins; with open cards it is proved who wins."""
    document: dict[str, Any] = {
        "A": {"life": 1, "mindbugs": 0, "hand": ["killer-bee"], "play": ["tiger-squirrel"]},
        "B": {"life": 2, "mindbugs": 1, "hand": ["gorillion"], "play": ["luchataur", "spider-owl"]},
    }
    position: Position = game_named("duel").read_position(document)
    view = family_of("duel").open_view(position, A)
    assert set(proved_openly(view, 200).values()) == {0.0}


def options(*chances: float) -> Assessment:
    made = tuple(Option(Move(str(number)), chance, 10, False) for number, chance in enumerate(chances))
    return Assessment(made, (), {}, 0, "")


@pytest.mark.parametrize(
    ("chances", "move", "expected"),
    [
        ([0.5], 0, "forced"),
        ([0.5, 0.42], 0, "good"),
        ([0.5, 0.43], 0, "best"),
        ([0.5, 0.48], 1, "best"),
        ([0.5, 0.45], 1, "fine"),
        ([0.5, 0.40], 1, "slip"),
        ([0.5, 0.30], 1, "mistake"),
    ],
)
def test_classes_follow_from_what_was_lost(chances: list[float], move: int, expected: str) -> None:
    assert class_of(options(*chances), Move(str(move))) == expected


def test_accuracy_is_of_free_decisions_only() -> None:
    losses = [Loss(A, 0.1, False), Loss(A, 0.3, False), Loss(A, 0.0, True)]
    assert accuracy(losses) == pytest.approx(80)
    assert accuracy([]) == 100


def test_a_game_turns_on_what_costs_much_or_changes_much() -> None:
    assert is_turning_point(0.2, 0.5, 0.45)
    assert is_turning_point(0.0, 0.5, 0.75)
    assert not is_turning_point(0.19, 0.5, 0.31)


def test_what_one_side_loses_the_others_gain_and_luck_is_the_rest() -> None:
    losses = [Loss(A, 0.1, False), Loss(C, 0.05, False), Loss(B, 0.3, False)]
    teams = [(A, C), (B, D)]
    found = balance(A, teams, {A: 0.5, C: 0.5, B: 0.5, D: 0.5}, losses, (A, C))
    assert astuple(found) == pytest.approx((0.5, -0.15, 0.3, 0.35, 1.0))
    alone = [(A,), (B,), (C,)]
    shared = balance(A, alone, {A: 0.4, B: 0.3, C: 0.3}, losses, (A, B))
    assert shared.others == pytest.approx(0.175)
    assert shared.result == 0.5
