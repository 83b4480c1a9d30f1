"""Dice for games whose board is plain Python: of either kind, with a memory of what sealed ones showed.

The engines of this package keep the state of their dice in numbers of their boards instead; all follow `chance`.
"""

from __future__ import annotations

from typing import TypeVar

from .chance import Seed, below, first_state, sealed, secret_of, step
from .contract import Roll

T = TypeVar("T")


class Dice:
    """The dice of a position, and part of its value.

    >>> dice = Dice.of(7)
    >>> dice.throw(6) in range(6)
    True
    """

    __slots__ = ("rolled", "secret", "state")

    def __init__(self, state: int, secret: bytes) -> None:
        self.state = state
        self.secret = secret
        self.rolled: list[Roll] = []  # what sealed dice showed in the last move; not part of the value

    @staticmethod
    def of(seed: Seed) -> Dice:
        """The dice that follow from a seed."""
        return Dice(first_state(seed), secret_of(seed))

    def copy(self) -> Dice:
        """Dice that will show the same."""
        return Dice(self.state, self.secret)

    def throw(self, sides: int) -> int:
        """A random number from 0 to sides - 1."""
        if not self.secret:
            self.state = step(self.state)
            return below(self.state, sides)
        self.state -= 1
        shown = sealed(self.secret, -1 - self.state, sides)
        self.rolled.append((shown, sides))
        return shown

    def shuffled(self, things: list[T]) -> list[T]:
        """The same things in an order of which each is as likely as any other."""
        shuffled = list(things)
        for left in range(len(shuffled) - 1, 0, -1):
            other = self.throw(left + 1)
            shuffled[left], shuffled[other] = shuffled[other], shuffled[left]
        return shuffled
