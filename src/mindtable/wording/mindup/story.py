"""What happened in a turn of Mind Up!, as a story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from ...game.contract import Event, Seat
from ...mindup.events import CardChosen, CardRevealed, CardTaken, ChoiceChanged, RoundBegan
from ..language import Language
from ..stories import Chapter, Sentence, line_by_line, sentence
from .events import event_line


def chapters(told: Sequence[Event]) -> tuple[Chapter, ...]:
    """A chapter for what comes before a turn of each round, and one for each turn, in which all reveal their cards."""
    found = [Chapter(0, None, 0, 1)]
    is_revealing = False
    for place, event in enumerate(told):
        if isinstance(event, RoundBegan) and event.round > 1:
            found.append(Chapter(place, None, 0, event.round))
        elif isinstance(event, CardRevealed) and not is_revealing:
            found.append(Chapter(place, None, found[-1].number + 1, found[-1].round))
        is_revealing = isinstance(event, CardRevealed)
    return tuple(found)


def heading(language: Language, chapter: Chapter, _reader: Seat | None, _names: Mapping[Seat, str]) -> str:
    """Which turn it is."""
    return language.say("table-up-log-turn", turn=chapter.number) if chapter.number else ""


def story(
    language: Language, events: Sequence[Event], reader: Seat | None, names: Mapping[Seat, str]
) -> tuple[Sentence, ...]:
    """Who played what and took what for it. Choices are told once they are revealed."""
    sentences: list[Sentence] = []
    revealed: dict[Seat, str] = {}
    for event in events:
        if isinstance(event, CardRevealed):
            revealed[event.seat] = event.card
        elif isinstance(event, CardTaken) and event.seat in revealed:
            cards = {"played": revealed[event.seat], "taken": event.card}
            if event.seat == reader:
                sentences.append(sentence(language.say("table-up-you-take", **cards)))
            else:
                sentences.append(sentence(language.say("table-up-takes", name=names[event.seat], **cards)))
        elif event.family and not isinstance(event, CardChosen | ChoiceChanged):
            sentences += line_by_line(partial(event_line, language), [event], reader, names)
    return tuple(sentences)
