"""The rules of the games as pages: which sections there are, and what stands beside their texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Final, Literal

from ...art.faces import Face, KeywordFace
from ...mindbug.words import Keyword
from ...mindup.objectives import OBJECTIVES
from ...wording.mindup import MindUpWords
from .examples import Example, examples
from .faces import face, keyword_face
from .sayings import said, wording_in

_POINT: Final = re.compile(r"(?P<point>•|\d+\.) ((?P<word>[^|]+) \| )?(?P<text>.*)")


@dataclass(frozen=True)
class _Plan:
    """A section: the name of its messages, and what it shows."""

    name: str
    examples: tuple[str, ...] = ()
    card: str = ""  # to be read beside the text
    drawn: Literal["", "pieces", "keywords", "objectives"] = ""
    is_about_texts: bool = False  # whether its examples need the texts of cards to be understood


_PLANS: Final[Mapping[str, tuple[_Plan, ...]]] = {
    "duel": (
        _Plan("aim"),
        _Plan("setup", drawn="pieces"),
        _Plan("card", card="killer-bee"),
        _Plan("turn"),
        _Plan("playing", ("mindbug",)),
        _Plan("attacking", ("fight", "tie")),
        _Plan("keywords", drawn="keywords"),
        _Plan("effects", ("attack", "defeated", "constant"), card="ferret-bomber", is_about_texts=True),
        _Plan("states", ("boost", "evolution"), is_about_texts=True),
        _Plan("end", ("out-of-actions",)),
    ),
    "tag-team": (
        _Plan("aim"),
        _Plan("setup", drawn="pieces"),
        _Plan("turn"),
        _Plan("playing", ("mindfrog",)),
        _Plan("attacking", ("block", "hunter")),
        _Plan("words", ("teammate",), card="lurker-island", is_about_texts=True),
        _Plan("end", ("skipped",)),
    ),
    "mind-up": (
        _Plan("aim"),
        _Plan("setup", drawn="pieces"),
        _Plan("turn", ("turn",)),
        _Plan("columns", ("columns",)),
        _Plan("scoring", ("round",)),
        _Plan("rounds"),
        _Plan("objectives", ("objectives",), drawn="objectives"),
        _Plan("end", ("end",)),
    ),
}


@dataclass(frozen=True)
class Line:
    text: str
    word: str = ""  # the word before a text of a card that a point is about


@dataclass(frozen=True)
class Block:
    """A paragraph, or a list of points."""

    kind: Literal["p", "ul", "ol"]
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class KeywordRule:
    keyword: KeywordFace
    text: tuple[Block, ...]
    example: Example


@dataclass(frozen=True)
class Section:
    name: str  # also its anchor
    title: str
    text: tuple[Block, ...]
    examples: tuple[Example, ...]
    card: Face | None
    has_pieces: bool
    keywords: tuple[KeywordRule, ...]
    objectives: tuple[str, ...]
    is_about_texts: bool


@cache
def rulebook(game: str, language: str) -> tuple[Section, ...]:
    """The sections of the rules of a game, in the order of reading."""
    return tuple(_section(game, plan, language) for plan in _PLANS[game])


def _section(game: str, plan: _Plan, language: str) -> Section:
    there = examples(game, language)
    message = f"rules-{game}-{plan.name}"
    card = face(plan.card, language) if plan.card else None
    return Section(
        name=plan.name,
        title=said(language, f"{message}-title", {}),
        text=tuple(blocks(said(language, message, {"card": card.name} if card else {}))),
        examples=tuple(there[name] for name in plan.examples),
        card=card,
        has_pieces=plan.drawn == "pieces",
        keywords=tuple(_keyword_rules(there, language)) if plan.drawn == "keywords" else (),
        objectives=_objectives(language) if plan.drawn == "objectives" else (),
        is_about_texts=plan.is_about_texts,
    )


def _keyword_rules(there: Mapping[str, Example], language: str) -> Iterator[KeywordRule]:
    for keyword in Keyword:
        text = tuple(blocks(said(language, f"rules-keyword-{keyword.value}", {})))
        yield KeywordRule(keyword_face(keyword.value, language), text, there[keyword.value])


def _objectives(language: str) -> tuple[str, ...]:
    return tuple(wording_in(language).words(MindUpWords).objective(one.id) for one in OBJECTIVES)


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
