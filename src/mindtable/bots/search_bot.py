"""A bot that thinks: it plays the game on from worlds that agree with what it knows, and keeps what goes well."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, Protocol

from ..game.contract import Move, View
from ..mindbug.view import View as MindbugView
from ..mindup.view import View as MindUpView
from .limit import Limit
from .mindbug_search import MindbugSearch
from .mindup_search import MindUpSearch

DEFAULT: Final = Limit(seconds=0.1)


@dataclass(frozen=True)
class Thought:
    """What a search thinks of a legal move: how often it tried it, and how likely it is to win with it."""

    move: Move
    visits: int
    chance: float


class Search(Protocol):
    """The search of one decision."""

    def run(self, iterations: int, seconds: float) -> int: ...

    def visits(self) -> list[int]:
        """How often each legal move was tried, in the order of the view's moves."""
        ...

    def chances(self) -> list[float]:
        """How likely each legal move is to win."""
        ...


class SearchBot:
    def __init__(self, seed: int, limit: Limit = DEFAULT, name: str = "search", **settings: float) -> None:
        self.name: Final = name
        self._dice = Random(seed)
        self._limit = limit
        self._settings = settings

    def choose(self, view: View) -> Move:
        moves = view.moves()
        if len(moves) == 1:
            return moves[0]
        thoughts = self.thoughts(view)
        return max(thoughts, key=lambda thought: (thought.visits, thought.chance)).move

    def thoughts(self, view: View) -> list[Thought]:
        """What the bot thinks of every legal move."""
        search = self._search(view)
        search.run(self._limit.iterations, self._limit.seconds)
        return [Thought(*one) for one in zip(view.moves(), search.visits(), search.chances(), strict=True)]

    def _search(self, view: View) -> Search:
        dice = self._dice.getrandbits(60)
        if isinstance(view, MindUpView):
            s = {"exploration": 0.5, "rounds": 1, "scale": 4.0} | self._settings
            return MindUpSearch(view, dice, s["exploration"], int(s["rounds"]), s["scale"])
        assert isinstance(view, MindbugView)
        s = {"exploration": 0.7, "turns": 1000, "guided": 0} | self._settings
        return MindbugSearch(view, dice, s["exploration"], int(s["turns"]), int(s["guided"]))
