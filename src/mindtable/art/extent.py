"""How far drawings reach: the box around every shape in them, wherever groups have moved it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple
from xml.etree.ElementTree import Element, fromstring

from .outlines import points_along
from .svg import Place, Point, placed


@dataclass(frozen=True)
class Box:
    """A rectangle along the axes."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        """Its centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, by: float) -> Box:
        """With all edges moved outwards."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def common(self, other: Box) -> Box:
        """What lies in both."""
        return Box(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )

    def within(self, outer: Place) -> Box:
        """The box around it, seen from outside of what stands at `outer`."""
        corners = [(x, y) for x in (self.left, self.right) for y in (self.top, self.bottom)]
        return box_around(outer.at(corner) for corner in corners)


class Form(NamedTuple):
    """A shape of a drawing, what it is a part of, its place and its box."""

    element: Element
    parent: Element
    place: Place
    box: Box


def box_around(points: Iterable[Point]) -> Box:
    """The smallest box that holds points."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def box_of_all(boxes: Sequence[Box]) -> Box:
    """The smallest box that holds boxes."""
    return Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )


def tree(drawn: str) -> Element:
    """A drawing of ours as a group of elements."""
    return fromstring(f"<g>{drawn}</g>")


def forms(group: Element, place: Place) -> Iterator[Form]:
    """The shapes in a group that stands in a place, without what is clipped: that lies within others."""
    for element in group:
        if element.tag == "clipPath" or "clip-path" in element.attrib:
            continue
        moved = _moved(element.get("transform", "")).within(place)
        if element.tag == "g":
            yield from forms(element, moved)
        else:
            yield Form(element, group, moved, box_around(map(moved.at, _points(element.tag, element.attrib))))


def _points(tag: str, attributes: dict[str, str]) -> Iterable[Point]:
    if tag == "path":
        return points_along(attributes["d"])
    if tag == "rect":
        x, y = float(attributes.get("x", 0)), float(attributes.get("y", 0))
        wide, high = float(attributes["width"]), float(attributes["height"])
        return [(x, y), (x + wide, y), (x, y + high), (x + wide, y + high)]
    x, y = float(attributes["cx"]), float(attributes["cy"])
    rx, ry = (float(attributes[name if name in attributes else "r"]) for name in ("rx", "ry"))
    turns = [2 * math.pi * k / 16 for k in range(16)]
    return [(x + rx * math.cos(turn), y + ry * math.sin(turn)) for turn in turns]


def _moved(transform: str) -> Place:
    """The place that a `transform` of one step describes."""
    if not transform:
        return Place()
    kind, _, text = transform.rstrip(")").partition("(")
    values = [float(value) for value in text.split()]
    if kind == "translate":
        return Place(e=values[0], f=values[1])
    if kind == "scale":
        return Place(a=values[0], d=values[-1])
    about = (values[1], values[2]) if len(values) == 3 else (0.0, 0.0)
    return placed(*about, 1, values[0], False, about=about)  # rotate
