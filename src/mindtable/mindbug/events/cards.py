"""What happens to cards in hands and piles, as events."""

from __future__ import annotations

from dataclasses import dataclass

from ...game.contract import Seat
from .base import MindbugEvent, OfCard, OfHiddenCard


@dataclass(frozen=True, slots=True)
class CardRevealed(OfCard):
    """A card from the unused pile is revealed for a player, to find who begins (M1.4)."""


@dataclass(frozen=True, slots=True)
class CardShown(OfCard):
    """A player plays a card from hand: all see it before it comes into play."""


@dataclass(frozen=True, slots=True)
class CardDrawn(OfHiddenCard):
    """A player draws a card. Only this player sees it."""


@dataclass(frozen=True, slots=True)
class CardDiscarded(OfCard):
    """A player discards a card."""


@dataclass(frozen=True, slots=True)
class CardPiled(OfCard):
    """A card goes to the player's discard pile from a draw pile or from another player's hand."""


@dataclass(frozen=True, slots=True)
class CardReleased(OfCard):
    """A boost card goes to the player's discard pile."""


@dataclass(frozen=True, slots=True)
class CardToHand(OfCard):
    """A card goes into the player's hand from an open pile."""


@dataclass(frozen=True, slots=True)
class CardExposed(OfCard):
    """A card of the player's hand is revealed."""


@dataclass(frozen=True, slots=True)
class CardStolen(OfHiddenCard):
    """A player steals a card from another one's hand. Both see it."""

    former: Seat  # who had it


@dataclass(frozen=True, slots=True)
class CardGiven(OfHiddenCard):
    """A player is given a card by another one. Both see it."""

    giver: Seat  # the other one


@dataclass(frozen=True, slots=True)
class HandsSwapped(MindbugEvent):
    """Two players swap their hands."""

    other: Seat  # with whom the player does


@dataclass(frozen=True, slots=True)
class CardSwapped(OfHiddenCard):
    """A card comes into the player's hand, because hands were swapped. Both players see it."""

    former: Seat  # who had it


@dataclass(frozen=True, slots=True)
class CardLookedAt(OfHiddenCard):
    """A player looks at an unused card. Only this player sees it."""


@dataclass(frozen=True, slots=True)
class CardAdded(OfHiddenCard):
    """An unused card goes under the player's draw pile. Nobody sees it."""


@dataclass(frozen=True, slots=True)
class UnusedShuffled(MindbugEvent):
    """The unused pile is shuffled, after the player has looked at cards from it."""
