"""Mind Up! in words: its objectives and score sheets, what is asked and what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ..game.contract import Event, Move, Seat
from ..mindup.cards import CARDS
from ..mindup.notation import parse
from ..mindup.objectives import (
    OBJECTIVES,
    AtLeast,
    CardsOf,
    Colours,
    ColumnsOf,
    Condition,
    FewestOfAll,
    LargestColumn,
    MostOfAll,
    Number,
    OneOf,
    Rightmost,
    WorthOf,
)
from ..mindup.sheet import ObjectiveLine, ScoreSheet
from .language import Argument, Language, Phrase
from .nouns import list_phrase
from .numbered import NUMBERED, colour_phrase, numbered_card_phrase, signed_phrase

_OBJECTIVE: Final = {objective.id: objective for objective in OBJECTIVES}

# Events that another game tells of, too, but in other words.
_OWN_MESSAGES: Final = {"card revealed": "event-choice-revealed"}


class MindUpWords:
    """What is asked and answered in Mind Up!, in one language."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def question(self, facts: Mapping[str, Any]) -> str:
        asked, seat = facts["to_decide"], facts["seat"]
        if not asked:
            return self._language.say("question-none")
        if seat in asked:
            return self._language.say("question-pick")
        if seat is not None:
            return self._language.say("question-pick-again", card=numbered_card_phrase(self._language, facts["choice"]))
        return self._language.say("question-waiting", seats=", ".join(asked))

    def move(self, move: Move, _facts: Mapping[str, Any], _names: Mapping[Seat, str]) -> str:
        card = CARDS[parse(move.text)]
        return self._language.say("move-pick", card=numbered_card_phrase(self._language, card.id))


# --- phrases -----------------------------------------------------------------------------------------


def event_message(event: Event) -> str | None:
    """The message for an event of a kind that Mind Up! tells in words of its own; None for any other event."""
    return _OWN_MESSAGES.get(event.kind) if event.card in NUMBERED else None


def objective_phrase(language: Language, objective: str) -> Phrase:
    """What an objective brings, and for what."""
    known = _OBJECTIVE[objective]
    return language.phrase(
        "objective",
        name=known.id,
        points=signed_phrase(language, known.points),
        condition=_condition(language, known.condition),
    )


def reason_phrase(language: Language, line: ObjectiveLine) -> Phrase:
    """Why an objective brings a player points or none."""
    return language.phrase(f"reason-{line.reason}", found=line.found)


def sheet_phrase(language: Language, text: str) -> Phrase:
    """A score sheet, in its text form, as a list of what it adds up."""
    sheet = ScoreSheet.read(text)
    parts = [
        language.phrase("sheet-column", colour=colour_phrase(language, line.colour), cards=line.cards, value=line.value)
        for line in sheet.columns
    ]
    if sheet.bonuses:
        parts.append(language.phrase("sheet-bonuses", points=signed_phrase(language, sheet.bonuses)))
    if sheet.maluses:
        parts.append(language.phrase("sheet-maluses", points=signed_phrase(language, -sheet.maluses)))
    parts += [
        language.phrase("sheet-objective", name=line.objective, points=signed_phrase(language, line.points))
        for line in sheet.objectives
    ]
    return list_phrase(language, parts, end="and") if parts else language.phrase("sheet-empty")


def values_phrase(language: Language, text: str) -> Phrase:
    """The values of the columns, in their text form."""
    return list_phrase(language, [Phrase(value, {}) for value in text.split("-")], end="and")


# How the word of an event is said, for each kind that has one.
WORD_PHRASES: Final[Mapping[str, Callable[[Language, str], Phrase]]] = {
    "round began": values_phrase,
    "objective revealed": objective_phrase,
    "objective discarded": objective_phrase,
    "card taken": colour_phrase,
    "card placed": colour_phrase,
    "round scored": sheet_phrase,
}


def _condition(language: Language, condition: Condition) -> Phrase:
    def say(message: str, **arguments: Argument) -> Phrase:
        return language.phrase(f"objective-{message}", **arguments)

    match condition:
        case OneOf(CardsOf(colour), numbers):
            return say("cards-of", colour=colour_phrase(language, colour.value), numbers=_either(language, numbers))
        case OneOf(WorthOf(colour), numbers):
            return say("worth-of", colour=colour_phrase(language, colour.value), numbers=_either(language, numbers))
        case OneOf(Colours(), numbers):
            return say("colours", numbers=_either(language, numbers))
        case AtLeast(CardsOf(colour), LargestColumn()):
            return say("largest", colour=colour_phrase(language, colour.value))
        case AtLeast(CardsOf(colour), CardsOf(other)):
            return say(
                "as-many", colour=colour_phrase(language, colour.value), other=colour_phrase(language, other.value)
            )
        case AtLeast(ColumnsOf(cards), Number(1)):
            return say("column-of", cards=cards)
        case MostOfAll(CardsOf(colour)):
            return say("most", colour=colour_phrase(language, colour.value))
        case FewestOfAll(CardsOf(colour)):
            return say("fewest", colour=colour_phrase(language, colour.value))
        case Rightmost(colour):
            return say("rightmost", colour=colour_phrase(language, colour.value))
        case _:
            raise LookupError(f"there are no words for {condition}")


def _either(language: Language, numbers: tuple[int, ...]) -> Phrase:
    """One or another of several numbers."""
    return list_phrase(language, [Phrase(str(number), {}) for number in numbers], end="or")
