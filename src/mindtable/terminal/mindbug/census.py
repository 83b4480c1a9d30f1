"""What cards are made of: their words, counted from the data itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final, get_args

from ...mindbug import words
from ...mindbug.words import Card, Effect, Triggered

_WORDS: Final = frozenset(word for word in vars(words).values() if isinstance(word, type))
_EFFECTS: Final = frozenset(get_args(Effect))


class Census:
    """The figures of some cards."""

    def __init__(self, cards: Sequence[Card]) -> None:
        first_stages = [card for card in cards if card.stage == 1]
        self.cards: Final = len(first_stages)
        self.copies: Final = sum(card.copies for card in first_stages)
        self.stages: Final = len(cards) - len(first_stages)
        parts = [part for card in cards for ability in card.abilities for part in _parts(ability)]
        abilities = [ability for card in cards for ability in card.abilities]
        self.abilities: Final = Counter(
            ability.trigger.value if isinstance(ability, Triggered) else type(ability).__name__ for ability in abilities
        )
        self.effects: Final = Counter(type(part).__name__ for part in parts if type(part) in _EFFECTS)
        self.escape_hatches: Final = sum(not _is_word(part) for part in parts)


def _parts(thing: Any) -> Iterator[Any]:
    """A thing that cards are written with, and everything it is made of."""
    if isinstance(thing, tuple):
        for part in thing:
            yield from _parts(part)
        return
    yield thing
    if is_dataclass(thing):
        for field in fields(thing):
            yield from _parts(getattr(thing, field.name))


def _is_word(part: Any) -> bool:
    """Whether it is a word, a name or a number; anything else, such as code of a card's own, is an escape hatch."""
    return type(part) in _WORDS or isinstance(part, int | None | Enum)
