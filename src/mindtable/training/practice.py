"""Practice: games of a search against itself, with what it has tried at every decision.

A game is kept as its deal, the moves by their places, how often each legal move was tried and how likely it was to win.
What a move looks like is found by playing it again, so whatever is to be learnt from a game can be thought of later.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

from ..arena.fixtures import Cards, number_from
from ..bots.limit import ENDLESS
from ..bots.search_bot import Searcher
from ..game.contract import Position, View
from ..games import game_named
from ..lab.playing import Line

STRAYING: Final = 0.15  # so likely a move is drawn by lot, so that other positions than those of best play are met, too


@dataclass(frozen=True)
class Practice:
    """What is played: a game with its sets, how many deals, so many iterations a decision by a search of some name."""

    game: str
    sets: tuple[str, ...]
    deals: int
    iterations: int
    search: str
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    chunk: int = 20

    @property
    def heading(self) -> dict[str, Any]:
        """What has to be the same if games are to be learnt from together: all but how many they are."""
        left_out = ("deals",) if self.options else ("deals", "options")
        facts = {name: value for name, value in asdict(self).items() if name not in left_out}
        return {**facts, "rules": game_named(self.game).rules}

    def dealt(self, deal: int) -> Position:
        """The position at the first decision of a deal."""
        return Cards(self.game, self.sets, self.options, self.seed).dealt(deal)


@dataclass(frozen=True)
class Decision:
    """A free choice that was searched: what its seat saw, how often each legal move was tried, how likely it seemed to
    win by the one tried most, and whether another one was made, by lot."""

    view: View
    visits: tuple[int, ...]
    hope: float
    by_lot: bool


def practised(practice: Practice, searcher: Searcher, deal: int) -> Line:
    """Play a game; everything follows from the practice and the number of the deal."""
    position = practice.dealt(deal)
    dice = Random(number_from(practice.seed, "practice", deal))
    made: list[int] = []
    tried: list[list[int]] = []
    hoped: list[float] = []
    while position.to_decide:
        seat = position.to_decide[0]
        view = position.view(seat)
        moves = view.moves()
        place = 0
        if len(moves) > 1:
            search = searcher(view, dice.getrandbits(60))
            search.run(practice.iterations, ENDLESS)
            visits = search.visits()
            place = _chosen(visits, dice)
            made.append(place)
            tried.append(visits)
            hoped.append(round(search.chances()[visits.index(max(visits))], 3))
        position.play(moves[place], seat)
    return {"deal": deal, "made": made, "tried": tried, "hoped": hoped}


def _chosen(visits: list[int], dice: Random) -> int:
    """The place of the move tried most, or of one by lot, as likely as it was tried."""
    if dice.random() < STRAYING:
        return dice.choices(range(len(visits)), visits)[0]
    return visits.index(max(visits))


def decisions(practice: Practice, line: Line) -> Iterator[Decision]:
    """The free choices of a game, one after the other."""
    for _, decision in replayed(practice, line):
        yield decision


def replayed(practice: Practice, line: Line) -> Iterator[tuple[Position, Decision]]:
    """The free choices of a game, one after the other, each with the position, which is then played on."""
    return _played_on(practice.dealt(line["deal"]), line)


def _played_on(position: Position, line: Line) -> Iterator[tuple[Position, Decision]]:
    made = iter(zip(line["made"], line["tried"], line["hoped"], strict=True))
    while position.to_decide:
        seat = position.to_decide[0]
        view = position.view(seat)
        moves = view.moves()
        place = 0
        if len(moves) > 1:
            place, visits, hope = next(made)
            yield position, Decision(view, tuple(visits), hope, visits[place] < max(visits))
        position.play(moves[place], seat)


def winners(practice: Practice, line: Line) -> list[int]:
    """Of every side of a game whether it has won: 1 if it has, else 0."""
    position = practice.dealt(line["deal"])
    for _ in _played_on(position, line):
        pass
    return [int(not set(position.winners).isdisjoint(side)) for side in position.sides]
