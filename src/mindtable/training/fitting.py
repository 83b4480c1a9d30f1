"""Fitting a prior to decisions of a search: weights with which moves seem as likely as they were tried.

A decision is a choice among its moves, each as likely as the exponential of its patterns' weights added up (a softmax).
The weights are those that make the tries of the search most likely, kept near 0 where little is known (a normal
distribution beforehand), and rounded to whole hundredths at the end.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import numpy

DOUBT: Final = 2.0  # how firmly weights are held near 0
STEPS: Final = 150
PACE: Final = 0.08  # of the first steps; the last are the shortest
HELD_OUT: Final = 10  # every game of so many is left out, to see what the weights are worth
HUNDREDTHS: Final = 100.0

Array = Any  # of numpy, which comes with an extra

# The cell of a pattern, and how much of it is shown: 1 if it is there, less where it is only likely.
Pattern = tuple[int, float]

# Of a decision: the patterns of each legal move, and how often it was tried.
Tried = tuple[Sequence[Sequence[Pattern]], Sequence[int]]


@dataclass(frozen=True)
class Decisions:
    """Many decisions as columns: of every pattern that a move shows its cell, how much of it, and the move; of every
    move its share of the tries; and with which move each decision begins."""

    cells: Array
    parts: Array
    move_of_cell: Array
    share: Array
    begin: Array

    @staticmethod
    def of(tried: Iterable[Tried], sharpness: float) -> Decisions:
        """The columns of some decisions. Tries to the power of the sharpness are what is learnt: those for the best
        move count more than trials of others."""
        cells, parts = array("q"), array("d")
        sizes: list[int] = []
        shares: list[float] = []
        begin: list[int] = []
        for moves, visits in tried:
            begin.append(len(sizes))
            wanted = [float(visit) ** sharpness for visit in visits]
            whole = sum(wanted)
            shares += [one / whole for one in wanted]
            for patterns in moves:
                cells.extend([cell for cell, _ in patterns])
                parts.extend([part for _, part in patterns])
                sizes.append(len(patterns))
        return Decisions(
            numpy.array(cells),
            numpy.array(parts),
            numpy.repeat(numpy.arange(len(sizes)), sizes),
            numpy.array(shares),
            numpy.array(begin, dtype=numpy.int64),
        )

    def likelihoods(self, weights: Array) -> Array:
        """How likely each move is, of those of its decision."""
        sums = numpy.bincount(self.move_of_cell, weights[self.cells] * self.parts, len(self.share))
        odds = numpy.exp(sums - self._spread(numpy.maximum.reduceat(sums, self.begin)))
        return odds / self._spread(numpy.add.reduceat(odds, self.begin))

    def _spread(self, of_decisions: Array) -> Array:
        """What is known of each decision, for each of its moves."""
        return numpy.repeat(of_decisions, numpy.diff(self.begin, append=len(self.share)))

    def slope(self, weights: Array) -> Array:
        """How the sum of losses grows with every weight."""
        surplus = self.likelihoods(weights) - self.share
        return numpy.bincount(self.cells, surplus[self.move_of_cell] * self.parts, len(weights))

    def figures(self, hundredths: Sequence[int]) -> dict[str, float]:
        """What weights are worth: the average loss (the divergence from what was tried), and how often the move that
        seems likeliest is the one that was tried most."""
        likely = self.likelihoods(numpy.array(hundredths) / HUNDREDTHS)
        known = self.share > 0
        divergence = numpy.sum(self.share[known] * numpy.log(self.share[known] / likely[known]))
        found = self._is_highest(likely) & self._is_highest(self.share)
        hits = numpy.maximum.reduceat(found.astype(float), self.begin)
        decisions = len(self.begin)
        return {"decisions": decisions, "divergence": round(divergence / decisions, 4), "found": round(hits.mean(), 4)}

    def _is_highest(self, column: Array) -> Array:
        return column >= self._spread(numpy.maximum.reduceat(column, self.begin))


class Fittable(Protocol):
    """What weights can be fitted to."""

    def slope(self, weights: Array) -> Array:
        """How the sum of losses grows with every weight."""
        ...


def fitted(learnt: Fittable, cells: int, doubt: float = DOUBT) -> list[int]:
    """The weights of so many cells, in hundredths (Adam, all that is learnt from at every step)."""
    weights, mean, square = numpy.zeros(cells), numpy.zeros(cells), numpy.zeros(cells)
    for step in range(1, STEPS + 1):
        slope = learnt.slope(weights) + doubt * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope * slope
        pace = PACE * (1.0 - (step - 1) / STEPS)
        weights -= pace * (mean / (1 - 0.9**step)) / (numpy.sqrt(square / (1 - 0.99**step)) + 1e-9)
    return [int(weight) for weight in numpy.rint(HUNDREDTHS * weights)]


def is_held_out(deal: int) -> bool:
    """Whether a game is not learnt from, but for seeing what was learnt."""
    return deal % HELD_OUT == 0
