"""What the terminal of a command can show."""

from __future__ import annotations

import re
from typing import Final

from rich import _wrap
from rich.console import Console

from ..wording.typography import NARROW, WIDE

_GAP: Final = rf"[^\S{WIDE}{NARROW}]"  # where a line may end
_WORD: Final = re.compile(rf"{_GAP}*(?:\S|[{WIDE}{NARROW}])+{_GAP}*")

_wrap.re_word = _WORD  # rich ends lines at every space, and there is no other way to tell it which ones hold


def new_console() -> Console:
    """A console that prints text as it is."""
    return Console(highlight=False, markup=False, emoji=False)
