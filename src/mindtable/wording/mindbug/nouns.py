"""Names of cards, sets, keywords and triggers, and players as cards speak of them, as phrases."""

from __future__ import annotations

from ...mindbug.cards import CARDS, EVERY_SET, FACES
from ...mindbug.words import Who
from ..language import Language, Phrase
from ..phrases import named


def card_phrase(language: Language, card: str) -> Phrase:
    """A card by its id: the language's own name for it, or else the original one, in the forms that names have; those
    that a name has of its own come first."""
    own = named("card", card)
    name = language.phrase(own) if language.has(own) else _original(language, card)
    return Phrase(name.text, {**language.phrase("card-named", name=name).forms, **name.forms})


def _original(language: Language, card: str) -> Phrase:
    return language.phrase("card-original", name=CARDS[FACES[card]].name)


def set_phrase(language: Language, name: str) -> Phrase:
    """A set of cards by its id: the language's own name for it, or else the original one."""
    own = named("set", name)
    return language.phrase("set-named", name=language.say(own) if language.has(own) else EVERY_SET[name].name)


def keyword_phrase(language: Language, keyword: str) -> Phrase:
    """The name of a keyword."""
    return language.phrase(named("keyword", keyword))


def trigger_phrase(language: Language, trigger: str) -> Phrase:
    """The word that says when an effect happens."""
    return language.phrase(named("trigger", trigger))


def who_phrase(language: Language, who: Who) -> Phrase:
    """A player as a card speaks of them."""
    return language.phrase(named("player", who.value))


def owned_phrase(language: Language, card: Phrase, player: Phrase) -> Phrase:
    """A creature with the player who has it."""
    return language.phrase("owned", card=card, player=player)
