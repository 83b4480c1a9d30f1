"""Personalities: bots of about equal strength that like different moves.

Each thinks with the learnt search and leans more to some moves before it tries any: an attacker to attacks, a trapper
to waiting for others to run into something, a miser to keeping what it has. Which patterns of moves that means is for
the family of the game to say; where a family says nothing of a personality, it does not play.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from ..game.contract import SetupError, View
from ..game.flaws import flaw
from .family import Search, leaning_search_of, leanings_of
from .limit import Limit
from .search_bot import SearchBot


@dataclass(frozen=True)
class Personality:
    """A way to play, and for how long it thinks."""

    name: str
    limit: Limit

    def bot(self, seed: int) -> SearchBot:
        """A player with it."""
        return SearchBot(seed, self.limit, self.name, partial(_search, self.name))

    def without_clock(self) -> Personality:
        """The same with no limit of time, so that its games can be repeated."""
        return Personality(self.name, self.limit.without_clock())

    def plays(self, game: str) -> bool:
        """Whether the family of a game knows it."""
        return self.name in leanings_of(game)


ABOUT_AS_STRONG: Final = "expert"  # which level
# Attacking is worth more than waiting, so whoever waits thinks longer: that makes them about as strong as each other.
_ITERATIONS: Final = {"attacker": 500, "trapper": 2_000, "miser": 1_300}
PERSONALITIES: Final = tuple(
    Personality(name, Limit(seconds=1.4, iterations=iterations)) for name, iterations in _ITERATIONS.items()
)


def _search(name: str, view: View, dice: int) -> Search:
    game = view.sight.game
    if name not in leanings_of(game):
        raise SetupError(flaw("bot-plays-not", name=name, game=game))
    return leaning_search_of(game)(view, dice, name)
