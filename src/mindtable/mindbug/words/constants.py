"""What holds all the time while a card is where it works."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .conditions import Condition
from .things import Creatures, Hand, Keyword, Some, Who


class Act(Enum):
    """What somebody may be kept from doing, or made to pay for."""

    ATTACK = "attack"
    BLOCK = "block"
    BLOCK_THIS = "block this creature"
    BE_DEFEATED = "be defeated"  # J6
    BE_PLAYED = "be played from hand"  # J41
    USE_MINDBUGS = "use Mindbugs"  # J17
    RESOLVE_PLAY_EFFECTS = "resolve Play effects"
    GET_CARDS = "get cards into hand"  # J30
    LOSE_LIFE = "lose life"


ATTACK, BLOCK, BLOCK_THIS, BE_DEFEATED, BE_PLAYED, USE_MINDBUGS, RESOLVE_PLAY_EFFECTS, GET_CARDS, LOSE_LIFE = Act


@dataclass(frozen=True, kw_only=True)
class Bonus:
    """Power and keywords for creatures while a condition holds; power also `per` creature of a kind."""

    to: Creatures
    power: int = 0
    per: Creatures | None = None
    keywords: tuple[Keyword, ...] = ()
    condition: Condition | None = None


@dataclass(frozen=True)
class CopiesKeywords:
    """This creature has those of the keywords that an enemy creature has (J7)."""

    keywords: tuple[Keyword, ...]


@dataclass(frozen=True)
class Cannot:
    """Some creatures, cards or players cannot do something while a condition holds; `Some` only until the turn ends."""

    who: Creatures | Hand | Who | Some
    act: Act
    condition: Condition | None = None


@dataclass(frozen=True)
class Costs:
    """Each time an opponent does it, they lose so much life: before they do it (J16), or more of it (J23)."""

    act: Act
    life: int


@dataclass(frozen=True)
class WinsIfUnableToAct:
    """You win at the moment when a player has no turn action on their turn (J40)."""

    who: Who


@dataclass(frozen=True)
class HuntsOnTheLeft:
    """As a hunter it may pick only creatures of the player on your left."""


@dataclass(frozen=True)
class LowerPowerWins:
    """In its combats the higher power is defeated (J5)."""


@dataclass(frozen=True)
class MustBeHunted:
    """On their turn, opponents have to attack with a hunter that is able to, and hunt this creature (J12)."""


@dataclass(frozen=True)
class EvolvesInstead:
    """It evolves in place of being defeated (J35)."""


@dataclass(frozen=True)
class TurnsWhenExhausted:
    """Exhausted, it is turned to one side or the other, of its controller's choice: power and keyword (J34)."""

    sides: tuple[tuple[int, Keyword], ...]
