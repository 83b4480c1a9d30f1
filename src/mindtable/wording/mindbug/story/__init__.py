"""What happened in a turn of Mindbug, as a story: two to four sentences for most turns.

`passages` puts sentences together and knows who tells them to whom; `playing`, `fighting` and `effects` say what is
told of which events, a function for each kind; and `LEFT_OUT` names the events that are not told, and why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ....game.contract import Event, Seat
from ....mindbug.events import (
    ActionUsed,
    AttackDeclared,
    CardDrawn,
    CardReleased,
    CardShown,
    CreatureReverted,
    EffectDeclined,
    EffectEnded,
    LifeLost,
    MoveForced,
    QuestionSpared,
    TurnBegan,
    UnusedShuffled,
)
from ...language import Language
from ...phrases import player_phrase
from ...stories import Chapter, Sentence
from . import effects, fighting, playing
from .passages import Passages

# The events that are not told, and why.
LEFT_OUT: Final[Mapping[type[Event], str]] = {
    TurnBegan: "the heading says whose turn it is",
    CardDrawn: "hands are refilled all the time, and everybody sees their own",
    CardReleased: "boost cards always leave play with their creature",
    CreatureReverted: "evolved creatures always leave play as what they were",
    UnusedShuffled: "it follows whenever somebody has looked at unused cards",
    MoveForced: "it is for programs: nobody was asked",
    QuestionSpared: "it is for programs: nobody was asked",
}

# By the first of these one knows whose turn it is.
_ACTS: Final = (TurnBegan, CardShown, AttackDeclared, ActionUsed)

TOLD: Final[Mapping[type[Event], Callable[[Passages, Sequence[Any]], None]]] = {
    **playing.TOLD,
    **fighting.TOLD,
    **effects.TOLD,
}


def chapters(told: Sequence[Event]) -> tuple[Chapter, ...]:
    """A chapter for the deal, and one for each turn."""
    turns = [(place, event) for place, event in enumerate(told) if type(event) is TurnBegan]
    return (Chapter(0, None, 0), *(Chapter(place, turn.seat, turn.number) for place, turn in turns))


def heading(language: Language, chapter: Chapter, reader: Seat | None, names: Mapping[Seat, str]) -> str:
    """Which turn it is, and whose."""
    if chapter.seat is None:
        return ""
    name = player_phrase(language, chapter.seat, reader, names)
    return language.say("story-turn", number=chapter.number, name=name)


def story(
    language: Language, events: Sequence[Event], reader: Seat | None, names: Mapping[Seat, str], since: int = 0
) -> tuple[Sentence, ...]:
    """What happened in a turn from a place on, as a reader is told of it."""
    passages = Passages(language, reader, names)
    passages.active = next((event.seat for event in events if isinstance(event, _ACTS)), None)
    _tell(passages, events[:since], reader)
    passages.forget_what_was_said()
    _tell(passages, events[since:], reader)
    return passages.sentences()


def _tell(passages: Passages, events: Sequence[Event], reader: Seat | None) -> None:
    for group in _groups([event.told_to(reader) for event in events if type(event) not in LEFT_OUT]):
        fighting.finish(passages, group[0])
        if not isinstance(group[0], EffectEnded | EffectDeclined):
            passages.is_idle = False
        TOLD[type(group[0])](passages, group)
        if not isinstance(group[0], LifeLost):
            passages.previous = group[0]
    fighting.finish(passages, None)
    playing.finish(passages)


def _groups(events: Sequence[Event]) -> list[list[Event]]:
    """The events, together those that happen to several cards at once."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and effects.belong_together(groups[-1][-1], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups
