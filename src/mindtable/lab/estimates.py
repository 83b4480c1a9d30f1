"""From lines to figures: what something is worth to those who have it, with intervals of 95 %.

A side's outcome is its share of the victory less the share that would be its by lot. What something is worth is the
slope of the outcome in how many of it a side has more than the others: it is counted in points of the chance to win.

What was dealt is estimated for all things together, by least squares: hands fell by lot, and every one of them had all
its cards at once, so what other cards did is taken out and the intervals become narrower. Worths are those against the
average card. What was chosen is estimated for each thing by itself (a difference of means where sides have one or
none), and says how those fared who had it, not what it has brought them.

The outcomes of all sides of a game sum to nothing, so they are one observation less than there are sides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import erfc, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..arena.ratings import WIDTH
from .figures import Together, Worth
from .playing import Line

Numbers = NDArray[np.float64]

FALSE: Final = 0.05  # share of pairs shown that may be there by chance
FEWEST: Final = 100  # sides that had something, for what was chosen and for pairs to be looked at


class Things:
    """Numbers for things, in the order in which they are met."""

    def __init__(self) -> None:
        self.places: dict[str, int] = {}

    def counts(self, lines: Sequence[Line], role: str, sides: Sequence[Sequence[str]]) -> Numbers:
        """How many of each thing every side has had, game by game."""
        rows, columns = [], []
        for game, line in enumerate(lines):
            had = line[role]
            for side, seats in enumerate(sides):
                for seat in seats:
                    for thing in had[seat]:
                        rows.append(game * len(sides) + side)
                        columns.append(self.places.setdefault(thing, len(self.places)))
        counted = np.zeros((len(lines) * len(sides), len(self.places)))
        np.add.at(counted, (rows, columns), 1.0)
        return counted.reshape(len(lines), len(sides), len(self.places))


def outcomes(lines: Sequence[Line], sides: Sequence[Sequence[str]]) -> Numbers:
    """What came of games for every side, less its share by lot."""
    won = np.array([[float(seats[0] in line["winners"]) for seats in sides] for line in lines])
    outcome: Numbers = won / won.sum(axis=1, keepdims=True) - 1 / len(sides)
    return outcome


def centred(counted: Numbers) -> Numbers:
    """How many each side has more than all sides on average."""
    more: Numbers = counted - counted.mean(axis=1, keepdims=True)
    return more


def _widened(sums: Numbers, things: int) -> Numbers:
    """Sums over things, with room for those that were not met before."""
    return np.pad(sums, [(0, things - size) for size in sums.shape])


@dataclass
class Dealt:
    """What was dealt: all that least squares need of the games so far."""

    sides: int
    things: Things = field(default_factory=Things)
    products: Numbers = field(default_factory=lambda: np.zeros((0, 0)))
    with_outcome: Numbers = field(default_factory=lambda: np.zeros(0))
    had: Numbers = field(default_factory=lambda: np.zeros(0))
    squares: float = 0.0
    games: int = 0

    def take_in(self, counted: Numbers, outcome: Numbers) -> None:
        """Take in some games."""
        size = len(self.things.places)
        rows = centred(counted).reshape(-1, size)
        self.products = _widened(self.products, size) + rows.T @ rows
        self.with_outcome = _widened(self.with_outcome, size) + rows.T @ outcome.reshape(-1)
        self.had = _widened(self.had, size) + (counted > 0).sum(axis=(0, 1))
        self.squares += float((outcome**2).sum())
        self.games += len(outcome)

    def slopes(self) -> Numbers:
        """The slope of each thing, those of all things being nothing on average."""
        slopes: Numbers = self._against_average() @ np.linalg.pinv(self.products) @ self.with_outcome
        return slopes

    def noise(self) -> float:
        """The variance of what the things do not explain."""
        explained = float(self.with_outcome @ np.linalg.pinv(self.products) @ self.with_outcome)
        observed = self.games * (self.sides - 1) - len(self.things.places)
        return (self.squares - explained) / max(observed, 1)

    def worths(self) -> list[Worth]:
        """What each thing is worth."""
        against = self._against_average()
        spread = against @ np.linalg.pinv(self.products) @ against.T * self.noise()
        margins = WIDTH * np.sqrt(np.maximum(spread.diagonal(), 0))
        own = 1 - 1 / self.sides  # what one more makes of the difference from the average side
        return [
            Worth(thing, float(slope * own), float(margin * own), int(had))
            for thing, slope, margin, had in zip(self.things.places, self.slopes(), margins, self.had, strict=True)
        ]

    def _against_average(self) -> Numbers:
        shares = self.had / max(self.had.sum(), 1)
        against: Numbers = np.eye(len(shares)) - np.tile(shares, (len(shares), 1))
        return against


@dataclass
class Chosen:
    """What was chosen: for every thing the sums of which its slope and its margin are made."""

    sides: int
    things: Things = field(default_factory=Things)
    sums: dict[str, Numbers] = field(default_factory=dict)

    def take_in(self, counted: Numbers, outcome: Numbers) -> None:
        """Take in some games. Each is one observation, however many sides had the thing."""
        more = centred(counted)
        gained = np.einsum("gst,gs->gt", more, outcome)
        spread = (more**2).sum(axis=1)
        for name, values in (
            ("gained", gained),
            ("spread", spread),
            ("gained²", gained**2),
            ("gained spread", gained * spread),
            ("spread²", spread**2),
        ):
            self._add(name, values.sum(axis=0))
        self._add("had", (counted > 0).sum(axis=(0, 1)).astype(float))

    def _add(self, name: str, values: Numbers) -> None:
        self.sums[name] = _widened(self.sums.get(name, np.zeros(0)), len(values)) + values

    def worths(self) -> list[Worth]:
        """How those fared who had each thing."""
        if not self.sums:
            return []
        spread = np.maximum(self.sums["spread"], 1e-9)
        slopes = self.sums["gained"] / spread
        rest = self.sums["gained²"] - 2 * slopes * self.sums["gained spread"] + slopes**2 * self.sums["spread²"]
        margins = WIDTH * np.sqrt(np.maximum(rest, 0)) / spread
        own = 1 - 1 / self.sides
        return [
            Worth(thing, float(slope * own), float(margin * own), int(had))
            for thing, slope, margin, had in zip(self.things.places, slopes, margins, self.sums["had"], strict=True)
            if had >= FEWEST
        ]


@dataclass
class Pairs:
    """Two things that a side was dealt: what is left of its outcome beyond what each of them explains."""

    dealt: Dealt
    left: Numbers = field(init=False)
    had: Numbers = field(init=False)

    def __post_init__(self) -> None:
        size = len(self.dealt.things.places)
        self.left, self.had = np.zeros((size, size)), np.zeros((size, size))
        self._slopes = np.linalg.pinv(self.dealt.products) @ self.dealt.with_outcome

    def take_in(self, counted: Numbers, outcome: Numbers) -> None:
        """Take in some games once more."""
        left = outcome - centred(counted) @ self._slopes
        has = (counted > 0).reshape(-1, counted.shape[2]).astype(float)
        self.left += has.T @ (has * left.reshape(-1, 1))
        self.had += has.T @ has

    def together(self) -> list[Together]:
        """The pairs that are worth more or less together than apart, as far as chance alone would not show them
        (Benjamini and Hochberg)."""
        names = list(self.dealt.things.places)
        one = np.sqrt(self.dealt.noise() * (1 - 1 / self.dealt.sides))  # of a single side
        found = []
        for first, second in zip(*np.triu_indices(len(names), 1), strict=True):
            had = self.had[first, second]
            if had >= FEWEST:
                worth, margin = self.left[first, second] / had, WIDTH * one / np.sqrt(had)
                found.append(Together(names[first], names[second], float(worth), float(margin), int(had)))
        return list(_not_by_chance(found))


def _not_by_chance(pairs: list[Together]) -> Iterator[Together]:
    """The clearest of some pairs, the clearest first."""
    ranked = sorted(pairs, key=lambda pair: -abs(pair.worth) / pair.margin)
    chances = [erfc(WIDTH * abs(pair.worth) / pair.margin / sqrt(2)) for pair in ranked]
    shown = [place for place, chance in enumerate(chances, 1) if chance <= FALSE * place / len(ranked)]
    yield from ranked[: max(shown, default=0)]
