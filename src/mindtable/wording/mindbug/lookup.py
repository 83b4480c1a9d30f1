"""Printed cards and how to find them: by id, by name, and along their line of evolution."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final

from ...mindbug.cards import CARDS, EVERY_SET, FACES
from ...mindbug.words import Boost, BoostCards, Card, CardSet, Creatures, InDiscardPile, Trigger, Triggered
from ..wording import Wording
from .words import MindbugWords

_SET_OF: Final = {card.id: one for one in EVERY_SET.values() for card in one.cards}
_STAGE_BEFORE: Final = {card.evolves_to: card for card in CARDS if card.evolves_to}


def printed(card: str) -> Card:
    """A card as printed, by its id."""
    return CARDS[FACES[card]]


def set_of(card: str) -> CardSet:
    """The set a card is printed in."""
    return _SET_OF[card]


def works_in_discard_pile(card: str) -> bool:
    """Whether a card does something while it lies in a discard pile (M7.7)."""
    return any(
        ability.trigger is Trigger.LIFE_LOST if isinstance(ability, Triggered) else isinstance(ability, InDiscardPile)
        for ability in printed(card).abilities
    )


def is_about_boosting(card: str) -> bool:
    """Whether a card boosts creatures, or speaks of boosted ones or of boost cards (M10)."""
    return any(
        isinstance(word, Boost | BoostCards) or (isinstance(word, Creatures) and word.boosted)
        for word in _words_in(printed(card).abilities)
    )


def _words_in(value: object) -> Iterator[object]:
    """A word of a card or several, with all that they are composed of."""
    yield value
    if isinstance(value, tuple):
        for part in value:
            yield from _words_in(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _words_in(getattr(value, field.name))


def evolution_line(card: str) -> list[str]:
    """All stages of a card from the first to the last; the card alone, if it does not evolve (M9.1)."""
    first = printed(card)
    while first.id in _STAGE_BEFORE:
        first = _STAGE_BEFORE[first.id]
    line = [first]
    while line[-1].evolves_to:
        line.append(printed(line[-1].evolves_to))
    return [stage.id for stage in line]


def called(name: str, wording: Wording) -> list[str]:
    """The cards that a name means: the one it names exactly, or else all in whose name it is found."""
    wanted = hyphenated(name)
    if wanted in FACES:
        return [wanted]
    words = wording.words(MindbugWords)
    return [card for card in FACES if (wanted and wanted in card) or _plain(name) in _plain(words.card_name(card))]


def begins(card: str, beginning: str, wording: Wording) -> bool:
    """Whether the name of a card begins so, in the language or in English."""
    wanted = hyphenated(beginning)
    name = wording.words(MindbugWords).card_name(card)
    return bool(wanted and card.startswith(wanted)) or _plain(name).startswith(_plain(beginning))


def _plain(name: str) -> str:
    """A name as anybody can type it: no accents, no capital letters, straight apostrophes."""
    letters = unicodedata.normalize("NFKD", name.strip().replace("’", "'").casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def hyphenated(words: str) -> str:
    """Words as they stand in the id of a card: Killer Bee@b is killer-bee@B."""
    name, *which = re.split(r"(?=[@#])", words.strip(), maxsplit=1)
    plain = re.sub(r"[.'\"’“”]", "", name.lower())
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") + "".join(which).upper()
