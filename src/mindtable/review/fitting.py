"""Fitting said chances to what happened: logistic regression on lines between a few points.

A fit is measured by games that it has not seen: those of each fold by a fit to all others.
"""

from __future__ import annotations

from bisect import bisect
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Final

from .chances import GRID, Calibration, share_of, steps_of
from .keeping import Played

FOLDS: Final = 5
_PLACES: Final = (0.02, 0.15, 0.35, 0.5, 0.65, 0.85, 0.98)  # where points lie among all that was said
_STEPS: Final = 12  # of Newton's method
_FAINT: Final = 100.0  # decisions that speak for what was said, at each point: where there are few, it stays near

Sums = dict[float, list[float]]  # by the logarithm of the odds: how many decisions, and how many won


def fit(games: Iterable[Played]) -> Calibration:
    """The calibration by which what came of games is most likely."""
    sums = _summed(games)
    knots = _knots(sums)
    if len(knots) < 2:
        return Calibration()
    values = list(knots)
    for _ in range(_STEPS):
        values = [value + step for value, step in zip(values, _newton(sums, knots, values), strict=True)]
    values = _rising(values)
    return Calibration(
        tuple((round(share_of(said), 4), round(share_of(meant), 4)) for said, meant in zip(knots, values, strict=True))
    )


def held_out(games: Sequence[Played]) -> Iterator[tuple[list[Played], Calibration]]:
    """All games in folds, each with a calibration that was fitted to the others."""
    for fold in range(FOLDS):
        seen = [game for game in games if game.number % FOLDS != fold]
        yield [game for game in games if game.number % FOLDS == fold], fit(seen)


def _summed(games: Iterable[Played]) -> Sums:
    sums: Sums = defaultdict(lambda: [0.0, 0.0])
    for game in games:
        for said, won in game.said:
            entry = sums[steps_of(said) / GRID]
            entry[0] += 1.0
            entry[1] += won
    return sums


def _knots(sums: Sums) -> list[float]:
    """Where the points of the fit lie."""
    ordered = sorted(sums)
    upto = list(accumulate(sums[odds][0] for odds in ordered))
    places = [bisect(upto, share * upto[-1]) for share in _PLACES] if upto else []
    return sorted({ordered[min(place, len(ordered) - 1)] for place in places})


def _newton(sums: Sums, knots: Sequence[float], values: Sequence[float]) -> list[float]:
    """How to change the values at the knots so that what happened becomes more likely."""
    number = len(knots)
    slope = [_FAINT * (knot - value) / 4.0 for knot, value in zip(knots, values, strict=True)]
    bend = [[_FAINT / 4.0 if row == column else 0.0 for column in range(number)] for row in range(number)]
    for odds, (decisions, won) in sums.items():
        weights = _weights(knots, odds)
        meant = sum(weight * values[place] for place, weight in weights)
        if not knots[0] <= odds <= knots[-1]:
            meant += odds - knots[weights[0][0]]
        chance = share_of(meant)
        for place, weight in weights:
            slope[place] += weight * (won - decisions * chance)
            for other, its_weight in weights:
                bend[place][other] += weight * its_weight * decisions * chance * (1.0 - chance)
    return _solved(bend, slope)


def _weights(knots: Sequence[float], odds: float) -> list[tuple[int, float]]:
    """How much the values at which knots count at some odds."""
    after = bisect(knots, odds)
    if after in (0, len(knots)):
        return [(max(after - 1, 0), 1.0)]
    part = (odds - knots[after - 1]) / (knots[after] - knots[after - 1])
    return [(after - 1, 1.0 - part), (after, part)]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive, by elimination."""
    number = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(number):
        for other in range(number):
            if other != place:
                share = rows[other][place] / rows[place][place]
                rows[other] = [value - share * known for value, known in zip(rows[other], rows[place], strict=True)]
    return [rows[place][number] / rows[place][place] for place in range(number)]


def _rising(values: list[float]) -> list[float]:
    """Values that nowhere fall: those that do are put together to their mean."""
    blocks = [[value] for value in values]
    while falling := [place for place, (one, next_one) in enumerate(pairwise(blocks)) if _mean(one) > _mean(next_one)]:
        blocks[falling[0] : falling[0] + 2] = [blocks[falling[0]] + blocks[falling[0] + 1]]
    return [_mean(block) for block in blocks for _ in block]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
