"""What happened in a turn of Mind Up!, as a story: a sentence for each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...game.contract import Event, Seat
from ...mindup.events import (
    CardChosen,
    CardDrawn,
    CardPlaced,
    CardRevealed,
    CardTaken,
    ChoiceChanged,
    GameWon,
    ObjectiveDiscarded,
    ObjectiveRevealed,
    RoundBegan,
    RoundScored,
)
from ..language import Language, Phrase
from ..phrases import list_phrase, player_phrase
from ..stories import Chapter, Mark, Sentence, sentence
from .numbered import colour_phrase, numbered_card_phrase
from .objectives import objective_phrase, summary_phrase

# The events that are not told, and why.
LEFT_OUT: Final[Mapping[type[Event], str]] = {
    CardRevealed: "it is told together with the card taken for it",
    CardDrawn: "everybody draws a card after each round, and sees their own",
}


def chapters(told: Sequence[Event]) -> tuple[Chapter, ...]:
    """A chapter for what comes before a turn of each round, and one for each turn, in which all reveal their cards."""
    first = Chapter(0, None, 0, 1)
    return (first, *chapters_after(first, told, 0))


def chapters_after(last: Chapter, told: Sequence[Event], place: int) -> list[Chapter]:
    """The chapters that begin from a place on, `last` being the one before them."""
    found: list[Chapter] = []
    for start, event in enumerate(told[place:], place):
        if isinstance(event, RoundBegan) and event.round > 1:
            found.append(Chapter(start, None, 0, event.round))
        elif isinstance(event, CardRevealed) and not (start and isinstance(told[start - 1], CardRevealed)):
            before = found[-1] if found else last
            found.append(Chapter(start, None, before.number + 1, before.round))
    return found


def heading(language: Language, chapter: Chapter, _reader: Seat | None, _names: Mapping[Seat, str]) -> str:
    """Which turn it is."""
    return language.say("story-up-turn", turn=chapter.number) if chapter.number else ""


def story(
    language: Language, events: Sequence[Event], reader: Seat | None, names: Mapping[Seat, str], since: int = 0
) -> tuple[Sentence, ...]:
    """What happened in a turn from a place on: who played what and took what for it, and what everybody scored."""
    tale = Tale(language, reader, names)
    tale.go_on(events[:since])
    tale.forget_what_was_said()
    return tale.go_on(events[since:])


class Tale:
    """The story of a turn that goes on, for a reader: a sentence for each event that is told. Choices are worth telling
    only as long as there is nothing else to tell: they will be revealed, and the table shows who has chosen."""

    def __init__(self, language: Language, reader: Seat | None, names: Mapping[Seat, str]) -> None:
        self._language = language
        self._reader = reader
        self._names = names
        self._played: dict[Seat, str] = {}
        self._choices: tuple[Sentence, ...] = ()
        self._others: tuple[Sentence, ...] = ()
        self._is_choosing = True  # nothing else has happened

    def go_on(self, events: Sequence[Event]) -> tuple[Sentence, ...]:
        """The story, once more has happened."""
        self._played |= {event.seat: event.card for event in events if isinstance(event, CardRevealed)}
        for event in events:
            is_choice = isinstance(event, CardChosen | ChoiceChanged)
            self._is_choosing &= is_choice
            if not is_choice:
                self._others += self._sentences(event)
            elif self._is_choosing:
                self._choices += self._sentences(event)
        return self._choices if self._is_choosing else self._others

    def forget_what_was_said(self) -> None:
        """Only what follows is to be said; what was played is still known."""
        self._choices = self._others = ()
        self._is_choosing = True

    def _sentences(self, event: Event) -> tuple[Sentence, ...]:
        """What is told of an event: a sentence, or nothing."""
        language, reader = self._language, self._reader
        seat: Seat | None = getattr(event, "seat", None)
        player = player_phrase(language, seat, reader, self._names) if seat else None
        text = _said(language, event.told_to(reader), player, self._played)
        if isinstance(event, CardTaken | CardPlaced) and seat == reader:
            text += " " + _column(language, event, player or Phrase("", {}))
        return (sentence(text, _mark(seat, reader)),) if text else ()


def _mark(seat: Seat | None, reader: Seat | None) -> Mark:
    if seat is None or reader is None:
        return ""
    return "we" if seat == reader else "they"


def _said(language: Language, event: Event, player: Phrase | None, played: Mapping[Seat, str]) -> str:
    """What is told of an event; "" if nothing."""
    match event:
        case CardTaken() | CardPlaced():
            return _taken(language, event, player or Phrase("", {}), played.get(event.seat))
        case CardChosen(card=card) | ChoiceChanged(card=card):
            chosen = numbered_card_phrase(language, card) if card else language.phrase("card-hidden")
            return language.say("story-up-chose", player=player or "", card=chosen)
        case RoundScored():
            summary = summary_phrase(language, event.sheet)
            return language.say("story-up-scored", player=player or "", points=event.points, sheet=summary)
        case GameWon():
            return language.say("story-up-won", player=player or "", points=event.points)
        case RoundBegan():
            values = list_phrase(language, [Phrase(str(value), {}) for value in event.values], end="and")
            return language.say("story-up-round", round=event.round, values=values)
        case ObjectiveRevealed():
            return language.say("story-up-objective", objective=objective_phrase(language, event.objective))
        case ObjectiveDiscarded():
            return language.say("story-up-objective-over", objective=objective_phrase(language, event.objective))
        case _:
            return ""


def _taken(language: Language, event: CardTaken | CardPlaced, player: Phrase, played: str | None) -> str:
    """Which card a player took or placed."""
    if isinstance(event, CardPlaced):
        return language.say("story-up-placed", player=player, card=event.card)
    if played is None:
        return language.say("story-up-took", player=player, card=event.card)
    return language.say("story-up-played", player=player, played=played, card=event.card)


def _column(language: Language, event: CardTaken | CardPlaced, player: Phrase) -> str:
    """What the column of a card taken or placed is now. Only the reader's own are told of: those of all the others
    would be too much to read in a turn."""
    kind = "story-up-opened" if event.size == 1 else "story-up-column"
    colour = colour_phrase(language, event.colour)
    return language.say(kind, player=player, colour=colour, value=event.value, size=event.size)
