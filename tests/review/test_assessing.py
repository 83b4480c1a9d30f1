"""Assessments: all legal moves as probabilities, each tried often enough, possible lines, proofs, nothing hidden."""

from __future__ import annotations

import json
from itertools import repeat
from random import Random
from typing import Any, Final

import pytest

from mindtable.bots.limit import Limit
from mindtable.game.contract import SEATS, Move
from mindtable.games import duel, game_named, games
from mindtable.review import Assessment, assess
from mindtable.review.chances import SURE, Calibration, Calibrations
from mindtable.review.family import family_of
from mindtable.review.proving import proved
from mindtable.solver.mindbug import MindbugSolver

A, B = SEATS[:2]
SHORT: Final = Limit(iterations=60)


def position_of(**document: Any) -> Any:
    return duel.read_position({"game": "duel", "turn": "A", **document})


@pytest.mark.parametrize("game", games())
def test_every_legal_move_is_tried_and_all_chances_are_probabilities(game: str) -> None:
    position, _ = game_named(game).deal(seed=8)
    seat = position.to_decide[0]
    assessment = assess(position.view(seat), SHORT, 1)
    options = assessment.options
    assert {option.move for option in options} == set(position.moves(seat))
    assert min(option.visits for option in options) >= SHORT.iterations // (2 * len(options))
    assert [option.chance for option in options] == sorted((option.chance for option in options), reverse=True)
    assert all(1 - SURE <= option.chance <= SURE and not option.proved for option in options)
    assert assessment.chances.keys() == set(position.seats)
    assert sum(assessment.chances[side[0]] for side in position.sides) == pytest.approx(1)
    assert assessment.chances[seat] == assessment.best.chance
    assert assessment.line[0] == (seat, assessment.best.move)
    assert assessment.iterations == SHORT.iterations


@pytest.mark.parametrize("game", games())
def test_an_assessment_is_the_same_wherever_the_seat_cannot_tell_and_can_be_written_down(game: str) -> None:
    position, _ = game_named(game).deal(seed=8)
    seat = position.to_decide[0]
    other = position.view(seat).world(Random(1))
    assert other != position
    assessment = assess(position.view(seat), SHORT, 1)
    assert assess(other.view(seat), SHORT, 1) == assessment
    assert Assessment.from_json(json.loads(json.dumps(assessment.to_json()))) == assessment


def test_what_is_proved_for_the_view_is_certain() -> None:
    """Who attacks first with a creature that nobody can block wins; who does not block loses at once."""
    position = position_of(
        A={"life": 1, "mindbugs": 0, "play": ["luchataur"]}, B={"life": 1, "mindbugs": 0, "hand": ["gorillion"]}
    )
    best = assess(position.view(A), SHORT, 1).best
    assert (best.move, best.chance, best.proved) == (Move("attack luchataur"), 1.0, True)
    position = position_of(
        A={"life": 1, "mindbugs": 0, "play": ["luchataur", "killer-bee"]},
        B={"life": 1, "mindbugs": 0, "play": ["gorillion"]},
    )
    position.play("attack luchataur")
    given_up = assess(position.view(B), SHORT, 1).option(Move("no block"))
    assert (given_up.chance, given_up.proved) == (0.0, True)


def test_a_loss_in_more_outcomes_than_can_be_gone_through_is_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several cards that are drawn from a pile that nobody knows can be billions of outcomes."""
    position = position_of(
        A={"life": 1, "mindbugs": 0, "play": ["luchataur"]}, B={"life": 1, "mindbugs": 0, "play": ["gorillion"]}
    )
    position.play("attack luchataur")
    view, over = position.view(B), position.after(Move("no block"))
    assert proved(view, 40)[Move("no block")] == 0.0
    monkeypatch.setattr(MindbugSolver, "outcomes", lambda *_: repeat(over))
    assert proved(view, 40) == {}


def test_an_expected_line_can_be_played_in_a_world_of_the_view() -> None:
    position, _ = duel.deal(seed=2)
    view = position.view(A)
    line = assess(view, Limit(iterations=200), 3).line
    assert len(line) > 1
    dice = Random(0)

    def can_be_played() -> bool:
        world = view.world(dice)
        for seat, move in line:
            if world.to_decide != (seat,) or move not in world.moves():
                return False
            world.play(move)
        return True

    assert any(can_be_played() for _ in range(500))


def test_a_calibration_keeps_the_order_and_never_says_that_something_is_certain() -> None:
    calibration = Calibration(((0.2, 0.1), (0.5, 0.55), (0.9, 0.9)))
    chances = [calibration.probability(said / 100) for said in range(101)]
    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == pytest.approx((1 - SURE, SURE))
    assert Calibration().probability(0.3) == pytest.approx(0.3)
    assert calibration.probability(0.2) == pytest.approx(0.1)
    table = Calibrations.from_json({"version": "2", "kinds": {"duel": {"points": calibration.points}}})
    assert table == Calibrations("2", {"duel": calibration})


def test_kinds_of_games_are_told_apart_by_cards_and_players() -> None:
    def kind(game: str, **arguments: Any) -> str:
        position, _ = game_named(game).deal(seed=1, **arguments)
        return family_of(game).kind(position.view(A))

    assert kind("duel") == "duel first-contact"
    assert kind("duel", sets=duel.sets) == "duel"
    assert kind("tag-team") == "tag-team"
    assert kind("mind-up", options={"players": "5"}) == "mind-up 5"
