"""What happens in a game of High Tide, each kind of event as a class with its fields. Nothing of it is secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mindtable.game.contract import Event, Refusal, Seat

FAMILY: Final = "high-tide"


@dataclass(frozen=True, slots=True)
class HighTideEvent(Event):
    """Whatever happens; a card is its number as text."""

    family: ClassVar[str] = FAMILY


@dataclass(frozen=True, slots=True)
class TurnBegan(HighTideEvent):
    """A turn begins."""

    seat: Seat  # whose it is


@dataclass(frozen=True, slots=True)
class CardLaid(HighTideEvent):
    """A card is laid on the beach (H2)."""

    seat: Seat  # by whom
    card: str


@dataclass(frozen=True, slots=True)
class PlayerWashed(HighTideEvent):
    """A player takes all cards of the beach (H3)."""

    seat: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameWon(HighTideEvent):
    """A player wins the game, alone or with others (H4)."""

    seat: Seat
    points: int


class HighTideRefusal(Refusal):
    """Why a move is not legal."""

    family: ClassVar[str] = FAMILY
