"""Conditions, and what happens once."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .things import Count, Keyword, Number, Some, Who

# --- conditions ------------------------------------------------------------------------------------


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


# --- life, and the end of the game -----------------------------------------------------------------


@dataclass(frozen=True)
class GainLife:
    amount: int


@dataclass(frozen=True)
class LoseLife:
    who: Who
    amount: int | Count


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
class Win:
    """You win at once (M3.3)."""


@dataclass(frozen=True)
class RefreshMindbug:
    """One used Mindbug of a player is ready again (T5.4)."""

    who: Who


# --- creatures -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Defeat:
    which: Some


@dataclass(frozen=True)
class TakeControl:
    which: Some


@dataclass(frozen=True)
class GiveControl:
    """Control of this creature passes to a player."""

    to: Who


@dataclass(frozen=True)
class ReturnToHand:
    """Creatures go back to the hands of their controllers (M8.5)."""

    which: Some


@dataclass(frozen=True)
class Evolve:
    """This creature becomes its next stage (M9.2)."""


@dataclass(frozen=True)
class BoostThis:
    """Put up to so many cards of any discard piles under this creature (M10.1)."""

    cards: int


@dataclass(frozen=True)
class Boost:
    """Put up to so many cards of any discard piles under creatures of your choice, one by one (M10.2)."""

    cards: int


@dataclass(frozen=True)
class MustAttack:
    """The controllers attack with these creatures at once (J11)."""

    which: Some


@dataclass(frozen=True)
class CannotBlockThisTurn:
    which: Some


@dataclass(frozen=True)
class NoBlocksThisTurn:
    """A player cannot block until the turn ends."""

    who: Who


@dataclass(frozen=True)
class MoveToHand:
    """Creatures go to the hand of a player, whoever controls them."""

    which: Some
    of: Who


@dataclass(frozen=True)
class CannotBeDefeatedThisTurn:
    """Nothing defeats this creature until the turn ends (J6)."""


@dataclass(frozen=True)
class HasThisTurn:
    """This creature has a keyword until the turn ends."""

    keyword: Keyword


@dataclass(frozen=True)
class NameKeyword:
    """You name a keyword."""


@dataclass(frozen=True)
class ResolvePlayEffectOf:
    """Resolve the Play effect of another creature as if it were printed on this one (J25)."""

    which: Some


# --- cards -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Discard:
    """From hand, chosen by the player who discards (M8.2)."""

    which: Some


@dataclass(frozen=True)
class DiscardAtRandom:
    who: Who
    cards: int


@dataclass(frozen=True)
class DiscardEverything:
    """All cards of a draw pile, and of the hand too if it says so, together (J29)."""

    who: Who
    hand: bool


@dataclass(frozen=True)
class StealAtRandom:
    """Random cards of an opponent's hand come into yours (M8.3)."""

    of: Who
    cards: int


@dataclass(frozen=True)
class RevealToPile:
    """A random card of an opponent's hand is revealed and goes to the discard pile of a player you choose."""

    of: Who


@dataclass(frozen=True)
class SwapHands:
    """You exchange hands with a player."""

    who: Who


@dataclass(frozen=True)
class ToHand:
    """Cards of a pile, or from under creatures, come into your hand."""

    which: Some


@dataclass(frozen=True)
class PlayFrom:
    """Cards of a pile are played on your side (M8.6)."""

    which: Some
    play_effects: bool = True


@dataclass(frozen=True)
class PlayThis:
    """This very card is played from where it lies."""


@dataclass(frozen=True)
class GiveToPlayOrKeep:
    """A player hands you a card of their choice, which you play at once or keep in hand."""

    who: Who


@dataclass(frozen=True)
class PassToLeft:
    """Each of some players gives a card of their choice to the player on their left; all choose first (J42)."""

    who: Who


@dataclass(frozen=True)
class ShowFromHand:
    """A player shows everybody a card of their hand, of their choice."""

    who: Who


@dataclass(frozen=True)
class MayPlayIt:
    """You may play the card that just came into your hand, at once."""


@dataclass(frozen=True)
class FromUnusedToHand:
    """Look at the topmost unused cards; one of them goes to the hand of a player, the others are shuffled back."""

    cards: int
    to: Who


@dataclass(frozen=True)
class FromUnused:
    """The topmost cards of the unused pile go unseen to the bottom of your draw pile."""

    cards: int


# --- how effects combine ---------------------------------------------------------------------------


@dataclass(frozen=True)
class If:
    condition: Condition
    then: Effect


@dataclass(frozen=True)
class May:
    """You may do it: yes or no."""

    effect: Effect


@dataclass(frozen=True)
class IfYouDo:
    """Only if the first part has happened completely follows the second (J20)."""

    first: Effect
    then: Effect


@dataclass(frozen=True)
class Either:
    """One of the two, of your choice; if one is impossible, the other (J21)."""

    first: Effect
    second: Effect


@dataclass(frozen=True)
class WhileRolling:
    """Roll a die; if it shows at least so much, do this and roll again (J37)."""

    least: int
    effect: Effect


@dataclass(frozen=True)
class InOrder:
    """One after the other."""

    effects: tuple[Effect, ...]


Effect = (
    GainLife
    | LoseLife
    | LoseLifeTo
    | MatchLife
    | Win
    | RefreshMindbug
    | Defeat
    | TakeControl
    | GiveControl
    | ReturnToHand
    | Evolve
    | BoostThis
    | Boost
    | MustAttack
    | CannotBlockThisTurn
    | NoBlocksThisTurn
    | MoveToHand
    | CannotBeDefeatedThisTurn
    | HasThisTurn
    | NameKeyword
    | ResolvePlayEffectOf
    | Discard
    | DiscardAtRandom
    | DiscardEverything
    | StealAtRandom
    | RevealToPile
    | SwapHands
    | ToHand
    | PlayFrom
    | PlayThis
    | GiveToPlayOrKeep
    | PassToLeft
    | ShowFromHand
    | MayPlayIt
    | FromUnusedToHand
    | FromUnused
    | If
    | May
    | IfYouDo
    | Either
    | WhileRolling
    | InOrder
)


def in_order(*effects: Effect) -> InOrder:
    return InOrder(effects)
