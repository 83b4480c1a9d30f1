"""What happens in a game of Mindbug, in words: one message for each kind of event.

A message is told the fields of its event by their names, and is said each as what it is: players, cards, keywords and
triggers as phrases, numbers as numbers. The player of the event is `player`; a creature with its player is `owned`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final, get_args, get_type_hints

from ...game.contract import Event, Seat
from ...mindbug.events import (
    KINDS,
    AttackDeclined,
    BlockDeclined,
    BlockImpossible,
    CardBoosted,
    CardLookedAt,
    CardSwapped,
    CombatFought,
    ControlTaken,
    CreatureEvolved,
    EffectBegan,
    EffectDeclined,
    HuntDeclined,
    MindbugDeclined,
    MindbugImpossible,
    MindfrogDeclined,
    TurnRepeated,
)
from ...mindbug.words import Keyword, Trigger
from ..language import Argument, Language, Phrase
from ..phrases import named, player_phrase
from .nouns import card_phrase, keyword_phrase, owned_phrase, trigger_phrase

# That hands were swapped, or unused cards looked at, is told to all; which cards, to those concerned.
_SILENT_WHEN_HIDDEN: Final = (CardSwapped, CardLookedAt)
_SILENT: Final = (
    AttackDeclined,
    BlockDeclined,
    BlockImpossible,
    CombatFought,
    EffectDeclined,
    HuntDeclined,
    MindbugDeclined,
    MindbugImpossible,
    MindfrogDeclined,
    TurnRepeated,
)
_OWNED: Final[Mapping[type[Event], str]] = {CardBoosted: "creature", CreatureEvolved: "former"}  # otherwise the card
_OWNERS: Final[Mapping[type[Event], str]] = {ControlTaken: "former"}  # otherwise the player


def event_line(language: Language, event: Event, reader: Seat | None, names: Mapping[Seat, str]) -> str | None:
    """A line of the log as told to a seat (None: a spectator); None if there is nothing to say."""
    told = event.told_to(reader)
    if isinstance(told, _SILENT) or _is_action(told) or (isinstance(told, _SILENT_WHEN_HIDDEN) and told.card is None):
        return None
    known: dict[str, Argument] = {}
    for name, kind in _FIELDS[type(told)].items():
        value = getattr(told, name)
        if value is not None:
            known["player" if name == "seat" else name] = _said(language, kind, value, reader, names)
    known.setdefault("card", language.phrase("card-hidden"))
    owned, owner = known.get(_OWNED.get(type(told), "card")), known[_OWNERS.get(type(told), "player")]
    if isinstance(owned, Phrase) and isinstance(owner, Phrase):
        known["owned"] = owned_phrase(language, owned, owner)
    team = ["team"] if "teammate" in known else []  # what happens to a team is told of its two players
    return language.say(named("event", *team, told.kind), **known)


def _fields(kind: type[Event]) -> Mapping[str, Any]:
    """The fields that events of a kind have of their own, and the types of what stands there."""
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind) if not field.kw_only]
    return {name: next(iter(get_args(hints[name])), hints[name]) for name in names}  # of `str | None`, str


_FIELDS: Final = {kind: _fields(kind) for kind in KINDS.values()}


def _said(language: Language, kind: Any, value: Any, reader: Seat | None, names: Mapping[Seat, str]) -> Argument:
    """A field of an event as what it is: a player, a card, a keyword, a trigger or a number."""
    if kind is Seat:
        return player_phrase(language, value, reader, names)
    if kind is Keyword:
        return keyword_phrase(language, value.value)
    if kind is Trigger:
        return trigger_phrase(language, value.value)
    if kind is str:
        return card_phrase(language, value)
    number: int = value
    return number


def _is_action(event: Event) -> bool:
    """Whether it is the beginning of an Action, which comes right after the line that it is used."""
    return isinstance(event, EffectBegan) and event.trigger is Trigger.ACTION
