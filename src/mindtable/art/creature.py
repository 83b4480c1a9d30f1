"""A creature as an SVG picture: its layers, one outline around all of them, its shadow and its scene."""

from __future__ import annotations

from random import Random
from typing import Final

from .eyes import Mood
from .layers import Creature
from .scenes import drawn_scene
from .studio import Outline, sticker
from .svg import INK, ellipse, number, placed

HEIGHT: Final = 32
WIDTH: Final = 48  # as a picture of its own
WIDEST: Final = 66  # the scene is drawn this wide, so that one picture can be cropped from 1:1 to 2:1
_FEET: Final = (16.0, 30.0)
_SHRUNK: Final = 0.9


def picture(name: str, creature: Creature, mood: Mood, *, width: float = WIDTH, ink: bool = True) -> str:
    """The picture of a card, `width` units wide; without the fine line where it is shown small."""
    x = WIDEST / 2
    stage = placed(x, 30.2, _SHRUNK * creature.size, 0, False, about=_FEET)
    scene = drawn_scene(creature.scene, Random(name))
    outline = Outline(colour=creature.rim) if ink else Outline(colour=creature.rim, ink=0)
    drawn = sticker(name, creature.layers, mood, stage, outline)
    broad = (7 if creature.floats else 10) * creature.size
    shadow = ellipse(x, 30.3, broad, 1.1, INK, opacity=0.16)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{number((WIDEST - width) / 2)} 0 {number(width)} {HEIGHT}">'
        f"{scene}{shadow}{drawn}</svg>"
    )
