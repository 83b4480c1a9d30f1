"""All cards, by set. Data only: what they mean is said in `words`, what they do follows in `tables`."""

from typing import Final

from ..words import Card, CardSet
from .first_contact import FIRST_CONTACT
from .new_servants import NEW_SERVANTS

SETS: Final[dict[str, CardSet]] = {one.id: one for one in (FIRST_CONTACT, NEW_SERVANTS)}

# A card's face is its place in this list; positions know cards by their face.
CARDS: Final[list[Card]] = [card for one in SETS.values() for card in one.cards]
FACES: Final[dict[str, int]] = {card.id: face for face, card in enumerate(CARDS)}

if len(FACES) != len(CARDS):
    raise ValueError("two cards have the same id")


def deck_of(sets: list[str]) -> list[int]:
    """The faces of all cards of these sets, each as often as it has copies (M1.1)."""
    return [FACES[card.id] for name in sets for card in SETS[name].cards for _ in range(card.copies)]
