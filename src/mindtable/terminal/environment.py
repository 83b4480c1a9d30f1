"""What the terminal of a command can show."""

from __future__ import annotations

from rich.console import Console


def new_console() -> Console:
    """A console that prints text as it is."""
    return Console(highlight=False, markup=False, emoji=False)
