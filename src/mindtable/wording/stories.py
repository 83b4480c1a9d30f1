"""Stories: what happened in a game, in sentences that know which cards they name.

All that was told of a game is parted into chapters, one for each turn or whatever a game is parted by. The story of a
chapter is a few sentences. Where a sentence names a card, it can be pointed at: names go through messages between
marks (`marked`), and `sentence` takes the marks out again. What weighs most, a number mostly, stands between two pairs
of asterisks in a message, "Luchataur attacked with **9**.", of which `typography` makes marks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple, Protocol

from ..game.contract import Event, Seat
from .language import CARD, END, NAME, Phrase
from .typography import STRONG

Mark = Literal["they", "we", "life", ""]

_REMEMBERED: Final = 1 << 12  # sentences: whoever is not addressed in one reads the same
_ABOUT_WORDS: Final = re.compile(r"[a-z]*")  # a form that says something of a word, its gender for instance


class Part(NamedTuple):
    """A part of a sentence: some words, or the name of a card."""

    text: str
    card: str = ""  # the id of the card that is named
    is_strong: bool = False  # what weighs most in the sentence


class Sentence(NamedTuple):
    """A sentence, and the mark it bears: who has done it, or that it has cost life."""

    parts: tuple[Part, ...]
    mark: Mark = ""

    @property
    def text(self) -> str:
        """All of it."""
        return "".join([part.text for part in self.parts])


class Chapter(NamedTuple):
    """Where a part of the game begins: a turn mostly."""

    start: int  # the place of its first event among all that was told
    seat: Seat | None  # whose turn it is; None: of all players
    number: int  # of the turn
    round: int = 0  # in which it is, where there are rounds


class Story(NamedTuple):
    """What happened in a chapter."""

    chapter: Chapter
    heading: str  # "Turn 11 · Rosa"
    sentences: tuple[Sentence, ...]


class Tale(Protocol):
    """The story of a chapter that goes on, for a reader."""

    def go_on(self, events: Sequence[Event]) -> tuple[Sentence, ...]:
        """All of it, once more has happened."""
        ...


def marked(name: Phrase, card: str) -> Phrase:
    """The name of a card in all its forms, so that it is found again in a sentence."""
    forms = {form: _marked_form(text, name.text, card) for form, text in name.forms.items()}
    return Phrase(_mark(name.text, card), forms)


def _marked_form(form: str, name: str, card: str) -> str:
    """A form of a name: where the name as such stands in it, behind a preposition for instance, it alone is marked."""
    if _ABOUT_WORDS.fullmatch(form):
        return form
    found = re.search(rf"{re.escape(name)}(?!\w)", form)  # a declined name can begin like the name
    return f"{form[: found.start()]}{_mark(name, card)}{form[found.end() :]}" if found else _mark(form, card)


def _mark(text: str, card: str) -> str:
    return f"{CARD}{card}{NAME}{text}{END}"


def sentence(text: str, mark: Mark = "") -> Sentence:
    """A sentence from what a message has said, with marks in it.

    >>> sentence(f"It hit with {STRONG}9{STRONG}.").parts
    (Part(text='It hit with ', card='', is_strong=False), Part(text='9', card='', is_strong=True), \
Part(text='.', card='', is_strong=False))
    """
    return Sentence(_parts(text), mark)


@lru_cache(_REMEMBERED)
def _parts(text: str) -> tuple[Part, ...]:
    parts: list[Part] = []
    for place, piece in enumerate(text.split(STRONG)):
        is_strong = place % 2 == 1
        words, *named = piece.split(CARD)
        parts.append(Part(words, "", is_strong))
        for one in named:
            card, _, said = one.partition(NAME)
            name, _, words = said.partition(END)
            parts += Part(name, card, is_strong), Part(words, "", is_strong)
    return tuple([part for part in parts if part.text])


def one_chapter(_told: Sequence[Event]) -> tuple[Chapter, ...]:
    """A game in one chapter, for families whose games have no parts."""
    return (Chapter(0, None, 1),)


def line_by_line(
    line: Callable[[Event, Seat | None, Mapping[Seat, str]], str | None],
    events: Sequence[Event],
    reader: Seat | None,
    names: Mapping[Seat, str],
    since: int = 0,
) -> tuple[Sentence, ...]:
    """A sentence for each event that has one, for families that tell nothing more."""
    lines = (line(event, reader, names) for event in events[since:] if event.family)
    return tuple(sentence(said) for said in lines if said)
