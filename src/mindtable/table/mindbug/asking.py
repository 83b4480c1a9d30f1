"""In which order people are asked whether they take the card shown, or block."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from ...game.contract import Seat
from ..present.scene import Scene

Standing = Literal["past", "now", "next", "unable"]


class Asked(NamedTuple):
    """Somebody who was asked, is asked or may be asked yet, or whom nobody asks because they are unable to."""

    name: str
    standing: Standing
    about: str  # what they are asked for, or that they are unable to do it


def asking(scene: Scene) -> tuple[Asked, ...]:
    """Everybody who might answer, in their order (T3.1, T4.1); nobody where there is only one."""
    people = scene.facts["asking"]
    if len(people) < 2 or not scene.to_decide or scene.winners:
        return ()
    now = [one["seat"] for one in people].index(scene.to_decide[0])
    return tuple(_asked(scene, one, place - now) for place, one in enumerate(people))


def _asked(scene: Scene, known: Mapping[str, Any], distance: int) -> Asked:
    seat, question = Seat(known["seat"]), known["question"]
    standing: Standing = "now" if distance == 0 else "past" if distance < 0 else "next"
    about = f"{question}-past" if standing == "past" else question
    if not known["able"]:
        standing = "unable"
        is_left = scene.facts["seats"][seat].get(f"{question}s", 1)
        about = f"{question}-unable" if is_left else f"{question}-none"
    return Asked(scene.player(seat).name, standing, scene.say("table-asked-for", asked=about))
