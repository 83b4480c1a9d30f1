"""Few combinations of some values in which all pairs occur."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from heapq import heapify, heappop, heappush
from itertools import combinations
from typing import TypeVar

Thing = TypeVar("Thing")
Pair = tuple[int, Hashable, int, Hashable]


def pairwise_sample(things: Iterable[Thing], traits: Callable[[Thing], Sequence[Hashable]], most: int) -> list[Thing]:
    """Some of the things in which as many pairs of traits as possible occur: the one that adds most, then the next."""
    listed = list(things)
    pairs = [_pairs(traits(thing)) for thing in listed]
    met: set[Pair] = set()
    sample: list[Thing] = []
    best = [(-len(new), place) for place, new in enumerate(pairs)]
    heapify(best)
    while best and len(sample) < most:
        adds, place = heappop(best)
        still_adds = len(pairs[place] - met)
        if still_adds == -adds:  # nobody can add more: what others add has only become less since it was counted
            met |= pairs[place]
            sample.append(listed[place])
        elif still_adds:
            heappush(best, (-still_adds, place))
    return sample


def _pairs(traits: Sequence[Hashable]) -> set[Pair]:
    return {(one, a, other, b) for (one, a), (other, b) in combinations(enumerate(traits), 2)}
