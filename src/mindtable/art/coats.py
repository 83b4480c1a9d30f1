"""Coats: patterns that cover the field of an emoji; whoever draws them clips them to the paths they belong to."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Final

from .svg import circle, ellipse, limb, number, numbers, path, polygon

_Pattern = Callable[[str, float, Random], str]


def drawn_coat(pattern: str, colour: str, size: float, turn: float, chance: Random) -> str:
    """The pattern all over the field."""
    drawn = PATTERNS[pattern](colour, size, chance)
    return f'<g transform="rotate({number(turn)} 16 16)">{drawn}</g>' if turn else drawn


def _stripes(colour: str, size: float, chance: Random) -> str:
    """Tiger stripes: wedges from both sides, with a wobble."""
    drawn = ""
    y, place = -4.0, 0
    while y < 38:
        left = place % 2 == 0
        x0, x1 = (-6.0, 15 + chance.uniform(-2, 3)) if left else (38.0, 17 + chance.uniform(-3, 2))
        middle = (x0 + x1) / 2
        w = 0.95 * size
        y1 = y + chance.uniform(0.6, 1.8)
        drawn += path(
            f"M{numbers(x0, y - w)}Q{numbers(middle, y + w * 1.6)} {numbers(x1, y1)}"
            f"Q{numbers(middle, y + w * 3.4)} {numbers(x0, y + w)}z",
            colour,
        )
        y += 2.0 * size
        place += 1
    return drawn


def _bars(colour: str, size: float, chance: Random) -> str:
    """Stripes right across."""
    drawn = ""
    y = -10 + chance.uniform(0, 1)
    while y < 42:
        drawn += path(
            f"M-12 {number(y)}Q16 {number(y + 3 * size)} 44 {number(y)}V{number(y + 1.7 * size)}"
            f"Q16 {number(y + 4.7 * size)}-12 {number(y + 1.7 * size)}z",
            colour,
        )
        y += 4.4 * size
    return drawn


def _bands(colour: str, size: float, _chance: Random) -> str:
    """Straight broad bands, as on a bee."""
    step = 4.6 * size
    return "".join(
        f'<rect x="-12" y="{number(place * step)}" width="56" height="{number(step / 2)}" fill="{colour}"/>'
        for place in range(-3, int(44 / step) + 1)
    )


def _rings(colour: str, size: float, _chance: Random) -> str:
    """Rings about the middle, as in wood."""
    drawn = ""
    r = 1.2 * size
    while r < 26:
        ring = f'cx="16" cy="16" r="{number(r)}" stroke="{colour}" stroke-width="{number(0.8 * size)}"'
        drawn += f'<circle {ring} fill="none"/>'
        r += 2.4 * size
    return drawn


def _spots(colour: str, size: float, chance: Random) -> str:
    drawn = ""
    step = 4.2 * size
    for row in range(-1, int(34 / step) + 1):
        for column in range(-1, int(34 / step) + 1):
            x = (column + (0.5 if row % 2 else 0)) * step + chance.uniform(-0.9, 0.9) * size
            y = row * step + chance.uniform(-0.9, 0.9) * size
            r = chance.uniform(0.75, 1.35) * size
            drawn += ellipse(x, y, r * 1.15, r, colour)
    return drawn


def _rosettes(colour: str, size: float, chance: Random) -> str:
    """Broken rings, as on a leopard."""
    drawn = ""
    step = 4.6 * size
    for row in range(-1, int(34 / step) + 1):
        for column in range(-1, int(34 / step) + 1):
            x = (column + (0.5 if row % 2 else 0)) * step + chance.uniform(-0.6, 0.6) * size
            y = row * step + chance.uniform(-0.6, 0.6) * size
            for turn in (0, 120, 240):
                way = math.radians(turn + chance.uniform(-20, 20))
                drawn += circle(x + math.cos(way) * size, y + math.sin(way) * size, 0.62 * size, colour)
    return drawn


def _patches(colour: str, size: float, chance: Random) -> str:
    """Angular patches, as on a giraffe."""
    drawn = ""
    step = 4.4 * size
    for row in range(-1, int(34 / step) + 1):
        for column in range(-1, int(34 / step) + 1):
            x, y = (column + (0.5 if row % 2 else 0)) * step, row * step
            corners = [
                (
                    x + math.cos(math.radians(turn)) * 1.9 * size * chance.uniform(0.8, 1.12),
                    y + math.sin(math.radians(turn)) * 1.9 * size * chance.uniform(0.8, 1.12),
                )
                for turn in (20, 80, 140, 200, 260, 320)
            ]
            drawn += path(polygon(corners), colour)
    return drawn


def _scales(colour: str, size: float, _chance: Random) -> str:
    """Rows of arcs, as on a fish."""
    drawn = ""
    step = 2.6 * size
    for row in range(-2, int(36 / step * 1.4) + 2):
        y = row * step * 0.72
        d = ""
        for column in range(-2, int(36 / step) + 2):
            x = (column + (0.5 if row % 2 else 0)) * step
            r = step / 2
            d += f"M{numbers(x - r, y)}A{numbers(r, r)} 0 0 0 {numbers(x + r, y)}"
        drawn += f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(0.5 * size)}"/>'
    return drawn


def _plates(colour: str, size: float, _chance: Random) -> str:
    """Seams of armour with rivets."""
    drawn = ""
    step = 6 * size
    d = ""
    for row in range(-1, int(36 / step) + 2):
        y = row * step
        d += f"M-4 {number(y)}H36"
        for column in range(-1, int(36 / step) + 2):
            x = (column + (0.5 if row % 2 else 0)) * step
            d += f"M{numbers(x, y)}V{number(y + step)}"
            drawn += circle(x + 1.1 * size, y + 1.1 * size, 0.42 * size, colour)
    return drawn + f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(0.55 * size)}"/>'


def _moss(colour: str, size: float, chance: Random) -> str:
    """Cushions of moss, thicker towards the top."""
    drawn = ""
    for _ in range(int(34 / size)):
        x, y = chance.uniform(0, 32), chance.uniform(0, 1) ** 1.5 * 32
        for _ in range(3):
            r = chance.uniform(0.5, 1.2) * size
            drawn += circle(x + chance.uniform(-1, 1) * size, y + chance.uniform(-0.6, 0.6) * size, r, colour)
    return drawn


def _wraps(colour: str, size: float, chance: Random) -> str:
    """Edges of bandages that cross."""
    drawn = ""
    y = -8.0
    place = 0
    while y < 40:
        lean = (3.2 if place % 2 else -2.2) + chance.uniform(-0.8, 0.8)
        drawn += path(limb(((-4, y), (36, y + lean)), 0.55 * size, 0.55 * size), colour)
        y += chance.uniform(2.2, 3.4) * size
        place += 1
    return drawn


def _fur(colour: str, size: float, chance: Random) -> str:
    """Short strokes hanging down."""
    drawn = ""
    step = 2.7 * size
    for row in range(int(34 / step) + 1):
        for column in range(int(34 / step) + 1):
            x = (column + (0.5 if row % 2 else 0)) * step + chance.uniform(-0.5, 0.5)
            y = row * step + chance.uniform(-0.5, 0.5)
            drawn += path(
                f"M{numbers(x - 0.5 * size, y)}L{numbers(x, y + 1.5 * size)}L{numbers(x + 0.5 * size, y)}z", colour
            )
    return drawn


def _stars(colour: str, size: float, chance: Random) -> str:
    """Small stars, strewn."""
    drawn = ""
    step = 4.6 * size
    for row in range(int(34 / step) + 1):
        for column in range(int(34 / step) + 1):
            x = (column + (0.5 if row % 2 else 0)) * step + chance.uniform(-0.8, 0.8)
            y = row * step + chance.uniform(-0.8, 0.8)
            r = chance.uniform(0.7, 1.2) * size
            points = [
                (
                    x + math.cos(math.radians(45 * k)) * (r if k % 2 == 0 else r * 0.35),
                    y + math.sin(math.radians(45 * k)) * (r if k % 2 == 0 else r * 0.35),
                )
                for k in range(8)
            ]
            drawn += path(polygon(points), colour)
    return drawn


def _circuits(colour: str, size: float, chance: Random) -> str:
    """Wires with ends, as on a board."""
    d, drawn = "", ""
    step = 4.4 * size
    for row in range(int(34 / step) + 1):
        for column in range(int(34 / step) + 1):
            x, y = column * step + chance.uniform(0, 1), row * step + chance.uniform(0, 1)
            dx, dy = chance.choice(((1, 1), (1, -1))), chance.uniform(1.2, 2.2) * size
            d += f"M{numbers(x, y)}h{number(dy)}l{numbers(dx[0] * size, dx[1] * size)}"
            drawn += circle(x, y, 0.5 * size, colour)
    return drawn + f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(0.4 * size)}"/>'


PATTERNS: Final[dict[str, _Pattern]] = {
    "stripes": _stripes,
    "bars": _bars,
    "bands": _bands,
    "rings": _rings,
    "spots": _spots,
    "rosettes": _rosettes,
    "patches": _patches,
    "scales": _scales,
    "plates": _plates,
    "moss": _moss,
    "wraps": _wraps,
    "fur": _fur,
    "stars": _stars,
    "circuits": _circuits,
}
