"""What happened in a turn of Mindbug, as a story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from ...game.contract import Event, Seat
from ...mindbug.events import TurnBegan
from ..language import Language
from ..phrases import player_phrase
from ..stories import Chapter, Sentence, line_by_line
from .events import event_line


def chapters(told: Sequence[Event]) -> tuple[Chapter, ...]:
    """A chapter for the deal, and one for each turn."""
    turns = [(place, event) for place, event in enumerate(told) if isinstance(event, TurnBegan)]
    return (Chapter(0, None, 0), *(Chapter(place, turn.seat, turn.number) for place, turn in turns))


def heading(language: Language, chapter: Chapter, reader: Seat | None, names: Mapping[Seat, str]) -> str:
    """Which turn it is, and whose."""
    if chapter.seat is None:
        return ""
    name = player_phrase(language, chapter.seat, reader, names)
    return language.say("table-log-turn", number=chapter.number, name=name)


def story(
    language: Language, events: Sequence[Event], reader: Seat | None, names: Mapping[Seat, str]
) -> tuple[Sentence, ...]:
    """What happened in a turn; that it began need not be said."""
    rest = [event for event in events if event.family and not isinstance(event, TurnBegan)]
    return line_by_line(partial(event_line, language), rest, reader, names)
