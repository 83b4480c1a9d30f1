"""A match of two bots that ends when it is decided: a sequential test over mirrored deals.

The games of one deal belong together: both bots have played with the same cards, so luck that one of them had the other
had too. What is counted is therefore the score of a deal, and how much scores of deals differ from each other. Two
answers are weighed: the first bot is stronger by no more than a low difference, or by at least a high one, in points of
Elo's scale. Play ends when the scores are so much likelier by one of them that a wrong answer is rarer than 1 in 20.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from math import log
from typing import Final

from ..bots.spreading import Crew, spread
from .entrants import Entrant
from .fixtures import Cards, Fixture, mirrored
from .playing import Result, play
from .ratings import SCALE, Interval, wilson

ERROR: Final = 0.05  # how often either answer may be wrong
ALIKE: Final = 1e-9  # variance of scores that are all the same
CERTAIN: Final = log((1 - ERROR) / ERROR)


class Verdict(StrEnum):
    """What a match has shown."""

    STRONGER = "stronger"  # by the high difference at least
    NOT_STRONGER = "not stronger"  # than by the low difference
    OPEN = "open"


@dataclass(frozen=True)
class Question:
    """Whether the first of two bots is stronger by a high difference or only by a low one, at a table of some sides."""

    low: float
    high: float
    sides: int
    one_way: bool = False

    def expected(self, difference: float) -> float:
        """The average score of a deal by a difference in strength. With more sides than two, each bot is alone among
        copies of the other at every side in turn, or one way only the first one is (Luce's choice rule)."""
        strength = 10 ** (difference / SCALE)
        others = self.sides - 1
        alone = strength / (strength + others)
        return alone if self.one_way else (1 + alone - 1 / (1 + others * strength)) / 2


@dataclass(frozen=True)
class Scores:
    """The scores of deals, from 0 to 1 each: how many, their sum and that of their squares."""

    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def and_another(self, score: float) -> Scores:
        """With the score of one more deal."""
        return Scores(self.deals + 1, self.total + score, self.squares + score * score)

    @property
    def mean(self) -> float:
        """The average score."""
        return self.total / self.deals if self.deals else 0.5

    @property
    def variance(self) -> float:
        """How much scores differ."""
        return max(self.squares / self.deals - self.mean**2, 0.0) if self.deals else 0.0

    def with_one_of_each(self) -> Scores:
        """With a deal that was lost and one that was won: a few equal scores are not to seem to say that all are."""
        return self.and_another(0.0).and_another(1.0)

    def evidence(self, question: Question) -> float:
        """The logarithm of how much likelier the scores are by the high difference than by the low one (the generalized
        ratio of a sequential test, scores being taken for normally distributed)."""
        low, high = question.expected(question.low), question.expected(question.high)
        return self.deals * (high - low) * (2 * self.mean - low - high) / (2 * self.with_one_of_each().variance)

    def verdict(self, question: Question) -> Verdict:
        """Whether it is decided."""
        evidence = self.evidence(question)
        if evidence >= CERTAIN:
            return Verdict.STRONGER
        return Verdict.NOT_STRONGER if evidence <= -CERTAIN else Verdict.OPEN

    @property
    def within(self) -> Interval:
        """The interval of the average score: Wilson's, for as many games as tell as much as these deals do."""
        differing = self.variance if self.variance > ALIKE else self.with_one_of_each().variance
        of_single_games = self.mean * (1 - self.mean)
        telling = self.deals * of_single_games / differing if of_single_games else float(self.deals)
        return wilson(self.mean * telling, telling)


def elo_of(score: float, question: Question) -> float:
    """The difference in strength that an average score stands for, from -1000 to 1000."""
    low, high = -1000.0, 1000.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if question.expected(middle) < score else (low, middle)
    return (low + high) / 2


@dataclass(frozen=True)
class Match:
    """Two bots with the same mirrored deals; one way only those games are played in which the first one is alone."""

    cards: Cards
    entrants: tuple[Entrant, Entrant]
    one_way: bool = False

    @property
    def sides(self) -> int:
        """How many sides the table has."""
        return len(self.cards.dealt(0).sides)

    @property
    def games_of_a_deal(self) -> int:
        """How many games are played with every deal."""
        return len(_games(0, self.sides, self.one_way))

    def scores(self, deals: int, crew: Crew) -> Iterator[tuple[float, list[Result]]]:
        """The scores of deals, in their order, with the games: so the verdict does not depend on who was quicker."""
        played = spread(partial(_played, self.cards, self.entrants, self.sides, self.one_way), range(deals), crew)
        return in_order((results[0].fixture.deal, (self._score(results), results)) for results in played)

    def _score(self, results: list[Result]) -> float:
        return score_of(results, self.sides, self.one_way)


def in_order(numbered: Iterable[tuple[int, tuple[float, list[Result]]]]) -> Iterator[tuple[float, list[Result]]]:
    """What is numbered from 0 on, by its numbers: each as soon as all before it are there."""
    waiting: dict[int, tuple[float, list[Result]]] = {}
    following = 0
    for number, one in numbered:
        waiting[number] = one
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def _games(deal: int, sides: int, one_way: bool) -> list[Fixture]:
    return [game for game in mirrored(deal, 2, sides) if not one_way or game.lone == 0]


def _played(cards: Cards, entrants: tuple[Entrant, Entrant], sides: int, one_way: bool, deal: int) -> list[Result]:
    return [play(cards, entrants, game) for game in _games(deal, sides, one_way)]


def score_of(results: list[Result], sides: int, one_way: bool = False) -> float:
    """What the first bot has made of a deal: half and half is par, or one way the part of one side."""
    if sides == 2:
        return sum(result.share(0) for result in results) / len(results)
    alone = sum(result.share(0) for result in results if result.fixture.lone == 0)
    against = sum(result.share(1) for result in results if result.fixture.lone == 1)
    return alone / sides if one_way else (1 + (alone - against) / sides) / 2
