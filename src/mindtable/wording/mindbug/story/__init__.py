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

_ENDS: Final = frozenset((EffectEnded, EffectDeclined))  # of effects, of which nothing may have come

TOLD: Final[Mapping[type[Event], Callable[[Passages, Sequence[Any]], None]]] = {
    **playing.TOLD,
    **fighting.TOLD,
    **effects.TOLD,
}


def chapters(told: Sequence[Event]) -> tuple[Chapter, ...]:
    """A chapter for the deal, and one for each turn."""
    deal = Chapter(0, None, 0)
    return (deal, *chapters_after(deal, told, 0))


def chapters_after(_last: Chapter, told: Sequence[Event], place: int) -> list[Chapter]:
    """The chapters that begin from a place on."""
    return [
        Chapter(start, event.seat, event.number)
        for start, event in enumerate(told[place:], place)
        if isinstance(event, TurnBegan)
    ]


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
    passages.active = _active(events)
    _tell(passages, _groups(_told(events[:since], reader)))
    _finish(passages)
    passages.forget_what_was_said()
    _tell(passages, _groups(_told(events[since:], reader)))
    _finish(passages)
    return passages.sentences()


class Tale:
    """The story of a turn that goes on, for a reader. What was told stays, but for what is told otherwise once more has
    happened: events that others may still join, and what is only said as long as nothing follows."""

    def __init__(self, language: Language, reader: Seat | None, names: Mapping[Seat, str]) -> None:
        self._reader = reader
        self._settled = Passages(language, reader, names)
        self._open: list[Event] = []  # what others may still join; all, as long as nobody knows whose turn it is
        self._sentences: tuple[Sentence, ...] = ()

    def go_on(self, events: Sequence[Event]) -> tuple[Sentence, ...]:
        """The story, once more has happened."""
        settled = self._settled
        if settled.active is None:
            settled.active = _active(events)
        if told := _told(events, self._reader):
            groups = _groups([*self._open, *told])
            kept = 0 if settled.active is None else len(groups) - effects.may_be_joined(groups[-1][-1])
            _tell(settled, groups[:kept])
            self._open = [event for group in groups[kept:] for event in group]
            self._sentences = self._finished(groups[kept:])
        return self._sentences

    def _finished(self, groups: Sequence[Sequence[Event]]) -> tuple[Sentence, ...]:
        """The story as it is if nothing follows."""
        if not groups and not self._settled.is_unfinished:
            return self._settled.sentences()
        passages = self._settled.copy()
        _tell(passages, groups)
        _finish(passages)
        return passages.sentences()


def _active(events: Sequence[Event]) -> Seat | None:
    """Whose turn it is, as far as events tell."""
    return next((event.seat for event in events if isinstance(event, _ACTS)), None)


def _told(events: Sequence[Event], reader: Seat | None) -> list[Event]:
    """What is told of events."""
    return [event.told_to(reader) for event in events if type(event) not in LEFT_OUT]


def _tell(passages: Passages, groups: Sequence[Sequence[Event]]) -> None:
    for group in groups:
        fighting.finish(passages, group[0])
        kind = type(group[0])
        if kind not in _ENDS:
            passages.is_idle = False
        TOLD[kind](passages, group)
        if kind is not LifeLost:
            passages.previous = group[0]


def _finish(passages: Passages) -> None:
    """Tell what is only told once nothing follows."""
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
