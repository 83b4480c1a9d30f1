"""The rules of a game as a page: sections of text, with worked examples and whatever else stands beside the text.

What a section shows besides is drawn by macros of the family's template `rules.html`, each of which may be missing:
`lead(game)` what stands above all sections; `beside(section)` what stands beside the text of one, `within(section)`
what ends it, `below(section, own)` what follows it; `picture(shown)` a moment of an example, `story(shown)` what
happened before it, where sentences are not enough, `moment(shown)` what is to be said of it; `notes(example, section)`
what is to be read after the pictures. `own` are these macros themselves, for `example` of the template `example.html`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final, Literal, NamedTuple

_POINT: Final = re.compile(r"(?P<point>•|\d+\.) ((?P<word>[^|]+) \| )?(?P<text>.*)")


@dataclass(frozen=True)
class Line:
    """A line of the rules, and the word it explains, if it explains one."""

    text: str
    word: str = ""  # the word before a text of a card that a point is about


@dataclass(frozen=True)
class Block:
    """A paragraph, or a list of points."""

    kind: Literal["p", "ul", "ol"]
    lines: tuple[Line, ...]


class Mark(NamedTuple):
    """What is said of a card of a picture: that it was played, or that another one would have been better."""

    kind: str  # in the words of style sheets
    sign: str
    spoken: str


@dataclass(frozen=True)
class Picture:
    """A moment of an example: what was told since the one before, and what lies on the table then."""

    told: tuple[str, ...]
    page: Any
    is_over: bool
    about: Any = None  # what the family's macros know besides
    owner: str = ""  # from whose side it is seen, where that is not the reader
    marks: Mapping[str, Mark] = field(default_factory=dict)  # of cards, by where they are (`Family.card_of`)


@dataclass(frozen=True)
class Example:
    """A worked example: its pictures, and why it is so."""

    name: str
    pictures: tuple[Picture, ...]
    why: str


@dataclass(frozen=True)
class Section:
    """A part of the rules under a title."""

    name: str  # also its anchor
    title: str
    text: tuple[Block, ...]
    examples: tuple[Example, ...] = ()
    parts: tuple[tuple[str, str], ...] = ()  # the anchors and titles of parts that the contents list
    has_art: bool = False  # whether something stands beside the text
    about: Any = None  # what the family's macros know besides


def blocks(text: str) -> Iterator[Block]:
    """A text in paragraphs, which are parted by empty lines, and lists, whose lines begin with • or with a number.

    >>> paragraph, points = blocks("Say when:\\n• Play | at once\\n• later")
    >>> paragraph.lines
    (Line(text='Say when:', word=''),)
    >>> points
    Block(kind='ul', lines=(Line(text='at once', word='Play'), Line(text='later', word='')))
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    for kind, found in groupby(lines, _kind_of_line):
        if kind == "p":
            yield from (Block("p", (Line(line),)) for line in found)
        else:
            points = (point for line in found if (point := _POINT.fullmatch(line)))
            yield Block(kind, tuple(Line(point["text"], point["word"] or "") for point in points))


def _kind_of_line(line: str) -> Literal["p", "ul", "ol"]:
    point = _POINT.match(line)
    if not point:
        return "p"
    return "ul" if point["point"] == "•" else "ol"
