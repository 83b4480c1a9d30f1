"""The screen: the table as large as there is room for, what happened, and what is asked.

Everything is drawn from a sight, so there is nothing to show that the viewer may not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..game.contract import Event, Seat, Sight
from ..wording import Wording
from .drawing import Bar, Drawing, drawn_bar
from .family import family_of
from .line_breaks import let_spaces_hold

_WIDE: Final = 120  # from here on the log stands beside the table
_LOG_WIDTH: Final = 38
_LOG_FRAME: Final = 4
_LEAST_LOG: Final = 3
_PROMPT_LINES: Final = 2


Turns = Sequence[Sequence[str]]


@dataclass(frozen=True)
class Log:
    """What happened, in sentences, turn by turn: lately, and before that."""

    recent: Turns
    earlier: Turns = ()


class Screen:
    """Draws the table for a viewer."""

    def __init__(self, console: Console, wording: Wording, *, title: str, names: Mapping[Seat, str]) -> None:
        let_spaces_hold()
        self._console = console
        self._wording = wording
        self._title = title
        self._names = names

    def draw(self, sight: Sight, log: Log, bar: Bar, told: Sequence[Event] = ()) -> None:
        """The table; or, of what was just told, that which is worth a page of its own."""
        console = self._console
        presentation = family_of(sight.game).presentation
        areas = presentation.areas(console, self._wording, title=self._title, names=self._names)
        if not console.is_terminal:
            drawing = areas.on_paper(sight, told, console.width)
            lines = self._wrapped(log.recent, console.width)
            console.print(Group(drawing.table, *lines, drawn_bar(bar, drawing, console.width)))
        elif console.width >= _WIDE:
            console.clear()
            width = console.width - _LOG_WIDTH - 1
            console.print(self._with_log_aside(areas.drawings(sight, told, width), log, bar, width))
        else:
            console.clear()
            console.print(self._with_log_within(areas.drawings(sight, told, console.width), log, bar))

    def _with_log_aside(self, drawings: Iterable[Drawing], log: Log, bar: Bar, width: int) -> RenderableType:
        table, asked, height = self._fitting(drawings, bar, width, room_for=0)
        lines = self._wrapped(log.earlier, _LOG_WIDTH - _LOG_FRAME, "dim")
        lines += self._wrapped(log.recent, _LOG_WIDTH - _LOG_FRAME)
        happened = Panel(
            Group(*lines[-max(height - 2, _LEAST_LOG) :]),
            box=box.ROUNDED,
            title=self._wording.message("terminal-log"),
            title_align="left",
            border_style="dim",
            width=_LOG_WIDTH,
            height=height,
        )
        both = Table.grid(padding=(0, 1, 0, 0))
        both.add_row(Group(table, asked), happened)
        return both

    def _with_log_within(self, drawings: Iterable[Drawing], log: Log, bar: Bar) -> RenderableType:
        width = self._console.width
        lines = self._wrapped(log.recent, width)
        table, asked, height = self._fitting(drawings, bar, width, room_for=min(len(lines), _LEAST_LOG))
        room = max(self._console.height - _PROMPT_LINES - height, 1)
        recent = [list(turn) for turn in log.recent]
        while len(lines) > room and sum(map(len, recent)) > 1:  # the oldest sentences make room for the others
            recent = [recent[0][1:], *recent[1:]] if len(recent[0]) > 1 else recent[1:]
            lines = self._wrapped([["…", *recent[0]], *recent[1:]], width)
        return Group(table, *lines, asked)

    def _fitting(
        self, drawings: Iterable[Drawing], bar: Bar, width: int, room_for: int
    ) -> tuple[RenderableType, RenderableType, int]:
        """Table and question in the most detail that leaves some room, and how high they are together."""
        room = self._console.height - _PROMPT_LINES - room_for
        for drawing in drawings:
            asked = drawn_bar(bar, drawing, width)
            height = self._height(Group(drawing.table, asked), width)
            if height <= room:
                break
        return drawing.table, asked, height

    def _height(self, thing: RenderableType, width: int) -> int:
        return len(self._console.render_lines(thing, self._console.options.update(width=width), pad=False))

    def _wrapped(self, turns: Turns, width: int, style: str = "") -> list[Text]:
        """The lines of a story that is so wide, with a dot where a turn begins."""
        lines = []
        for turn in turns:
            for place, part in enumerate(Text(" ".join(turn), style).wrap(self._console, max(width - 2, 1))):
                lines.append(Text("  " if place else "• ", style) + part)
        return lines
