"""Lines of text in pictures that are made while people wait: as outlines where the font can be read, which needs
fontTools, and as plain text where it cannot."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from .svg import Point, number, path

try:
    from . import lettering
except ImportError:  # fontTools is an extra
    lettering = None  # type: ignore[assignment]

_AVERAGE: Final = 0.57  # of the size, how wide a letter is
_SMALLEST: Final = 0.6  # of the size a text was to have; what is still too long is cut


def breadth(text: str, size: float, weight: int) -> float:
    """How wide a text is, as far as that can be known."""
    return lettering.width(text, size, weight) if lettering else len(text) * size * _AVERAGE


def caption(
    text: str, at: Point, size: float, weight: int, fill: str, *, anchor: float = 0, most: float | None = None
) -> str:
    """A line of text through a point; one that is wider than `most` is made smaller, and then cut. `anchor` is the
    share of its width that stands before the point: 0, a half or 1."""
    if most is not None:
        size = max(size * _SMALLEST, min(size, size * most / max(1, breadth(text, size, weight))))
        while len(text) > 1 and breadth(text, size, weight) > most:
            text = f"{text[:-2].rstrip()}…"
    if lettering:
        return path(lettering.written(text, at, size, weight, anchor=anchor), fill)
    place = f'x="{number(at[0])}" y="{number(at[1])}" text-anchor="{("start", "middle", "end")[round(anchor * 2)]}"'
    font = f'font-family="Nunito, system-ui, sans-serif" font-size="{number(size)}" font-weight="{weight}"'
    return f'<text {place} {font} fill="{fill}">{escape(text)}</text>'
