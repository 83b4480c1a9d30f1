"""The sixty cards (U1.1, U1.2). Data only."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Colour(Enum):
    """The colour of a card, which is the column it belongs to."""

    ORANGE = "orange"
    PINK = "pink"
    BLUE = "blue"
    GREEN = "green"
    PURPLE = "purple"


@dataclass(frozen=True)
class Card:
    """A main card; its bonus is negative if it is a malus."""

    number: int
    colour: Colour
    bonus: int = 0

    @property
    def id(self) -> str:
        """The card's name in moves, events and facts."""
        return str(self.number)


NUMBERS: Final[dict[Colour, tuple[int, ...]]] = {
    Colour.ORANGE: (1, 8, 15, 16, 23, 30, 31, 38, 45, 46, 53, 60),
    Colour.PINK: (2, 6, 10, 19, 27, 29, 32, 34, 42, 51, 55, 59),
    Colour.BLUE: (3, 13, 18, 21, 24, 28, 33, 37, 40, 43, 48, 58),
    Colour.GREEN: (4, 5, 12, 14, 17, 25, 36, 44, 47, 49, 56, 57),
    Colour.PURPLE: (7, 9, 11, 20, 22, 26, 35, 39, 41, 50, 52, 54),
}

BONUSES: Final[dict[int, tuple[int, ...]]] = {
    -1: (1, 7, 13, 19, 25, 36, 42, 48, 54, 60),
    +2: (4, 10, 16, 22, 28, 33, 39, 45, 51, 57),
    +1: (3, 5, 9, 11, 15, 17, 21, 23, 27, 29, 32, 34, 38, 40, 44, 46, 50, 52, 56, 58),
}

_BONUS: Final = {number: bonus for bonus, numbers in BONUSES.items() for number in numbers}

# In ascending order: a card's slot in a set is its place in this list, its number less one.
CARDS: Final[list[Card]] = sorted(
    (Card(number, colour, _BONUS.get(number, 0)) for colour, numbers in NUMBERS.items() for number in numbers),
    key=lambda card: card.number,
)

if [card.number for card in CARDS] != list(range(1, 61)):
    raise ValueError("the cards are not those from 1 to 60")
