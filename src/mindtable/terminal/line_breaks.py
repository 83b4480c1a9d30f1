"""Where lines on a screen may end: not at the spaces that hold (`wording.typography`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rich import _wrap

from ..wording.typography import NARROW, WIDE

_GAP: Final = rf"[^\S{WIDE}{NARROW}]"
_WORD: Final = re.compile(rf"{_GAP}*[\S{WIDE}{NARROW}]+{_GAP}*")


def let_spaces_hold() -> None:
    """Teach rich, which ends lines at every space, that some hold; there is no other way to tell it."""
    _wrap.words = _words


def _words(text: str) -> Iterator[tuple[int, int, str]]:
    """What stays together in a line, each with where it begins and ends."""
    word = _WORD.match(text)
    while word is not None:
        yield *word.span(), word.group()
        word = _WORD.match(text, word.end())
