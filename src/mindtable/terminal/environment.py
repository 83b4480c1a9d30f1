"""What the terminal of a command can show."""

from __future__ import annotations

from rich.console import Console

from .line_breaks import let_spaces_hold


def new_console() -> Console:
    """A console that prints text as it is."""
    let_spaces_hold()
    return Console(highlight=False, markup=False, emoji=False)
