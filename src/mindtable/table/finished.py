"""Games that are over: nothing of them is hidden any more, and another one may follow."""

from __future__ import annotations

from ..game.records import write_out
from ..wording import Wording
from .authority import Authority
from .declined import Declined
from .seen import recorded_names
from .state import State


def check_open(table: Authority) -> None:
    """Raises Declined for a game that may not be looked at from all sides: that is neither over nor was handed in as a
    record."""
    if not table.is_over and not table.is_record:
        raise Declined(403, "table-not-over")


def record_of(table: Authority, wording: Wording) -> str:
    """A game as a record, to keep. Raises Declined if it is not over, or there can be none."""
    check_open(table)
    if not table.course.has_record:
        raise Declined(409, "table-no-record")
    names = recorded_names(table.chairs, wording)
    return write_out(table.record(lambda chair: names[chair.seat]))


async def another_game(state: State, table: Authority) -> str:
    """The id of another game with the same people, who move on by one chair; whoever asks first begins it. Raises
    Declined if it is not over."""
    if not table.is_over:
        raise Declined(409, "table-not-over")
    return await state.house.usher.rematch(table, state.openings.again(table))
