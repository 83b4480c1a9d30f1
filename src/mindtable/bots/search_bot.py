"""A bot that thinks: it plays the game on from worlds that agree with what it knows, and keeps what goes well."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from ..game.contract import Move, Seat, SetupError, View
from ..game.flaws import flaw
from .family import Search, family_of
from .limit import Limit

DEFAULT: Final = Limit(seconds=0.1)
LONGEST_LINE: Final = 6  # moves


@dataclass(frozen=True)
class Thought:
    """What a search thinks of a legal move: how often it tried it, and how likely it is to win with it."""

    move: Move
    visits: int
    chance: float


@dataclass(frozen=True)
class Analysis:
    """What a search thinks of a decision: all legal moves, the best first, and the moves it expects."""

    thoughts: tuple[Thought, ...]
    line: tuple[tuple[Seat, Move], ...]
    iterations: int


def search_of(view: View, dice: int) -> Search:
    """The search for the game that a view is of; a SetupError says if its family has none."""
    game = view.sight.game
    search = family_of(game).search
    if search is None:
        raise SetupError(flaw("bot-plays-not", name="search", game=game))
    return search(view, dice)


class SearchBot:
    """Plays the game on from worlds that agree with its view, as long as its limit lets it."""

    def __init__(self, seed: int, limit: Limit = DEFAULT, name: str = "search") -> None:
        self.name: Final = name
        self._dice = Random(seed)
        self._limit = limit

    def choose(self, view: View) -> Move:
        """The move that the search likes best. A forced one is not thought about."""
        moves = view.moves()
        return moves[0] if len(moves) == 1 else self.thoughts(view)[0].move

    def thoughts(self, view: View) -> list[Thought]:
        """What the bot thinks of its legal moves, the best first."""
        search, _ = self._searched(view)
        return _thoughts(search, view)

    def analysis(self, view: View) -> Analysis:
        """What the bot thinks of a decision of its own."""
        search, iterations = self._searched(view)
        line = [(seat, Move(text)) for seat, text in search.line(LONGEST_LINE)]
        return Analysis(tuple(_thoughts(search, view)), tuple(line), iterations)

    def _searched(self, view: View) -> tuple[Search, int]:
        search = search_of(view, self._dice.getrandbits(60))
        return search, search.run(self._limit.iterations, self._limit.seconds)


def _thoughts(search: Search, view: View) -> list[Thought]:
    thoughts = [Thought(*one) for one in zip(view.moves(), search.visits(), search.chances(), strict=True)]
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.chance))
