"""What every family draws with: colours, a drawn table, and the bar below it with what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..game.contract import Position, Seat

Facts = Mapping[str, Any]

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


def around(facts: Facts) -> list[Seat]:
    """The seats as they sit around the viewer, the viewer last."""
    seats: list[Seat] = list(facts["seats"])
    last = seats.index(facts["seat"]) if facts["seat"] else 0
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


def with_hands(position: Position) -> Facts:
    """What a spectator sees of a position, and everybody's hand besides."""
    facts = position.view(None).facts()
    for seat in position.seats:
        facts["seats"][seat]["hand"] = position.view(seat).facts()["seats"][seat]["hand"]
    return facts
