"""What happens to creatures in play, as events. The player is the one who controls the creature."""

from __future__ import annotations

from dataclasses import dataclass

from ...game.contract import Seat
from ..words import Keyword
from .base import MindbugEvent, OfCard


@dataclass(frozen=True, slots=True)
class CreatureEntered(OfCard):
    """A creature comes into play."""


@dataclass(frozen=True, slots=True)
class AttackDeclared(OfCard):
    """A creature attacks."""

    attack: int  # 1, or 2 if it is its second attack in this turn


@dataclass(frozen=True, slots=True)
class CreatureHunted(OfCard):
    """A creature is hunted and has to block."""


@dataclass(frozen=True, slots=True)
class CreatureBlocked(OfCard):
    """A creature blocks."""


@dataclass(frozen=True, slots=True)
class AttackUnblocked(OfCard):
    """Nobody blocks: the player, or the team, is hit by the attacking creature, which is the card."""

    teammate: Seat | None = None  # the other player of the team, if it is one


@dataclass(frozen=True, slots=True)
class CreatureExhausted(OfCard):
    """A tough creature is exhausted instead of being defeated."""


@dataclass(frozen=True, slots=True)
class CreatureTurned(OfCard):
    """A creature that was exhausted is turned to one of its sides."""

    keyword: Keyword  # of the side


@dataclass(frozen=True, slots=True)
class CreatureDefeated(OfCard):
    """A creature is defeated."""


@dataclass(frozen=True, slots=True)
class CreatureSafe(OfCard):
    """Nothing defeats a creature this turn."""


@dataclass(frozen=True, slots=True)
class CreatureReturned(OfCard):
    """A creature goes from play back to a hand, which is the player's."""


@dataclass(frozen=True, slots=True)
class ControlTaken(OfCard):
    """A player takes control of a creature."""

    former: Seat  # who controlled it before


@dataclass(frozen=True, slots=True)
class CreatureEvolved(OfCard):
    """A creature evolves to the card."""

    former: str  # the card it was


@dataclass(frozen=True, slots=True)
class CreatureReverted(OfCard):
    """An evolved creature leaves play, and is the card again that was played."""

    former: str  # the card it was in play


@dataclass(frozen=True, slots=True)
class CardBoosted(OfCard):
    """A card is put under a creature of the player."""

    creature: str  # its card


@dataclass(frozen=True, slots=True)
class BlockForbidden(OfCard):
    """A creature is unable to block this turn."""


@dataclass(frozen=True, slots=True)
class BlocksForbidden(MindbugEvent):
    """A player is unable to block this turn, with any creature."""


@dataclass(frozen=True, slots=True)
class KeywordGained(OfCard):
    """A creature has a keyword this turn."""

    keyword: Keyword  # the one it has
