"""Pages that are printed below the table of any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..game.flaws import Cause
from ..wording import Wording

_PAGE: Final = 100


class Pages:
    """Prints sentences, the log and framed pages."""

    def __init__(self, console: Console, wording: Wording) -> None:
        self._console = console
        self._wording = wording

    def say(self, message: str, **arguments: str | int | Cause) -> None:
        """Print a message."""
        self._console.print(Text(self._wording.message(message, **arguments)))

    def log(self, turns: Sequence[Sequence[str]]) -> None:
        """Print what happened, a line for each turn."""
        for turn in turns:
            self._console.print(Text(f"• {' '.join(turn)}"))

    def commands_page(self, commands: Sequence[tuple[str, str]]) -> RenderableType:
        """What can be typed, with the messages that explain it."""
        page = Table.grid(padding=(0, 2, 0, 0))
        page.add_column(no_wrap=True, style="bold")
        for typed, message in commands:
            page.add_row(typed.format(file=self._wording.message("command-value-file")), self._wording.message(message))
        page.add_row(self._wording.message("terminal-key-enter"), self._wording.message("terminal-help-enter"))
        return page

    def framed(self, page: RenderableType, title: str, **arguments: str | int) -> None:
        """A page in a frame with a title, which is the name of a message."""
        width = min(self._console.width, _PAGE)
        self._console.print(
            Panel(
                page,
                box=box.ROUNDED,
                title=Text(self._wording.message(title, **arguments), "bold"),
                title_align="left",
                border_style="dim",
                width=width,
            )
        )
