"""Training: practice can be played again, weights are found, and rounds that are broken off go on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy
import pytest

from mindtable.bots.search_bot import classic_search_of
from mindtable.bots.spreading import processes
from mindtable.lab.playing import Line
from mindtable.training.__main__ import main
from mindtable.training.family import family_named, judging_of
from mindtable.training.fitting import Decisions, fitted
from mindtable.training.judging import Positions, bolder, turned_out
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
    assert [one.hope for one in found] == line["hoped"]
    assert [one.by_lot for one in found] == [
        tried[place] < max(tried) for place, tried in zip(line["made"], line["tried"], strict=True)
    ]


def test_weights_are_found_that_explain_what_was_tried() -> None:
    """Cell 0 is tried three times as often as cell 1, and cell 2 shows nowhere."""
    first, second = [(0, 1.0)], [(1, 1.0)]
    many = Decisions.of([([first, second], (30, 10)), ([second, first], (10, 30))] * 200, sharpness=1.0)
    weights = fitted(many, 3, doubt=0.01)
    assert weights[0] - weights[1] == pytest.approx(100 * numpy.log(3), abs=2)
    assert weights[2] == 0
    figures = many.figures(weights)
    assert figures == {"decisions": 400, "divergence": pytest.approx(0, abs=1e-3), "found": 1.0}
    assert many.figures([0, 0, 0])["divergence"] > 0.1


def test_patterns_that_are_shown_in_part_count_in_part() -> None:
    """Half of cell 0 is as good as the whole of cell 1."""
    many = Decisions.of([([[(0, 0.5)], []], (30, 10)), ([[(1, 1.0)], []], (30, 10))] * 200, sharpness=1.0)
    weights = fitted(many, 2, doubt=0.01)
    assert weights[0] == pytest.approx(2 * weights[1], abs=3)


def test_what_is_hardly_known_is_doubted() -> None:
    once, often = (
        fitted(Decisions.of([([[(0, 1.0)], []], (9, 1))] * times, sharpness=1.0), 1, doubt=2.0) for times in (1, 100)
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
    command = [str(broken.folder), "--anew", "--games", "70", "--iterations", "3", "--seed", "4", "--cores", "1"]
    assert main([*command, "--minutes", "0"]) == 1
    assert main(command) == 0
    assert broken.weights(1).read_bytes() == plan.weights(1).read_bytes()
    assert broken.judgement(1).read_bytes() == plan.judgement(1).read_bytes()
    judging = judging_of("mindbug")
    assert judging is not None
    learnt = read_weights(plan.weights(1), plan.training), read_weights(plan.judgement(1), judging)
    assert {one.search for one in plan.practices(2).values()} == {name_of(*learnt)}
    assert {one.search for one in plan.practices(1).values()} == {"classic"}


@pytest.mark.slow
def test_tables_of_all_sizes_practise_and_who_wins_is_learnt(tmp_path: Path) -> None:
    plan = Plan("mindup", tmp_path, games=16, iterations=3, seed=4)
    with processes(1) as crew:
        assert sum(plan.practise(1, crew, lambda: True)) == 16
    plan.learn(1)
    players = [dict(practice.options)["players"] for practice in plan.practices(1).values()]
    assert players == ["4", "3", "5", "6"]
    first, cells = plan.training.tables["standing: round, players, points"]
    points = read_weights(plan.weights(1), plan.training)[first : first + cells]
    assert any(points)
    assert not any(points[:4])  # nothing is known of the first round before it has ended


def test_training_begins_with_what_the_package_has_learnt_and_stays_with_it(tmp_path: Path) -> None:
    plan = Plan("mindbug", tmp_path, games=70, iterations=3, seed=4)
    plan.begin()
    training = plan.training
    judging = judging_of("mindbug")
    assert judging is not None
    begun = name_of(read_weights(training.kept, training), read_weights(judging.kept, judging))
    assert {one.search for one in plan.practices(1).values()} == {begun}
    other = [weight + 1 for weight in read_weights(training.kept, training)]
    write_weights(tmp_path / "round-0" / "prior.json", other, {}, training)
    plan.begin()
    assert read_weights(tmp_path / "round-0" / "prior.json", training) == other


def test_training_that_began_with_nothing_goes_on_with_it(tmp_path: Path) -> None:
    plan = Plan("mindbug", tmp_path, games=70, iterations=3, seed=4)
    with processes(1) as crew:
        next(plan.practise(1, crew, lambda: True))
    plan.begin()
    assert not (tmp_path / "round-0").exists()


def test_positions_turn_out_as_the_game_did_and_as_the_search_hoped() -> None:
    line = practised(PRACTICE, classic_search_of, 1)
    judging = judging_of("mindbug")
    assert judging is not None
    certain = {**line, "hoped": [1.0] * len(line["made"])}
    for hoped in (line, certain):
        turned = turned_out(PRACTICE, hoped, judging.signs)
        assert 0 < len(turned) < len(line["made"])
        assert all(0 <= good <= 1 for _, good in turned)
    by_lot = {
        **certain,
        "tried": [[0 if n == place else 9 for n, _ in enumerate(tried)] for place, tried in made(line)],
    }
    assert {good for _, good in turned_out(PRACTICE, by_lot, judging.signs)} == {bolder(1.0)}


def made(line: Line) -> list[tuple[int, list[int]]]:
    return list(zip(line["made"], line["tried"], strict=True))


def test_weights_of_signs_are_found_that_tell_who_wins() -> None:
    """Who shows cell 0 wins three times of four; cell 1, which mirrors it, was never seen; cell 2 says nothing."""
    many = Positions.of([([0, 2], 0.75), ([2], 0.5)] * 2_000)
    weights = many.fitted([1, 0, 2])
    assert weights[0] == pytest.approx(100 * numpy.log(3), abs=5)
    assert weights[1] == pytest.approx(-weights[0] * 2 / 3, abs=5)  # much of it is taken to hold for the other side
    assert weights[2] == pytest.approx(0, abs=3)
    assert many.figures(weights)["loss"] < many.figures([0, 0, 0])["loss"]


def test_weights_are_written_by_tables_and_read_again(tmp_path: Path) -> None:
    training = family_named("mindbug")
    cells = sum(size for _, size in training.tables.values())
    weights = [number % 7 - 3 for number in range(cells)]
    write_weights(tmp_path / "prior.json", weights, {"games": 1}, training)
    assert read_weights(tmp_path / "prior.json", training) == weights


def test_the_weights_of_the_package_say_how_they_were_made() -> None:
    judging = judging_of("mindbug")
    assert judging is not None
    for kept in (family_named("mindbug").kept, judging.kept):
        assert kept.stat().st_size < 1_000_000
        said = {"rounds", "games", "iterations", "seed", "learnt from", "left out", "day", "commit"}
        assert said == {*how_made(kept)}
