"""Blades and bolts, first drawn for Beyond Evolution."""

import math
from typing import Final

from ..svg import Point, circle, path, polygon
from .drawing import A, B, PartDrawing, limb_part, star


def _around(degrees: float, away: float) -> Point:
    return math.cos(math.radians(degrees)) * away, math.sin(math.radians(degrees)) * away


PARTS: Final[dict[str, PartDrawing]] = {
    "saw-blade": PartDrawing(  # its teeth lean the way it turns
        path(polygon([_around(20 * k + turn, away) for k in range(18) for turn, away in ((0, 9.4), (5, 7.6))]), A)
        + circle(0, 0, 6.4, B)
        + circle(0, 0, 2, A),
        ("#9AA7B8", "#DCE3EA"),
    ),
    "shuriken": PartDrawing(path(star(4, 4.6, 1.5), A) + circle(0, 0, 0.8, B), ("#C3CCD8", "#2B2233")),
    "lightning": PartDrawing(path("M1.6-7.4L-3.4.8H-.4L-2.2 7.4L3.8-1.4H.6L3.4-7.4z", A), ("#FFD24A",)),
    "drill": PartDrawing(  # points to the left
        path("M0-5.2V5.2L-11.4.2z", A)
        + path("M0-3.2L-3.6-3.6L-5 2L-3.4 3.8L0 1.4zM-6-2L-7.6-1.4L-8.2.8L-7.6 1.8L-6.4 2z", B)
        + limb_part(((0, -5.2), (0, 5.2)), 2, 2, B),
        ("#C3CCD8", "#76869A"),
    ),
}
