"""Levels of play, from one that a beginner beats to the best there is.

A level errs as people do. At every decision it may overlook something, a second attack or poison, each thing one time
in so many; then it thinks as if that were not there. What can be overlooked is for the family of the game to say, and
how often a level does is data (`setting`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import exp
from random import Random
from typing import Final

from ..game.contract import Move, View
from .family import Search, overlooking_of, settings_of
from .limit import Limit
from .search_bot import Searcher, Thought, run_until_settled, search_of, thoughts_of


@dataclass(frozen=True)
class Level:
    """How long a level thinks, how freely it picks among moves that look nearly as good as the best, and what it
    overlooks, each thing one time in so many.

    `blur` is the loss of winning chances at which a move is picked about a third as often as the best one.
    """

    name: str
    limit: Limit
    blur: float = 0.0
    overlooks: Mapping[str, int] = field(default_factory=dict)

    def without_clock(self) -> Level:
        """The same level with no limit of time, so that its games can be repeated."""
        return replace(self, limit=self.limit.without_clock())

    def at(self, game: str) -> Level:
        """The level as it plays a game, if the family of the game has settings for it."""
        setting = settings_of(game).get(self.name)
        if setting is None:
            return self
        limit = replace(self.limit, iterations=setting.iterations)
        return replace(self, limit=limit, blur=setting.blur, overlooks=setting.overlooks)


# The clock is for machines that are slow or busy; usually the iterations are over long before.
_PATIENCE: Final = 1.4  # seconds
LEVELS: Final = (
    Level("easy", Limit(_PATIENCE, 60), 0.12),
    Level("medium", Limit(_PATIENCE, 200), 0.05),
    Level("hard", Limit(_PATIENCE, 600), 0.02),
    Level("expert", Limit(_PATIENCE, 3_000)),
    Level("champion", Limit(_PATIENCE, 10_000)),
)


class LevelBot:
    """Plays a game at a level, with the search or with another one."""

    def __init__(self, level: Level, seed: int, searcher: Searcher = search_of) -> None:
        self.name: Final = level.name
        self._level = level
        self._searcher = searcher
        self._dice = Random(seed)
        self.chance: float | None = None  # what it thinks of the move it chose last; None for a forced one
        self.overlooked: tuple[str, ...] = ()  # when it chose that

    def choose(self, view: View) -> Move:
        """The move that seems best without what is overlooked, or one nearly as good where the level is to err."""
        moves = view.moves()
        if len(moves) == 1:
            self.chance, self.overlooked = None, ()
            return moves[0]
        level = self._level.at(view.sight.game)
        self.overlooked = tuple(what for what, times in level.overlooks.items() if self._dice.randrange(times) == 0)
        search = self._search(view)
        if level.blur:
            search.run(level.limit.iterations, level.limit.seconds)
        else:
            run_until_settled(search, level.limit)
        chosen = self._picked(thoughts_of(search, view), level.blur)
        self.chance = chosen.chance
        return chosen.move

    def _search(self, view: View) -> Search:
        dice = self._dice.getrandbits(60)
        if self.overlooked:
            return overlooking_of(view.sight.game)(view, dice, self.overlooked)
        return self._searcher(view, dice)

    def _picked(self, thoughts: list[Thought], blur: float) -> Thought:
        if not blur:
            return thoughts[0]
        best = max(thought.chance for thought in thoughts)
        weights = [exp((thought.chance - best) / blur) for thought in thoughts]
        return self._dice.choices(thoughts, weights)[0]
