"""Abilities, and the cards that have them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .effects import Condition, Effect
from .things import Creatures, Hand, Keyword, Who


class Trigger(StrEnum):
    """When an effect happens (M7.1)."""

    PLAY = "play"
    ATTACK = "attack"
    DEFEATED = "defeated"
    ACTION = "action"
    LIFE_LOST = "life lost"  # while the card lies in your discard pile: when you lose life (J24)
    ARRIVED = "arrived"  # in your discard pile, from anywhere (J26)
    YOUR_TURN_ENDS = "your turn ends"
    TURN_ENDS = "turn ends"


@dataclass(frozen=True)
class Triggered:
    trigger: Trigger
    effect: Effect


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


@dataclass(frozen=True, kw_only=True)
class CannotBlock:
    which: Creatures
    this: bool = False  # only an attack of this creature
    condition: Condition | None = None


@dataclass(frozen=True)
class CannotAttack:
    which: Creatures


@dataclass(frozen=True)
class NoPlayEffects:
    """Play effects that an opponent would resolve do nothing."""


@dataclass(frozen=True)
class NoMindbugs:
    """Nobody can use a Mindbug (J17)."""


@dataclass(frozen=True)
class MindbugsCostLife:
    """An opponent who uses a Mindbug loses life first (J16)."""

    life: int


@dataclass(frozen=True)
class NoCardsToHand:
    """No card enters the hand of an opponent (J30)."""


@dataclass(frozen=True)
class CannotPlay:
    """These cards cannot be played from hand (J41)."""

    which: Hand


@dataclass(frozen=True)
class WinsIfUnableToAct:
    """You win at the moment when a player has no turn action on their turn (J40)."""

    who: Who


@dataclass(frozen=True)
class HuntsOnTheLeft:
    """As a hunter it may pick only creatures of the player on your left."""


@dataclass(frozen=True)
class MoreLifeLost:
    """Each time an opponent loses life, they lose so much more (J23)."""

    life: int


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


@dataclass(frozen=True)
class Grants:
    """Creatures have a further ability, which is named after the card that gives it (J51)."""

    to: Creatures
    ability: Triggered


@dataclass(frozen=True)
class InDiscardPile:
    """A constant ability that works while the card lies in your discard pile (M7.7)."""

    ability: Constant


Constant = (
    Bonus
    | CopiesKeywords
    | CannotBlock
    | CannotAttack
    | NoPlayEffects
    | NoMindbugs
    | MindbugsCostLife
    | NoCardsToHand
    | CannotPlay
    | WinsIfUnableToAct
    | HuntsOnTheLeft
    | MoreLifeLost
    | LowerPowerWins
    | MustBeHunted
    | EvolvesInstead
    | TurnsWhenExhausted
    | Grants
)
Ability = Triggered | Constant | InDiscardPile


def when_played(effect: Effect) -> Triggered:
    return Triggered(Trigger.PLAY, effect)


def when_attacking(effect: Effect) -> Triggered:
    return Triggered(Trigger.ATTACK, effect)


def when_defeated(effect: Effect) -> Triggered:
    return Triggered(Trigger.DEFEATED, effect)


def action(effect: Effect) -> Triggered:
    return Triggered(Trigger.ACTION, effect)


def when_you_lose_life(effect: Effect) -> Triggered:
    return Triggered(Trigger.LIFE_LOST, effect)


def when_discarded(effect: Effect) -> Triggered:
    return Triggered(Trigger.ARRIVED, effect)


def when_your_turn_ends(effect: Effect) -> Triggered:
    return Triggered(Trigger.YOUR_TURN_ENDS, effect)


def when_a_turn_ends(effect: Effect) -> Triggered:
    return Triggered(Trigger.TURN_ENDS, effect)


@dataclass(frozen=True)
class Card:
    id: str
    name: str
    number: str
    power: int
    keywords: tuple[Keyword, ...]
    copies: int
    abilities: tuple[Ability, ...]
    stage: int = 1
    evolves_to: str | None = None


@dataclass(frozen=True)
class CardSet:
    id: str
    name: str
    cards: tuple[Card, ...]
    only_for: str | None = None  # the one game it can be used in


def card(
    number: int | str,
    name: str,
    *abilities: Ability,
    power: int,
    keywords: tuple[Keyword, ...] = (),
    copies: int = 1,
    stage: int = 1,
    evolves_to: str | None = None,
) -> Card:
    """A creature card; its id is its name in lower case with hyphens."""
    letters = "".join(letter if letter.isalnum() else "-" for letter in name.lower() if letter not in "\".'")
    id_ = "-".join(filter(None, letters.split("-")))
    return Card(id_, name, str(number), power, keywords, copies, abilities, stage, evolves_to)
