"""Who plays with whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..game.contract import Seat

_IN_PAIRS: Final = frozenset({"tag-team"})  # partners sit opposite each other


def sides(game: str, seats: Sequence[Seat]) -> list[tuple[Seat, ...]]:
    """The seats of a game in groups that win together."""
    if game in _IN_PAIRS:
        return [(seat, seats[place + 2]) for place, seat in enumerate(seats[:2])]
    return [(seat,) for seat in seats]


def others_than(seat: Seat, game: str, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """All who do not play with a seat."""
    return tuple(other for side in sides(game, seats) if seat not in side for other in side)
