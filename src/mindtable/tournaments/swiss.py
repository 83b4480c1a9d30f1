"""The Dutch system (FIDE Handbook, C.04.3): who has as many points meets, and nobody meets twice.

In games in which the cards decide who begins nobody has a colour, so its criteria of colours hold by themselves. The
others are kept in their order of importance: nobody meets twice and nobody has two byes (C1, C2); all others can still
be paired (C4); the bye goes to somebody with few points (C5); as many pairs as possible in each bracket (C6), those
with most points first (C7), and then in the next one (C8); nobody floats the same way as in the round before (C14, C15)
or the one before that (C16, C17), and if so, not far (C18 to C21). Among equals the upper half of a bracket meets its
lower half: exchanges between the halves are tried in their order (D.3), then transpositions of the lower half (D.2).

A bracket is paired by one matching of least cost, in which all who are left take part, so that it is known that they
can be paired. A cost is a number whose digits are the criteria, the most important first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, takewhile
from typing import Final

_DOWN, _UP = -1, 1
_LOOKED_AT: Final = (1, 2)  # rounds ago, in which somebody may have floated


@dataclass(frozen=True)
class Contender:
    """What counts of somebody who is to be paired."""

    entrant: int
    points: Fraction
    met: frozenset[int] = frozenset()
    had_bye: bool = False
    floats: tuple[int, ...] = ()  # of each round: 1 up, -1 down, 0 neither

    def floated(self, way: int, rounds_ago: int) -> bool:
        """Whether somebody floated up (1) or down (-1) so many rounds ago."""
        return len(self.floats) >= rounds_ago and self.floats[-rounds_ago] == way


Pair = tuple[int, int]  # places among those who are left, the higher one first; the bye comes after all of them
Digits = tuple[int, ...]


def paired(contenders: Sequence[Contender]) -> list[tuple[int, ...]]:
    """The pairs of a round, the highest first, and at the end who has a bye. The contenders come in the order of their
    pairing numbers."""
    left = sorted(contenders, key=lambda one: one.points, reverse=True)  # stable: by pairing numbers
    moved = 0  # of them have come down from the bracket before
    found: list[tuple[int, ...]] = []
    while len(left) > 1:
        bracket = _Bracket(left, moved)
        pairs = bracket.pairs()
        found += [(left[higher].entrant, left[lower].entrant) for higher, lower in pairs]
        gone = {place for pair in pairs for place in pair}
        moved = bracket.size - len(gone)
        left = [one for place, one in enumerate(left) if place not in gone]
    return [*found, *((one.entrant,) for one in left)]


class _Bracket:
    """Those who are paired next: who has come down, and who has the most points of the others."""

    def __init__(self, left: Sequence[Contender], moved: int) -> None:
        self._left = left
        self._moved = moved
        self.size = self._with_next_group(moved)
        self._reach = self._with_next_group(self.size)  # of the next bracket, if all floated
        scores = sorted({one.points for one in left})
        self._level = [scores.index(one.points) for one in left]

    def _with_next_group(self, before: int) -> int:
        group = self._left[before:]
        return before + len(list(takewhile(lambda one: one.points == group[0].points, group)))

    def pairs(self) -> list[Pair]:
        """The pairs within the bracket, the highest first."""
        everybody = range(len(self._left))
        first = self._within(_matched(everybody, len(self._left), self._quality))
        down = [pair for pair in first if pair[0] < self._moved]
        gone = {place for pair in down for place in pair}
        rest = [place for place in range(self._moved, self.size) if place not in gone]
        halves = _Halves(rest, len(first) - len(down))
        others = [place for place in everybody if place not in gone]
        second = _matched(
            others,
            len(self._left),
            lambda higher, lower: self._quality(higher, lower) + halves.digits(higher, lower),
        )
        return sorted(down + self._within(second))

    def _within(self, pairs: list[Pair]) -> list[Pair]:
        return [pair for pair in pairs if pair[1] < self.size]

    def _quality(self, higher: int, lower: int) -> Digits:
        """What speaks against a pair, the most important first."""
        above = self._left[higher]
        is_bye = lower == len(self._left)
        is_again = above.had_bye if is_bye else self._left[lower].entrant in above.met
        leaves, leaves_next = (higher < end <= lower for end in (self.size, self._reach))
        weight = (len(self._left) + 1) ** self._level[higher]  # so that one of a level is worse than all below it
        is_down = higher < self._moved <= lower < self.size
        return (
            is_again,  # C1, C2
            lower < self._moved,  # those who have come down meet residents
            self._level[higher] if is_bye else 0,  # C5
            leaves,  # C6
            leaves * weight,  # C7
            leaves_next,  # C8: the same in the next bracket
            leaves_next * weight,
            *self._floats(higher, lower, leaves=leaves, is_down=is_down),
            leaves << (self._moved - 1 - higher) if higher < self._moved else 0,  # the lowest of those who came wait on
            lower * len(self._left) ** (self._moved - 1 - higher) if is_down else 0,
        )

    def _floats(self, higher: int, lower: int, *, leaves: bool, is_down: bool) -> Digits:
        """Who would float the same way again (C14 to C17), and how far (C18 to C21)."""
        above = self._left[higher]
        below = self._left[lower] if is_down else None
        again = [
            repeats
            for ago in _LOOKED_AT
            for repeats in (
                (leaves or is_down) and above.floated(_DOWN, ago),
                below is not None and below.floated(_UP, ago),
            )
        ]
        far = self._level[higher] - self._level[lower] if is_down else 0
        return (*again, *(far * repeats for repeats in again))


class _Halves:
    """The upper and the lower half of those who are paired among themselves: how far a pair is from their order."""

    def __init__(self, rest: Sequence[int], pairs: int) -> None:
        self._number = {place: number for number, place in enumerate(rest)}
        self._pairs = pairs  # so many are in the upper half

    def digits(self, higher: int, lower: int) -> Digits:
        """What is exchanged between the halves for a pair (D.3), and which transposition it is (D.2)."""
        size = len(self._number)
        one, other = self._number.get(higher), self._number.get(lower)
        if one is None:
            return (0, 0, 0, 0, 0)
        demoted = other if other is not None else one  # who would be below somebody, or float
        is_demoted = demoted < self._pairs
        is_promoted = other is not None and one >= self._pairs
        return (
            is_demoted,
            (one if is_promoted else 0) - (demoted if is_demoted else 0),
            1 << (size - demoted) if is_demoted else 0,  # rather the lowest of the upper half
            1 << one if is_promoted else 0,  # and the highest of the lower one
            other * (size + 1) ** (size - one) if other is not None else 0,
        )


def _matched(places: Sequence[int], bye: int, cost: Callable[[int, int], Digits]) -> list[Pair]:
    """All in pairs, so that the sum of the costs is the least; with an odd number one of them is paired with the
    bye."""
    from networkx import Graph, max_weight_matching  # noqa: PLC0415 - it is large, and seldom needed

    nodes = [*places, bye] if len(places) % 2 else places
    against = {pair: cost(*pair) for pair in combinations(nodes, 2)}
    columns = [(min(digits), max(digits)) for digits in zip(*against.values(), strict=True)]
    graph = Graph()
    for pair, digits in against.items():
        total = 0
        for digit, (least, most) in zip(digits, columns, strict=True):
            total = total * ((most - least) * len(nodes) + 1) + digit - least  # with room for all pairs together
        graph.add_edge(*pair, weight=-total)
    return [(min(pair), max(pair)) for pair in max_weight_matching(graph, maxcardinality=True)]
