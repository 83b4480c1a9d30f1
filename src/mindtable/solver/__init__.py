"""Who wins with best play, proved: with open cards (`solve`), and by what one seat can know (`safe`)."""

from __future__ import annotations

from .safety import MOST_WORLDS, Safety, safe
from .solving import MOST_POSITIONS, SECONDS, Solution, solve

__all__ = ["MOST_POSITIONS", "MOST_WORLDS", "SECONDS", "Safety", "Solution", "safe", "solve"]
