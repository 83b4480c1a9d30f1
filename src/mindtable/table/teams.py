"""Who plays with whom."""

from __future__ import annotations

from ..game.contract import Position, Seat


def others_than(seat: Seat, position: Position) -> tuple[Seat, ...]:
    """All who do not play with a seat."""
    return tuple(other for side in position.sides if seat not in side for other in side)
