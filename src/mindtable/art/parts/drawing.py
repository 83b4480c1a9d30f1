"""What parts are drawn with: each about its point of attachment, the origin, with `{0}`, `{1}` … for its colours."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ..svg import Point, circle, limb, path, polygon

A, B, C = "{0}", "{1}", "{2}"


@dataclass(frozen=True)
class PartDrawing:
    """A part as SVG, and the colours in it that may be replaced."""

    drawn: str
    colours: tuple[str, ...]


def mirrored(drawn: str) -> str:
    """A pair: the drawing and its mirror image."""
    return f'{drawn}<g transform="scale(-1 1)">{drawn}</g>'


def limb_part(points: tuple[Point, ...], start: float, end: float, fill: str = A) -> str:
    """A limb along some points, from one width to another, filled with a colour."""
    return path(limb(points, start, end), fill)


def star(points: int, outer: float, inner: float, at: Point = (0, 0)) -> str:
    """The path of a star about a point, with one point up."""
    return polygon(
        [
            (
                at[0] + math.cos(math.radians(180 / points * k - 90)) * (inner if k % 2 else outer),
                at[1] + math.sin(math.radians(180 / points * k - 90)) * (inner if k % 2 else outer),
            )
            for k in range(2 * points)
        ]
    )


def petals(count: int, r: float, away: float, fill: str) -> str:
    """Rounded petals about the origin."""
    return "".join(
        circle(math.cos(2 * math.pi * k / count) * away, math.sin(2 * math.pi * k / count) * away, r, fill)
        for k in range(count)
    )


def spikes(count: int, wide: float, high: float) -> str:
    """A row of spikes from the origin to the right, the highest in the middle."""
    drawn = ""
    for k in range(count):
        tall = high * (0.6 + 0.4 * math.sin(math.pi * (k + 0.5) / count))
        drawn += path(polygon([(k * wide, 0.5), (k * wide + wide * 0.62, -tall), (k * wide + wide, 0.5)]), A)
    return drawn


def teeth(count: int, wide: float, high: float, fill: str = A) -> str:
    """A row of so many teeth that point downwards."""
    return "".join(
        path(polygon([(k * wide, 0), (k * wide + wide, 0), (k * wide + wide / 2, high)]), fill) for k in range(count)
    )


def spiral(turns: float, r: float) -> tuple[Point, ...]:
    """The points of a spiral of so many turns, from its middle on."""
    steps = int(turns * 8)
    return tuple(
        (math.cos(k / 8 * 2 * math.pi) * r * k / steps, math.sin(k / 8 * 2 * math.pi) * r * k / steps)
        for k in range(1, steps + 1)
    )
