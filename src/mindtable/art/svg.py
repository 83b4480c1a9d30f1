"""Little helpers to write SVG: numbers, elements, limbs."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

INK: Final = "#2B2233"
HALO: Final = "#FFFAF0"

Point = tuple[float, float]

_SHARPEST: Final = 0.2  # sharper corners are not drawn out further


def number(value: float) -> str:
    """A number with at most two decimals, as short as it can be."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def numbers(*values: float) -> str:
    """Numbers as SVG has them, with spaces in between."""
    return " ".join(number(value) for value in values)


def path(d: str, fill: str, more: str = "") -> str:
    """A filled path; `more` are further attributes."""
    return f'<path d="{d}" fill="{fill}"{more}/>'


def circle(x: float, y: float, r: float, fill: str) -> str:
    """A filled circle round a point."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, *, opacity: float = 1) -> str:
    """A filled ellipse round a point."""
    more = f' opacity="{number(opacity)}"' if opacity != 1 else ""
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}" fill="{fill}"{more}/>'


def polygon(points: Sequence[Point]) -> str:
    """The closed path through points, as `d`."""
    return "M" + "L".join(numbers(*point) for point in points) + "z"


def grown(corners: Sequence[Point], by: float) -> list[Point]:
    """The corners of a polygon whose edges are moved outwards by so much."""
    edges = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    side = 1 if sum(a[0] * b[1] - b[0] * a[1] for a, b in edges) > 0 else -1
    moved = []
    for (a, b), (_, c) in zip([edges[-1], *edges[:-1]], edges, strict=True):
        (ux, uy), (vx, vy) = _direction(a, b), _direction(b, c)
        share = side * by / max(1 + ux * vx + uy * vy, _SHARPEST)
        moved.append((b[0] + share * (uy + vy), b[1] - share * (ux + vx)))
    return moved


def _direction(a: Point, b: Point) -> Point:
    away = math.dist(a, b)
    return (b[0] - a[0]) / away, (b[1] - a[1]) / away


def limb(points: Sequence[Point], start: float, end: float) -> str:
    """A rounded limb along points, `start` wide at the first and `end` at the last, as `d`.

    Limbs are filled, never stroked, so that the outline can be drawn by stroking whatever there is.
    """
    line = _smooth(points)
    left: list[Point] = []
    right: list[Point] = []
    for place, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(place - 1, 0)], line[min(place + 1, len(line) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        half = (start + (end - start) * place / (len(line) - 1)) / 2
        dx, dy = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    d = "M" + "L".join(numbers(*point) for point in left)
    d += f"A{numbers(end / 2, end / 2)} 0 0 0 {numbers(*right[-1])}"
    d += "L" + "L".join(numbers(*point) for point in reversed(right[:-1]))
    return d + f"A{numbers(start / 2, start / 2)} 0 0 0 {numbers(*left[0])}z"


def _smooth(points: Sequence[Point], steps: int = 5) -> list[Point]:
    """Points along the Catmull-Rom curve through the given ones."""
    if len(points) == 2:
        return list(points)
    curve: list[Point] = []
    for place in range(len(points) - 1):
        p0, p1 = points[max(place - 1, 0)], points[place]
        p2, p3 = points[place + 1], points[min(place + 2, len(points) - 1)]
        for step in range(steps):
            t = step / steps
            curve.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    return [*curve, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3) / 2


@dataclass(frozen=True)
class Place:
    """Where something stands: a point of it is put at x, y, then it is turned, flipped and scaled about that point."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    @property
    def size(self) -> float:
        """How many units one of its own units is long."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))

    def at(self, point: Point) -> Point:
        """Where one of its own points comes to."""
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def within(self, outer: Place) -> Place:
        """The same place seen from outside of what stands at `outer`."""
        return Place(
            outer.a * self.a + outer.c * self.b,
            outer.b * self.a + outer.d * self.b,
            outer.a * self.c + outer.c * self.d,
            outer.b * self.c + outer.d * self.d,
            outer.a * self.e + outer.c * self.f + outer.e,
            outer.b * self.e + outer.d * self.f + outer.f,
        )

    def __str__(self) -> str:
        values = (f"{value:.4f}".rstrip("0").rstrip(".") for value in (self.a, self.b, self.c, self.d, self.e, self.f))
        return f"matrix({' '.join(values)})"


def placed(x: float, y: float, scale: float, turn: float, flip: bool, *, about: Point) -> Place:
    """The place in which the point `about` of a drawing comes to x, y; `turn` is clockwise, in degrees."""
    cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    side = -1 if flip else 1
    a, b, c, d = cos * side, sin * side, -sin, cos
    return Place(a, b, c, d, x - a * about[0] - c * about[1], y - b * about[0] - d * about[1])


def mixed(dark: str, light: str, share: float) -> str:
    """The colour between two, `share` of the way to the second."""
    pairs = zip(_channels(dark), _channels(light), strict=True)
    return "#" + "".join(f"{round(low + (high - low) * share):02X}" for low, high in pairs)


def lightness(colour: str) -> float:
    """How light a colour seems, from 0 to 1."""
    red, green, blue = _channels(colour)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def tinted(drawn: str, tint: tuple[str, str]) -> str:
    """A drawing in shades between two colours, as light and dark as it was."""
    return _FILLED.sub(lambda found: f'{found[1]}="{mixed(*tint, lightness(found[2]))}"', drawn)


_FILLED: Final = re.compile(r'(fill|stroke)="(#[0-9A-Fa-f]{3,6})"')


def _channels(colour: str) -> tuple[int, int, int]:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)
