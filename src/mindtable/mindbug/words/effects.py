"""What happens once."""

from __future__ import annotations

from dataclasses import dataclass

from .conditions import Condition
from .constants import Bonus, Cannot
from .things import IT, Count, Creatures, Life, Place, Some, Who

# --- life, and the end of the game -----------------------------------------------------------------


@dataclass(frozen=True)
class GainLife:
    """The player of the effect gains life."""

    amount: int


@dataclass(frozen=True)
class LoseLife:
    """Somebody loses life: so much, or as much as there are things to count."""

    who: Who
    amount: int | Count


@dataclass(frozen=True)
class LifeBecomes:
    """The life of a player becomes so much, or equal to that of another: a loss or a gain (J22)."""

    who: Who
    life: int | Life


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
    """Creatures are defeated."""

    which: Some


@dataclass(frozen=True)
class TakeControl:
    """A player takes control of creatures."""

    which: Some
    by: Who = Who.YOU


@dataclass(frozen=True)
class Evolve:
    """This creature becomes its next stage (M9.2)."""


@dataclass(frozen=True)
class Boost:
    """Put up to so many cards of any discard piles under this creature (M10.1), or under creatures of your choice, one
    by one (M10.2)."""

    to: Creatures
    cards: int


@dataclass(frozen=True)
class MustAttack:
    """The controllers attack with these creatures at once (J11)."""

    which: Some


@dataclass(frozen=True)
class ThisTurn:
    """Until the turn ends, a bonus or a ban holds; whom it is about may have to be chosen first."""

    holds: Bonus | Cannot


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
    """From hand, chosen by the player who discards (M8.2) or at random; or whole piles, together (J29)."""

    which: Some


@dataclass(frozen=True)
class Put:
    """Creatures or cards go somewhere else: back to hand (M8.5), out of an opponent's hand at random (M8.3), or given
    by a player who chooses them. Where several players give, all choose first (J42)."""

    which: Some
    to: Place


@dataclass(frozen=True)
class SwapHands:
    """You exchange hands with a player."""

    who: Who


@dataclass(frozen=True)
class Play:
    """Cards are played on your side (M8.6): those of a pile, this very card from where it lies, or the one that was
    moved just before."""

    which: Some
    play_effects: bool = True


@dataclass(frozen=True)
class Show:
    """Cards of a hand are shown to everybody, chosen by the player whose they are."""

    which: Some


# --- how effects combine ---------------------------------------------------------------------------


@dataclass(frozen=True)
class If:
    """An effect that happens only if something holds."""

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
    | LifeBecomes
    | Win
    | RefreshMindbug
    | Defeat
    | TakeControl
    | Evolve
    | Boost
    | MustAttack
    | ThisTurn
    | NameKeyword
    | ResolvePlayEffectOf
    | Discard
    | Put
    | SwapHands
    | Play
    | Show
    | If
    | May
    | IfYouDo
    | Either
    | WhileRolling
    | InOrder
)


def in_order(*effects: Effect) -> InOrder:
    """Several effects, one after the other."""
    return InOrder(effects)


def play_or_keep(given: Some) -> InOrder:
    """A card comes into your hand; you may play it at once."""
    return InOrder((Put(given, Place.YOUR_HAND), May(Play(Some(1, 1, IT)))))
