"""Ratings: who wins gains, who loses loses, by as much as it surprises."""

from __future__ import annotations

import pytest

from mindtable.games import games
from mindtable.ratings import Rating, house_rating, rated


def test_everybody_begins_in_the_middle_and_unsure() -> None:
    assert Rating().points == 1500
    assert Rating().is_provisional


def test_who_wins_gains_and_who_loses_loses() -> None:
    after = rated([{"rosa": Rating()}, {"tom": Rating()}], [1, 2])
    assert after["rosa"].points > 1500 > after["tom"].points
    assert after["rosa"].doubt < Rating().doubt > after["tom"].doubt


def test_a_surprise_moves_ratings_further() -> None:
    strong, weak = Rating.of_points(1800, 100), Rating.of_points(1300, 100)
    expected = rated([{"strong": strong}, {"weak": weak}], [1, 2])
    surprise = rated([{"strong": strong}, {"weak": weak}], [2, 1])
    assert surprise["weak"].points - weak.points > expected["strong"].points - strong.points


def test_partners_share_what_comes_of_it() -> None:
    sure, new = Rating.of_points(1500, 80), Rating()
    after = rated([{"sure": sure, "new": new}, {"other": sure, "last": sure}], [1, 2])
    assert after["new"].points - 1500 > after["sure"].points - 1500 > 0, "who is less known moves further"


def test_the_middle_of_many_moves_least() -> None:
    after = rated([{name: Rating()} for name in "abc"], [1, 2, 3])
    assert after["a"].points > after["b"].points > after["c"].points
    assert abs(after["b"].points - 1500) < after["a"].points - 1500


def test_points_are_read_back() -> None:
    rating = Rating.of_points(1720, 96)
    assert (rating.points, rating.margin) == (1720, 96)
    assert not rating.is_provisional


def test_the_difference_of_200_points_is_three_games_of_four() -> None:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - as it is used

    model = PlackettLuce()
    strong, weak = (Rating.of_points(points, 0.001) for points in (1700, 1500))
    chance, _ = model.predict_win([[model.rating(one.mean, one.doubt)] for one in (strong, weak)])
    assert chance == pytest.approx(0.76, abs=0.01)


@pytest.mark.parametrize("game", games())
def test_levels_of_the_house_are_in_order(game: str) -> None:
    levels = [house_rating(game, name) for name in ("easy", "medium", "hard")]
    points = [level.points for level in levels if level]
    assert len(points) == len(levels), "all are measured"
    assert points == sorted(points)
    assert house_rating(game, "nobody") is None
