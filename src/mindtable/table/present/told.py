"""What was told, as HTML: the cards that a sentence names can be pointed at."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Final

from markupsafe import Markup, escape

from ...wording.stories import Part, Sentence, Story
from .pieces import Piece

_REMEMBERED: Final = 1 << 12  # sentences: many viewers are told the same
_NOTHING: Final = Part("")
_STOP: Final = re.compile("[\u00a0\u202f]?[^\\w\\s(]+")  # signs that follow a word, in French after a narrow space


class ToldStory(Story):
    """A story on a page. Pages that are drawn one after the other show the same ones, so each is drawn once."""

    @cached_property
    def html(self) -> Piece:
        """Its heading and its sentences."""
        heading = f"<h3>{escape(self.heading)}</h3>" if self.heading else ""
        return Piece(heading + "".join([f"<p{_mark(one)}>{told(one)}</p>" for one in self.sentences]))


@lru_cache(_REMEMBERED)
def told(sentence: Sentence) -> Markup:
    """A sentence."""
    return Markup("".join(_drawn(sentence.parts)))


def _drawn(parts: Sequence[Part]) -> Iterator[str]:
    """Some parts. Browsers would break a line between a button and the full stop after it: both are held together."""
    stop = ""
    for part, following in zip(parts, (*parts[1:], _NOTHING), strict=True):
        begun, stop = stop, ""
        if part.card and not (following.card or following.is_strong):
            found = _STOP.match(following.text)
            stop = found[0] if found else ""
        drawn = _part(part._replace(text=part.text.removeprefix(begun)))
        yield f'<span class="kept-together">{drawn}{escape(stop)}</span>' if stop else drawn


def _part(part: Part) -> str:
    if part.card:
        return f'<button type="button" class="named" data-read="{escape(part.card)}">{escape(part.text)}</button>'
    return f"<b>{escape(part.text)}</b>" if part.is_strong else escape(part.text)


def _mark(sentence: Sentence) -> str:
    return f' class="by-{sentence.mark}"' if sentence.mark else ""
