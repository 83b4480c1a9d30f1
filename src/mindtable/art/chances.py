"""How somebody's chance to win went through a game: a curve, for pages and for a picture to be shared."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from .captions import caption
from .palette import LIGHT
from .stand import BOLD, BOTTOM, INK, LEFT, RIGHT, SOFT, TOP, Frame, board, framed
from .svg import Point, number

Sign = Literal["turning", "good", "slip", "mistake"]
SIGNS: Final[dict[Sign, str]] = {"turning": "★", "good": "▲", "slip": "▼", "mistake": "✕"}
_COLOURS: Final[dict[Sign, str]] = {"turning": "mind", "good": "wins", "slip": "both", "mistake": "falls"}
# The signs as paths around a point: not every font has them.
_SHAPES: Final[dict[Sign, str]] = {
    "turning": "M0 -9 2.6 -3 9 -2.6 4 1.6 5.6 8 0 4.4 -5.6 8 -4 1.6 -9 -2.6 -2.6 -3z",
    "good": "M0 -7 7 6 -7 6z",
    "slip": "M0 7 7 -6 -7 -6z",
    "mistake": "M-6.5 -4 -4 -6.5 0 -2.5 4 -6.5 6.5 -4 2.5 0 6.5 4 4 6.5 0 2.5 -4 6.5 -6.5 4 -2.5 0z",
}


class Chance(NamedTuple):
    """Somebody's chance to win at a moment of a game."""

    moment: int
    chance: float


class Mark(NamedTuple):
    """A moment that stands out."""

    moment: int
    chance: float
    sign: Sign


class Chances(NamedTuple):
    """A game as somebody's chances, at least one, and what stands out."""

    line: tuple[Chance, ...]
    marks: tuple[Mark, ...]
    last: int  # the last moment
    sides: int  # how many could have won: an even chance is one of so many


class Box(NamedTuple):
    """Where a curve is drawn."""

    left: float
    top: float
    right: float
    bottom: float


class Curve(NamedTuple):
    """A curve in its box, as paths."""

    line: str
    above: str  # the area between the line and an even chance, where there is more
    below: str
    even: float  # how high an even chance is


class Plot:
    """Where the moments of a game are in a box."""

    def __init__(self, box: Box, chances: Chances) -> None:
        self._box = box
        self._last = max(1, chances.last)
        self._even = 1 / chances.sides

    def at(self, moment: float, chance: float) -> Point:
        """The point of a moment and a chance."""
        left, top, right, bottom = self._box
        return left + (right - left) * moment / self._last, bottom - (bottom - top) * chance

    def curve(self, line: Sequence[Chance]) -> Curve:
        """The curve through some chances."""
        points = self._crossing(line)
        even = self.at(0, self._even)[1]
        above, below = (_area([(x, limit(y, even)) for x, y in points], even) for limit in (min, max))
        return Curve(_path([self.at(*one) for one in line]), above, below, even)

    def _crossing(self, line: Sequence[Chance]) -> list[Point]:
        """The points of a curve, with those where it crosses an even chance."""
        found = [self.at(*line[0])]
        for (moment, chance), (later, then) in pairwise(line):
            if (chance - self._even) * (then - self._even) < 0:
                share = (self._even - chance) / (then - chance)
                found.append(self.at(moment + (later - moment) * share, self._even))
            found.append(self.at(later, then))
        return found


def chances_picture(frame: Frame, title: str, chances: Chances) -> str:
    """The curve of a game in the frame of a last stand, 1200 × 630."""
    box = Box(LEFT + 92, TOP + 84, RIGHT - 34, BOTTOM - 34)
    plot = Plot(box, chances)
    curve = plot.curve(chances.line)
    left, top, right, bottom = box
    drawn = [
        board(LIGHT["panel"]),
        caption(title, (LEFT + 34, TOP + 54), 28, BOLD, INK, most=RIGHT - LEFT - 68),
        f'<path d="M{left} {top}H{right}V{number(curve.even)}H{left}z" fill="{LIGHT["told-us"]}"/>',
        f'<path d="M{left} {number(curve.even)}H{right}V{bottom}H{left}z" fill="{LIGHT["told-them"]}"/>',
        f'<path d="{curve.above}" fill="{LIGHT["wins"]}" opacity=".6"/>',
        f'<path d="{curve.below}" fill="{LIGHT["them"]}" opacity=".55"/>',
        f'<path d="{curve.line}" fill="none" stroke="{INK}" stroke-width="6" stroke-linejoin="round"/>',
    ]
    for share in (0, 50, 100):
        at = left - 14, plot.at(0, share / 100)[1] + 8
        drawn.append(caption(str(share), at, 24, BOLD, SOFT, anchor=1))
    drawn += [_mark(plot.at(mark.moment, mark.chance), mark.sign) for mark in chances.marks]
    return framed(frame, "".join(drawn))


def _mark(at: Point, sign: Sign) -> str:
    x, y = (number(value) for value in at)
    return (
        f'<g transform="translate({x} {y})"><circle r="20" fill="{LIGHT[_COLOURS[sign]]}" stroke="{LIGHT["panel"]}"'
        f' stroke-width="4"/><path d="{_SHAPES[sign]}" fill="#FFF"/></g>'
    )


def _path(points: Sequence[Point]) -> str:
    return "M" + " ".join(f"{number(x)} {number(y)}" for x, y in points)


def _area(points: Sequence[Point], even: float) -> str:
    """What lies between some points and an even chance."""
    return f"{_path([(points[0][0], even), *points, (points[-1][0], even)])}z"
