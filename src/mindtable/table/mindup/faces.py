"""The cards of Mind Up! as pages show them."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from ...mindup.cards import CARDS
from ...wording.mindup import MindUpWords
from ..present.sayings import wording_in

_BY_ID: Final = {card.id: card for card in CARDS}


class Numbered(NamedTuple):
    """A card of Mind Up!"""

    card: str
    number: int
    colour: str
    bonus: str  # with its sign; "" if there is none
    is_malus: bool
    name: str  # all of it in words

    @property
    def glide(self) -> str:
        """The name by which the browser knows the card again when it moves."""
        return f"up-{self.card}"


@cache
def numbered(card: str, language: str) -> Numbered:
    """The face of a card, by its id."""
    known = _BY_ID[card]
    words = wording_in(language).words(MindUpWords)
    bonus = words.points(known.bonus) if known.bonus else ""
    return Numbered(card, known.number, known.colour.value, bonus, known.bonus < 0, words.card_name(card))
