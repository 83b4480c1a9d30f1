"""What happened, in words: one message for each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..game.contract import Event, Seat
from ..mindbug.events import OF_TEAM
from ..mindbug.words import Trigger
from .language import Argument, Language, Phrase
from .mindup import WORD_PHRASES, event_message
from .nouns import card_phrase, keyword_phrase, named, owned_phrase, player_phrase, trigger_phrase

# Not worth a line: what follows from such an event is told by another.
_SILENT: Final = frozenset({"move forced", "question spared"})
# That hands were swapped, or unused cards looked at, is told to all; which cards, to those concerned.
_SILENT_WHEN_HIDDEN: Final = frozenset({"card swapped", "card looked at"})
_NAMING_CARD: Final = frozenset({"card boosted", "creature evolved", "creature reverted"})
_OF_WORD: Final = frozenset({"card boosted", "creature evolved"})  # the creature is the word, the card another one
_OF_OTHER: Final = frozenset({"control taken"})  # the creature is that of the other player
_NAMING_KEYWORD: Final = frozenset({"keyword gained", "keyword named", "creature turned"})


def event_line(language: Language, event: Event, reader: Seat | None, names: Mapping[Seat, str]) -> str | None:
    """A line of the log as told to a seat (None: a spectator); None if there is nothing to say."""
    if event.kind in _SILENT or _is_action(event):
        return None
    told = event.told_to(reader)
    if told.kind in _SILENT_WHEN_HIDDEN and told.card is None:
        return None
    known: dict[str, Argument] = {"number": told.number}
    known["card"] = card_phrase(language, told.card) if told.card else language.phrase("card-hidden")
    if told.seat:
        known["player"] = player_phrase(language, told.seat, reader, names)
    if told.other:
        known["other"] = player_phrase(language, told.other, reader, names)
    if told.word:
        known["word"] = _phrase_for(told.kind)(language, told.word)
    owned = known.get("word" if told.kind in _OF_WORD else "card")
    owner = known.get("other" if told.kind in _OF_OTHER else "player")
    if isinstance(owned, Phrase) and isinstance(owner, Phrase):
        known["owned"] = owned_phrase(language, owned, owner)
    return language.say(event_message(told) or _message(told), **known)


def _message(told: Event) -> str:
    """What happens to a team is told of its two players."""
    return named("event", "team", told.kind) if told.kind in OF_TEAM and told.other else named("event", told.kind)


def _phrase_for(kind: str) -> Callable[[Language, str], Phrase]:
    """How the word of an event is said: it names a card, a keyword, a trigger or something of Mind Up!"""
    if kind in WORD_PHRASES:
        return WORD_PHRASES[kind]
    if kind in _NAMING_CARD:
        return card_phrase
    return keyword_phrase if kind in _NAMING_KEYWORD else trigger_phrase


def _is_action(event: Event) -> bool:
    """Whether it is the beginning of an Action, which comes right after the line that it is used."""
    return event.kind == "effect began" and event.word == Trigger.ACTION.value
