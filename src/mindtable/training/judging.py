"""Fitting a judgement to games of practice: weights of signs by which positions seem as good as they turned out to be.

How a position turned out is a mixture of how the game ended and of what the search thought later on: the end of a game
is much by luck, and what the search thinks is a little wrong, but the later the less. What came of a move that was made
by lot says nothing about the position before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy

from ..game.contract import Position
from ..lab.playing import Line
from .fitting import HUNDREDTHS, fitted
from .practice import Decision, Practice, replayed

PATIENCE: Final = 0.9  # how much what comes later counts, from one decision to the next
BOLDNESS: Final = 1.25  # the search's chances are too near to a half, by this factor of the logarithm of their odds
DOUBT: Final = 12.0  # how firmly weights are held near 0: all positions of a game turn out alike
CAUTION: Final = 0.01  # nothing is surer than that

Array = Any  # of numpy, which comes with an extra

# Of a position: its signs, and how good it turned out to be for the side whose turn it is, from 0 to 1.
Turned = tuple[Sequence[int], float]
Signs = Callable[[Position], list[int] | None]


def turned_out(practice: Practice, line: Line, signs: Signs) -> list[Turned]:
    """The positions of a game that can be judged, with how good they turned out to be; the last one first."""
    met: list[tuple[list[int] | None, int, Decision]] = []
    for position, decision in replayed(practice, line):
        side = next(number for number, seats in enumerate(position.sides) if decision.view.seat in seats)
        met.append((signs(position), side, decision))
    good = float(position.winners[0] in position.sides[0])  # for the first of two sides
    found: list[Turned] = []
    for cells, side, decision in reversed(met):
        hope = bolder(decision.hope)
        now = hope if side == 0 else 1 - hope
        good = now if decision.by_lot else PATIENCE * good + (1 - PATIENCE) * now
        if cells is not None:
            found.append((cells, good if side == 0 else 1 - good))
    return found


def bolder(chance: float) -> float:
    """A chance that a search gives, as it turns out to be."""
    chance = min(max(chance, CAUTION), 1 - CAUTION)
    odds: float = (chance / (1 - chance)) ** BOLDNESS
    return odds / (1 + odds)


@dataclass(frozen=True)
class Positions:
    """Many positions as columns: of every sign its cell and the position; of every position how good it turned out."""

    cells: Array
    position_of_cell: Array
    good: Array

    @staticmethod
    def of(turned: Iterable[Turned]) -> Positions:
        """The columns of some positions."""
        cells: list[int] = []
        sizes: list[int] = []
        good: list[float] = []
        for signs, one in turned:
            cells += signs
            sizes.append(len(signs))
            good.append(one)
        return Positions(
            numpy.array(cells, dtype=numpy.int64), numpy.repeat(numpy.arange(len(sizes)), sizes), numpy.array(good)
        )

    def chances(self, weights: Array) -> Array:
        """How good each position seems."""
        return 1 / (1 + numpy.exp(-numpy.bincount(self.position_of_cell, weights[self.cells], len(self.good))))

    def slope(self, weights: Array) -> Array:
        """How the sum of losses grows with every weight."""
        surplus = self.chances(weights) - self.good
        return numpy.bincount(self.cells, surplus[self.position_of_cell], len(weights))

    def fitted(self, mirrored: Sequence[int]) -> list[int]:
        """The weights of all cells, in hundredths. What a card does for one side it does for the other as well, more or
        less; so there are weights by which cells differ from those that mirror them, and others by which they do not,
        and all of them are doubted."""
        mirror = numpy.array(mirrored)
        cells = len(mirror)
        weights = numpy.array(fitted(_Mirrored(self, mirror), 2 * cells, DOUBT))
        return [int(weight) for weight in _added(weights, mirror)]

    def figures(self, hundredths: Sequence[int]) -> dict[str, float]:
        """What weights are worth: the average loss, and how often the side that seems to win is the one that did
        better."""
        chances = self.chances(numpy.array(hundredths) / HUNDREDTHS)
        loss = -numpy.mean(self.good * numpy.log(chances) + (1 - self.good) * numpy.log(1 - chances))
        right = numpy.mean((chances > 0.5) == (self.good > 0.5))
        return {"positions": len(self.good), "loss": round(float(loss), 4), "right": round(float(right), 4)}


@dataclass(frozen=True)
class _Mirrored:
    """Positions with two weights for each cell: its own, and one that counts against the cell that mirrors it."""

    positions: Positions
    mirror: Array

    def slope(self, weights: Array) -> Array:
        """How the sum of losses grows with every weight."""
        slope = self.positions.slope(_added(weights, self.mirror))
        return numpy.concatenate([slope, slope - slope[self.mirror]])


def _added(weights: Array, mirror: Array) -> Array:
    own, shared = numpy.split(weights, 2)
    return own + shared - shared[mirror]
