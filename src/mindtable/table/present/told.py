"""What was told, as HTML: the cards that a sentence names can be pointed at."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from ...wording.stories import Part, Sentence, Story

_REMEMBERED: Final = 1 << 12  # sentences: many viewers are told the same
_NOTHING: Final = Part("")
_STOP: Final = re.compile("[\u00a0\u202f]?[^\\w\\s(]+")  # signs that follow a word, in French after a narrow space


def told_story(story: Story) -> Markup:
    """The heading of a story and its sentences."""
    heading = f"<h3>{escape(story.heading)}</h3>" if story.heading else ""
    return Markup(heading + "".join([f"<p{_mark(one)}>{told(one)}</p>" for one in story.sentences]))


def told(sentence: Sentence) -> Markup:
    """A sentence."""
    return _drawn(sentence.parts)


@lru_cache(_REMEMBERED)
def _drawn(parts: tuple[Part, ...]) -> Markup:
    """Some parts. Browsers would break a line between a button and the full stop after it: both are held together."""
    drawn: list[str] = []
    begun = ""  # of a part, what was drawn with the one before
    for part, following in zip(parts, (*parts[1:], _NOTHING), strict=True):
        stop = _stop(following) if part.card else ""
        text = _part(part, escape(part.text.removeprefix(begun)))
        drawn.append(f'<span class="kept-together">{text}{escape(stop)}</span>' if stop else text)
        begun = stop
    return Markup("".join(drawn))


def _stop(part: Part) -> str:
    """The signs with which a part behind the name of a card begins."""
    found = None if part.card or part.is_strong else _STOP.match(part.text)
    return found[0] if found else ""


def _part(part: Part, text: Markup) -> str:
    if part.card:
        return f'<button type="button" class="named" data-read="{escape(part.card)}">{text}</button>'
    return f"<b>{text}</b>" if part.is_strong else text


def _mark(sentence: Sentence) -> str:
    return f' class="by-{sentence.mark}"' if sentence.mark else ""
