"""How the players stand, read from what a view tells and from what was told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..game.contract import Event, Seat
from .events import RoundScored
from .sheet import ScoreSheet

Facts = Mapping[str, Any]


def sheets_in(told: Iterable[Event]) -> dict[Seat, ScoreSheet]:
    """The score sheets of the last round that ended with what was told; none if no round did."""
    return {event.seat: event.sheet for event in told if isinstance(event, RoundScored)}


def so_far(facts: Facts, seat: Seat) -> int:
    """The points of a seat in all rounds that are over."""
    return sum(facts["seats"][seat]["scores"])


def total(facts: Facts, seat: Seat) -> int:
    """The points of a seat, with those of the round in progress as they stand now."""
    now = 0 if facts["winners"] else int(facts["seats"][seat]["points"])
    return so_far(facts, seat) + now


def places(facts: Facts) -> dict[Seat, int]:
    """Who came in where at the end of a game, from the first to the last."""
    return ranking({seat: player["scores"] for seat, player in facts["seats"].items()})


def ranking(scores: Mapping[Seat, Sequence[int]]) -> dict[Seat, int]:
    """Who came in where with the points of all rounds, from the first to the last: by points, then by the last round
    (U5.3)."""
    rank = {seat: (sum(points), points[-1]) for seat, points in scores.items()}
    return {
        seat: 1 + sum(other > rank[seat] for other in rank.values())
        for seat in sorted(rank, key=lambda seat: rank[seat], reverse=True)
    }
