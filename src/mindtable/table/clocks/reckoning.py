"""What is left of everybody's time, from what was decided and from nothing else."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from ...game.contract import Seat
from .clock import Clock

UNHEARD: Final = timedelta(seconds=5)  # after which a clock begins though nobody listens
_LAG: Final = 1000  # milliseconds that are given back of one answer
_LAG_OF_GAME: Final = 10_000  # and of all answers of a seat
_RESERVE: Final = 1000  # milliseconds that a bot of the house keeps, however long its machine takes


class Reckoning:
    """The clocks of one game, all times in milliseconds."""

    def __init__(self, clock: Clock, seats: Sequence[Seat]) -> None:
        self.clock = clock
        self.asked: datetime | None = None  # since when the open question is
        self._left = dict.fromkeys(seats, clock.whole)
        self._before = dict(self._left)  # as it was when the open question came up
        self._lag = dict.fromkeys(seats, 0)  # what was given back at most
        self._answered: set[Seat] = set()  # the open question
        self._out: set[Seat] = set()  # whose time is up
        self._is_together = False  # whether several were asked the open question

    # --- what is decided ---------------------------------------------------------------------------

    def ask(self, seats: Collection[Seat], asked: datetime | None) -> None:
        """Some seats are asked something new."""
        self.asked = asked
        self._answered.clear()
        self._is_together = len(seats) > 1
        if self.clock.is_anew:
            self._left = dict.fromkeys(self._left, self.clock.whole)
            self._out.clear()
        self._before = dict(self._left)

    def answer(self, seat: Seat, spent: int | None, made: datetime | None) -> None:
        """A seat has answered. Whoever changes a choice that is sealed loses and gets nothing."""
        if seat in self._answered or seat in self._out:
            return
        self._answered.add(seat)
        self._left[seat] = self.after_answer(seat, spent or 0)
        if spent is not None and made is not None and self.asked is not None:
            given = (made - self.asked) // timedelta(milliseconds=1) - spent
            self._lag[seat] += min(_LAG, max(0, given))

    def run_out(self, seat: Seat) -> None:
        """The time of a seat is up."""
        self._out.add(seat)
        self._left[seat] = 0

    # --- how it stands -----------------------------------------------------------------------------

    @property
    def is_together(self) -> bool:
        """Whether several were asked at the same time: until all have answered, nobody sees more of the clocks of
        others than there was before."""
        return self._is_together

    @property
    def before(self) -> Mapping[Seat, int]:
        """What everybody had left when the open question came up."""
        return self._before

    def left(self, seat: Seat) -> int:
        """What a seat has left, before what the open question has cost so far."""
        return self._left[seat]

    def runs(self, seat: Seat) -> bool:
        """Whether the clock of a seat runs if it is asked now."""
        return self.asked is not None and seat not in self._answered and seat not in self._out

    def is_out(self, seat: Seat) -> bool:
        """Whether the time of a seat is up."""
        return seat in self._out

    def grace(self, seat: Seat) -> int:
        """How much of an answer of a seat may have been spent on its way."""
        return min(_LAG, max(0, _LAG_OF_GAME - self._lag[seat]))

    def after_answer(self, seat: Seat, spent: int) -> int:
        """What a seat has left once it has answered."""
        return self._left[seat] - spent + self.clock.added

    def cost(self, seat: Seat, passed: int, thought: int | None) -> int:
        """What an answer costs for which so much time has passed, and for which a browser says that it has thought so
        long. What lies between was spent on the way, and is given back, up to a bound."""
        lag = 0 if thought is None else min(self.grace(seat), max(0, passed - max(0, thought)))
        return passed - lag

    def cost_of_bot(self, seat: Seat, passed: int) -> int:
        """The same for a bot of the house, which does not lose by how busy its machine is."""
        return min(passed, max(0, self._left[seat] - _RESERVE))
