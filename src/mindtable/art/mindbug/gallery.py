"""The picture of every card, by its id."""

from __future__ import annotations

from functools import cache

from ...mindbug.cards import CARDS, FACES
from ..creature import WIDTH, alone, picture, portrait
from ..eyes import Mood, mood_of
from .creatures import CREATURES


def mood_of_card(card: str) -> Mood:
    """What the printed keywords of a card make its eyes look like."""
    if card not in FACES:
        return Mood.CALM
    return mood_of(tuple(keyword.value for keyword in CARDS[FACES[card]].keywords))


@cache
def card_picture(card: str, *, width: float = WIDTH, ink: bool = True) -> str:
    """The creature of a card in its scene as a stand-alone SVG: always the same for the same card."""
    return picture(card, CREATURES[card], mood_of_card(card), width=width, ink=ink)


@cache
def card_alone(card: str) -> str:
    """The creature of a card as a large sticker on nothing but its shadow."""
    return alone(card, CREATURES[card], mood_of_card(card))


@cache
def card_portrait(card: str) -> str:
    """The head of the creature of a card, to be shown small."""
    return portrait(card, CREATURES[card], mood_of_card(card))
