"""The search of Mind Up! by what practice has taught: everybody is taken to choose as players do who think.

It differs from the classic one in what is expected of others in this turn, in what all choose from the next turn on,
and in what the end of a round is worth.
"""

from typing import Final

from mypy_extensions import i64

from ...mindup.board import Board
from ...mindup.questions import hand_of, is_over
from ...mindup.round import seal
from ...mindup.view import View
from ..tree import Node
from .habits import Habits
from .search import EXPLORATION, SEAT, MindUpSearch

COMMON: Final = 60  # so likely it is, in per cent, that another chooses by habit in this turn


class PractisedSearch(MindUpSearch):
    """The search of one choice of one seat, with weights by cell. Each part of what was learnt can be left out."""

    def __init__(
        self,
        view: View,
        dice: i64,
        weights: list[int],
        *,
        exploration: float = EXPLORATION,
        common: i64 = COMMON,
        by_habit: bool = True,
        by_standing: bool = True,
    ) -> None:
        super().__init__(view, dice, exploration=exploration, common=common)
        self._habits = Habits(weights)
        self._by_habit = by_habit  # whether all choose so from the next turn on, or by rules of thumb
        self._by_standing = by_standing  # whether the end of a round is judged by what was learnt

    def _choose(self, world: Board, searching: i64, roots: list[Node], tried: list[Node]) -> None:
        """Everybody makes the choice that is searched: by what it has brought so far, or by habit."""
        self._habits.look_at(world)
        seat: i64 = 0
        while seat < world.players:
            if seat == searching or not self._happens(self._common):
                slot = self._select(roots[seat], seat, hand_of(world, seat))
                tried.append(roots[seat].following(seat << SEAT | slot, self._iteration))
            else:
                slot = self._drawn(world, seat)
            seal(world, seat, slot)
            seat += 1

    def _play_on(self, world: Board) -> None:
        """One more turn, in which all choose by habit."""
        if not self._by_habit:
            super()._play_on(world)
            return
        self._habits.look_at(world)
        seat: i64 = 0
        while seat < world.players:
            seal(world, seat, self._drawn(world, seat))
            seat += 1

    def _drawn(self, world: Board, seat: i64) -> i64:
        """A card by habit, as likely as it is."""
        self._habits.dice = self._dice
        slot = self._habits.drawn(world, seat)
        self._dice = self._habits.dice
        return slot

    def _results(self, world: Board) -> list[float]:
        """Who has won, or how likely everybody is to win by how they stand."""
        if self._by_standing and not is_over(world):
            return self._habits.chances(world)
        return super()._results(world)
