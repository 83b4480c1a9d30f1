"""A creature as an SVG picture: its layers, one outline around all of them, its shadow and its scene."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from .coats import drawn_coat
from .emoji import FilledPath, emoji
from .eyes import Mood, drawn_eyes
from .layers import Coat, Creature, Emoji, Eyes, Group, Layer, Limb, Part, Pick, Shape
from .parts import drawn_part
from .scenes import drawn_scene
from .svg import INK, Place, Point, ellipse, grown, limb, number, path, placed, polygon, tinted

HEIGHT: Final = 32
WIDTH: Final = 48  # as a picture of its own
WIDEST: Final = 66  # the scene is drawn this wide, so that one picture can be cropped from 1:1 to 2:1
_MIDDLE: Final = (16.0, 16.0)
_FEET: Final = (16.0, 30.0)
_SHRUNK: Final = 0.9
_INK_WIDTH: Final = 0.3
_RIM_WIDTH: Final = 1.0


@dataclass(frozen=True)
class _Leaf:
    """What is drawn in one place."""

    drawn: str
    place: Place
    eyes: bool = False
    crop: tuple[Point, ...] = ()  # the corners of what is kept of it


class _Studio:
    """Draws the layers of one card; ids begin with its name, so that pictures can stand on one page."""

    def __init__(self, name: str, mood: Mood) -> None:
        self._name = name
        self._mood = mood
        self._clips = 0

    def leaves(self, layers: Sequence[Layer], outer: Place) -> Iterator[_Leaf]:
        """All that is drawn, the hindmost first, each with its place on the field."""
        for layer in layers:
            if isinstance(layer, Group):
                inner = self.leaves(layer.layers, _place_of(layer, about=_MIDDLE).within(outer))
                yield from (
                    replace(leaf, drawn=tinted(leaf.drawn, layer.tint)) if layer.tint and not leaf.eyes else leaf
                    for leaf in inner
                )
            elif isinstance(layer, Emoji):
                place = _place_of(layer, about=_MIDDLE).within(outer)
                yield _Leaf(self._emoji(layer), place, crop=layer.crop)
            elif isinstance(layer, Part):
                yield _Leaf(drawn_part(layer.name, layer.colours), _place_of(layer, about=(0, 0)).within(outer))
            elif isinstance(layer, Eyes):
                yield _Leaf(drawn_eyes(layer, self._mood), outer, eyes=True)
            elif isinstance(layer, Limb):
                yield _Leaf(path(limb(layer.points, layer.start, layer.end), layer.fill), outer)
            else:
                yield _Leaf(self._shape(layer), outer)

    def _emoji(self, layer: Emoji) -> str:
        drawn = ""
        for place, shape in enumerate(emoji(layer.name)):
            if _picked(layer.drop, place, shape) or (layer.only and not _picked(layer.only, place, shape)):
                continue
            fill = layer.swap.get(place, layer.swap.get(shape.fill, shape.fill))
            opacity = f' opacity="{number(shape.opacity)}"' if shape.opacity != 1 else ""
            rule = ' fill-rule="evenodd"' if shape.rule == "evenodd" else ""
            drawn += path(shape.d, fill, opacity + rule) + self._coat(layer.coat, shape.d, fill)
        return drawn

    def _shape(self, layer: Shape) -> str:
        return path(layer.d, layer.fill) + self._coat(layer.coat, layer.d, layer.fill)

    def _coat(self, coat: Coat | None, d: str, fill: str) -> str:
        """The pattern on one path: inside of it, and without a part in the outline."""
        if coat is None or fill not in ((coat.on,) if isinstance(coat.on, str) else coat.on):
            return ""
        chance = Random(f"{self._name} {coat.pattern}")
        pattern = drawn_coat(coat.pattern, coat.colour, coat.size, coat.turn, chance)
        self._clips += 1
        name = f"{self._name}-c{self._clips}"
        return f'{_clip(name, d)}<g clip-path="url(#{name})" stroke="none">{pattern}</g>'


def picture(name: str, creature: Creature, mood: Mood, *, width: float = WIDTH, ink: bool = True) -> str:
    """The picture of a card, `width` units wide; without the fine line where it is shown small.

    The outline is the layers themselves, stroked, under the layers: sharp at every size, and no filter.
    """
    x = WIDEST / 2
    stage = placed(x, 30.2, _SHRUNK * creature.size, 0, False, about=_FEET)
    leaves = list(_Studio(name, mood).leaves(creature.layers, stage))
    scene = drawn_scene(creature.scene, Random(name))
    rim = _outline(name, leaves, creature.rim, _INK_WIDTH + _RIM_WIDTH)
    line = _outline(name, leaves, INK, _INK_WIDTH) if ink else ""
    body = "".join(_shown(f"{name}-{k}", leaf) for k, leaf in enumerate(leaves))
    broad = (7 if creature.floats else 10) * creature.size
    shadow = ellipse(x, 30.3, broad, 1.1, INK, opacity=0.16)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{number((WIDEST - width) / 2)} 0 {number(width)} {HEIGHT}">'
        f'{scene}{shadow}<g stroke-linejoin="round">{rim}{line}</g>{body}</svg>'
    )


def _shown(name: str, leaf: _Leaf) -> str:
    if not leaf.crop:
        return f'<g id="{name}" transform="{leaf.place}">{leaf.drawn}</g>'
    kept = f'<g transform="{leaf.place}" clip-path="url(#{name}-crop)"><g id="{name}">{leaf.drawn}</g></g>'
    return _clip(f"{name}-crop", polygon(leaf.crop)) + kept


def _outline(name: str, leaves: Sequence[_Leaf], colour: str, width: float) -> str:
    """All leaves once more, each stroked as wide as makes `width` outside of it, whatever its own scale."""
    drawn = "".join(_stroked(f"{name}-{k}", leaf, width) for k, leaf in enumerate(leaves))
    return f'<g stroke="{colour}">{drawn}</g>'


def _stroked(name: str, leaf: _Leaf, width: float) -> str:
    """The line goes around what is cropped too: there the crop is wider by the line."""
    wide = width / leaf.place.size
    use = f'<use href="#{name}" stroke-width="{number(2 * wide)}"/>'
    if not leaf.crop:
        return use
    wider = f"{name}-{number(width)}"
    clip = _clip(wider, polygon(grown(leaf.crop, wide)))
    return f'{clip}<g transform="{leaf.place}" clip-path="url(#{wider})">{use}</g>'


def _clip(name: str, d: str) -> str:
    return f'<clipPath id="{name}"><path d="{d}"/></clipPath>'


def _place_of(layer: Emoji | Part | Group, *, about: tuple[float, float]) -> Place:
    return placed(layer.x, layer.y, layer.scale, layer.turn, layer.flip, about=about)


def _picked(picks: tuple[Pick, ...], place: int, shape: FilledPath) -> bool:
    return place in picks or shape.fill in picks
