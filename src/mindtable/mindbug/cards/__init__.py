"""All cards, by set. Data only: what they mean is said in `words`, what they do follows in `tables`."""

from dataclasses import replace
from typing import Final

from ..words import Card, CardSet, TurnsWhenExhausted
from .beyond_eternity import BEYOND_ETERNITY
from .beyond_evolution import BEYOND_EVOLUTION
from .first_contact import FIRST_CONTACT
from .new_servants import NEW_SERVANTS
from .promos import PROMOS
from .tag_team import TAG_TEAM

# Sets that came together stand together. A new set begins a line of its own at the end, so that those that are there
# keep their places: dumped positions know cards and steps by them.
_RELEASES: Final[tuple[tuple[CardSet, ...], ...]] = (
    (FIRST_CONTACT, NEW_SERVANTS, BEYOND_EVOLUTION, BEYOND_ETERNITY, PROMOS, TAG_TEAM),
)
EVERY_SET: Final[dict[str, CardSet]] = {one.id: one for release in _RELEASES for one in release}

# The sets that any game may be played with; the others belong to one game only.
SETS: Final[dict[str, CardSet]] = {name: one for name, one in EVERY_SET.items() if one.only_for is None}

_PRINTED: Final = [card for one in EVERY_SET.values() for card in one.cards]


def _faces(release: tuple[CardSet, ...]) -> list[Card]:
    cards = [card for one in release for card in one.cards]
    return cards + [side for card in cards for side in _sides(card)]


def _sides(card: Card) -> list[Card]:
    turns = [ability for ability in card.abilities if isinstance(ability, TurnsWhenExhausted)]
    return [
        replace(card, power=power, keywords=(keyword,), abilities=()) for turn in turns for power, keyword in turn.sides
    ]


# A card's face is its place in this list; positions know cards by their face. The sides to which a card may be
# turned (J34) are faces of their own behind all cards that came with it, with the id of their card.
CARDS: Final[list[Card]] = [face for release in _RELEASES for face in _faces(release)]
FACES: Final[dict[str, int]] = {card.id: CARDS.index(card) for card in _PRINTED}


def _check() -> None:
    """What must hold of the cards, whatever they are."""
    if len(FACES) != len(_PRINTED):
        raise ValueError("two cards have the same id")
    for card in _PRINTED:
        if card.evolves_to is not None:
            following = FACES.get(card.evolves_to)
            if following is None or CARDS[following].stage != card.stage + 1:
                raise ValueError(f"{card.id} evolves to {card.evolves_to}, which is not its next stage")


_check()


def deck_of(sets: list[str]) -> list[int]:
    """The faces of all cards of these sets, each as often as it has copies; no later stages (M1.1)."""
    return [
        FACES[card.id] for name in sets for card in EVERY_SET[name].cards if card.stage == 1 for _ in range(card.copies)
    ]
