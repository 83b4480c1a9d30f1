"""Levels of play, from one that a beginner beats to the best there is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from random import Random
from typing import Final

from ..game.contract import Move, View
from .limit import Limit
from .search_bot import SearchBot, classic_search_of


@dataclass(frozen=True)
class Level:
    """How long a level thinks, and how freely it picks among moves that look nearly as good as the best.

    `blur` is the loss of winning chances at which a move is picked about a third as often as the best one.
    """

    name: str
    limit: Limit
    blur: float

    def without_clock(self) -> Level:
        """The same level with no limit of time, so that its games can be repeated."""
        return replace(self, limit=self.limit.without_clock())


# The clock is for machines that are slow or busy; usually the iterations are over long before.
EXPERT: Final = Level("expert", Limit(seconds=2.0, iterations=40_000), 0.0)
LEVELS: Final = (
    Level("easy", Limit(seconds=1.0, iterations=60), 0.12),
    Level("medium", Limit(seconds=1.0, iterations=200), 0.05),
    Level("hard", Limit(seconds=1.0, iterations=1_500), 0.0),
    EXPERT,
)


class LevelBot:
    """A search of the strength of a level: the classic one, so that a level stays as strong as it was rated."""

    def __init__(self, level: Level, seed: int) -> None:
        self.name: Final = level.name
        self._level = level
        self._dice = Random(seed)
        self._search = SearchBot(self._dice.getrandbits(60), level.limit, level.name, classic_search_of)
        self.chance: float | None = None  # what it thinks of the move it chose last; None for a forced one

    def choose(self, view: View) -> Move:
        """The move that the search likes best, or one nearly as good where the level is to err."""
        moves = view.moves()
        blur = self._level.blur
        if not blur or len(moves) == 1:
            move = self._search.choose(view)
            self.chance = self._search.chance
            return move
        thoughts = self._search.thoughts(view)
        best = max(thought.chance for thought in thoughts)
        weights = [exp((thought.chance - best) / blur) for thought in thoughts]
        chosen = self._dice.choices(thoughts, weights)[0]
        self.chance = chosen.chance
        return chosen.move
