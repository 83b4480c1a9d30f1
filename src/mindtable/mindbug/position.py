"""A position as the rest of the world sees it: a value with legal moves."""

from typing import Final

from .bits import slots_of
from .board import ACTION, Board
from .chance import seeded
from .mode import MODES
from .setup import lay_out, start_counters
from .slots import Slots
from .turn import advance, answer

_NO_CARDS: Final = Slots(b"")


class Position(Board):
    @staticmethod
    def dealt(mode: str, deck: list[int], seed: int) -> "Position":
        position = Position(MODES[mode], _NO_CARDS)
        position.chance = seeded(seed)
        start_counters(position, position.mode)
        lay_out(position, deck)
        advance(position)
        return position

    def copy(self) -> "Position":
        """An independent position of equal value."""
        other = Position(self.mode, self.slots)
        other.become(self)
        return other

    def numbers_of_moves(self) -> list[int]:
        return slots_of(self.options) + [ACTION + slot for slot in slots_of(self.actions)]

    def answer(self, move: int) -> None:
        answer(self, move)
