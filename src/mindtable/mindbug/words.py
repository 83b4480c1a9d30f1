"""The words cards are written in.

A card is a value: frozen, equal by content, without code of its own. From the same value follow what the
card does (`tables`), what its text says (`mindtable.wording`) and what is checked when it is loaded
(`cards`). Words compose; a new card should need no new word, and a new word should serve many cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

ANY_POWER: Final = 255
ALL: Final = 60


class Keyword(Enum):
    """In the order in which a set of them is stored as bits."""

    FRENZY = "frenzy"
    HUNTER = "hunter"
    POISONOUS = "poisonous"
    SNEAKY = "sneaky"
    TOUGH = "tough"


FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH = Keyword


class Who(Enum):
    """A player, seen from the player of the effect. The three opponents differ in team play only (T5.2)."""

    YOU = "you"
    THE_OPPONENT = "the opponent"
    AN_OPPONENT = "an opponent"


YOU, THE_OPPONENT, AN_OPPONENT = Who


# --- which creatures, which cards ------------------------------------------------------------------


class Side(Enum):
    """Whose creatures, seen from the player of the ability (M2.2)."""

    THIS = "this creature"
    EITHER = "either side"
    ALLIED = "allied"
    ENEMY = "enemy"
    NOT_YOURS = "not controlled by you"


class Extreme(Enum):
    """Those of highest or lowest power among the creatures described; each of them, if tied."""

    HIGHEST = "highest"
    LOWEST = "lowest"


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


@dataclass(frozen=True)
class DiscardPile:
    """The cards of a discard pile."""

    of: Who


@dataclass(frozen=True)
class Some:
    """How many of them: at least and at most. Whoever is told to do it chooses (M7.2); all are chosen
    before anything happens to them (J39)."""

    least: int
    most: int
    of: Creatures | DiscardPile


THIS: Final = Creatures(side=Side.THIS)


def at_least(power: int) -> Power:
    return Power(least=power)


def at_most(power: int) -> Power:
    return Power(most=power)


def creatures(*, power: Power = OF_ANY_POWER, extreme: Extreme | None = None) -> Creatures:
    return Creatures(power=power, extreme=extreme)


def enemy(*, power: Power = OF_ANY_POWER, extreme: Extreme | None = None) -> Creatures:
    return Creatures(side=Side.ENEMY, power=power, extreme=extreme)


def other_allied(*, power: Power = OF_ANY_POWER) -> Creatures:
    return Creatures(side=Side.ALLIED, other=True, power=power)


def not_yours(*, power: Power = OF_ANY_POWER) -> Creatures:
    """Creatures of which one can take control (M8.4, J18)."""
    return Creatures(side=Side.NOT_YOURS, power=power)


def one(of: Creatures | DiscardPile) -> Some:
    return Some(1, 1, of)


def up_to(number: int, of: Creatures | DiscardPile) -> Some:
    return Some(0, number, of)


def every(of: Creatures | DiscardPile) -> Some:
    return Some(ALL, ALL, of)


# --- conditions ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class YourTurn:
    """While it is your turn."""


@dataclass(frozen=True)
class LifeIs:
    """While your life is exactly this."""

    life: int


@dataclass(frozen=True)
class Alone:
    """While there is no other allied creature."""


@dataclass(frozen=True)
class FewerCreatures:
    """If you control fewer creatures than that opponent."""

    than: Who


@dataclass(frozen=True)
class MoreCreatures:
    """If you control more creatures than that opponent."""

    than: Who


Condition = YourTurn | LifeIs | Alone | FewerCreatures | MoreCreatures


# --- effects: what happens once --------------------------------------------------------------------


@dataclass(frozen=True)
class GainLife:
    amount: int


@dataclass(frozen=True)
class LoseLife:
    who: Who
    amount: int


@dataclass(frozen=True)
class LoseLifeTo:
    """Lose life until so much is left."""

    who: Who
    left: int


@dataclass(frozen=True)
class MatchLife:
    """Your life becomes equal to that of the opponent: a loss or a gain (J22)."""

    to: Who


@dataclass(frozen=True)
class Defeat:
    which: Some


@dataclass(frozen=True)
class TakeControl:
    which: Some


@dataclass(frozen=True)
class Discard:
    """From hand, chosen by the player who discards (M8.2)."""

    who: Who
    cards: int


@dataclass(frozen=True)
class StealAtRandom:
    """Random cards of an opponent's hand come into yours (M8.3)."""

    of: Who
    cards: int


@dataclass(frozen=True)
class ToHand:
    """Cards of a pile come into your hand."""

    which: Some


@dataclass(frozen=True)
class PlayFrom:
    """Cards of a pile are played on your side (M8.6)."""

    which: Some


@dataclass(frozen=True)
class PlayThis:
    """You may play this very card from where it lies."""


@dataclass(frozen=True)
class GiveToPlayOrKeep:
    """A player hands you a card of their choice, which you play at once or keep in hand."""

    who: Who


@dataclass(frozen=True)
class CannotBlockThisTurn:
    which: Some


@dataclass(frozen=True)
class HasThisTurn:
    """This creature has a keyword until the turn ends."""

    keyword: Keyword


@dataclass(frozen=True)
class If:
    condition: Condition
    then: Effect


@dataclass(frozen=True)
class InOrder:
    """One after the other."""

    effects: tuple[Effect, ...]


Effect = (
    GainLife
    | LoseLife
    | LoseLifeTo
    | MatchLife
    | Defeat
    | TakeControl
    | Discard
    | StealAtRandom
    | ToHand
    | PlayFrom
    | PlayThis
    | GiveToPlayOrKeep
    | CannotBlockThisTurn
    | HasThisTurn
    | If
    | InOrder
)


def in_order(*effects: Effect) -> InOrder:
    return InOrder(effects)


# --- abilities -------------------------------------------------------------------------------------


class Trigger(Enum):
    """When an effect happens (M7.1)."""

    PLAY = "play"
    ATTACK = "attack"
    DEFEATED = "defeated"
    LIFE_LOST = "life lost"  # while the card lies in your discard pile: when you lose life (J24)


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


@dataclass(frozen=True)
class CannotAttack:
    which: Creatures


@dataclass(frozen=True)
class NoPlayEffects:
    """Play effects that an opponent would resolve do nothing."""


Constant = Bonus | CopiesKeywords | CannotBlock | CannotAttack | NoPlayEffects
Ability = Triggered | Constant


def when_played(effect: Effect) -> Triggered:
    return Triggered(Trigger.PLAY, effect)


def when_attacking(effect: Effect) -> Triggered:
    return Triggered(Trigger.ATTACK, effect)


def when_defeated(effect: Effect) -> Triggered:
    return Triggered(Trigger.DEFEATED, effect)


def when_you_lose_life(effect: Effect) -> Triggered:
    return Triggered(Trigger.LIFE_LOST, effect)


# --- cards -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    id: str
    name: str
    number: str
    power: int
    keywords: tuple[Keyword, ...]
    copies: int
    abilities: tuple[Ability, ...]


@dataclass(frozen=True)
class CardSet:
    id: str
    name: str
    cards: tuple[Card, ...]


def card(
    number: int | str,
    name: str,
    *abilities: Ability,
    power: int,
    keywords: tuple[Keyword, ...] = (),
    copies: int = 1,
) -> Card:
    """A creature card; its id is its name in lower case with hyphens."""
    letters = "".join(letter if letter.isalnum() else "-" for letter in name.lower() if letter not in "\".'")
    return Card("-".join(filter(None, letters.split("-"))), name, str(number), power, keywords, copies, abilities)
