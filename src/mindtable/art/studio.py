"""Layers as one sticker: everything that is drawn, over one outline around all of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, NamedTuple

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
    box: Box  # how far it reaches
    eyes: bool = False
    crop: tuple[Point, ...] = ()  # the corners of what is kept of it
    whole: tuple[str, ...] = ()  # the paths that are cropped


class _Filled(NamedTuple):
    """What a leaf of one path begins with."""

    drawn: str
    place: Place
    box: Box


class _Studio:
    """Draws the layers of one card; ids begin as they should, so that pictures can stand on one page."""

    def __init__(self, name: str, mood: Mood, ids: str) -> None:
        self._name = name
        self._mood = mood
        self._ids = ids
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
                yield self._emoji(layer, _place_of(layer, about=_MIDDLE).within(outer))
            elif isinstance(layer, Part):
                place = _place_of(layer, about=(0, 0)).within(outer)
                drawn, box = shaded(self._ids, drawn_part(layer.name, layer.colours), place)
                yield _Leaf(drawn, place, box)
            elif isinstance(layer, Eyes):
                eyes = drawn_eyes(layer, self._mood)
                yield _Leaf(eyes, outer, box_of_all([form.box for form in forms(tree(eyes), outer)]), eyes=True)
            elif isinstance(layer, Limb):
                yield _Leaf(*self._filled(limb(layer.points, layer.start, layer.end), layer.fill, None, outer))
            else:
                yield _Leaf(*self._filled(layer.d, layer.fill, layer.coat, outer))

    def _emoji(self, layer: Emoji, at: Place) -> _Leaf:
        drawn, boxes = "", []
        kept = _kept(layer)
        for place, shape in kept:
            fill = layer.swap.get(place, layer.swap.get(shape.fill, shape.fill))
            opacity = f' opacity="{number(shape.opacity)}"' if shape.opacity != 1 else ""
            rule = ' fill-rule="evenodd"' if shape.rule == "evenodd" else ""
            filled = self._filled(shape.d, fill, layer.coat, at, opacity + rule)
            drawn += filled.drawn
            boxes.append(filled.box)
        if not layer.crop:
            return _Leaf(drawn, at, box_of_all(boxes))
        box = box_of_all(boxes).common(box_around(map(at.at, layer.crop)))
        return _Leaf(drawn, at, box, crop=layer.crop, whole=tuple(shape.d for _, shape in kept))

    def _filled(self, d: str, fill: str, coat: Coat | None, at: Place, more: str = "") -> _Filled:
        """A path with its coat, and light and shade over both."""
        box = box_around(map(at.at, points_along(d)))
        drawn = path(d, fill, more) + self._coat(coat, d, fill) + shade(self._ids, f'<path d="{d}"', at, box)
        return _Filled(drawn, at, box)

    def _coat(self, coat: Coat | None, d: str, fill: str) -> str:
        """The pattern on one path: inside of it, and without a part in the outline."""
        if coat is None or fill not in ((coat.on,) if isinstance(coat.on, str) else coat.on):
            return ""
        chance = Random(f"{self._name} {coat.pattern}")
        pattern = drawn_coat(coat.pattern, coat.colour, coat.size, coat.turn, chance)
        self._clips += 1
        name = f"{self._ids}-c{self._clips}"
        return f'{_clip(name, d)}<g clip-path="url(#{name})" stroke="none">{pattern}</g>'


class Sticker:
    """Layers in their places on the field. Patterns follow from the name; ids begin with it, or as they should."""

    def __init__(self, name: str, layers: Sequence[Layer], mood: Mood, *, ids: str = "") -> None:
        self._ids = ids or name
        self._leaves = tuple(_Studio(name, mood, self._ids).leaves(layers, Place()))
        self.reach: Final = box_of_all([leaf.box for leaf in self._leaves])

    def drawn(self, place: Place, outline: Outline) -> str:
        """The field in a place, with the outline of all that is on it.

        The outline is the layers themselves, stroked, under the layers: sharp at every size, and no filter.
        """
        leaves = [replace(leaf, place=leaf.place.within(place)) for leaf in self._leaves]
        rim = _outline(self._ids, leaves, outline.colour, outline.ink + outline.rim)
        line = _outline(self._ids, leaves, INK, outline.ink) if outline.ink else ""
        body = "".join(_shown(f"{self._ids}-{k}", leaf) for k, leaf in enumerate(leaves))
        return f'{lights(self._ids, body)}<g stroke-linejoin="round" stroke-linecap="round">{rim}{line}</g>{body}'


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
