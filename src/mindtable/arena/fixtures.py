"""Who plays whom with which cards.

Deals are mirrored: the same cards are played with every bot of a pair at every side of the table, so that luck with
the cards favours nobody. In a game of two sides a pair plays each deal twice. With more sides, one bot sits alone
among copies of the other, at each side in turn, and then the other way round.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, permutations

from ..game.contract import Position
from ..games import game_named


@dataclass(frozen=True)
class Fixture:
    """One game: the number of its deal, and the bot at each side of the table, by its place in the list of bots.

    `lone` is the bot whose game it is: the only one of its kind at the table, among others that are all the same.
    """

    deal: int
    bots: tuple[int, ...]
    lone: int

    def counted(self) -> tuple[int, ...]:
        """The bots for whom the game counts: both of two; the one that is alone among several."""
        return self.bots if len(self.bots) == 2 else (self.lone,)


@dataclass(frozen=True)
class Cards:
    """What is dealt in all games of an arena."""

    game: str
    sets: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: int

    def dealt(self, deal: int) -> Position:
        """The position at the first decision of a deal."""
        position: Position
        position, _ = game_named(self.game).deal(seed=self.seed_of(deal), sets=self.sets, options=dict(self.options))
        return position

    def seed_of(self, deal: int) -> int:
        """The seed from which a deal follows."""
        return number_from(self.seed, "deal", deal)


def number_from(*words: object) -> int:
    """A seed that follows from some words, near ones giving unrelated numbers."""
    return int.from_bytes(sha256(" ".join(map(str, words)).encode()).digest()[:7], "big")


def round_robin(bots: int, sides: int, games: int) -> list[Fixture]:
    """All fixtures in which every pair plays at least so many games with whole mirrored deals, deal by deal."""
    deals = -(-games // sides)
    return [fixture for deal in range(deals) for fixture in mirrored(deal, bots, sides)]


def mirrored(deal: int, bots: int, sides: int) -> list[Fixture]:
    """A deal with every pair of bots: one at each side of the table in turn, the other at all other sides. Of two at a
    table, each is alone for the other."""
    pairs = combinations(range(bots), 2) if sides == 2 else permutations(range(bots), 2)
    return [
        Fixture(deal, tuple(lone if side == place else other for side in range(sides)), lone)
        for lone, other in pairs
        for place in range(sides)
    ]
