"""What happens in a game of Mind Up!, in words: one message for each kind of event.

A message is told the fields of its event by their names; the player of the event is `player`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from ...game.contract import Event, Seat
from ...mindup.events import CardRevealed
from ..language import Argument, Language, Phrase
from ..phrases import list_phrase, named, player_phrase
from .numbered import colour_phrase, numbered_card_phrase
from .objectives import objective_phrase, sheet_phrase

# A card is revealed in another family of games, too, and not by a choice.
_OWN_MESSAGES: Final[Mapping[type[Event], str]] = {CardRevealed: "event-choice-revealed"}


def event_line(language: Language, event: Event, reader: Seat | None, names: Mapping[Seat, str]) -> str | None:
    """A line of the log as told to a seat (None: a spectator); None if there is nothing to say."""
    told = event.told_to(reader)
    known: dict[str, Argument] = {"card": language.phrase("card-hidden")}
    for field in fields(told):
        value = getattr(told, field.name)
        if field.name == "seat":
            known["player"] = player_phrase(language, value, reader, names)
        elif value is not None and not field.kw_only:
            known[field.name] = _PHRASES[field.name](language, value) if field.name in _PHRASES else value
    return language.say(_OWN_MESSAGES.get(type(told), named("event", told.kind)), **known)


def _values_phrase(language: Language, values: Sequence[int]) -> Phrase:
    return list_phrase(language, [Phrase(str(value), {}) for value in values], end="and")


# How a field is said; numbers mean themselves.
_PHRASES: Final[Mapping[str, Callable[[Language, Any], Phrase]]] = {
    "card": numbered_card_phrase,
    "colour": colour_phrase,
    "objective": objective_phrase,
    "sheet": sheet_phrase,
    "values": _values_phrase,
}
