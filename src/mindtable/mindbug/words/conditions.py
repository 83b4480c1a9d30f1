"""Conditions: what has to be true while an ability works, or for an effect to happen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .things import Number


@dataclass(frozen=True)
class YourTurn:
    """While it is your turn."""


@dataclass(frozen=True)
class DefeatedAnEnemy:
    """If this creature defeated an enemy creature in combat this turn (J36)."""


class Relation(Enum):
    """How a number compares with another."""

    AT_LEAST = "at least"
    EXACTLY = "exactly"
    FEWER = "fewer than"
    MORE = "more than"


AT_LEAST, EXACTLY, FEWER, MORE = Relation


@dataclass(frozen=True)
class Compare:
    """If, or while, there are so many of something, or fewer or more than of something else."""

    number: Number
    relation: Relation
    than: int | Number


Condition = YourTurn | DefeatedAnEnemy | Compare


def no(number: Number) -> Compare:
    """While there is none of them."""
    return Compare(number, EXACTLY, 0)
