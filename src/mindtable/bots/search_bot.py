"""A bot that thinks: it plays the game on from worlds that agree with what it knows, and keeps what goes well."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from ..game.contract import Move, Seat, View
from ..mindbug.view import View as MindbugView
from ..mindup.view import View as MindUpView
from .limit import Limit
from .mindbug_search import MindbugSearch
from .mindup_search import MindUpSearch
from .tree import TreeSearch

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


def search_of(view: View, dice: int) -> TreeSearch:
    """The search for the game that a view is of."""
    if isinstance(view, MindbugView):
        return MindbugSearch(view, dice)
    if isinstance(view, MindUpView):
        return MindUpSearch(view, dice)
    raise ValueError("there is no search for this game")


class SearchBot:
    def __init__(self, seed: int, limit: Limit = DEFAULT, name: str = "search") -> None:
        self.name: Final = name
        self._dice = Random(seed)
        self._limit = limit

    def choose(self, view: View) -> Move:
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

    def _searched(self, view: View) -> tuple[TreeSearch, int]:
        search = search_of(view, self._dice.getrandbits(60))
        return search, search.run(self._limit.iterations, self._limit.seconds)


def _thoughts(search: TreeSearch, view: View) -> list[Thought]:
    thoughts = [Thought(*one) for one in zip(view.moves(), search.visits(), search.chances(), strict=True)]
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.chance))
