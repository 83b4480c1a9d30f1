"""Measuring what chances mean: games are kept, a fit finds what was meant, and is measured by games it has not seen."""

from __future__ import annotations

import json
import lzma
from collections import Counter
from pathlib import Path

import pytest

from mindtable.review.calibrating import Course, play_on, write_table
from mindtable.review.chances import Calibration, Calibrations, chance_at, steps_of
from mindtable.review.fitting import fit, held_out
from mindtable.review.keeping import Played, file_for, keep, kept_games
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


def counted(game: Played) -> Counter[tuple[int, float]]:
    """All that is counted of a game, in no order."""
    return Counter((steps_of(said), won) for said, won in game.said)


def test_games_that_were_played_are_kept_and_not_played_again(tmp_path: Path) -> None:
    course = Course("duel", ("first-contact",), (), 2)
    file = file_for(tmp_path, "duel", 0)
    played = list(play_on(course, [0, 1], 1, file))
    assert all(0.0 <= said <= 1.0 and won in (0.0, 1.0) for game in played for said, won in game.said)
    whole = file.read_text()
    file.write_text(whole[:-9])  # in the middle of the last line
    assert list(kept_games(tmp_path, "duel", course.heading)) == [0]
    assert list(play_on(course, [1], 1, file)) == played[1:]
    kept = kept_games(tmp_path, "duel", course.heading)
    assert list(kept) == [0, 1]
    assert [counted(game) for game in kept.values()] == [counted(game) for game in played]


def test_folders_of_several_machines_are_brought_together_by_copying(tmp_path: Path) -> None:
    """Also packed ones, and games that were kept before there were letters; those of other kinds stay apart."""
    heading = {"kind": "duel"}
    said = tuple((chance_at(steps), won) for steps in (-345, -2, 0, 61, 345) for won in (0.0, 0.5, 1.0))
    for first in (0, 2):
        list(keep(file_for(tmp_path, "duel", first), heading, iter([Played(first, said), Played(first + 1, ())])))
    packed = file_for(tmp_path, "duel", 2)
    packed.with_name(f"{packed.name}.xz").write_bytes(lzma.compress(packed.read_bytes()))
    packed.unlink()
    list(keep(file_for(tmp_path, "duel-all", 0), {}, iter([Played(9, said)])))
    (tmp_path / "duel.jsonl").write_text('{"kind": "duel"}\n{"number": 4, "said": [[0.25, 1.0]]}\n{"number": 5, "sa')
    kept = kept_games(tmp_path, "duel", heading)
    assert sorted(kept) == [0, 1, 2, 3, 4]
    assert counted(kept[2]) == counted(Played(2, said))
    assert kept[4].said == ((0.25, 1.0),)


def test_a_table_keeps_what_it_had_and_changes_its_version(tmp_path: Path) -> None:
    file = tmp_path / "calibration.json"
    calibration = Calibration(((0.2, 0.1), (0.8, 0.9)))
    write_table(file, "pebbles", calibration, {"games": 3})
    before = Calibrations.from_json(json.loads(file.read_text()))
    write_table(file, "shells", Calibration(), {})
    after = Calibrations.from_json(json.loads(file.read_text()))
    assert after.kinds["pebbles"] == before.kinds["pebbles"] == calibration
    assert after.version != before.version
