"""A bot that thinks: it plays the game on from worlds that agree with what it knows, and keeps what goes well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from ..game.contract import Move, SetupError, View
from ..game.flaws import flaw
from .family import Search, classic_of, family_of
from .limit import Limit

DEFAULT: Final = Limit(seconds=0.1)
_AT_A_TIME: Final = 256  # iterations between two looks at whether a choice is settled


@dataclass(frozen=True)
class Thought:
    """What a search thinks of a legal move: how often it tried it, and how likely it is to win with it."""

    move: Move
    visits: int
    chance: float


Searcher = Callable[[View, int], Search]


def search_of(view: View, dice: int) -> Search:
    """The search for the game that a view is of; a SetupError says if its family has none."""
    return _search_by(family_of(view.sight.game).search, view, dice)


def classic_search_of(view: View, dice: int) -> Search:
    """The classic search for the game that a view is of; a SetupError says if its family has none."""
    return _search_by(classic_of(view.sight.game), view, dice)


def _search_by(searcher: Searcher | None, view: View, dice: int) -> Search:
    if searcher is None:
        raise SetupError(flaw("bot-plays-not", name="search", game=view.sight.game))
    return searcher(view, dice)


class SearchBot:
    """Plays the game on from worlds that agree with its view, as long as its limit lets it."""

    def __init__(self, seed: int, limit: Limit = DEFAULT, name: str = "search", searcher: Searcher = search_of) -> None:
        self.name: Final = name
        self._dice = Random(seed)
        self.limit: Final = limit
        self._searcher = searcher
        self.chance: float | None = None  # what it thinks of the move it chose last; None for a forced one

    def choose(self, view: View) -> Move:
        """The move that the search likes best. A forced one is not thought about."""
        moves = view.moves()
        if len(moves) == 1:
            self.chance = None
            return moves[0]
        best = self.thoughts(view)[0]
        self.chance = best.chance
        return best.move

    def thoughts(self, view: View) -> list[Thought]:
        """What the bot thinks of its legal moves, the best first."""
        search = self._searcher(view, self._dice.getrandbits(60))
        self.run(search)
        return thoughts_of(search, view)

    def run(self, search: Search) -> None:
        """Let a search think, as long as the limit lets it."""
        search.run(self.limit.iterations, self.limit.seconds)


def thoughts_of(search: Search, view: View) -> list[Thought]:
    """What a search has found out about the legal moves of a view, the best first."""
    thoughts = [Thought(*one) for one in zip(view.moves(), search.visits(), search.chances(), strict=True)]
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.chance))


def is_settled(visits: Sequence[int], rest: float) -> bool:
    """Whether so many iterations more can change no more which of several moves is tried most, and so is chosen."""
    second, first = sorted(visits)[-2:]
    return first > second + rest


def run_until_settled(search: Search, limit: Limit) -> None:
    """Let a search think as long as its limit lets it, or until its choice is settled: the choice is the same."""
    end = perf_counter() + limit.seconds
    rest = limit.iterations
    while rest > 0 and perf_counter() < end and not is_settled(search.visits(), rest):
        rest -= search.run(min(rest, _AT_A_TIME), end - perf_counter())
