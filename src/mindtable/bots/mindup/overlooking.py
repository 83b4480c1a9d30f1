"""What players of Mind Up! overlook: to whoever does, it is not there."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from pathlib import Path
from typing import Final

from ...mindup.board import Board
from ...mindup.packed import length, number_at, with_number
from ...mindup.questions import hand_of
from ...mindup.view import View
from .foresight import ForeseeingSearch
from .search import MindUpSearch

SETTINGS: Final = Path(__file__).with_name("levels.json")
COLUMNS: Final = "columns"  # that they are worth more or less than others
WISHES: Final = "wishes"  # that others choose what is good for them: they may choose anything
OBJECTIVES: Final = "objectives"
MEMORY: Final = "memory"  # which cards others have shown in earlier rounds
OVERLOOKED: Final = (COLUMNS, WISHES, OBJECTIVES, MEMORY)
_ALWAYS: Final = 100  # per cent


def search_of_the_careless(view: View, dice: int, overlooked: Collection[str]) -> MindUpSearch:
    """The search of somebody who overlooks some things."""
    seen = view.imagined(partial(_overlook, overlooked), _shown(view) if MEMORY in overlooked else 0)
    if WISHES in overlooked:  # there is nothing to foresee
        return MindUpSearch(seen, dice, common=_ALWAYS, guided=0)
    return ForeseeingSearch(seen, dice)


def _overlook(overlooked: Collection[str], board: Board) -> None:
    if OBJECTIVES in overlooked:
        board.objectives = 0
    if COLUMNS in overlooked:
        board.columns = _all_alike(board.columns)


def _all_alike(columns: int) -> int:
    """Columns that are all worth what these are on average."""
    values = [number_at(columns, place) for place in range(length(columns))]
    alike = 0
    for place in range(len(values)):
        alike = with_number(alike, place, round(sum(values) / len(values)))
    return alike


def _shown(view: View) -> int:
    """The cards in the hands of the others: those that they have not shown are unknown anyway."""
    board = view.board(0)
    return int(board.hand & ~hand_of(board, view.number()))
