"""A game with all that has happened in it: what a seat remembers, and what it was worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any, Final, Self

from ..game.contract import Event, Position, Seat
from .family import Space
from .results import returns
from .vocabulary import Vocabulary

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ROWS: Final = 1_024  # of what a seat remembers: docs/research.md says how many games have


@dataclass(frozen=True)
class Step:
    """An act, the position in which it was chosen, and what happened."""

    before: Position
    seat: Seat
    act: int
    told: Sequence[Event]

    def rows(self, words: Vocabulary, seat: Seat) -> Iterator[list[int]]:
        """What a seat knows of it, in numbers."""
        yield words.act(self.act, self.seat, seat)
        for event in self.told:
            yield words.event(event, seat)


@dataclass(frozen=True)
class Imagined:
    """From where on a game was imagined: whose knowledge it agrees with, after how many steps, and how it stood."""

    seat: Seat
    steps: int
    position: Position


@dataclass
class History:
    """A game from its deal on, played by the numbers of acts. What a seat remembers is everything it saw at the deal,
    all that it was told, and its own acts."""

    space: Space
    position: Position
    seed: int
    steps: list[Step] = field(default_factory=list)
    imagined: Imagined | None = None

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
        """Play an act of a seat, or of the first that is asked. Raises a ValueError if it is not legal."""
        asked = self.position.to_decide[0] if seat is None else seat
        legal = self.space.legal(self.position, asked)
        if act not in legal:
            raise ValueError(f"act {act} is not legal for {asked}")
        before = self.position.copy()
        told = self.position.play(legal[act], asked)
        self.steps.append(Step(before, asked, act, told))

    def copy(self) -> History:
        """A game like this one; what is done to either is not done to the other."""
        return History(self.space, self.position.copy(), self.seed, [*self.steps], self.imagined)

    def __deepcopy__(self, memo: dict[int, Any]) -> History:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        if self.imagined is not None:
            return History, (self.space, self.position, self.seed, self.steps, self.imagined)
        return History.replayed, (self.space, self.seed, [(step.seat, step.act) for step in self.steps])

    def imagine(self, seat: Seat, dice: Random) -> History:
        """A game that the seat cannot tell from this one: what it does not know is drawn by lot. What it remembers is
        the same; what the others remember begins with what they see now."""
        world = self.position.view(seat).world(dice)
        return History(self.space, world, self.seed, [*self.steps], Imagined(seat, len(self.steps), world.copy()))

    # --- what it was worth -------------------------------------------------------------------------

    def returns(self) -> dict[Seat, float]:
        """What the game was worth to every seat; 0 while it goes on."""
        return returns(self.space.sides, self.position.winners)

    # --- what a seat remembers ---------------------------------------------------------------------

    def information(self, seat: Seat) -> str:
        """All that a seat remembers, as text: the same for two games if and only if the seat cannot tell them apart."""
        begun, steps = self._remembered(seat)
        seen = sha256(self.space.observation(begun, seat)).hexdigest()[:16]
        lines = [f"seat {seat}, which saw {seen}:", str(begun.view(seat))]
        for step in steps:
            act = f" {self.space.text(step.act)}" if step.seat == seat else ""
            lines.append(f"{step.seat}{act}: {'; '.join(repr(event.told_to(seat)) for event in step.told)}")
        return "\n".join(lines)

    def memory(self, seat: Seat, rows: int = ROWS) -> tuple[NDArray[np.uint8], NDArray[np.int16]]:
        """The same as arrays that are always as large: what the seat saw at first, and a row for every act and
        everything it was told since then, with zeros behind the last one. Raises a ValueError if there are more."""
        import numpy as np  # noqa: PLC0415  # text needs none

        begun, steps = self._remembered(seat)
        words = self.space.vocabulary
        told = [row for step in steps for row in step.rows(words, seat)]
        if len(told) > rows:
            raise ValueError(f"{seat} remembers {len(told)} rows, and there is place for {rows}: ask for more rows")
        memory = np.zeros((rows, words.width), np.int16)
        memory[: len(told)] = np.array(told, np.int16).reshape(len(told), words.width)
        return np.frombuffer(self.space.observation(begun, seat), np.uint8), memory

    def _remembered(self, seat: Seat) -> tuple[Position, list[Step]]:
        """Where the memory of a seat begins, and the steps since then."""
        imagined = self.imagined
        if imagined is not None and seat != imagined.seat:
            return imagined.position, self.steps[imagined.steps :]
        return (self.steps[0].before if self.steps else self.position), self.steps
