"""How the players stand, read from the facts of a view."""

from __future__ import annotations

from ...game.contract import Seat
from ..drawing import Facts


def so_far(facts: Facts, seat: Seat) -> int:
    """The points of a seat in all rounds that are over."""
    return sum(facts["seats"][seat]["scores"])


def total(facts: Facts, seat: Seat) -> int:
    """The points of a seat, with those of the round in progress as they stand now."""
    now = 0 if facts["winners"] else int(facts["seats"][seat]["points"])
    return so_far(facts, seat) + now


def places(facts: Facts) -> dict[Seat, int]:
    """Who came in where at the end of a game, from the first to the last: by points, then by the last round (U5.3)."""
    rank = {seat: (so_far(facts, seat), player["scores"][-1]) for seat, player in facts["seats"].items()}
    return {
        seat: 1 + sum(other > rank[seat] for other in rank.values())
        for seat in sorted(rank, key=lambda seat: rank[seat], reverse=True)
    }
