"""The spiral of the mind, the logo, and the card back."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from .palette import LIGHT, STEADY
from .svg import Point, number, numbers

_XMLNS: Final = 'xmlns="http://www.w3.org/2000/svg"'


def spiral(at: Point, r: float, turns: float = 2.6) -> str:
    """The path of a spiral that ends at radius `r`, to be stroked. Its steps are the same wherever it lies, so many
    of them take hardly more room than one."""
    steps = int(turns * 24)
    points = [
        (
            round(math.cos(k / 24 * 2 * math.pi) * r * k / steps, 2),
            round(math.sin(k / 24 * 2 * math.pi) * r * k / steps, 2),
        )
        for k in range(1, steps + 1)
    ]
    moves = "".join(f"l{numbers(b[0] - a[0], b[1] - a[1])}" for a, b in pairwise(points))
    return f"M{numbers(at[0] + points[0][0], at[1] + points[0][1])}{moves}"


def _medallion(x: float, y: float, r: float) -> str:
    back, gold = STEADY["back"], STEADY["on-back"]
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{gold}"/>'
        f'<path d="{spiral((x, y), r * 0.72, 3)}" fill="none" stroke="{back}" stroke-width="{number(r * 0.13)}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def card_back(width: float = 240, height: float = 336) -> str:
    """The back of every card: a spiral medallion on violet with small spirals."""
    back, gold = STEADY["back"], STEADY["on-back"]
    high = 240 * height / width
    middle = high / 2
    small = "".join(
        spiral((x, y), 8, 2.2)
        for row, y in enumerate(range(26, int(high), 42))
        for x in range(24 + (24 if row % 2 else 0), 230, 48)
        if math.hypot(x - 120, y - middle) > 78
    )
    return (
        f'<svg {_XMLNS} viewBox="0 0 240 {number(high)}" width="{number(width)}" height="{number(height)}">'
        f'<rect width="240" height="{number(high)}" rx="16" fill="{back}"/>'
        f'<path d="{small}" fill="none" stroke="{gold}" stroke-opacity=".2" stroke-width="2" stroke-linecap="round"/>'
        f'<rect x="9" y="9" width="222" height="{number(high - 18)}" rx="10" fill="none" stroke="{gold}" '
        'stroke-width="3"/>'
        f"{_medallion(120, middle, 58)}"
        f'<circle cx="120" cy="{number(middle)}" r="63" fill="none" stroke="{gold}" stroke-width="2.5"/></svg>'
    )


def logo(size: float = 32, *, calls: bool = False) -> str:
    """The logo: two cards, the spiral on the upper one. Where it calls somebody, it has a dot."""
    dot = f'<circle cx="25" cy="7" r="6" fill="{LIGHT["life"]}" stroke="#fff" stroke-width="1.5"/>' if calls else ""
    return f'<svg {_XMLNS} viewBox="0 0 32 32" width="{size:g}" height="{size:g}">{_two_cards()}{dot}</svg>'


def maskable_logo(size: float = 512) -> str:
    """The logo on a ground that reaches to all edges: devices cut it to their shape, around a circle in its middle."""
    return (
        f'<svg {_XMLNS} viewBox="0 0 32 32" width="{size:g}" height="{size:g}">'
        f'<rect width="32" height="32" fill="{LIGHT["table"]}"/>'
        f'<g transform="translate(6.4 6.4) scale(.6)">{_two_cards()}</g></svg>'
    )


def _two_cards() -> str:
    back, gold = STEADY["back"], STEADY["on-back"]
    return (
        '<rect x="9" y="3.4" width="19" height="25" rx="4" fill="#EE981C" transform="rotate(9 18 16)"/>'
        f'<rect x="4" y="3" width="20" height="26" rx="4" fill="{back}"/>'
        f'<circle cx="14" cy="16" r="8" fill="{gold}"/>'
        f'<path d="{spiral((14, 16), 5.8, 2.4)}" fill="none" stroke="{back}" stroke-width="1.7" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )
