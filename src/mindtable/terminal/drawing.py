"""What every family draws with: colours, a drawn table, and the bar below it with what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..game.contract import Seat

MINE: Final = "cyan"
THEIRS: Final = "magenta"
ASKED: Final = "yellow"


@dataclass(frozen=True)
class Bar:
    """What is asked, or what there is to say, in one bar: a sentence, answers to choose from, and a hint."""

    sentence: str
    answers: Sequence[str] = ()
    hint: str = ""


@dataclass(frozen=True)
class Drawing:
    """What lies on a table, drawn; and whether there is room for a frame around the question and for a hint."""

    table: RenderableType
    spacious: bool = True
    bare: bool = False


class Seated(Protocol):
    """Whoever has a seat."""

    @property
    def seat(self) -> Seat:
        """Whose place it is."""
        ...


def around(players: Sequence[Seated], viewer: Seat | None) -> list[Seat]:
    """The seats as they sit around the viewer, the viewer last; for a spectator the first seat is."""
    seats = [player.seat for player in players]
    last = seats.index(viewer) if viewer is not None else 0
    return seats[last + 1 :] + seats[: last + 1]


def drawn_bar(bar: Bar, drawing: Drawing, width: int) -> RenderableType:
    """The question with its numbered answers, as there is room for beside a table."""
    parts: list[RenderableType] = [Text(bar.sentence, f"bold {ASKED}")]
    if bar.answers:
        parts.append(_numbered(bar.answers, width - 4))
    if bar.hint and not drawing.bare:
        parts.append(Text(bar.hint, "dim"))
    if not drawing.spacious:
        return Group(*parts)
    return Panel(Group(*parts), box=box.ROUNDED, border_style=ASKED, width=width)


def _numbered(answers: Sequence[str], width: int) -> Table:
    """Answers with their numbers, in as few rows as there is room for, read downwards."""
    digits = len(str(len(answers)))
    entries = [
        Text.assemble((f"{number:>{digits}}", f"bold {ASKED}"), " ", answer) for number, answer in enumerate(answers, 1)
    ]
    rows = next(
        rows for rows in range(1, len(entries) + 1) if _columns_width(entries, rows) <= width or rows == len(entries)
    )
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        grid.add_row(*entries[row::rows])
    return grid


def _columns_width(entries: Sequence[Text], rows: int) -> int:
    columns = [entries[first : first + rows] for first in range(0, len(entries), rows)]
    return sum(max(entry.cell_len for entry in column) + 2 for column in columns) - 2
