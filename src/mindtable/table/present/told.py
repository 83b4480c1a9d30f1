"""What was told, as HTML: the cards that a sentence names can be pointed at."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from ...wording.stories import Part, Sentence, Story
from .pieces import Piece

_REMEMBERED: Final = 1 << 12  # sentences: many viewers are told the same
_NOTHING: Final = Part("")
_STOP: Final = re.compile("[\u00a0\u202f]?[^\\w\\s(]+")  # signs that follow a word, in French after a narrow space


def told_story(story: Story) -> Piece:
    """The heading of a story and its sentences."""
    heading = f"<h3>{escape(story.heading)}</h3>" if story.heading else ""
    return Piece(heading + "".join([f"<p{_mark(one)}>{told(one)}</p>" for one in story.sentences]))


def told(sentence: Sentence) -> Markup:
    """A sentence."""
    return _drawn(sentence.parts)


@lru_cache(_REMEMBERED)
def _drawn(parts: tuple[Part, ...]) -> Markup:
    """Some parts. Browsers would break a line between a button and the full stop after it: both are held together."""
    drawn: list[str] = []
    stop = ""  # what was drawn already with the part before
    for (text, card, is_strong), following in zip(parts, (*parts[1:], _NOTHING), strict=True):
        begun, stop = stop, _stop(following) if card else ""
        if card:
            drawn.append(_named(text.removeprefix(begun), card, stop))
        else:
            shown = escape(text.removeprefix(begun))
            drawn.append(f"<b>{shown}</b>" if is_strong else shown)
    return Markup("".join(drawn))


def _stop(part: Part) -> str:
    """The signs with which a part behind the name of a card begins."""
    found = None if part.card or part.is_strong else _STOP.match(part.text)
    return found[0] if found else ""


@lru_cache(_REMEMBERED)
def _named(name: str, card: str, stop: str) -> str:
    """The name of a card, and the signs that follow it."""
    button = f'<button type="button" class="named" data-read="{escape(card)}">{escape(name)}</button>'
    return f'<span class="kept-together">{button}{escape(stop)}</span>' if stop else button


def _mark(sentence: Sentence) -> str:
    return f' class="by-{sentence.mark}"' if sentence.mark else ""
