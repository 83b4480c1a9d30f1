"""What the terminal of a command can show."""

from __future__ import annotations

from rich.console import Console


def new_console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)
