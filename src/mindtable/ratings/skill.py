"""Ratings by OpenSkill (the model of Plackett and Luce), which knows teams and games of many players.

A rating is how strong somebody is believed to be, and how much that may be off. People read it as a number on the
scale that players of other games know: everybody begins with 1500, and 200 points more win three games of four.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeVar

_MEAN: Final = 25.0  # of whoever has not played yet, in the units of OpenSkill
_DOUBT: Final = _MEAN / 3
_BEGINNING: Final = 1500  # as people read it
_POINTS: Final = 48  # for one of OpenSkill's units: a difference of 200 then wins 76 %, as on the scale of Elo
SURE: Final = 4.0  # doubt at which a rating counts: after about twenty games against sure ones

P = TypeVar("P")


@dataclass(frozen=True)
class Rating:
    """How strong somebody is believed to be."""

    mean: float = _MEAN
    doubt: float = _DOUBT

    @property
    def points(self) -> int:
        """As people read it."""
        return round(_BEGINNING + _POINTS * (self.mean - _MEAN))

    @property
    def margin(self) -> int:
        """By how many points it may be off, one time in three by more."""
        return round(_POINTS * self.doubt)

    @property
    def is_provisional(self) -> bool:
        """Whether too few games speak for it."""
        return self.doubt > SURE

    @staticmethod
    def of_points(points: float, margin: float) -> Rating:
        """A rating that was measured otherwise."""
        return Rating(_MEAN + (points - _BEGINNING) / _POINTS, margin / _POINTS)


def rated(sides: Sequence[Mapping[P, Rating]], places: Sequence[int]) -> dict[P, Rating]:
    """The ratings of all players after a game of their sides, of which each came in a place; the best is the lowest."""
    model = _model()
    teams = [[model.rating(one.mean, one.doubt) for one in side.values()] for side in sides]
    after = model.rate(teams, ranks=list(map(float, places)))
    return {
        player: Rating(one.mu, one.sigma)
        for side, team in zip(sides, after, strict=True)
        for player, one in zip(side, team, strict=True)
    }


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only where games are rated

    return PlackettLuce()
