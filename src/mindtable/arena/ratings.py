"""How strong bots are, from the games they played.

Ratings are of the Bradley-Terry kind on the scale of Elo: a bot of strength s wins against others at a table with the
probability of s over the sum of all strengths there (with more than two sides, Luce's choice rule). The strengths are
those that make the results most likely; each bot also shared one imagined victory with an average one, so that a bot
that won everything has a rating too. Intervals are those of the profile likelihood: they have a width also where one
bot won everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, log, sqrt
from typing import Final

from .playing import Result

AVERAGE: Final = 1500.0
SCALE: Final = 400.0  # points for ten times the strength
STEPS: Final = 100  # of the maximization, at most
NEAR: Final = 1e-9  # a step as short as that is the last
FAR: Final = 30.0  # beyond this there is no maximum, or none that matters
HALVINGS: Final = 20  # until the edge of an interval is found
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


def standings(bots: int, results: Sequence[Result]) -> list[Standing]:
    """All bots, the highest rating first."""
    tally = Tally.of(bots, results)
    rated = _points(tally.likeliest())
    found = []
    for bot in range(bots):
        counted = [result for result in results if bot in result.fixture.counted()]
        wins = sum(result.share(bot) for result in counted)
        share = wilson(wins, len(counted))
        found.append(Standing(bot, len(counted), wins, share, rated[bot], _rating_within(bot, tally)))
    return sorted(found, key=lambda one: (-one.rating, one.bot))


def wilson(wins: float, games: float) -> Interval:
    """The interval of a share of games won (Wilson's score interval).

    >>> half = wilson(50, 100)
    >>> round(half.low, 4), round(half.high, 4)
    (0.4038, 0.5962)
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
    return _points(Tally.of(bots, results).likeliest())


def _points(logs: Sequence[float]) -> list[float]:
    """Ratings of strengths, which are given by their logarithms."""
    average = sum(logs) / len(logs)
    return [AVERAGE + SCALE / log(10) * (one - average) for one in logs]


@dataclass(frozen=True)
class Tally:
    """All that ratings follow from: how often which bots met at a table, and how many victories are whose.

    Strengths are known by their logarithms, of which the likelihood is a concave function.
    """

    tables: Mapping[tuple[int, ...], int]
    wins: tuple[float, ...]

    @staticmethod
    def of(bots: int, results: Iterable[Result]) -> Tally:
        """What the results of a tournament come to, for so many bots."""
        tables: Counter[tuple[int, ...]] = Counter()
        wins = [0.5] * bots  # of the game shared with an average bot
        for result in results:
            tables[tuple(sorted(result.fixture.bots))] += 1
            for bot in set(result.fixture.bots):
                wins[bot] += result.share(bot)
        return Tally(tables, tuple(wins))

    def likelihood(self, logs: Sequence[float]) -> float:
        """The logarithm of how likely the results are with some strengths."""
        likely = sum(won * one for won, one in zip(self.wins, logs, strict=True))
        likely -= sum(log(1 + exp(one)) for one in logs)
        return likely - sum(games * log(sum(exp(logs[bot]) for bot in table)) for table, games in self.tables.items())

    def likeliest(self) -> list[float]:
        """The strengths that make the results most likely, by Newton's steps."""
        logs = [0.0] * len(self.wins)
        for _ in range(STEPS):
            slope, bend = self._slope_and_bend(logs)
            step = _solution(bend, slope)
            longest = max(map(abs, step))
            logs = [one + more / max(longest, 1.0) for one, more in zip(logs, step, strict=True)]
            if longest < NEAR or max(map(abs, logs)) > FAR:
                break
        return logs

    def _slope_and_bend(self, logs: Sequence[float]) -> tuple[list[float], list[list[float]]]:
        """The first derivatives of the likelihood, and the second ones with their signs turned."""
        strengths = [exp(one) for one in logs]
        shares = [strength / (strength + 1) for strength in strengths]  # of the game with the average bot
        slope = [won - share for won, share in zip(self.wins, shares, strict=True)]
        bend = [[0.0] * len(logs) for _ in logs]
        for bot, share in enumerate(shares):
            bend[bot][bot] = share * (1 - share)
        for table, games in self.tables.items():
            together = sum(strengths[bot] for bot in table)
            part = {bot: table.count(bot) * strengths[bot] / together for bot in set(table)}
            for bot, its in part.items():
                slope[bot] -= games * its
                bend[bot][bot] += games * its
                for other, theirs in part.items():
                    bend[bot][other] -= games * its * theirs
        return slope, bend

    def favouring(self, bot: int, victories: float) -> Tally:
        """The same with so many victories more for a bot, which the average of all bots has less.

        Its likeliest strengths are those that the results bear best for the rating that they give to the bot.
        """
        every = victories / len(self.wins)
        return replace(self, wins=tuple(won - every + victories * (one == bot) for one, won in enumerate(self.wins)))


def _rating_within(bot: int, tally: Tally) -> Interval:
    """The ratings of a bot that are not too unlikely, the other bots being rated as suits them best (the profile
    likelihood)."""
    least = tally.likelihood(tally.likeliest()) - WIDTH * WIDTH / 2
    fewest = min(won for one, won in enumerate(tally.wins) if one != bot)
    share = 1 / len(tally.wins)
    return Interval(
        low=_rating_at_the_edge(bot, tally, least, -tally.wins[bot] / (1 - share)),
        high=_rating_at_the_edge(bot, tally, least, fewest / share),
    )


def _rating_at_the_edge(bot: int, tally: Tally, least: float, most: float) -> float:
    """The rating of a bot where the results are only so likely; that takes fewer than `most` victories more."""
    near, far = 0.0, most
    for _ in range(HALVINGS):
        middle = (near + far) / 2
        likely = tally.likelihood(tally.favouring(bot, middle).likeliest()) >= least
        near, far = (middle, far) if likely else (near, middle)
    return _points(tally.favouring(bot, near).likeliest())[bot]


def _solution(rows: list[list[float]], right: Sequence[float]) -> list[float]:
    """What solves linear equations whose matrix is positive definite (Gauss)."""
    left = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for place, row in enumerate(left):
        for below in left[place + 1 :]:
            factor = below[place] / row[place]
            below[place:] = [one - factor * other for one, other in zip(below[place:], row[place:], strict=True)]
    found: list[float] = []
    for place in reversed(range(len(left))):
        row = left[place]
        known = sum(one * value for one, value in zip(row[place + 1 : -1], found, strict=True))
        found.insert(0, (row[-1] - known) / row[place])
    return found
