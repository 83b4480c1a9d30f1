"""The points along a path, read from its `d`: enough of them to know how far it reaches."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final

from .svg import Point

_NUMBER: Final = re.compile(r"[-+]?(?:\d+(?:\.\d*)?|\.\d+)")
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_FLAGS: Final = (3, 4)  # of an arc, of one digit each: nothing has to stand between them and what follows
_CARRIED_ON: Final = {"S": "CS", "T": "QT"}  # what a smooth curve may carry on
_STEPS: Final = 6  # points along a curve


@lru_cache(maxsize=4096)
def points_along(d: str) -> tuple[Point, ...]:
    """Points on a path, its corners and some along each curve."""
    return tuple(_walked(d))


def _walked(d: str) -> Iterator[Point]:
    at = start = control = (0.0, 0.0)
    before = ""
    for letter, values in _commands(d):
        kind = letter.upper()
        if kind == "Z":
            at = start
        else:
            bent = control if before in _CARRIED_ON.get(kind, "") else at
            here, control = _drawn(kind, values, at, bent, relative=letter.islower())
            yield from here
            at = here[-1]
            start = at if kind == "M" else start
        before = kind


def _commands(d: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Each command with as many numbers as it takes; one that is repeated need not be named again."""
    letter, at = "", _next(d, 0)
    while at < len(d):
        if d[at].isalpha():
            letter, at = d[at], at + 1
        values = []
        for place in range(_TAKES[letter.upper()]):
            at = _next(d, at)
            end = at + 1 if letter in "Aa" and place in _FLAGS else _end_of_number(d, at)
            values.append(float(d[at:end]))
            at = end
        yield letter, tuple(values)
        letter = {"M": "L", "m": "l"}.get(letter, letter)  # more points after the first are lines
        at = _next(d, at)


def _next(d: str, at: int) -> int:
    """Where the next letter or number begins."""
    while at < len(d) and d[at] in " ,":
        at += 1
    return at


def _end_of_number(d: str, at: int) -> int:
    found = _NUMBER.match(d, at)
    if found is None:
        raise ValueError(f"no number at {at} of {d}")
    return found.end()


def _drawn(
    kind: str, values: tuple[float, ...], at: Point, control: Point, *, relative: bool
) -> tuple[list[Point], Point]:
    """The points of one piece, and the last control point."""
    dx, dy = at if relative else (0.0, 0.0)
    if kind == "H":
        return [(values[0] + dx, at[1])], at
    if kind == "V":
        return [(at[0], values[0] + dy)], at
    if kind == "A":
        end = (values[5] + dx, values[6] + dy)
        return _arc(at, end, values[:3], large=values[3] == 1, sweep=values[4] == 1), end
    given = [(values[k] + dx, values[k + 1] + dy) for k in range(0, len(values), 2)]
    if kind in "ML":
        return given, given[-1]
    if kind in "ST":
        given.insert(0, (2 * at[0] - control[0], 2 * at[1] - control[1]))
    return [_bezier([at, *given], step / _STEPS) for step in range(1, _STEPS + 1)], given[-2]


def _bezier(points: list[Point], t: float) -> Point:
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def _arc(start: Point, end: Point, shape: tuple[float, ...], *, large: bool, sweep: bool) -> list[Point]:
    """As the SVG specification finds the centre of an arc from its ends."""
    rx, ry, turn = abs(shape[0]), abs(shape[1]), math.radians(shape[2])
    if start == end or not rx or not ry:
        return [end]
    cos, sin = math.cos(turn), math.sin(turn)
    hx, hy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = cos * hx + sin * hy, cos * hy - sin * hx
    grown = math.sqrt(max(1, (x / rx) ** 2 + (y / ry) ** 2))
    rx, ry = rx * grown, ry * grown
    rest = (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1
    share = math.sqrt(max(0, rest)) * (-1 if large == sweep else 1)
    cx, cy = share * rx * y / ry, -share * ry * x / rx
    first = math.atan2((y - cy) / ry, (x - cx) / rx)
    last = math.atan2((-y - cy) / ry, (-x - cx) / rx)
    if sweep and last < first:
        last += 2 * math.pi
    if not sweep and last > first:
        last -= 2 * math.pi
    mx, my = cos * cx - sin * cy + (start[0] + end[0]) / 2, sin * cx + cos * cy + (start[1] + end[1]) / 2
    angles = [first + (last - first) * step / (2 * _STEPS) for step in range(1, 2 * _STEPS + 1)]
    return [
        (mx + cos * rx * math.cos(a) - sin * ry * math.sin(a), my + sin * rx * math.cos(a) + cos * ry * math.sin(a))
        for a in angles
    ]
