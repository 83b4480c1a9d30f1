"""The race over the three rounds: everybody's points as bars, the best first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from ...game.contract import Seat
from ...mindup.sight import Sight
from ...mindup.standings import so_far
from ..present.scene import Scene

_REMEMBERED: Final = 1 << 10  # races that were drawn last
_LENGTH: Final = 260  # of a bar, in the units of its drawing
_ROOM: Final = 1.09  # beyond the longest bar
_LEGIBLE: Final = 22  # what is shorter has no room for its number


class Leg(NamedTuple):
    """The points of a round as a part of a bar."""

    points: int
    start: float
    length: float
    is_open: bool  # whether the round still goes on

    @property
    def is_legible(self) -> bool:
        """Whether there is room for its number."""
        return self.length >= _LEGIBLE

    @property
    def middle(self) -> float:
        """Where its number stands."""
        return round(self.start + self.length / 2, 1)


class Contestant(NamedTuple):
    """A player by name: what else changes of them has nothing to do with points."""

    seat: Seat
    name: str
    is_viewer: bool


class Racer(NamedTuple):
    """A player with the points of all rounds; those of the round that goes on as if it ended now."""

    player: Contestant
    legs: tuple[Leg, ...]
    total: int
    place: int


class Race(NamedTuple):
    """How everybody stands."""

    title: str
    racers: tuple[Racer, ...]
    sentence: str = ""  # who leads, and by how much; after a round only
    length: int = _LENGTH


class _Runner(NamedTuple):
    """All that decides a race, of a seat."""

    seat: Seat
    scores: tuple[int, ...]  # of the rounds that are over
    points: int  # of the round that goes on, as if it ended now

    @property
    def rounds(self) -> tuple[int, ...]:
        return (*self.scores, self.points)

    @property
    def total(self) -> int:
        return sum(self.rounds)


class _Standing(NamedTuple):
    """How a seat stands, whoever looks at it."""

    seat: Seat
    legs: tuple[Leg, ...]
    total: int
    place: int


def race(scene: Scene[Sight], rounds: int) -> Race:
    """Everybody's points, the best first."""
    sight = scene.sight
    runners = tuple([_Runner(one.seat, one.scores, points_now(sight, one.seat)) for one in sight.players])
    is_over = bool(sight.winners)
    racers = tuple(
        [Racer(contestant(scene, one.seat), one.legs, one.total, one.place) for one in _standings(runners, is_over)]
    )
    ended = len(sight.players[0].scores)
    is_between = bool(ended) and not sight.turn
    if not is_between and not is_over:
        return Race(scene.say("table-up-scores"), racers)
    left = "" if is_over else scene.say("table-up-to-go", rounds=rounds - ended)
    title = scene.say("table-up-after", rounds=ended)
    return Race(title, racers, f"{_who_leads(scene, racers)} {left}".strip())


@lru_cache(_REMEMBERED)
def _standings(runners: tuple[_Runner, ...], is_over: bool) -> tuple[_Standing, ...]:
    """How everybody stands, the best first: the same for all who look."""
    ranks = _ranks(runners, is_over)
    longest = max(1, *(sum(max(0, points) for points in one.rounds) for one in runners)) * _ROOM
    return tuple(
        _Standing(one.seat, _legs(one, longest), one.total, ranks[one.seat])
        for one in sorted(runners, key=lambda one: ranks[one.seat])
    )


def contestant(scene: Scene[Sight], seat: Seat) -> Contestant:
    """Who sits at a seat."""
    player = scene.player(seat)
    return Contestant(seat, player.name, player.is_viewer)


def _ranks(runners: Sequence[_Runner], is_over: bool) -> Mapping[Seat, int]:
    """The place of everybody; at the end, of those who have the same points, by the last round (U5.3)."""
    by_last = is_over and bool(runners[0].scores)
    worth = {one.seat: (one.total, one.scores[-1] if by_last else 0) for one in runners}
    return {seat: 1 + sum(other > points for other in worth.values()) for seat, points in worth.items()}


def total(sight: Sight, seat: Seat) -> int:
    """The points of a seat, with those of a round that has begun as if it ended now."""
    return so_far(sight, seat) + points_now(sight, seat)


def points_now(sight: Sight, seat: Seat) -> int:
    """The points of a round as if it ended now. Before anybody has taken a card there are none, whatever the objectives
    would say."""
    return sight.player(seat).points if sight.turn and not sight.winners else 0


def _legs(runner: _Runner, longest: float) -> tuple[Leg, ...]:
    """A bar cannot go back: a round that has cost points has no length."""
    lengths = [round(_LENGTH * max(0, points) / longest, 1) for points in runner.rounds]
    starts = accumulate(lengths, initial=0.0)
    legs = zip(runner.rounds, starts, lengths, strict=False)
    return tuple(
        Leg(points, round(start, 1), length, place >= len(runner.scores))
        for place, (points, start, length) in enumerate(legs)
    )


def _who_leads(scene: Scene[Sight], racers: Sequence[Racer]) -> str:
    """Who is ahead of whom: of the viewer, or of all others."""
    most = max(one.total for one in racers)
    viewer = next((one for one in racers if one.player.is_viewer), None)
    seated = sorted(racers, key=lambda one: one.player.seat)
    others = [one.player.name for one in seated if one.total == most and not one.player.is_viewer]
    names = scene.wording.every_one(others) if others else ""
    if viewer and viewer.total == most:
        if others:
            return scene.say("table-up-you-are-level", name=names)
        return scene.say("table-up-you-lead", points=most - max(one.total for one in racers if one is not viewer))
    if len(others) > 1:
        return scene.say("table-up-are-level", name=names)
    behind = viewer.total if viewer else sorted(one.total for one in racers)[-2]
    return scene.say("table-up-leads-you" if viewer else "table-up-leads", name=names, points=most - behind)
