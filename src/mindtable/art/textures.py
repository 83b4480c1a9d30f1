"""What lies behind things: the spiral drawn on the board, and rays behind whoever wins."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random
from typing import Final

from .palette import DARK, LIGHT
from .svg import Point, numbers, polygon

_XMLNS: Final = 'xmlns="http://www.w3.org/2000/svg"'
_WIDE, _HIGH = 1600, 900
_MIDDLE: Final = (740.0, 470.0)
_FARTHEST: Final = 1060  # beyond its corners
_APART: Final = 62  # from one turn of the spiral to the next
_STEPS: Final = 14  # points of a turn
_RAYS: Final = 17
_REACH: Final = 720  # beyond the corners of a square of 1000


def board(*, dark: bool = False) -> str:
    """One long spiral in a tenth of the ink, drawn by hand: it fills whatever size it is given."""
    ink = (DARK if dark else LIGHT)["ink"]
    return (
        f'<svg {_XMLNS} viewBox="0 0 {_WIDE} {_HIGH}" preserveAspectRatio="xMidYMid slice">'
        f'<path d="{long_spiral(_MIDDLE, _FARTHEST, _APART)}" fill="none" stroke="{ink}" stroke-opacity=".1" '
        'stroke-width="4" stroke-linecap="round"/></svg>'
    )


def long_spiral(middle: Point, farthest: float, apart: float) -> str:
    """A spiral from a point as far as wanted, as `d`: curves from half way to half way between points, bent at them."""
    points: list[Point] = []
    for k in range(int(_STEPS * farthest / apart)):
        turn, away = 2 * math.pi * k / _STEPS, 6 + apart * k / _STEPS
        unsteady = away + min(away, 120) / 120 * (5 * math.sin(2.3 * turn / 3 + 1) + 4 * math.sin(3.7 * turn / 2))
        points.append((middle[0] + unsteady * math.cos(turn), middle[1] + unsteady * math.sin(turn)))
    halves = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(points)]
    bends = zip(points[1:], halves[1:], strict=False)
    return f"M{_whole(halves[0])}" + "".join(f"Q{_whole(bend)} {_whole(half)}" for bend, half in bends)


def _whole(point: Point) -> str:
    return numbers(round(point[0]), round(point[1]))


def rays() -> str:
    """Rays from the middle of a square, which fade outwards; as a mask they take any colour."""
    chance = Random("rays")
    step = 2 * math.pi / _RAYS
    drawn = "".join(_ray(k * step + chance.uniform(-0.06, 0.06), chance.uniform(0.12, 0.2)) for k in range(_RAYS))
    shades = '<stop offset=".1" stop-color="#F2B450" stop-opacity=".75"/>'
    shades += '<stop offset="1" stop-color="#F2B450" stop-opacity=".4"/>'
    return (
        f'<svg {_XMLNS} viewBox="0 0 1000 1000" preserveAspectRatio="xMidYMid slice">'
        f'<radialGradient id="rays-fade" gradientUnits="userSpaceOnUse" cx="500" cy="500" r="{_REACH}">{shades}'
        f'</radialGradient><path d="{drawn}" fill="url(#rays-fade)"/></svg>'
    )


def _ray(turn: float, wide: float) -> str:
    sides = (turn - wide / 2, turn + wide / 2)
    ends = [(500 + _REACH * math.cos(side), 500 + _REACH * math.sin(side)) for side in sides]
    return polygon([(500, 500), *ends])
