"""Set marks, the spiral of the mind, the logo, the card back, and the shapes of the colours of Mind Up!."""

from __future__ import annotations

import math
from typing import Final

from .palette import MIND_UP, STEADY
from .svg import Point, number, numbers

_XMLNS: Final = 'xmlns="http://www.w3.org/2000/svg"'

# On a field of 16 × 16, in the colour of the text around.
SET_MARKS: Final[dict[str, str]] = {
    "first-contact": '<circle cx="5.4" cy="8" r="4.4"/><circle cx="10.6" cy="8" r="3.7" fill="none" '
    'stroke="currentColor" stroke-width="1.4"/>',
    "new-servants": '<path fill-rule="evenodd" d="M8 1.6a6.4 6.4 0 1 0 0 12.8A6.4 6.4 0 0 0 8 1.6zM7 4.4h2V7h2.6v2H9'
    'v2.6H7V9H4.4V7H7z"/>',
    "beyond-evolution": '<path d="M1.6 14.2v-4h4v-4h4v-4h4.8v12z"/>',
    "beyond-eternity": '<path d="M8 8C6.4 5.6 5.2 4.8 4 4.8a3.2 3.2 0 0 0 0 6.4C5.2 11.2 6.4 10.4 8 8s2.8-3.2 4-3.2'
    'a3.2 3.2 0 0 1 0 6.4C10.8 11.2 9.6 10.4 8 8z" fill="none" stroke="currentColor" stroke-width="1.7"/>',
    "promos": '<path d="M8 1.2l2 4.5 4.9.5-3.7 3.3 1.1 4.8L8 11.8l-4.3 2.5 1.1-4.8L1.1 6.2 6 5.7z"/>',
    "tag-team": '<circle cx="4.6" cy="4.6" r="2.8"/><circle cx="11.4" cy="11.4" r="2.8"/>'
    '<path d="M8.8 2h5.2v5.2H8.8zM2 8.8h5.2V14H2z"/>',
}

# On a field of 24 × 24.
COLOUR_SHAPES: Final[dict[str, str]] = {
    "orange": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z",
    "pink": "M12 2.4a4.3 4.3 0 0 1 4.2 5.3a4.3 4.3 0 0 1 3.4 7.8a4.3 4.3 0 0 1-6.3 3.6a1.5 1.5 0 0 0-2.6 0a4.3 4.3 0 0 "
    "1-6.3-3.6a4.3 4.3 0 0 1 3.4-7.8A4.3 4.3 0 0 1 12 2.4z",
    "blue": "M12 1.8c3.6 4.8 6.6 8.8 6.6 13a6.6 6.6 0 0 1-13.2 0c0-4.2 3-8.2 6.6-13z",
    "green": "M21.4 2.8C11 2.4 4.6 6.6 4.6 13.2c0 1.2.2 2.2.6 3.2l6.6-5.8l-7.6 8.4c-.6.7-.9 1.4-1.2 2.4l2-.2c.5-1 1-1.7"
    " 1.7-2.4c1.4.8 2.8 1.2 4.2 1.2C17.8 20 21.6 12.6 21.4 2.8z",
    "purple": "M12 1.4c1.2 6.2 4.4 9.4 10.6 10.6C16.4 13.2 13.2 16.4 12 22.6C10.8 16.4 7.6 13.2 1.4 12"
    "C7.6 10.8 10.8 7.6 12 1.4z",
}


def spiral(at: Point, r: float, turns: float = 2.6) -> str:
    """The path of a spiral that ends at radius `r`, to be stroked."""
    steps = int(turns * 24)
    points = [
        (
            at[0] + math.cos(k / 24 * 2 * math.pi) * r * k / steps,
            at[1] + math.sin(k / 24 * 2 * math.pi) * r * k / steps,
        )
        for k in range(1, steps + 1)
    ]
    return f"M{numbers(*points[0])}" + "".join(f"L{numbers(*point)}" for point in points[1:])


def set_mark(set_id: str, size: float = 16) -> str:
    """The mark of a set, in the colour of the text around it."""
    sizes = f'viewBox="0 0 16 16" width="{size:g}" height="{size:g}"'
    return f'<svg {_XMLNS} {sizes} fill="currentColor">{SET_MARKS[set_id]}</svg>'


def colour_shape(colour: str, size: float = 18, *, small: bool = True) -> str:
    """The shape of a colour of Mind Up!: small and outlined it carries the meaning, large and pale it decorates."""
    fill, deep = MIND_UP[colour]
    paint = f'fill="{fill}" stroke="{deep}" stroke-width="1.6"' if small else 'fill="#FFFFFF" fill-opacity=".82"'
    return (
        f'<svg {_XMLNS} viewBox="0 0 24 24" width="{size:g}" height="{size:g}">'
        f'<path d="{COLOUR_SHAPES[colour]}" {paint} stroke-linejoin="round"/></svg>'
    )


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


def logo(size: float = 32) -> str:
    """The logo: two cards, the spiral on the upper one."""
    back, gold = STEADY["back"], STEADY["on-back"]
    return (
        f'<svg {_XMLNS} viewBox="0 0 32 32" width="{size:g}" height="{size:g}">'
        '<rect x="9" y="3.4" width="19" height="25" rx="4" fill="#EE981C" transform="rotate(9 18 16)"/>'
        f'<rect x="4" y="3" width="20" height="26" rx="4" fill="{back}"/>'
        f'<circle cx="14" cy="16" r="8" fill="{gold}"/>'
        f'<path d="{spiral((14, 16), 5.8, 2.4)}" fill="none" stroke="{back}" stroke-width="1.7" stroke-linecap="round" '
        'stroke-linejoin="round"/></svg>'
    )
