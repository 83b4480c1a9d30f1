"""A move of Mindbug nearly at once, for studies of very many games: the search, but no further than this turn.

It is about as strong as the rules of thumb and several times as quick (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from ...mindbug.view import View
from ..limit import ENDLESS
from .search import MindbugSearch

ITERATIONS: Final = 24
EXPLORATION: Final = 0.3  # with so few tries, most of them are for the moves that look best
TURNS: Final = 1  # after which a game is judged


def brisk_move(view: View, dice: int) -> int:
    """The place among a view's moves of the one that looks best."""
    search = MindbugSearch(view, dice, exploration=EXPLORATION, turns=TURNS)
    search.run(ITERATIONS, ENDLESS)
    visits = search.visits()
    return visits.index(max(visits))
