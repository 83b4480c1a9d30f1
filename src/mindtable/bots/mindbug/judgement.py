"""What the search has learnt of positions: who is likely to win, by the signs that they show.

A sign has a weight, a whole number of hundredths of the logarithm of the odds, as a pattern of moves has (`prior`).
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ...mindbug.board import Board
from .signs import SIGNS, Signs

SURE: Final = 600  # weights that add up to more, or to less than that below 0, are not believed
_CHANCES: Final = [round(1 / (1 + exp(-weight / 100)), 9) for weight in range(-SURE, SURE + 1)]


class Judgement(Signs):
    """How likely a side is to win, by the weights of signs. For one search at a time."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__()
        assert len(weights) == SIGNS.cells, "these weights are of other signs"
        self._weights: Final = weights
        self._total: i64 = 0

    def note(self, cell: i64) -> None:
        """Add its weight to those of the position."""
        self._total += self._weights[cell]

    def chance_of_first_team(self, board: Board) -> float:
        """How likely the first team is to win at the beginning of a turn."""
        self._total = 0
        self.look_at(board)
        lead = self._total if board.mode.team[board.active] == 0 else -self._total
        return _CHANCES[min(max(lead, -SURE), SURE) + SURE]
