"""Who wins with best play, proved: with open cards (`solve`), and by what one seat can know (`safe`).

>>> from mindtable import duel
>>> position = duel.read_position({
...     "turn": "A", "A": {"life": 1, "mindbugs": 0, "play": ["luchataur"]}, "B": {"life": 1, "mindbugs": 0},
... })
>>> solution = solve(position)
>>> solution.result, solution.line
('won', (('A', Move('attack luchataur')),))
"""

from __future__ import annotations

from ..game.contract import Move as Move  # for the example
from .safety import MOST_WORLDS, Safety, safe
from .solving import MOST_POSITIONS, SECONDS, Solution, solve

__all__ = ["MOST_POSITIONS", "MOST_WORLDS", "SECONDS", "Safety", "Solution", "safe", "solve"]
