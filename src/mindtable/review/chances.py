"""What a search says, as a probability: by how often those who had such a chance have won.

Each kind of game has a calibration, fitted to games of the search against itself that were played for it
(`mindtable calibrate`). Kinds that were never measured are taken at their word.
"""

from __future__ import annotations

import json
from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any, Final

TABLE: Final = Path(__file__).with_name("calibration.json")
SURE: Final = 0.999  # only what is proved is more likely than that, and less likely than the rest
GRID: Final = 50  # steps of the logarithm of the odds; nobody sees finer ones


@dataclass(frozen=True)
class Calibration:
    """How said chances are turned into probabilities: some of them with what they mean, in rising order. In between and
    beyond, the logarithms of the odds lie on straight lines; without any, chances are taken at their word.

    >>> Calibration(((0.5, 0.6),)).probability(0.5)
    0.6
    """

    points: tuple[tuple[float, float], ...] = ()

    def probability(self, said: float) -> float:
        """How likely it is that somebody wins with this chance."""
        odds = log_odds(within(said))
        known = [(log_odds(said), log_odds(meant)) for said, meant in self.points]
        return within(share_of(interpolated(known, odds)))


def log_odds(share: float) -> float:
    """The logarithm of the odds that a share stands for."""
    return log(share / (1.0 - share))


def share_of(odds: float) -> float:
    """The share that the logarithm of odds stands for."""
    return 1.0 / (1.0 + exp(-odds))


def steps_of(chance: float) -> int:
    """The nearest of the steps from even chances, in which chances are counted and kept."""
    return round(log_odds(within(chance)) * GRID)


def chance_at(steps: int) -> float:
    """The chance that lies so many steps from even ones."""
    return share_of(steps / GRID)


def interpolated(points: Sequence[tuple[float, float]], at: float) -> float:
    """What lies on the straight lines from point to point; before the first and after the last they rise as steeply as
    they go on."""
    if not points:
        return at
    after = bisect([known for known, _ in points], at)
    if after in (0, len(points)):
        known, meant = points[max(after - 1, 0)]
        return meant + at - known
    (left, low), (right, high) = points[after - 1 : after + 1]
    return low + (high - low) * (at - left) / (right - left)


@dataclass(frozen=True)
class Calibrations:
    """Those of all kinds of games, with the version of the whole."""

    version: str
    kinds: dict[str, Calibration]

    @staticmethod
    def from_json(document: Any) -> Calibrations:
        """Those of a table that was kept."""
        kinds = {
            kind: Calibration(tuple((said, meant) for said, meant in entry["points"]))
            for kind, entry in document["kinds"].items()
        }
        return Calibrations(document["version"], kinds)


@cache
def measured() -> Calibrations:
    """The calibrations that come with the package."""
    return Calibrations.from_json(json.loads(TABLE.read_text(encoding="utf-8")))


def probability(kind: str, said: float) -> float:
    """How likely it is that somebody wins with the chance that a search says, in a kind of game."""
    return measured().kinds.get(kind, Calibration()).probability(said)


def within(chance: float) -> float:
    """A chance as far from certainty as what is not proved has to be."""
    return min(max(chance, 1.0 - SURE), SURE)


STEPS: Final = steps_of(SURE)  # from even chances to the end
