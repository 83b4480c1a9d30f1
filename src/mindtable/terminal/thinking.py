"""What the search thinks of a decision, printed: all legal moves with their chances, and the moves it expects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.table import Table
from rich.text import Text

from ..bots.limit import Limit
from ..game.contract import Move, Seat, Sight, View
from ..review import FINE, Assessment, Option
from ..review.lines import foreseen
from ..wording import Wording
from .bench import is_compiled

_SLOW: Final = Limit(seconds=0.5, iterations=FINE.iterations)  # where nothing is compiled


def care() -> Limit:
    """How long is thought about a decision: as long as its chances were measured with, if the search is quick."""
    return FINE if is_compiled() else _SLOW


def moves_table(
    assessment: Assessment, sight: Sight, names: Mapping[Seat, str], wording: Wording, played: Move | None = None
) -> Table:
    """All legal moves, the best first; that which was played is marked."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(wording.message("analysis-move"))
    table.add_column(wording.message("analysis-chance"), justify="right")
    table.add_column(wording.message("analysis-visits"), justify="right")
    for option in assessment.options:
        said = wording.move(option.move, sight, names)
        if option.move == played:
            said = wording.message("analysis-played", move=said)
        table.add_row(Text(said), _chance(option, wording), str(option.visits))
    return table


def _chance(option: Option, wording: Wording) -> str:
    chance = percent(option.chance, wording)
    return wording.message("analysis-proved", chance=chance) if option.proved else chance


def expected(assessment: Assessment, view: View, names: Mapping[Seat, str], wording: Wording) -> Text:
    """The moves that are expected, which can all be made in a world that agrees with the view."""
    said = [
        wording.message("analysis-expected", name=names[seat], move=wording.move(move, sight, names))
        for (seat, move), sight in zip(assessment.line, foreseen(view, assessment.line), strict=False)
    ]
    return Text(
        wording.message("analysis-line", line=" · ".join(said)) if said else wording.message("analysis-no-line")
    )


def percent(share: float, wording: Wording) -> str:
    """A share in percent with one decimal, as the language writes it."""
    whole, tenths = divmod(round(share * 1000), 10)
    return wording.message("analysis-percent", whole=whole, tenths=tenths)
