"""What happens to creatures in play, as events. The player is the one who controls the creature."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

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
    power: int  # with which it attacks


@dataclass(frozen=True, slots=True)
class AttackDeclined(OfCard):
    """A creature might attack a second time in this turn, and its player leaves it."""


@dataclass(frozen=True, slots=True)
class CreatureHunted(OfCard):
    """A creature is hunted and has to block."""

    power: int  # of the creature


@dataclass(frozen=True, slots=True)
class HuntDeclined(OfCard):
    """The player of an attacking hunter, which is the card, hunts no creature."""


@dataclass(frozen=True, slots=True)
class CreatureBlocked(OfCard):
    """A creature blocks."""

    power: int  # of the creature


@dataclass(frozen=True, slots=True)
class BlockDeclined(OfCard):
    """A player is asked and does not block the attacking creature, which is the card."""


class Obstacle(StrEnum):
    """Why no creature of a player is able to block."""

    NO_CREATURE = "no creature"  # there is none
    NOT_SNEAKY = "not sneaky"  # the attacker is sneaky, and none of them
    THIS_TURN = "this turn"  # an effect forbids it for this turn
    CARD = "card"  # a card forbids it


@dataclass(frozen=True, slots=True)
class BlockImpossible(OfCard):
    """A player is not asked to block the attacking creature, which is the card."""

    why: Obstacle  # the reason
    by: str | None  # the card that forbids it


@dataclass(frozen=True, slots=True)
class CombatFought(OfCard):
    """The attacking creature, which is the card, fights the one that blocks it. What becomes of them is told next."""

    power: int  # of the attacker
    blocker: str  # the card that it fights
    defender: Seat  # who controls that one
    against: int  # its power
    is_poisonous: bool  # the attacker
    blocker_is_poisonous: bool  # the other one
    is_turned_around: bool  # the lower power wins


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

    power: int  # that it had


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
    power: int  # that it has then


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
