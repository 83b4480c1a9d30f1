"""The bonus objectives (U1.4) and the words they are written in. Data only: `scoring` judges by them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .cards import Colour

# --- amounts: something of a player's columns that can be counted ------------------------------------


@dataclass(frozen=True)
class Number:
    """A number, whatever lies there."""

    number: int


@dataclass(frozen=True)
class CardsOf:
    """How many cards of a colour."""

    colour: Colour


@dataclass(frozen=True)
class Colours:
    """How many different colours."""


@dataclass(frozen=True)
class LargestColumn:
    """How many cards of the colour with the most."""


@dataclass(frozen=True)
class ColumnsOf:
    """How many colours with exactly so many cards."""

    cards: int


@dataclass(frozen=True)
class WorthOf:
    """The value of a colour's column."""

    colour: Colour


Amount = Number | CardsOf | Colours | LargestColumn | ColumnsOf | WorthOf


# --- conditions --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OneOf:
    """An amount is one of these numbers."""

    amount: Amount
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class AtLeast:
    """An amount is not below another."""

    amount: Amount
    other: Amount


@dataclass(frozen=True)
class MostOfAll:
    """Nobody has a larger amount (J60)."""

    amount: Amount


@dataclass(frozen=True)
class FewestOfAll:
    """Nobody has a smaller amount (J60)."""

    amount: Amount


@dataclass(frozen=True)
class Rightmost:
    """No colour lies to the right of this one."""

    colour: Colour


Condition = OneOf | AtLeast | MostOfAll | FewestOfAll | Rightmost


@dataclass(frozen=True)
class Objective:
    """Points for everyone who meets a condition when a round is scored."""

    id: str
    points: int
    condition: Condition

    @property
    def letter(self) -> str:
        """Objectives of the same letter are never in force together (U6.2)."""
        return self.id[0]


OBJECTIVES: Final[list[Objective]] = [
    Objective("A1", +2, OneOf(CardsOf(Colour.ORANGE), (1, 3))),
    Objective("A2", -2, OneOf(WorthOf(Colour.ORANGE), (1, 2))),
    Objective("B1", +2, OneOf(CardsOf(Colour.BLUE), (2, 4))),
    Objective("B2", +2, AtLeast(CardsOf(Colour.BLUE), LargestColumn())),
    Objective("C1", -2, FewestOfAll(CardsOf(Colour.PINK))),
    Objective("C2", +2, MostOfAll(CardsOf(Colour.PINK))),
    Objective("D1", +2, Rightmost(Colour.GREEN)),
    Objective("D2", +2, OneOf(WorthOf(Colour.GREEN), (4, 5))),
    Objective("E1", +2, AtLeast(CardsOf(Colour.PURPLE), CardsOf(Colour.ORANGE))),
    Objective("E2", -2, MostOfAll(CardsOf(Colour.PURPLE))),
    Objective("F1", +2, OneOf(Colours(), (5,))),
    Objective("F2", +2, OneOf(Colours(), (3,))),
    Objective("G1", -2, AtLeast(ColumnsOf(3), Number(1))),
    Objective("G2", +2, AtLeast(ColumnsOf(4), Number(1))),
]

# An objective's place in this list is its bit in a set of objectives.
PLACES: Final[dict[str, int]] = {objective.id: place for place, objective in enumerate(OBJECTIVES)}
