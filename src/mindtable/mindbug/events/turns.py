"""Turns, lives and the end of a game, as events."""

from __future__ import annotations

from dataclasses import dataclass

from ...game.contract import Seat
from ..words import Keyword, Trigger
from .base import MindbugEvent, OfCard


@dataclass(frozen=True, slots=True)
class TurnBegan(MindbugEvent):
    """The turn of a player begins."""

    number: int  # of the turn, from 1 on


@dataclass(frozen=True, slots=True)
class TurnRepeated(MindbugEvent):
    """A player whose card was taken plays again: a new turn (M5.3), or another action in the same one (T3.2)."""


@dataclass(frozen=True, slots=True)
class TurnSkipped(MindbugEvent):
    """A player of a team is unable to act, and the turn is skipped (T2.3)."""


@dataclass(frozen=True, slots=True)
class OutOfActions(MindbugEvent):
    """A player is unable to act, and loses (M3.2)."""


@dataclass(frozen=True, slots=True)
class MindbugUsed(OfCard):
    """A player uses a Mindbug on a card that another one plays."""

    left: int  # how many Mindbugs the player has now


@dataclass(frozen=True, slots=True)
class MindfrogUsed(OfCard):
    """A player uses a Mindfrog on a card that a teammate plays."""

    left: int  # how many Mindfrogs the player has now


@dataclass(frozen=True, slots=True)
class MindbugDeclined(OfCard):
    """A player is asked and uses no Mindbug on a card that another one plays."""


@dataclass(frozen=True, slots=True)
class MindfrogDeclined(OfCard):
    """A player is asked and uses no Mindfrog on a card that a teammate plays."""


@dataclass(frozen=True, slots=True)
class MindbugImpossible(OfCard):
    """A player is not asked to use a Mindbug on a card that another one plays."""

    by: str | None  # the card that forbids it; None: no Mindbug is left


@dataclass(frozen=True, slots=True)
class MindbugRefreshed(MindbugEvent):
    """A used Mindbug of a player is ready again."""

    left: int  # how many Mindbugs the player has now


@dataclass(frozen=True, slots=True)
class ActionUsed(OfCard):
    """A player uses the Action of a creature instead of playing or attacking."""


@dataclass(frozen=True, slots=True)
class EffectBegan(OfCard):
    """An effect of a card is being resolved by its player."""

    trigger: Trigger  # when it happens


@dataclass(frozen=True, slots=True)
class EffectEnded(MindbugEvent):
    """All of the effect in progress is done."""


@dataclass(frozen=True, slots=True)
class EffectStopped(OfCard):
    """The Play effect of a card does nothing, because another card says so."""


@dataclass(frozen=True, slots=True)
class EffectDeclined(MindbugEvent):
    """A player leaves what the effect in progress offers."""


@dataclass(frozen=True, slots=True)
class KeywordNamed(MindbugEvent):
    """A player names a keyword for an effect."""

    keyword: Keyword  # the one named


@dataclass(frozen=True, slots=True)
class DieRolled(MindbugEvent):
    """A die is rolled for an effect of a player."""

    shown: int  # what it shows, from 1 to 6


@dataclass(frozen=True, slots=True)
class LifeLost(MindbugEvent):
    """A player, or a team, loses life."""

    amount: int  # how much
    left: int  # how much is left
    teammate: Seat | None = None  # the other player of the team, if it is one


@dataclass(frozen=True, slots=True)
class LifeGained(MindbugEvent):
    """A player, or a team, gains life."""

    amount: int  # how much
    left: int  # how much there is now
    teammate: Seat | None = None  # the other player of the team, if it is one


@dataclass(frozen=True, slots=True)
class RaceWon(OfCard):
    """A card wins the game for its team, because its player's teammate is unable to act (J40)."""


@dataclass(frozen=True, slots=True)
class GameWon(MindbugEvent):
    """A player, or a team, wins the game."""

    teammate: Seat | None = None  # the other player of the team, if it is one
