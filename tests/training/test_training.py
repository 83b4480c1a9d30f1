"""Training: practice can be played again, weights are found, and rounds that are broken off go on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy
import pytest

from mindtable.bots.search_bot import classic_search_of
from mindtable.bots.spreading import processes
from mindtable.training.__main__ import main
from mindtable.training.family import family_named
from mindtable.training.fitting import Decisions, fitted
from mindtable.training.practice import Practice, decisions, practised
from mindtable.training.rounds import Plan
from mindtable.training.weights import how_made, name_of, read_weights, write_weights

PRACTICE: Final = Practice("duel", ("first-contact",), deals=2, iterations=4, search="classic", seed=1)


def test_a_game_of_practice_follows_from_its_number_and_can_be_played_again() -> None:
    line = practised(PRACTICE, classic_search_of, 1)
    assert line == practised(PRACTICE, classic_search_of, 1) != practised(PRACTICE, classic_search_of, 0)
    found = list(decisions(PRACTICE, line))
    assert [list(one.visits) for one in found] == line["tried"]
    assert all(len(one.view.moves()) == len(one.visits) > 1 for one in found)
    assert {sum(one.visits) for one in found} == {PRACTICE.iterations}


def test_weights_are_found_that_explain_what_was_tried() -> None:
    """Cell 0 is tried three times as often as cell 1, and cell 2 shows nowhere."""
    many = Decisions.of([([[0], [1]], (30, 10)), ([[1], [0]], (10, 30))] * 200, sharpness=1.0)
    weights = fitted(many, 3, doubt=0.01)
    assert weights[0] - weights[1] == pytest.approx(100 * numpy.log(3), abs=2)
    assert weights[2] == 0
    figures = many.figures(weights)
    assert figures == {"decisions": 400, "divergence": pytest.approx(0, abs=1e-3), "found": 1.0}
    assert many.figures([0, 0, 0])["divergence"] > 0.1


def test_what_is_hardly_known_is_doubted() -> None:
    once, often = (
        fitted(Decisions.of([([[0], []], (9, 1))] * times, sharpness=1.0), 1, doubt=2.0) for times in (1, 100)
    )
    assert 0 < once[0] < often[0] / 2


@pytest.mark.slow
def test_a_round_that_is_broken_off_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    plan = Plan("mindbug", tmp_path / "one", games=70, iterations=3, seed=4)
    with processes(1) as crew:
        assert sum(plan.practise(1, crew, lambda: True)) == 70
        plan.learn(1)
        assert plan.next_round() == 2
        broken = replace(plan, folder=tmp_path / "other")
        moments = iter([True, False])
        assert 0 < sum(broken.practise(1, crew, lambda: next(moments, False))) < 70
        assert not broken.is_practised(1)
    command = [str(broken.folder), "--games", "70", "--iterations", "3", "--seed", "4", "--cores", "1"]
    assert main([*command, "--minutes", "0"]) == 1
    assert main(command) == 0
    assert broken.weights(1).read_bytes() == plan.weights(1).read_bytes()
    training = plan.training
    assert {one.search for one in plan.practices(2).values()} == {name_of(read_weights(plan.weights(1), training))}
    assert {one.search for one in plan.practices(1).values()} == {"classic"}


def test_weights_are_written_by_tables_and_read_again(tmp_path: Path) -> None:
    training = family_named("mindbug")
    cells = sum(size for _, size in training.tables.values())
    weights = [number % 7 - 3 for number in range(cells)]
    write_weights(tmp_path / "prior.json", weights, {"games": 1}, training)
    assert read_weights(tmp_path / "prior.json", training) == weights


def test_the_weights_of_the_package_say_how_they_were_made() -> None:
    kept = family_named("mindbug").kept
    assert kept.stat().st_size < 2_000_000
    said = {"rounds", "games", "iterations", "seed", "learnt from", "left out", "day", "commit"}
    assert said == {*how_made(kept)}
