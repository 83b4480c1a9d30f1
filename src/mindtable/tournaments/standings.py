"""How everybody stands, and what decides between those who have as many points.

In a round robin that is the direct meeting, then Sonneborn-Berger, then wins; in a Swiss tournament Buchholz, then
Sonneborn-Berger, the direct meeting, and wins. Who is level in all of it shares a place.

* **Buchholz**: the points of all opponents; at a table of several, their mean.
* **Sonneborn-Berger**: the points of those whom one has beaten, and half of those with whom one was level.
* **Direct meeting**: the points against all others who are still level then, if all of them have met each other.
* **Wins**: first places in games that were played.

A round in which somebody did not play counts as one against an opponent with as many points as they have themselves
(FIDE's Tie-Break Regulations, C.07, article 16, in short).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby
from typing import Final

from .pairing import ROUND_ROBIN, SWISS
from .tournament import LOST, Tournament

# What decides between those who have as many points, the first first: fields of `Place`.
TIE_BREAKS: Final = {
    ROUND_ROBIN: ("direct", "sonneborn_berger", "wins"),
    SWISS: ("buchholz", "sonneborn_berger", "direct", "wins"),
}


@dataclass(frozen=True)
class Place:
    """Where somebody stands."""

    entrant: int
    place: int  # from 1 on; several may share one
    points: Fraction
    buchholz: Fraction
    sonneborn_berger: Fraction
    direct: Fraction  # 0 where it decides nothing
    wins: int
    is_withdrawn: bool


def standings(tournament: Tournament, system: str) -> list[Place]:
    """All entrants, the best first; those who share a place in the order of their pairing numbers."""
    points = {entrant: tournament.points(entrant) for entrant in tournament.entrants}
    reckoned = [_reckoned(tournament, entrant, points) for entrant in tournament.entrants]
    reckoned = _with_direct(tournament, reckoned, system)
    ordered = sorted(reckoned, key=lambda one: _worth(one, system), reverse=True)  # stable: by pairing numbers
    placed: list[Place] = []
    for _, level in groupby(ordered, key=lambda one: _worth(one, system)):
        place = len(placed) + 1
        placed += [replace(one, place=place) for one in level]
    return placed


def _with_direct(tournament: Tournament, reckoned: Sequence[Place], system: str) -> list[Place]:
    """The same with the direct meeting of those between whom nothing else has decided before it."""
    before = TIE_BREAKS[system][: TIE_BREAKS[system].index("direct")]
    worth = {one.entrant: (one.points, *(getattr(one, name) for name in before)) for one in reckoned}
    level = {one: [other for other in worth if worth[other] == worth[one]] for one in worth}
    return [replace(one, direct=_direct(tournament, one.entrant, level[one.entrant])) for one in reckoned]


def _worth(one: Place, system: str) -> tuple[Fraction | int, ...]:
    return one.points, *(getattr(one, name) for name in TIE_BREAKS[system])


def _reckoned(tournament: Tournament, entrant: int, points: dict[int, Fraction]) -> Place:
    buchholz = sonneborn_berger = LOST
    wins = 0
    for board in tournament.boards_of(entrant):
        if board.is_played:
            others = board.opponents(entrant)
            buchholz += sum((points[other] for other in others), LOST) / len(others)
            beaten = sum((points[other] * board.against(entrant, other) for other in others), LOST)
            sonneborn_berger += beaten / len(others)
            wins += board.places[board.entrants.index(entrant)] == 1
        elif board.is_over:
            buchholz += points[entrant]
            sonneborn_berger += points[entrant] * board.points(entrant)
    return Place(
        entrant,
        0,
        points[entrant],
        buchholz,
        sonneborn_berger,
        LOST,
        wins,
        entrant in tournament.withdrawn,
    )


def _direct(tournament: Tournament, entrant: int, level: Sequence[int]) -> Fraction:
    """The points against all others who are level, if all of them have played each other."""
    if len(level) == 1 or not all(_have_played(tournament, one, other) for one in level for other in level):
        return LOST
    return sum(
        (
            board.against(entrant, other)
            for board in tournament.boards_of(entrant)
            for other in board.opponents(entrant)
            if board.is_played and other in level
        ),
        LOST,
    )


def _have_played(tournament: Tournament, one: int, other: int) -> bool:
    return one == other or any(board.is_played and other in board.entrants for board in tournament.boards_of(one))
