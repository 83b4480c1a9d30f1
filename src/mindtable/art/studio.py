"""Layers as one sticker: everything that is drawn, over one outline around all of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from .coats import drawn_coat
from .emoji import FilledPath, emoji
from .extent import Box, box_around, box_of_all, forms, tree
from .eyes import Mood, drawn_eyes
from .layers import Coat, Emoji, Eyes, Group, Layer, Limb, Part, Pick
from .outlines import points_along
from .parts import drawn_part
from .shading import lights, shade, shaded
from .svg import HALO, INK, Place, Point, grown, limb, number, path, placed, polygon, tinted

_MIDDLE: Final = (16.0, 16.0)


@dataclass(frozen=True)
class Outline:
    """How wide the rim and the fine line around a sticker are, in units, and the colour of the rim."""

    rim: float = 1.0
    ink: float = 0.3
    colour: str = HALO


@dataclass(frozen=True)
class _Leaf:
    """What is drawn in one place."""

    drawn: str
    place: Place
    eyes: bool = False
    crop: tuple[Point, ...] = ()  # the corners of what is kept of it
    whole: tuple[str, ...] = ()  # the paths that are cropped


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
                inner = self.leaves(layer.layers, place_of_group(layer).within(outer))
                yield from (
                    replace(leaf, drawn=tinted(leaf.drawn, layer.tint)) if layer.tint and not leaf.eyes else leaf
                    for leaf in inner
                )
            elif isinstance(layer, Emoji):
                place = _place_of(layer, about=_MIDDLE).within(outer)
                whole = tuple(shape.d for _, shape in _kept(layer)) if layer.crop else ()
                yield _Leaf(self._emoji(layer, place), place, crop=layer.crop, whole=whole)
            elif isinstance(layer, Part):
                place = _place_of(layer, about=(0, 0)).within(outer)
                yield _Leaf(shaded(self._name, drawn_part(layer.name, layer.colours), place), place)
            elif isinstance(layer, Eyes):
                yield _Leaf(drawn_eyes(layer, self._mood), outer, eyes=True)
            elif isinstance(layer, Limb):
                d = limb(layer.points, layer.start, layer.end)
                yield _Leaf(self._filled(d, layer.fill, None, outer), outer)
            else:
                yield _Leaf(self._filled(layer.d, layer.fill, layer.coat, outer), outer)

    def _emoji(self, layer: Emoji, at: Place) -> str:
        drawn = ""
        for place, shape in _kept(layer):
            fill = layer.swap.get(place, layer.swap.get(shape.fill, shape.fill))
            opacity = f' opacity="{number(shape.opacity)}"' if shape.opacity != 1 else ""
            rule = ' fill-rule="evenodd"' if shape.rule == "evenodd" else ""
            drawn += self._filled(shape.d, fill, layer.coat, at, opacity + rule)
        return drawn

    def _filled(self, d: str, fill: str, coat: Coat | None, at: Place, more: str = "") -> str:
        """A path with its coat, and light and shade over both."""
        box = box_around(map(at.at, points_along(d)))
        return path(d, fill, more) + self._coat(coat, d, fill) + shade(self._name, f'<path d="{d}"', at, box)

    def _coat(self, coat: Coat | None, d: str, fill: str) -> str:
        """The pattern on one path: inside of it, and without a part in the outline."""
        if coat is None or fill not in ((coat.on,) if isinstance(coat.on, str) else coat.on):
            return ""
        chance = Random(f"{self._name} {coat.pattern}")
        pattern = drawn_coat(coat.pattern, coat.colour, coat.size, coat.turn, chance)
        self._clips += 1
        name = f"{self._name}-c{self._clips}"
        return f'{_clip(name, d)}<g clip-path="url(#{name})" stroke="none">{pattern}</g>'


def sticker(name: str, layers: Sequence[Layer], mood: Mood, place: Place, outline: Outline) -> str:
    """Layers in their place, with their outline; ids begin with the name.

    The outline is the layers themselves, stroked, under the layers: sharp at every size, and no filter.
    """
    leaves = list(_Studio(name, mood).leaves(layers, place))
    rim = _outline(name, leaves, outline.colour, outline.ink + outline.rim)
    line = _outline(name, leaves, INK, outline.ink) if outline.ink else ""
    body = "".join(_shown(f"{name}-{k}", leaf) for k, leaf in enumerate(leaves))
    return f'{lights(name, body)}<g stroke-linejoin="round">{rim}{line}</g>{body}'


def reach(layers: Sequence[Layer]) -> Box:
    """How far layers reach on the field."""
    return box_of_all([_box(leaf) for leaf in _Studio("", Mood.CALM).leaves(layers, Place())])


def _box(leaf: _Leaf) -> Box:
    whole = box_of_all([form.box for form in forms(tree(leaf.drawn), leaf.place)])
    if not leaf.crop:
        return whole
    kept = box_around(map(leaf.place.at, leaf.crop))
    return Box(
        max(whole.left, kept.left),
        max(whole.top, kept.top),
        min(whole.right, kept.right),
        min(whole.bottom, kept.bottom),
    )


def _shown(name: str, leaf: _Leaf) -> str:
    if not leaf.crop:
        return f'<g id="{name}" transform="{leaf.place}">{leaf.drawn}</g>'
    clip = _clip(f"{name}-crop", polygon(leaf.crop))
    return f'{clip}<g transform="{leaf.place}" clip-path="url(#{name}-crop)">{leaf.drawn}</g>'


def _outline(name: str, leaves: Sequence[_Leaf], colour: str, width: float) -> str:
    """All leaves once more, each stroked as wide as makes `width` outside of it, whatever its own scale."""
    drawn = "".join(_stroked(f"{name}-{k}", leaf, colour, width) for k, leaf in enumerate(leaves))
    return f'<g stroke="{colour}">{drawn}</g>'


def _stroked(name: str, leaf: _Leaf, colour: str, width: float) -> str:
    """What is cropped is filled too, and its crop is wider by the line: so the line goes along the cut."""
    wide = width / leaf.place.size
    stroke = f' stroke-width="{number(2 * wide)}"'
    if not leaf.crop:
        return f'<use href="#{name}"{stroke}/>'
    wider = f"{name}-{number(width)}"
    clip = _clip(wider, polygon(grown(leaf.crop, wide)))
    drawn = "".join(path(d, colour, stroke) for d in leaf.whole)
    return f'{clip}<g transform="{leaf.place}" clip-path="url(#{wider})">{drawn}</g>'


def _clip(name: str, d: str) -> str:
    return f'<clipPath id="{name}"><path d="{d}"/></clipPath>'


def place_of_group(group: Group) -> Place:
    """Where the layers of a group stand."""
    return _place_of(group, about=_MIDDLE)


def _place_of(layer: Emoji | Part | Group, *, about: tuple[float, float]) -> Place:
    return placed(layer.x, layer.y, layer.scale, layer.turn, layer.flip, about=about)


def _kept(layer: Emoji) -> list[tuple[int, FilledPath]]:
    """The paths of an emoji that are drawn, with their places in its list."""
    return [
        (place, shape)
        for place, shape in enumerate(emoji(layer.name))
        if not _picked(layer.drop, place, shape) and (not layer.only or _picked(layer.only, place, shape))
    ]


def _picked(picks: tuple[Pick, ...], place: int, shape: FilledPath) -> bool:
    return place in picks or shape.fill in picks
