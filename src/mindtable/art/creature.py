"""A creature as an SVG picture: a sticker with its shadow, in its scene or alone."""

from __future__ import annotations

from random import Random
from typing import Final

from .extent import Box
from .eyes import Mood
from .focus import face_of
from .layers import Creature
from .scenes import drawn_scene
from .shading import ground_shadow, shadow_height
from .studio import Outline, Sticker
from .svg import Place, number, numbers, placed

HEIGHT: Final = 32
WIDTH: Final = 48  # as a picture of its own
WIDEST: Final = 66  # the scene is drawn this wide, so that one picture can be cropped from 1:1 to 2:1
_FEET: Final = (16.0, 30.0)
_GROUND: Final = 30.2
_HIGHEST: Final = 0.4
_SHRUNK: Final = 0.9
_OUTLINE: Final = 1.3  # around every creature, in units
_NARROWEST: Final = 24  # of what is left of a picture where it is cropped most
_CORNER: Final = Box(0, 0, 24, 12)  # where the power of a card may stand
_ASIDE: Final = 4  # a face so far from the middle is on one side of its creature
_ALONE: Final = Outline(rim=1.15, ink=0.4)
_AIR: Final = 0.5
_AROUND_FACE: Final = 1.7  # of a portrait, for each unit of the face
_SMALLEST: Final = 14  # units of a portrait


def picture(name: str, creature: Creature, mood: Mood, *, width: float = WIDTH, ink: bool = True) -> str:
    """The picture of a card, `width` units wide; without the fine line where it is shown small."""
    scene = drawn_scene(creature.scene, Random(name), name)
    outline = Outline(colour=creature.rim) if ink else Outline(colour=creature.rim, ink=0)
    sticker = Sticker(name, creature.layers, mood)
    stage = stage_of(creature, sticker.reach)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{number((WIDEST - width) / 2)} 0 {number(width)} {HEIGHT}">'
        f"{scene}{_shadow(name, creature, sticker.reach.within(stage))}{sticker.drawn(stage, outline)}</svg>"
    )


def portrait(name: str, creature: Creature, mood: Mood) -> str:
    """The head of a creature before its scene, as a square picture that is legible when it is small."""
    ids = f"{name}-portrait"
    sticker = Sticker(name, creature.layers, mood, ids=ids)
    stage = stage_of(creature, sticker.reach)
    face = face_of(creature).within(stage)
    side = min(max(_AROUND_FACE * max(face.width, face.height), _SMALLEST), HEIGHT)
    left, top = (middle - side / 2 for middle in face.middle)
    frame = numbers(min(max(left, 0), WIDEST - side), min(max(top, 0), HEIGHT - side), side, side)
    drawn = drawn_scene(creature.scene, Random(name), ids) + sticker.drawn(stage, Outline(colour=creature.rim))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}">{drawn}</svg>'


def alone(name: str, creature: Creature, mood: Mood) -> str:
    """A creature without a scene, on nothing but its shadow; the picture is as large as it."""
    ids = f"{name}-alone"
    sticker = Sticker(name, creature.layers, mood, ids=ids)
    drawn = sticker.drawn(Place(), Outline(_ALONE.rim, _ALONE.ink, creature.rim))
    around = sticker.reach
    shown = around.grown(_ALONE.rim + _ALONE.ink + _AIR)
    foot = _foot(creature, around)
    high = max(shown.bottom, foot + shadow_height(_breadth(creature, around))) - shown.top
    shadow = _shadow(ids, creature, around)
    frame = numbers(shown.left, shown.top, shown.width, high)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}">{shadow}{drawn}</svg>'


def stage_of(creature: Creature, around: Box) -> Place:
    """Where the field of a creature stands in its picture, which is cropped on both sides: on the ground, small enough
    to keep its head in it, whole in a square or at least on the side of its face, and with its face in whatever is left
    of it."""
    top = around.top if creature.top is None else creature.top
    room = (_GROUND - _HIGHEST - _OUTLINE) / (_FEET[1] - top)
    size = min(_SHRUNK * creature.size, room)
    return placed(_feet_at(creature, around, size), _GROUND, size, 0, False, about=_FEET)


def _feet_at(creature: Creature, around: Box, size: float) -> float:
    """How far from the left its feet stand."""
    middle = WIDEST / 2
    field = placed(middle, _GROUND, size, 0, False, about=_FEET)
    whole, face = around.within(field).grown(_OUTLINE), face_of(creature).within(field)
    beyond = max(0, whole.width - HEIGHT) / 2
    towards = min(max((whole.middle[0] - face.middle[0]) / _ASIDE, -1), 1)
    moved = middle - whole.middle[0] + towards * beyond
    half = max(_NARROWEST, face.width) / 2
    left, right = middle - half, middle + half
    if face.top < _CORNER.bottom:
        left = max(left, min(_CORNER.right, middle - face.width / 2))
    return middle + min(max(moved, left - face.left), right - face.right)


def _shadow(name: str, creature: Creature, around: Box) -> str:
    return ground_shadow(name, around.middle[0], _foot(creature, around), _breadth(creature, around))


def _foot(creature: Creature, around: Box) -> float:
    """How far down the ground is."""
    return _FEET[1] if creature.floats else max(around.bottom, _FEET[1])


def _breadth(creature: Creature, around: Box) -> float:
    return around.width * (0.36 if creature.floats else 0.5)
