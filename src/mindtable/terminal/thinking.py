"""What the expert thinks of a decision, printed: all legal moves with their chances, and the moves it expects."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ..bots.search_bot import Analysis
from ..game.contract import Move, Sight
from ..wording import Wording


def moves_table(analysis: Analysis, sight: Sight, wording: Wording, played: Move | None = None) -> Table:
    """All legal moves, the best first; that which was played is marked."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(wording.message("analysis-move"))
    table.add_column(wording.message("analysis-chance"), justify="right")
    table.add_column(wording.message("analysis-visits"), justify="right")
    for thought in analysis.thoughts:
        said = wording.move(thought.move, sight)
        if thought.move == played:
            said = wording.message("analysis-played", move=said)
        table.add_row(Text(said), f"{thought.chance:.1%}", str(thought.visits))
    return table


def expected(analysis: Analysis, wording: Wording) -> Text:
    """The moves that are expected, in the words of records: they are about positions still to come."""
    line = ", ".join(f"{seat}: {move}" for seat, move in analysis.line)
    return Text(wording.message("analysis-line", line=line) if line else wording.message("analysis-no-line"))
