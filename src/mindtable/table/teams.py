"""Who plays with whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..game.contract import Position, Seat


def sides(facts: Mapping[str, Any]) -> list[tuple[Seat, ...]]:
    """The seats of a game in groups that win together, from the facts of any view."""
    return [tuple(Seat(seat) for seat in side) for side in facts.get("teams") or [[seat] for seat in facts["seats"]]]


def others_than(seat: Seat, position: Position) -> tuple[Seat, ...]:
    """All who do not play with a seat."""
    return tuple(other for side in sides(position.view(None).facts()) if seat not in side for other in side)
