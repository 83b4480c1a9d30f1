"""Everybody meets everybody else once, by Berger's tables (FIDE Handbook, C.05, annex 1)."""

from __future__ import annotations


def rounds_of(entrants: int) -> int:
    """How many rounds it takes."""
    return entrants - 1 + entrants % 2


def berger_round(entrants: int, number: int) -> list[tuple[int, int]]:
    """Who meets in a round, both from 1 on. With an odd number the last one is not there: who would meet them, has
    a bye."""
    last = entrants + entrants % 2
    others = last - 1
    alone = next(one for one in range(1, last) if (2 * one - number - 1) % others == 0)
    first = (alone, last) if number % 2 else (last, alone)
    return [
        first,
        *(((alone + step - 1) % others + 1, (alone - step - 1) % others + 1) for step in range(1, last // 2)),
    ]
