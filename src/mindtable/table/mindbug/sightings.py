"""What became of cards that the viewer saw: each is now in one of several places."""

from __future__ import annotations

from typing import NamedTuple

from ...game.contract import Seat
from ...mindbug.sight import Sight
from ..present.scene import Scene
from .faces import face


class Sighting(NamedTuple):
    """A card that was lost sight of, and where it may be, in words."""

    card: str
    sentence: str


def sightings(scene: Scene[Sight]) -> tuple[Sighting, ...]:
    """The cards that the viewer has lost sight of."""
    return tuple(
        Sighting(
            seen.card,
            scene.say(
                "terminal-sighting",
                card=face(seen.card, scene.language).name,
                places=scene.wording.alternatives([_place(scene, *place.split()) for place in seen.places]),
            ),
        )
        for seen in scene.sight.sightings
    )


def _place(scene: Scene[Sight], zone: str, seat: str = "") -> str:
    if zone == "draw" and seat == scene.viewer:
        return scene.say("table-place-your-draw")
    return scene.say(f"terminal-place-{zone}", name=scene.names[Seat(seat)] if seat else "")
