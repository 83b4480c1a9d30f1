"""In which order people are asked whether they take the card shown, or block."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ...mindbug.sight import Asked as AskedSight
from ...mindbug.sight import PlayerSight, Sight
from ..present.scene import Scene

Standing = Literal["past", "now", "next", "unable"]


class Asked(NamedTuple):
    """Somebody who was asked, is asked or may be asked yet, or whom nobody asks because they are unable to."""

    name: str
    standing: Standing
    about: str  # what they are asked for, or that they are unable to do it


def asking(scene: Scene[Sight]) -> tuple[Asked, ...]:
    """Everybody who might answer, in their order (T3.1, T4.1); nobody where there is only one."""
    people = scene.sight.asking
    if len(people) < 2 or not scene.to_decide or scene.winners:
        return ()
    now = [one.seat for one in people].index(scene.to_decide[0])
    return tuple(_asked(scene, one, place - now) for place, one in enumerate(people))


def _asked(scene: Scene[Sight], known: AskedSight, distance: int) -> Asked:
    question = known.question
    standing: Standing = "now" if distance == 0 else "past" if distance < 0 else "next"
    about = f"{question}-past" if standing == "past" else question
    if not known.able:
        standing = "unable"
        about = f"{question}-unable" if _is_left(scene.sight.player(known.seat), question) else f"{question}-none"
    return Asked(scene.player(known.seat).name, standing, scene.say("table-asked-for", asked=about))


def _is_left(player: PlayerSight, question: str) -> bool:
    """Whether somebody who cannot take the card shown has something left to take it with; one who is asked to block
    needs nothing."""
    return bool({"mindbug": player.mindbugs, "mindfrog": player.mindfrogs}.get(question, 1))
