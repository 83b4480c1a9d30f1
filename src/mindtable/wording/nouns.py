"""Names of players, cards, keywords and triggers, and lists, as phrases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from ..game.contract import Seat
from ..mindbug.cards import CARDS, EVERY_SET, FACES
from ..mindbug.words import Who
from .language import Language, Phrase
from .numbered import NUMBERED, numbered_card_phrase


def named(*words: str) -> str:
    """The message for words of the game's data: "player", "the opponent" → player-the-opponent."""
    return "-".join(words).replace(" ", "-")


def card_phrase(language: Language, card: str) -> Phrase:
    """A card by its id: the language's own name for it, or else the original one; in Mind Up! its number."""
    if card in NUMBERED:
        return numbered_card_phrase(language, card)
    return _named_phrase(language, "card", card, CARDS[FACES[card]].name)


def set_phrase(language: Language, name: str) -> Phrase:
    """A set of cards by its id: the language's own name for it, or else the original one."""
    return _named_phrase(language, "set", name, EVERY_SET[name].name)


def _named_phrase(language: Language, kind: str, id: str, original: str) -> Phrase:
    """A name in the forms that names have; those that a name of the language has of its own come first."""
    own = language.phrase(named(kind, id)) if language.has(named(kind, id)) else Phrase(original, {})
    return Phrase(own.text, {**language.phrase(f"{kind}-named", name=own.text).forms, **own.forms})


def keyword_phrase(language: Language, keyword: str) -> Phrase:
    return language.phrase(named("keyword", keyword))


def trigger_phrase(language: Language, trigger: str) -> Phrase:
    return language.phrase(named("trigger", trigger))


def who_phrase(language: Language, who: Who) -> Phrase:
    """A player as a card speaks of them."""
    return language.phrase(named("player", who.value))


def player_phrase(language: Language, seat: Seat, reader: Seat | None, names: Mapping[Seat, str]) -> Phrase:
    """A player by seat, as the reader is told of them."""
    if seat == reader:
        return who_phrase(language, Who.YOU)
    return language.phrase("player-named", name=names[seat])


def owned_phrase(language: Language, card: Phrase, player: Phrase) -> Phrase:
    """A creature with the player who has it."""
    return language.phrase("owned", card=card, player=player)


def list_phrase(
    language: Language,
    phrases: Iterable[Phrase],
    *,
    end: Literal["and", "or"],
    kind: Literal["list", "keywords"] = "list",
) -> Phrase:
    """Several phrases as a list: "Hunter, Sneaky and Tough". Lists of keywords can have the forms of keywords."""
    listed, *others = phrases
    if not others:
        return listed
    *middle, last = others
    for phrase in middle:
        listed = language.phrase(kind, before=listed, next=phrase)
    return language.phrase(f"{kind}-{end}", before=listed, last=last)
