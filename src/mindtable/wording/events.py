"""What happened, in words: one message for each kind of event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..game.contract import Event, Seat
from .language import Argument, Language
from .nouns import card_phrase, keyword_phrase, named, player_phrase

# Not worth a line: what follows from such an event is told by another.
_SILENT: Final = frozenset({"move forced"})


def event_line(language: Language, event: Event, reader: Seat | None, names: Mapping[Seat, str]) -> str | None:
    """A line of the log as told to a seat (None: a spectator); None if there is nothing to say."""
    if event.kind in _SILENT:
        return None
    told = event.told_to(reader)
    known: dict[str, Argument] = {"number": told.number}
    known["card"] = card_phrase(language, told.card) if told.card else language.phrase("card-hidden")
    if told.seat:
        known["player"] = player_phrase(language, told.seat, reader, names)
    if told.other:
        known["other"] = player_phrase(language, told.other, reader, names)
    if told.word and told.kind == "keyword gained":
        known["keyword"] = keyword_phrase(language, told.word)
    elif told.word:
        known["trigger"] = language.phrase(named("trigger", told.word))
    return language.say(named("event", told.kind), **known)
