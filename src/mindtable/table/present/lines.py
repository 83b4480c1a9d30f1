"""What is expected to come of a decision, move by move, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...game.contract import Move, Seat
from ...review.lines import foreseen
from .scene import Scene


class Step(NamedTuple):
    """A move of a line, and who makes it."""

    name: str
    label: str
    is_own: bool


def steps_of(scene: Scene[Any], line: Sequence[tuple[Seat, Move]]) -> tuple[Step, ...]:
    """A line from the moment of a scene on, as far as it is possible by what its viewer knows."""
    return tuple(
        Step(scene.player(seat).name, scene.wording.move(move, sight, scene.names), seat == scene.viewer)
        for (seat, move), sight in zip(line, foreseen(scene.view, line), strict=False)
    )
