"""Names of players, cards, keywords and triggers, and lists, as phrases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..game.contract import Seat
from ..mindbug.cards import CARDS, FACES
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
    own = named("card", card)
    if language.has(own):
        return language.phrase(own)
    return language.phrase("card-named", name=CARDS[FACES[card]].name)


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


def list_phrase(language: Language, phrases: Iterable[Phrase], *, end: str) -> Phrase:
    """Several phrases as a list: "Hunter, Sneaky and Tough". The message `end` puts the last one to the others."""
    listed, *others = phrases
    if not others:
        return listed
    *middle, last = others
    for phrase in middle:
        listed = language.phrase("list", before=listed, next=phrase)
    return language.phrase(end, before=listed, last=last)
