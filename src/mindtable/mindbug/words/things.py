"""Players, creatures and cards: whom and what an ability is about."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Final

ANY_POWER: Final = 255
ALL: Final = 60


class Keyword(StrEnum):
    """The keywords (M6), in the order in which a set of them is stored as bits."""

    FRENZY = "frenzy"
    HUNTER = "hunter"
    POISONOUS = "poisonous"
    SNEAKY = "sneaky"
    TOUGH = "tough"


FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH = Keyword


class Who(Enum):
    """A player, seen from the player of the effect. The opponents differ in team play only (T5.2)."""

    YOU = "you"
    THE_OPPONENT = "the opponent"
    AN_OPPONENT = "an opponent"
    EACH_OPPONENT = "each opponent"
    TEAMMATE = "your teammate"
    EACH_PLAYER = "each player"


YOU, THE_OPPONENT, AN_OPPONENT, EACH_OPPONENT, TEAMMATE, EACH_PLAYER = Who


class Side(Enum):
    """Whose creatures, seen from the player of the ability (M2.2)."""

    THIS = "this creature"
    EITHER = "either side"
    ALLIED = "allied"
    ENEMY = "enemy"
    NOT_YOURS = "not controlled by you"
    TEAMMATES = "controlled by your teammate"  # T5.1


class Extreme(Enum):
    """Those of highest or lowest power among the creatures described; each of them, if tied."""

    HIGHEST = "highest"
    LOWEST = "lowest"


class Compared(Enum):
    """How the power of a creature compares with that of others."""

    BELOW_THIS = "lower than that of this creature"
    FAR_FROM_THIS = "more than 1 away from that of this creature"
    MATCHED = "equal to that of another creature"
    AS_SHOWN = "equal to that printed on the card just shown"


@dataclass(frozen=True, kw_only=True)
class Power:
    """Limits of power, inclusive (J32)."""

    least: int = 0
    most: int = ANY_POWER


OF_ANY_POWER: Final = Power()


@dataclass(frozen=True, kw_only=True)
class Creatures:
    """Creatures in play that fit a description."""

    side: Side = Side.EITHER
    other: bool = False  # not the creature whose ability it is
    power: Power = OF_ANY_POWER
    extreme: Extreme | None = None
    compared: Compared | None = None
    having: tuple[Keyword, ...] = ()  # at least one of them
    having_named: bool = False  # the keyword named before
    boosted: bool = False
    able_to_attack: bool = False
    blocked: bool = False  # this turn
    with_play_effect: bool = False


@dataclass(frozen=True)
class Hand:
    """The cards of a hand."""

    of: Who
    power: Power = OF_ANY_POWER


@dataclass(frozen=True)
class DiscardPile:
    """The cards of a discard pile; of `EACH_PLAYER`, those of all of them."""

    of: Who
    power: Power = OF_ANY_POWER


@dataclass(frozen=True)
class BoostCards:
    """The cards under creatures; `of_this`: those that were under this creature when it was defeated."""

    of_this: bool = False


@dataclass(frozen=True)
class DrawPile:
    """The cards of a draw pile; and those of the hand with them, if it says so."""

    of: Who
    and_hand: bool = False


@dataclass(frozen=True)
class UnusedCards:
    """So many cards from the top of the unused pile. Those of them that are not chosen are shuffled back."""

    top: int


@dataclass(frozen=True)
class It:
    """The card that was moved just before."""


Things = Creatures | Hand | DiscardPile | BoostCards | DrawPile | UnusedCards | It


class Place(Enum):
    """Where cards are moved."""

    YOUR_HAND = "your hand"
    TEAMMATES_HAND = "your teammate’s hand"
    CONTROLLERS_HAND = "the hand of its controller"
    HAND_ON_THE_LEFT = "the hand of the player on its owner’s left"
    PILE_OF_YOUR_CHOICE = "the discard pile of a player you choose"
    UNDER_YOUR_DRAW_PILE = "the bottom of your draw pile"


YOUR_HAND, TEAMMATES_HAND, CONTROLLERS_HAND, HAND_ON_THE_LEFT, PILE_OF_YOUR_CHOICE, UNDER_YOUR_DRAW_PILE = Place


@dataclass(frozen=True)
class Life:
    """The life of a player."""

    of: Who


@dataclass(frozen=True)
class Mindbugs:
    """The Mindbugs that a player has left."""

    of: Who


@dataclass(frozen=True)
class Controlled:
    """The creatures that a player controls, without those of a teammate."""

    of: Who


@dataclass(frozen=True)
class OfEqualPower:
    """The creatures described that share one power: the most that do."""

    of: Creatures


# What can be counted and compared: of cards and creatures, how many there are.
Number = Creatures | Hand | DiscardPile | OfEqualPower | Life | Mindbugs | Controlled


class Count(Enum):
    """A number that is found when it is needed."""

    THEIR_CREATURES = "as many as they control creatures"
    THEIR_MINDBUGS = "as many as they have Mindbugs left"
    DISCARDED = "as many as were discarded"


@dataclass(frozen=True)
class Some:
    """How many of them: at least and at most. Whoever is told to do it chooses (M7.2), unless it is left to chance; all
    are chosen before anything happens to them (J39)."""

    least: int | Count
    most: int | Count
    of: Things
    equal_power: bool = False  # those chosen have the same power (J28)
    at_random: bool = False


THIS: Final = Creatures(side=Side.THIS)
IT: Final = It()


def at_least(power: int) -> Power:
    """A power from some number on."""
    return Power(least=power)


def at_most(power: int) -> Power:
    """A power up to some number."""
    return Power(most=power)


def between(least: int, most: int) -> Power:
    """A power from one number to another."""
    return Power(least=least, most=most)


def creatures(
    *,
    power: Power = OF_ANY_POWER,
    extreme: Extreme | None = None,
    compared: Compared | None = None,
    having: tuple[Keyword, ...] = (),
    boosted: bool = False,
) -> Creatures:
    """Creatures of anybody that are as described."""
    return Creatures(power=power, extreme=extreme, compared=compared, having=having, boosted=boosted)


def enemy(
    *,
    power: Power = OF_ANY_POWER,
    extreme: Extreme | None = None,
    compared: Compared | None = None,
    having: tuple[Keyword, ...] = (),
) -> Creatures:
    """Creatures of opponents that are as described."""
    return Creatures(side=Side.ENEMY, power=power, extreme=extreme, compared=compared, having=having)


def allied(*, having: tuple[Keyword, ...] = ()) -> Creatures:
    """Creatures of one's own side that are as described."""
    return Creatures(side=Side.ALLIED, having=having)


def other_allied(*, power: Power = OF_ANY_POWER) -> Creatures:
    """Creatures of one's own side other than the one whose effect it is."""
    return Creatures(side=Side.ALLIED, other=True, power=power)


def not_yours(*, power: Power = OF_ANY_POWER, boosted: bool = False) -> Creatures:
    """Creatures of which one can take control (M8.4, J18)."""
    return Creatures(side=Side.NOT_YOURS, power=power, boosted=boosted)


def of_teammate(*, power: Power = OF_ANY_POWER, able_to_attack: bool = False) -> Creatures:
    """Creatures controlled by your teammate."""
    return Creatures(side=Side.TEAMMATES, power=power, able_to_attack=able_to_attack)


def one(of: Things) -> Some:
    """One of some cards, chosen."""
    return Some(1, 1, of)


def up_to(number: int, of: Things) -> Some:
    """At most so many of some cards, chosen."""
    return Some(0, number, of)


def any_number(of: Things) -> Some:
    """As many of some cards as one likes, chosen."""
    return Some(0, ALL, of)


def every(of: Things) -> Some:
    """All of some cards."""
    return Some(ALL, ALL, of)


def exactly(number: int | Count, of: Things) -> Some:
    """So many of some cards, chosen; all of them if there are fewer."""
    return Some(number, number, of)


def at_random(number: int, of: Things) -> Some:
    """So many of some cards, by lot."""
    return Some(number, number, of, at_random=True)
