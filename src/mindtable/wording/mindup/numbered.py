"""The cards of Mind Up! by their numbers, colours, and points with their signs, as phrases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...mindup.cards import CARDS, Card
from ..language import Language, Phrase

NUMBERED: Final[Mapping[str, Card]] = {card.id: card for card in CARDS}


def numbered_card_phrase(language: Language, card: str) -> Phrase:
    """A card by its number, with its colour and bonus."""
    known = NUMBERED[card]
    colour = colour_phrase(language, known.colour.value)
    if not known.bonus:
        return language.phrase("numbered-card", number=known.number, colour=colour)
    bonus = signed_phrase(language, known.bonus)
    return language.phrase("numbered-card-with-bonus", number=known.number, colour=colour, bonus=bonus)


def colour_phrase(language: Language, colour: str) -> Phrase:
    """The name of a colour."""
    return language.phrase(f"colour-{colour}")


def signed_phrase(language: Language, points: int) -> Phrase:
    """Points with their sign."""
    if not points:
        return language.phrase("points-none")
    return language.phrase("points-won" if points > 0 else "points-lost", count=abs(points))
