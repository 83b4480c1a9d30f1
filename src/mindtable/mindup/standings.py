"""How the players stand, read from what a seat sees and from what was told."""

from __future__ import annotations

from collections.abc import Iterable

from ..game.contract import Event, Seat
from .events import RoundScored
from .sheet import ScoreSheet
from .sight import Sight


def sheets_in(told: Iterable[Event]) -> dict[Seat, ScoreSheet]:
    """The score sheets of the last round that ended with what was told; none if no round did."""
    return {event.seat: event.sheet for event in told if isinstance(event, RoundScored)}


def so_far(sight: Sight, seat: Seat) -> int:
    """The points of a seat in all rounds that are over."""
    return sum(sight.player(seat).scores)


def total(sight: Sight, seat: Seat) -> int:
    """The points of a seat, with those of the round in progress as they stand now."""
    return so_far(sight, seat) + (0 if sight.winners else sight.player(seat).points)


def places(sight: Sight) -> dict[Seat, int]:
    """Who came in where at the end of a game, from the first to the last: by points, then by the last round (U5.3)."""
    rank = {player.seat: (sum(player.scores), player.scores[-1]) for player in sight.players}
    return {
        seat: 1 + sum(other > rank[seat] for other in rank.values())
        for seat in sorted(rank, key=lambda seat: rank[seat], reverse=True)
    }
