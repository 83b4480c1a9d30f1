"""What the events of Mindbug have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...game.contract import Event, Seat


@dataclass(frozen=True, slots=True)
class MindbugEvent(Event):
    """Something that happened to a player, or that a player did."""

    family: ClassVar[str] = "mindbug"

    seat: Seat  # the player


@dataclass(frozen=True, slots=True)
class OfCard(MindbugEvent):
    """Something that happened to a card that everybody sees."""

    card: str  # the card


@dataclass(frozen=True, slots=True)
class OfHiddenCard(MindbugEvent):
    """Something that happened to a card that only some players see."""

    secrets: ClassVar[tuple[str, ...]] = ("card",)

    card: str | None  # the card
