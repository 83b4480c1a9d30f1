"""How far said chances are from what happened, in ten bins; whole games are drawn anew for the intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from typing import Any, Final

from .chances import Calibration, within
from .keeping import Played

BINS: Final = 10
_DRAWN_ANEW: Final = 400  # times


@dataclass(frozen=True)
class Bin:
    """The decisions whose chance lies in a tenth of all: how many, their mean chance, how often they won, and the 95 %
    interval of that."""

    decisions: int
    said: float
    happened: float
    low: float
    high: float


@dataclass(frozen=True)
class Reliability:
    """How far chances can be relied on."""

    games: int
    decisions: int
    bins: tuple[Bin, ...]  # those that are not empty
    difference: float  # of said and happened, the mean over all decisions
    brier: float
    log_loss: float

    def facts(self) -> dict[str, Any]:
        """The same in the shape of JSON."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "difference": round(self.difference, 4),
            "brier": round(self.brier, 4),
            "log_loss": round(self.log_loss, 4),
            "bins": [
                {
                    "decisions": one.decisions,
                    "said": round(one.said, 4),
                    "happened": round(one.happened, 4),
                    "low": round(one.low, 4),
                    "high": round(one.high, 4),
                }
                for one in self.bins
            ],
        }


@dataclass
class _Sum:
    number: int = 0
    said: float = 0.0
    won: float = 0.0

    def add(self, other: _Sum) -> None:
        self.number += other.number
        self.said += other.said
        self.won += other.won


def reliability(measured: Iterable[tuple[Sequence[Played], Calibration]]) -> Reliability:
    """How far chances can be relied on, by games and calibrations that were not fitted to them."""
    decisions = 0
    brier = loss = 0.0
    by_game: list[dict[int, _Sum]] = []
    for game, calibration in ((game, calibration) for games, calibration in measured for game in games):
        sums: dict[int, _Sum] = {}
        for said, won in game.said:
            chance = calibration.probability(said)
            sums.setdefault(_bin_of(chance), _Sum()).add(_Sum(1, chance, won))
            decisions += 1
            brier += (chance - won) ** 2
            loss -= won * log(chance) + (1.0 - won) * log(1.0 - chance)
        by_game.append(sums)
    bins = _bins(by_game)
    return Reliability(
        len(by_game),
        decisions,
        tuple(bins),
        sum(one.decisions * abs(one.said - one.happened) for one in bins) / max(decisions, 1),
        brier / max(decisions, 1),
        loss / max(decisions, 1),
    )


def _bin_of(chance: float) -> int:
    return min(int(within(chance) * BINS), BINS - 1)


def _bins(by_game: Sequence[dict[int, _Sum]]) -> list[Bin]:
    whole = _summed(by_game)
    dice = Random(len(by_game))
    shares: dict[int, list[float]] = {place: [] for place in whole}
    for _ in range(_DRAWN_ANEW):
        for place, one in _summed(dice.choices(by_game, k=len(by_game))).items():
            shares[place].append(one.won / one.number)
    return [
        Bin(one.number, one.said / one.number, one.won / one.number, *_interval(shares[place]))
        for place, one in sorted(whole.items())
    ]


def _summed(by_game: Sequence[dict[int, _Sum]]) -> dict[int, _Sum]:
    whole: dict[int, _Sum] = {}
    for sums in by_game:
        for place, one in sums.items():
            whole.setdefault(place, _Sum()).add(one)
    return whole


def _interval(shares: list[float]) -> tuple[float, float]:
    """From where to where 95 of a hundred lie."""
    if not shares:
        return 0.0, 1.0
    ordered = sorted(shares)
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]
