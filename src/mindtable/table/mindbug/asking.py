"""In which order people are asked whether they take the card shown, or block."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ...game.contract import Seat
from ...mindbug.sight import Asked as AskedSight
from ...mindbug.sight import PlayerSight, Sight
from ..present.scene import Scene

Standing = Literal["past", "now", "next", "unable"]


class Asked(NamedTuple):
    """Somebody who was asked, is asked or may be asked yet, or whom nobody asks because they are unable to."""

    seat: Seat
    name: str
    standing: Standing
    about: str  # what they are asked for, or that they are unable to do it
    token: str = ""  # what they would take the card shown with, as the name of its picture


def asking(scene: Scene[Sight]) -> tuple[Asked, ...]:
    """Everybody who might answer, in their order (T3.1, T4.1); nobody where there is only one."""
    people = scene.sight.asking
    if len(people) < 2 or not scene.to_decide or scene.winners:
        return ()
    now = [one.seat for one in people].index(scene.to_decide[0])
    return tuple(_asked(scene, one, place - now) for place, one in enumerate(people))


def asked_then(scene: Scene[Sight]) -> tuple[Asked, ...]:
    """Everybody who would be asked if the viewer, who may play a card, played one, in their order."""
    plays = [move for move in scene.sight.moves if move.startswith("play ")] if scene.is_asked else []
    if scene.sight.question != "turn" or not plays or len(scene.names) < 3:
        return ()
    then = scene.world.copy()
    then.play(plays[0], scene.viewer)
    sight = then.view(scene.viewer).sight
    return tuple(_asked(scene, one, 1) for one in sight.asking) if isinstance(sight, Sight) else ()


def _asked(scene: Scene[Sight], known: AskedSight, distance: int) -> Asked:
    question = known.question
    standing: Standing = "now" if distance == 0 else "past" if distance < 0 else "next"
    about = f"{question}-past" if standing == "past" else question
    if not known.able:
        standing = "unable"
        about = f"{question}-unable" if _is_left(scene.sight.player(known.seat), question) else f"{question}-none"
    token = "" if question == "block" else question if known.able else f"{question}-used"
    said = scene.say("table-asked-for", asked=about)
    return Asked(known.seat, scene.player(known.seat).name, standing, said, token)


def _is_left(player: PlayerSight, question: str) -> bool:
    """Whether somebody who cannot take the card shown has something left to take it with; one who is asked to block
    needs nothing."""
    return bool({"mindbug": player.mindbugs, "mindfrog": player.mindfrogs}.get(question, 1))
