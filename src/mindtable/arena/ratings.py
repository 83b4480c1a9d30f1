"""How strong bots are, from the games they played.

Ratings are of the Bradley-Terry kind on the scale of Elo: a bot of strength s wins against others at a table with the
probability of s over the sum of all strengths there (with more than two sides, Luce's choice rule). The strengths are
those that make the results most likely, found by minorization and maximization (Hunter 2004); each bot also shared one
imagined victory with an average one, so that a bot that won everything has a rating too.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from random import Random
from typing import Final

from .playing import Result

AVERAGE: Final = 1500.0
SCALE: Final = 400.0  # points for ten times the strength
ROUNDS: Final = 200  # of the maximization
SAMPLES: Final = 200  # of all deals, for the interval
WIDTH: Final = 1.96  # of a 95 % interval, in standard deviations


@dataclass(frozen=True)
class Interval:
    """Where something lies with a confidence of 95 %."""

    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """What a bot achieved: how many games counted for it, how many of them it won, and its rating."""

    bot: int
    games: int
    wins: float
    share: Interval  # of games won
    rating: float
    rating_within: Interval


def standings(bots: int, results: Sequence[Result], seed: int) -> list[Standing]:
    """All bots, the highest rating first."""
    rated = ratings(bots, results)
    within = _rating_intervals(bots, results, seed)
    found = []
    for bot in range(bots):
        counted = [result for result in results if bot in result.fixture.counted()]
        wins = sum(result.share(bot) for result in counted)
        share = wilson(wins, len(counted))
        found.append(Standing(bot, len(counted), wins, share, rated[bot], within[bot]))
    return sorted(found, key=lambda one: (-one.rating, one.bot))


def wilson(wins: float, games: int) -> Interval:
    """The interval of a share of games won (Wilson's score interval).

    >>> wilson(50, 100)
    Interval(low=0.4038315303659956, high=0.5961684696340045)
    """
    if not games:
        return Interval(0.0, 1.0)
    share = wins / games
    square = WIDTH * WIDTH / games
    middle = (share + square / 2) / (1 + square)
    spread = WIDTH * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return Interval(max(middle - spread, 0.0), min(middle + spread, 1.0))


def ratings(bots: int, results: Iterable[Result]) -> list[float]:
    """The ratings of all bots, their average being AVERAGE."""
    tables = Counter(tuple(sorted(result.fixture.bots)) for result in results)
    wins = [0.5] * bots
    for result in results:
        for bot in set(result.fixture.bots):
            wins[bot] += result.share(bot)
    strengths = [1.0] * bots
    for _ in range(ROUNDS):
        shares = [1 / (strength + 1) for strength in strengths]  # of the game with the average bot
        for table, games in tables.items():
            together = sum(strengths[bot] for bot in table)
            for bot in table:
                shares[bot] += games / together
        strengths = [won / share for won, share in zip(wins, shares, strict=True)]
    points = [SCALE * log10(strength) for strength in strengths]
    shift = AVERAGE - sum(points) / bots
    return [one + shift for one in points]


def _rating_intervals(bots: int, results: Sequence[Result], seed: int) -> list[Interval]:
    """The intervals of the ratings, from deals drawn again and again with replacement (the bootstrap)."""
    by_deal: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        by_deal[result.fixture.deal].append(result)
    deals = list(by_deal.values())
    dice = Random(seed)
    samples = [
        ratings(bots, [result for deal in dice.choices(deals, k=len(deals)) for result in deal]) for _ in range(SAMPLES)
    ]
    intervals = []
    for bot in range(bots):
        points = sorted(sample[bot] for sample in samples)
        intervals.append(Interval(points[round(0.025 * (SAMPLES - 1))], points[round(0.975 * (SAMPLES - 1))]))
    return intervals
