"""Abilities, and the cards that have them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .constants import (
    Bonus,
    Cannot,
    CopiesKeywords,
    Costs,
    EvolvesInstead,
    HuntsOnTheLeft,
    LowerPowerWins,
    MustBeHunted,
    TurnsWhenExhausted,
    WinsIfUnableToAct,
)
from .effects import Effect
from .things import Creatures, Keyword


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
    """An effect that happens at a certain time."""

    trigger: Trigger
    effect: Effect


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
    | Cannot
    | Costs
    | WinsIfUnableToAct
    | HuntsOnTheLeft
    | LowerPowerWins
    | MustBeHunted
    | EvolvesInstead
    | TurnsWhenExhausted
    | Grants
)
Ability = Triggered | Constant | InDiscardPile


def when_played(effect: Effect) -> Triggered:
    """Play: it happens when the card is played (M7.1)."""
    return Triggered(Trigger.PLAY, effect)


def when_attacking(effect: Effect) -> Triggered:
    """Attack: it happens when the creature attacks."""
    return Triggered(Trigger.ATTACK, effect)


def when_defeated(effect: Effect) -> Triggered:
    """Defeated: it happens when the creature is defeated."""
    return Triggered(Trigger.DEFEATED, effect)


def action(effect: Effect) -> Triggered:
    """Action: it is used in place of another turn action (M4.3)."""
    return Triggered(Trigger.ACTION, effect)


def when_you_lose_life(effect: Effect) -> Triggered:
    """It happens when you lose life while the card lies in your discard pile (J24)."""
    return Triggered(Trigger.LIFE_LOST, effect)


def when_discarded(effect: Effect) -> Triggered:
    """It happens when the card comes into your discard pile, from anywhere (J26)."""
    return Triggered(Trigger.ARRIVED, effect)


def when_your_turn_ends(effect: Effect) -> Triggered:
    """It happens at the end of each turn of yours."""
    return Triggered(Trigger.YOUR_TURN_ENDS, effect)


def when_a_turn_ends(effect: Effect) -> Triggered:
    """It happens at the end of each turn, whosever it is."""
    return Triggered(Trigger.TURN_ENDS, effect)


@dataclass(frozen=True)
class Card:
    """A card as it is printed, with what it does."""

    id: str
    name: str
    number: str
    power: int
    keywords: tuple[Keyword, ...]
    copies: int
    abilities: tuple[Ability, ...]
    stage: int = 1
    evolves_to: str | None = None

    def __hash__(self) -> int:
        return hash(self.id)  # which no two cards share; the words of all abilities would take long


@dataclass(frozen=True)
class CardSet:
    """Cards that belong together."""

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
