"""What is expected to come of a decision, move by move: in words, and on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from ...game.contract import Move, Seat
from ...review.lines import Played, played_out
from ..family import family_of
from ..tidings import Tidings, Told
from .scene import Scene


class Step(NamedTuple):
    """A move of a line, and who makes it."""

    seat: Seat
    name: str
    label: str
    is_own: bool


def steps_of(scene: Scene[Any], line: Sequence[tuple[Seat, Move]]) -> tuple[Step, ...]:
    """A line from the moment of a scene on, as far as it is possible by what its viewer knows."""
    return in_words(scene, line, played_out(scene.view, line))


def in_words(scene: Scene[Any], line: Sequence[tuple[Seat, Move]], played: Sequence[Played]) -> tuple[Step, ...]:
    """The moves of a line that were played in a world, as the viewer of a scene reads them."""
    steps = []
    for (seat, move), one in zip(line, played, strict=False):
        sight = one.before.view(seat).sight
        label = scene.wording.move(move, sight, scene.names)
        steps.append(Step(seat, scene.player(seat).name, label, seat == scene.reader))
    return tuple(steps)


def scene_after(scene: Scene[Any], played: Sequence[Played]) -> Scene[Any]:
    """The scene once some moves of a line were played in a world: what its viewer would see and be told then."""
    seat = scene.reader
    told = Told(scene.told)
    for one in played:
        told.add(Tidings(tuple(event.told_to(seat) for event in one.told)))
    position = played[-1].after
    view = position.view(scene.viewer)
    sight = view.sight if scene.viewer else family_of(scene.game).opened(position)
    return replace(scene, view=view, sight=sight, told=told, winners=position.winners, since=len(told) - 1)
