"""Measuring what chances mean: games are kept, a fit finds what was meant, and is measured by games it has not seen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mindtable.review.calibrating import Course, Played, kept_games, play_on, write_table
from mindtable.review.chances import Calibration, Calibrations
from mindtable.review.fitting import fit, held_out
from mindtable.review.reliability import reliability

SAID = (0.05, 0.3, 0.5, 0.7, 0.95)


def games(meant: dict[float, float], number: int) -> list[Played]:
    """Games in which who was said to have a chance won as often as was meant, spread evenly."""
    return [
        Played(one, tuple((said, float(int((one + 1) * share) > int(one * share))) for said, share in meant.items()))
        for one in range(number)
    ]


def test_a_fit_finds_what_was_meant() -> None:
    meant = dict(zip(SAID, (0.02, 0.2, 0.5, 0.8, 0.98), strict=True))
    found = fit(games(meant, 4000))
    assert [found.probability(said) for said in SAID] == pytest.approx(list(meant.values()), abs=0.02)
    assert list(found.points) == sorted(found.points)
    assert fit([]) == Calibration()


def test_what_is_measured_was_not_seen_by_the_fit() -> None:
    played = games({0.5: 0.5}, 50)
    folds = list(held_out(played))
    assert sorted(game.number for fold, _ in folds for game in fold) == list(range(50))
    assert all(calibration == fit([game for game in played if game not in fold]) for fold, calibration in folds)


def test_reliability_counts_bins_and_scores() -> None:
    measured = reliability([(games({0.25: 0.5, 0.75: 0.75}, 40), Calibration())])
    assert (measured.games, measured.decisions) == (40, 80)
    assert [(one.decisions, one.said, one.happened) for one in measured.bins] == [(40, 0.25, 0.5), (40, 0.75, 0.75)]
    assert all(one.low <= one.happened <= one.high for one in measured.bins)
    assert measured.difference == pytest.approx(0.125)
    assert measured.brier == pytest.approx((0.3125 + 0.1875) / 2)


def test_games_that_were_played_are_kept_and_not_played_again(tmp_path: Path) -> None:
    course = Course("duel", ("first-contact",), (), 2)
    file = tmp_path / "games.jsonl"
    first = list(play_on(course, 2, 1, file))
    with file.open("a", encoding="utf-8") as cut_off:
        cut_off.write('{"number": 2, "sa')
    assert kept_games(file, course) == first
    assert all(0.0 <= said <= 1.0 and won in (0.0, 1.0) for game in first for said, won in game.said)


def test_a_table_keeps_what_it_had_and_changes_its_version(tmp_path: Path) -> None:
    file = tmp_path / "calibration.json"
    calibration = Calibration(((0.2, 0.1), (0.8, 0.9)))
    write_table(file, "pebbles", calibration, {"games": 3})
    before = Calibrations.from_json(json.loads(file.read_text()))
    write_table(file, "shells", Calibration(), {})
    after = Calibrations.from_json(json.loads(file.read_text()))
    assert after.kinds["pebbles"] == before.kinds["pebbles"] == calibration
    assert after.version != before.version
