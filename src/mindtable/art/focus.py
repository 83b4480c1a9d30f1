"""Where a creature looks from: its face, on the field. Pictures are composed and cropped by it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from .extent import Box, box_of_all
from .layers import Creature, Eyes, Group, Layer
from .studio import place_of_group
from .svg import Place, Point

_ALSO: Final = 0.75  # eyes of this share of the largest ones belong to the face as well


class _Eye(NamedTuple):
    at: Point
    r: float


def face_of(creature: Creature) -> Box:
    """The box around the face: the eyes, and as much around them as belongs to a head."""
    if creature.face is not None:
        x, y, r = creature.face
        return Box(x - r, y - r, x + r, y + r)
    eyes = list(_eyes(creature.layers, Place()))
    largest = max(eye.r for eye in eyes)
    return box_of_all([_around(eye) for eye in eyes if eye.r >= _ALSO * largest])


def _around(eye: _Eye) -> Box:
    (x, y), r = eye
    return Box(x - 1.8 * r, y - 2 * r, x + 1.8 * r, y + 2.6 * r)


def _eyes(layers: Sequence[Layer], outer: Place) -> Iterator[_Eye]:
    for layer in layers:
        if isinstance(layer, Group):
            yield from _eyes(layer.layers, place_of_group(layer).within(outer))
        elif isinstance(layer, Eyes):
            yield from (_Eye(outer.at(point), layer.r * outer.size) for point in layer.at)
