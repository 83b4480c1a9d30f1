"""The race over the three rounds: everybody's points as bars, the best first."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import Final, NamedTuple

from ...game.contract import Seat
from ...mindup.sight import PlayerSight, Sight
from ...mindup.standings import places, so_far
from ..present.scene import Scene

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


def race(scene: Scene[Sight], rounds: int) -> Race:
    """Everybody's points, the best first."""
    sight = scene.sight
    ranks = _ranks(sight)
    ended = len(sight.players[0].scores)
    longest = max(1, *(_length(player, sight) for player in sight.players)) * _ROOM
    racers = [
        Racer(contestant(scene, one.seat), _legs(one, sight, longest), total(sight, one.seat), ranks[one.seat])
        for one in sorted(sight.players, key=lambda player: ranks[player.seat])
    ]
    is_between = bool(ended) and not sight.turn and not sight.winners
    if not is_between and not sight.winners:
        return Race(scene.say("table-up-scores"), tuple(racers))
    left = scene.say("table-up-to-go", rounds=rounds - ended) if is_between else ""
    return Race(scene.say("table-up-after", rounds=ended), tuple(racers), f"{_who_leads(scene)} {left}".strip())


def contestant(scene: Scene[Sight], seat: Seat) -> Contestant:
    """Who sits at a seat."""
    player = scene.player(seat)
    return Contestant(seat, player.name, player.is_viewer)


def _ranks(sight: Sight) -> Mapping[Seat, int]:
    if sight.winners and sight.players[0].scores:
        return places(sight)
    totals = {player.seat: total(sight, player.seat) for player in sight.players}
    return {seat: 1 + sum(other > points for other in totals.values()) for seat, points in totals.items()}


def total(sight: Sight, seat: Seat) -> int:
    """The points of a seat, with those of a round that has begun as if it ended now."""
    return so_far(sight, seat) + points_now(sight, seat)


def points_now(sight: Sight, seat: Seat) -> int:
    """The points of a round as if it ended now. Before anybody has taken a card there are none, whatever the objectives
    would say."""
    return sight.player(seat).points if sight.turn and not sight.winners else 0


def _rounds(player: PlayerSight, sight: Sight) -> list[int]:
    return [*player.scores, points_now(sight, player.seat)]


def _length(player: PlayerSight, sight: Sight) -> int:
    return sum(max(0, points) for points in _rounds(player, sight))


def _legs(player: PlayerSight, sight: Sight, longest: float) -> tuple[Leg, ...]:
    """A bar cannot go back: a round that has cost points has no length."""
    rounds = _rounds(player, sight)
    lengths = [round(_LENGTH * max(0, points) / longest, 1) for points in rounds]
    starts = accumulate(lengths, initial=0.0)
    legs = zip(rounds, starts, lengths, strict=False)
    return tuple(
        Leg(points, round(start, 1), length, place >= len(player.scores))
        for place, (points, start, length) in enumerate(legs)
    )


def _who_leads(scene: Scene[Sight]) -> str:
    """Who is ahead of whom: of the viewer, or of all others."""
    sight, viewer = scene.sight, scene.viewer
    totals = {player.seat: total(sight, player.seat) for player in sight.players}
    first = [seat for seat, points in totals.items() if points == max(totals.values())]
    others = [seat for seat in first if seat != viewer]
    names = scene.wording.every_one([scene.names[seat] for seat in others]) if others else ""
    if viewer in first:
        if others:
            return scene.say("table-up-you-are-level", name=names)
        ahead = totals[viewer] - max(points for seat, points in totals.items() if seat != viewer)
        return scene.say("table-up-you-lead", points=ahead)
    if len(others) > 1:
        return scene.say("table-up-are-level", name=names)
    behind = totals[viewer] if viewer is not None else sorted(totals.values())[-2]
    message = "table-up-leads-you" if viewer is not None else "table-up-leads"
    return scene.say(message, name=names, points=max(totals.values()) - behind)
