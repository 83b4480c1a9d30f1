"""What the expert thinks of a decision, printed: all legal moves with their chances, and the moves it expects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Final

from rich.table import Table
from rich.text import Text

from ..bots.search_bot import Analysis
from ..game.contract import Move, MoveError, Seat, Sight, View
from ..wording import Wording

_WORLDS: Final = 50  # that are tried at most


def moves_table(
    analysis: Analysis, sight: Sight, names: Mapping[Seat, str], wording: Wording, played: Move | None = None
) -> Table:
    """All legal moves, the best first; that which was played is marked."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(wording.message("analysis-move"))
    table.add_column(wording.message("analysis-chance"), justify="right")
    table.add_column(wording.message("analysis-visits"), justify="right")
    for thought in analysis.thoughts:
        said = wording.move(thought.move, sight, names)
        if thought.move == played:
            said = wording.message("analysis-played", move=said)
        table.add_row(Text(said), percent(thought.chance, wording), str(thought.visits))
    return table


def expected(analysis: Analysis, view: View, names: Mapping[Seat, str], wording: Wording) -> Text:
    """The moves that are expected, as far as they fit together in a world that agrees with the view."""
    said = [
        wording.message("analysis-expected", name=names[seat], move=wording.move(move, sight, names))
        for (seat, move), sight in zip(analysis.line, _foreseen(analysis.line, view), strict=False)
    ]
    return Text(
        wording.message("analysis-line", line=" · ".join(said)) if said else wording.message("analysis-no-line")
    )


def _foreseen(line: Sequence[tuple[Seat, Move]], view: View) -> list[Sight]:
    """What the seat of a view would see before each move of a line, in the world in which most of them can be made."""
    dice = Random(len(line))
    longest: list[Sight] = []
    for _ in range(_WORLDS):
        position = view.world(dice)
        seen: list[Sight] = []
        with suppress(MoveError):
            for seat, move in line:
                before = position.view(view.seat).sight
                position.play(move, seat)
                seen.append(before)
        longest = max(longest, seen, key=len)
        if len(longest) == len(line):
            break
    return longest


def percent(share: float, wording: Wording) -> str:
    """A share in percent with one decimal, as the language writes it."""
    whole, tenths = divmod(round(share * 1000), 10)
    return wording.message("analysis-percent", whole=whole, tenths=tenths)
