"""What the terminal of a command can show."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rich import _wrap
from rich.console import Console

from ..wording.typography import NARROW, WIDE

_GAP: Final = rf"[^\S{WIDE}{NARROW}]"  # where a line may end
_WORD: Final = re.compile(rf"{_GAP}*[\S{WIDE}{NARROW}]+{_GAP}*")


def new_console() -> Console:
    """A console that prints text as it is."""
    return Console(highlight=False, markup=False, emoji=False)


def _words(text: str) -> Iterator[tuple[int, int, str]]:
    """What stays together in a line, each with where it begins and ends."""
    word = _WORD.match(text)
    while word is not None:
        yield *word.span(), word.group()
        word = _WORD.match(text, word.end())


_wrap.words = _words  # rich ends lines at every space, and there is no other way to tell it which ones hold
