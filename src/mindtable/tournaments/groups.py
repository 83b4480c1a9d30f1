"""Tables of several: players with about as many points, who have met as seldom as can be."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Final

from .tournament import Tournament

_MET_AGAIN: Final = 4  # as bad as that many points of difference, squared


def sizes(players: int, fewest: int, most: int) -> list[int]:
    """How many sit at each table: as few tables as can be, and as even, the larger ones first. Rather than at a table
    with too few, somebody sits at one with more than was wished for."""
    tables = min(-(-players // most), players // fewest)
    return [players // tables + (table < players % tables) for table in range(tables)]


def grouped(tournament: Tournament, fewest: int, most: int) -> list[tuple[int, ...]]:
    """The tables of the next round. From the top down by points; then whoever gains by it changes places."""
    playing = sorted(tournament.playing, key=tournament.points, reverse=True)  # stable: by pairing numbers
    points = {one: tournament.points(one) for one in playing}
    cost = {
        frozenset(pair): (points[pair[0]] - points[pair[1]]) ** 2 + _MET_AGAIN * tournament.times_met(*pair) ** 2
        for pair in combinations(playing, 2)
    }
    tables: list[list[int]] = []
    for size in sizes(len(playing), fewest, most):
        taken = sum(map(len, tables))
        tables.append(playing[taken : taken + size])
    while _improve(tables, cost):
        pass
    return [tuple(sorted(table, key=playing.index)) for table in tables]


def _improve(tables: list[list[int]], cost: dict[frozenset[int], Fraction]) -> bool:
    """Let two change places by which the most is gained; whether there were any."""

    def at(table: list[int], one: int, instead_of: int) -> Fraction:
        return sum((cost[frozenset((one, other))] for other in table if other != instead_of), Fraction(0))

    best, swap = Fraction(0), None
    for here, there in combinations(range(len(tables)), 2):
        for one in tables[here]:
            for other in tables[there]:
                before = at(tables[here], one, one) + at(tables[there], other, other)
                after = at(tables[here], other, one) + at(tables[there], one, other)
                if before - after > best:
                    best, swap = before - after, (here, one, there, other)
    if swap is None:
        return False
    here, one, there, other = swap
    tables[here][tables[here].index(one)] = other
    tables[there][tables[there].index(other)] = one
    return True
