"""What happened in a turn of Mind Up!, as a story: a sentence for each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
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

_REMEMBERED: Final = 1 << 12  # turns, as somebody is told of them

# The events that are not told, and why.
LEFT_OUT: Final[Mapping[type[Event], str]] = {
    CardRevealed: "it is told together with the card taken for it",
    CardDrawn: "everybody draws a card after each round, and sees their own",
}

_TURNS: Final = frozenset((CardRevealed, RoundBegan))  # with these, chapters may begin


def chapters(told: Sequence[Event]) -> tuple[Chapter, ...]:
    """A chapter for what comes before a turn of each round, and one for each turn, in which all reveal their cards."""
    found = [Chapter(0, None, 0, 1)]
    revealed = -2  # where a card was revealed last
    for place in [place for place, event in enumerate(told) if type(event) in _TURNS]:
        event = told[place]
        if isinstance(event, RoundBegan):
            if event.round > 1:
                found.append(Chapter(place, None, 0, event.round))
            continue
        if revealed != place - 1:
            found.append(Chapter(place, None, found[-1].number + 1, found[-1].round))
        revealed = place
    return tuple(found)


def heading(language: Language, chapter: Chapter, _reader: Seat | None, _names: Mapping[Seat, str]) -> str:
    """Which turn it is."""
    return language.say("story-up-turn", turn=chapter.number) if chapter.number else ""


def story(
    language: Language, events: Sequence[Event], reader: Seat | None, names: Mapping[Seat, str], since: int = 0
) -> tuple[Sentence, ...]:
    """What happened in a turn from a place on: who played what and took what for it, and what everybody scored."""
    played = tuple((event.seat, event.card) for event in events if isinstance(event, CardRevealed))
    return _sentences(language, tuple(_worth_telling(events[since:])), reader, tuple(names.items()), played)


@lru_cache(_REMEMBERED)
def _sentences(
    language: Language,
    events: tuple[Event, ...],
    reader: Seat | None,
    names: tuple[tuple[Seat, str], ...],
    played: tuple[tuple[Seat, str], ...],
) -> tuple[Sentence, ...]:
    """A sentence for each event. While cards are chosen, what came before is told over and over."""
    said = []
    for event in events:
        seat: Seat | None = getattr(event, "seat", None)
        player = player_phrase(language, seat, reader, dict(names)) if seat else None
        text = _said(language, event.told_to(reader), player, dict(played))
        if isinstance(event, CardTaken | CardPlaced) and seat == reader:
            text += " " + _column(language, event, player or Phrase("", {}))
        if text:
            said.append(sentence(text, _mark(seat, reader)))
    return tuple(said)


def _worth_telling(events: Sequence[Event]) -> Sequence[Event]:
    """Choices are worth telling only as long as there is nothing else to tell: they will be revealed, and the table
    shows who has chosen."""
    others = [event for event in events if not isinstance(event, CardChosen | ChoiceChanged)]
    return others or events


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
