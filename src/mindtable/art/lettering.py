"""Text as outlines in Nunito, for faces that are pictures: they look the same everywhere and need no font.

Needs fontTools, which reads the vendored font; pages set their text themselves.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import as_file, files
from typing import Any, Final

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from .svg import Point, number

REGULAR: Final = 500
BOLD: Final = 700
HEAVY: Final = 800
_FONTS: Final = ("nunito-latin-wght-normal.woff2", "nunito-latin-ext-wght-normal.woff2")
_MISSING: Final = "?"
_REMEMBERED: Final = 1 << 12  # letters: the fonts have hundreds, people may write any
_WORDS: Final = re.compile(r"[^\s-]+-*\s*|-+\s*")


@cache
def _fonts() -> list[Any]:
    fonts = []
    for name in _FONTS:
        with as_file(files(__package__) / "data" / name) as file:
            fonts.append(TTFont(file))
    return fonts


@cache
def _glyphs(font: int, weight: int) -> Any:
    return _fonts()[font].getGlyphSet(location={"wght": weight})


@lru_cache(_REMEMBERED)
def _letter(letter: str, weight: int) -> tuple[float, Any]:
    """How far a letter goes, and the pen strokes that draw it, in units of the font."""
    for place, font in enumerate(_fonts()):
        name = font.getBestCmap().get(ord(letter))
        if name:
            glyphs = _glyphs(place, weight)
            strokes = DecomposingRecordingPen(glyphs)
            glyphs[name].draw(strokes)
            return float(glyphs[name].width), strokes
    return _letter(_MISSING, weight)


def _scale(size: float) -> float:
    return size / float(_fonts()[0]["head"].unitsPerEm)


def width(text: str, size: float, weight: int) -> float:
    """How wide a text is."""
    return sum(_letter(letter, weight)[0] for letter in text) * _scale(size)


def written(text: str, at: Point, size: float, weight: int, *, anchor: float = 0) -> str:
    """The path of a text on a line through a point; `anchor` is the share of its width that stands before the point."""
    scale = _scale(size)
    x, y = at[0] - width(text, size, weight) * anchor, at[1]
    pen = SVGPathPen(None, ntos=number)
    for letter in text:
        wide, strokes = _letter(letter, weight)
        strokes.replay(TransformPen(pen, (scale, 0, 0, -scale, x, y)))
        x += wide * scale
    return str(pen.getCommands())


def lines(text: str, size: float, weight: int, broad: float, *, indent: float = 0) -> list[str]:
    """A text in lines of at most a breadth, broken at spaces and hyphens; the first begins after an indent."""
    broken: list[str] = []
    line, room = "", broad - indent
    for word in _WORDS.findall(text):
        if (line or room < broad) and width((line + word).rstrip(), size, weight) > room:
            broken.append(line.rstrip())
            line, room = word, broad
        else:
            line += word
    return [*broken, line.rstrip()]
