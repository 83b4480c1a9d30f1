"""What the search has learnt: which moves are likely to be good, by the patterns that they show.

Every pattern has a weight, a whole number of hundredths of the logarithm of the odds: so sums are the same on every
machine and in whatever order they are made, and so is what they stand for, which is read from a table.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ...mindbug.board import Board
from .patterns import LAYOUT, Patterns

STEADY: Final = 600  # weights that add up to more, or to less than that below 0, are not believed
ONE: Final = 1 << 20  # the leaning to a move that shows nothing
_LEANINGS: Final = [float(round(exp(weight / 100) * ONE)) for weight in range(-STEADY, STEADY + 1)]


class Prior(Patterns):
    """How likely moves are to be good before they are tried, by the weights of patterns. For one search at a time."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__()
        assert len(weights) == LAYOUT.cells, "these weights are of other patterns"
        self._weights: Final = weights
        self._total: i64 = 0

    def note(self, cell: i64) -> None:
        """Add its weight to those of the move."""
        self._total += self._weights[cell]

    def leaning(self, board: Board, move: i64) -> float:
        """How likely a legal move is to be good, beside others of the decision looked at: only proportions count."""
        self._total = 0
        self.note_move(board, move)
        return _LEANINGS[min(max(self._total, -STEADY), STEADY) + STEADY]
