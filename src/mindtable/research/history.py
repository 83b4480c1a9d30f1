"""A game with all that has happened in it: what a seat remembers, and what it was worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Self

from ..game.contract import Event, Position, Seat
from .family import Space
from .results import returns

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Step:
    """An act, and what happened."""

    seat: Seat
    act: int
    told: Sequence[Event]


@dataclass
class History:
    """A game from its deal on, played by the numbers of acts. What a seat remembers is everything it saw at the deal,
    all that it was told, and its own acts."""

    space: Space
    position: Position
    seed: int | None = None  # of the deal; None where some cards were imagined
    before: list[Position] = field(default_factory=list)  # each step
    steps: list[Step] = field(default_factory=list)

    @classmethod
    def dealt(cls, space: Space, seed: int) -> Self:
        """A new game."""
        return cls(space, space.deal(seed), seed)

    @classmethod
    def replayed(cls, space: Space, seed: int, acts: Sequence[tuple[Seat, int]]) -> Self:
        """A game that is played again."""
        history = cls.dealt(space, seed)
        for seat, act in acts:
            history.play(act, seat)
        return history

    def play(self, act: int, seat: Seat | None = None) -> None:
        """Play an act of a seat; without one, of the only seat that is asked. Raises a ValueError if it is not legal."""
        asked = self.position.to_decide[0] if seat is None else seat
        legal = self.space.legal(self.position, asked)
        if act not in legal:
            raise ValueError(f"act {act} is not legal for {asked}")
        earlier = self.position.copy()
        told = self.position.play(legal[act], asked)
        self.before.append(earlier)
        self.steps.append(Step(asked, act, told))

    def copy(self) -> History:
        """A game like this one; what is done to either is not done to the other."""
        return History(self.space, self.position.copy(), self.seed, [*self.before], [*self.steps])

    def __deepcopy__(self, memo: dict[int, Any]) -> History:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        if self.seed is None:
            return History, (self.space, self.position, None, self.before, self.steps)
        return History.replayed, (self.space, self.seed, [(step.seat, step.act) for step in self.steps])

    # --- what it was worth -------------------------------------------------------------------------

    def returns(self) -> dict[Seat, float]:
        """What the game was worth to every seat; 0 while it goes on."""
        return returns(self.space.sides, self.position.winners)

    # --- what a seat remembers ---------------------------------------------------------------------

    def information(self, seat: Seat) -> str:
        """All that a seat remembers, as text: the same for two games if and only if the seat cannot tell them apart."""
        dealt = self.before[0] if self.before else self.position
        lines = [f"seat {seat}", str(dealt.view(seat))]
        for step in self.steps:
            mine = f" {self.space.text(step.act)}" if step.seat == seat else ""
            lines.append(f"{step.seat}{mine}: {'; '.join(repr(event.told_to(seat)) for event in step.told)}")
        return "\n".join(lines)

    def memory(self, seat: Seat) -> tuple[NDArray[np.uint8], NDArray[np.int32]]:
        """The same as arrays: a row for what the seat saw before each step, and now; and its acts, -1 where another
        seat acted and for now."""
        import numpy as np  # noqa: PLC0415  # text needs none

        moments = [*self.before, self.position]
        seen = np.frombuffer(b"".join(self.space.observation(moment, seat) for moment in moments), np.uint8)
        acts = [step.act if step.seat == seat else -1 for step in self.steps]
        return seen.reshape(len(moments), -1), np.array([*acts, -1], np.int32)

    def imagined(self, seat: Seat, dice: Random) -> History:
        """A game that the seat cannot tell from this one now: what it does not know is drawn by lot, and what it
        remembers is the same."""
        return History(self.space, self.position.view(seat).world(dice), None, [*self.before], [*self.steps])
