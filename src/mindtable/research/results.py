"""What a game was worth to everybody."""

from __future__ import annotations

from collections.abc import Sequence

from ..game.contract import Seat


def returns(sides: Sequence[Sequence[Seat]], winners: Sequence[Seat]) -> dict[Seat, float]:
    """1 for a side that has won alone, and for the others what makes the sum over the sides zero; a victory that is
    shared lies between. All are 0 while nobody has won.

    >>> returns([["A"], ["B"], ["C"]], ["B"])
    {'A': -0.5, 'B': 1.0, 'C': -0.5}
    """
    number = len(sides)
    winning = [side for side in sides if side[0] in winners]
    won = (number / len(winning) - 1) / (number - 1) if winning else 0.0
    lost = -1 / (number - 1) if winning else 0.0
    return {seat: won if side in winning else lost for side in sides for seat in side}
