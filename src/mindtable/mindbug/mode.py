"""A mode of play as an object of named questions: who sits where, who is asked, what everyone starts with.

Rules ask the mode instead of computing with seat numbers, so that team play is another object and not
another engine.
"""

from typing import Final

from mypy_extensions import i64


class Mode:
    """How many play, in which teams and in which order."""

    def __init__(
        self,
        *,
        name: str,
        seats: int,
        teams: list[int],
        takers: list[list[int]],
        blockers: list[list[int]],
        hand: int,
        dealt: int,
        life: int,
        mindbugs: int,
    ) -> None:
        self.name: Final = name
        self.seats: Final[i64] = seats
        self.team: Final = bytes(teams)
        # Who may take a played card, and who may block, in the order in which they are asked.
        self.takers: Final = [bytes(order) for order in takers]
        self.blockers: Final = [bytes(order) for order in blockers]
        self.hand: Final[i64] = hand
        self.dealt: Final[i64] = dealt
        self.life: Final[i64] = life
        self.mindbugs: Final[i64] = mindbugs

    def after(self, seat: i64) -> i64:
        """Whose turn follows that of a seat."""
        return seat + 1 if seat + 1 < self.seats else 0

    def opponents(self, seat: i64) -> bytes:
        """The opponents of a seat, the one on the left first."""
        return self.blockers[seat]


DUEL: Final = Mode(
    name="duel",
    seats=2,
    teams=[0, 1],
    takers=[[1], [0]],
    blockers=[[1], [0]],
    hand=5,
    dealt=10,
    life=3,
    mindbugs=2,
)

MODES: Final = {DUEL.name: DUEL}
