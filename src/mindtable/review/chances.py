"""What a search says, as a probability: by how often those who had such a chance have won.

Each kind of game has a calibration, fitted to games of the search against itself that were played for it
(`mindtable calibrate`). Kinds that were never measured are taken at their word.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any, Final

TABLE: Final = Path(__file__).with_name("calibration.json")
SURE: Final = 0.999  # only what is proved is more likely than that, and less likely than the rest


@dataclass(frozen=True)
class Calibration:
    """How said chances are turned into probabilities: a line in the logarithms of the odds.

    >>> Calibration(0.0, 2.0).probability(0.6)
    0.6923076923076923
    """

    shift: float = 0.0
    scale: float = 1.0

    def probability(self, said: float) -> float:
        """How likely it is that somebody wins with this chance."""
        said = within(said)
        return within(1.0 / (1.0 + exp(-self.shift - self.scale * log(said / (1.0 - said)))))


@dataclass(frozen=True)
class Calibrations:
    """Those of all kinds of games, with the version of the whole."""

    version: str
    kinds: dict[str, Calibration]

    @staticmethod
    def from_json(document: Any) -> Calibrations:
        """Those of a table that was kept."""
        kinds = {kind: Calibration(entry["shift"], entry["scale"]) for kind, entry in document["kinds"].items()}
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
