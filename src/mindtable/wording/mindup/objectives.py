"""The objectives and score sheets of Mind Up!, as phrases."""

from __future__ import annotations

from typing import Final

from ...mindup.objectives import (
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
from ...mindup.sheet import ObjectiveLine, ScoreSheet
from ..language import Argument, Language, Phrase
from ..phrases import list_phrase
from .numbered import colour_phrase, signed_phrase

_OBJECTIVE: Final = {objective.id: objective for objective in OBJECTIVES}


def objective_phrase(language: Language, objective: str) -> Phrase:
    """What an objective brings, and for what."""
    known = _OBJECTIVE[objective]
    return language.phrase(
        "objective",
        name=known.id,
        points=signed_phrase(language, known.points),
        condition=_condition(language, known.condition),
    )


def condition_phrase(language: Language, objective: str) -> Phrase:
    """For what an objective brings its points."""
    return _condition(language, _OBJECTIVE[objective].condition)


def reason_phrase(language: Language, line: ObjectiveLine) -> Phrase:
    """Why an objective brings a player points or none."""
    return language.phrase(f"reason-{line.reason}", found=line.found)


def summary_phrase(language: Language, sheet: ScoreSheet) -> Phrase:
    """A score sheet as a list of what it adds up."""
    parts = [language.phrase("sheet-columns", points=sum(line.points for line in sheet.columns))]
    objectives = sum(line.points for line in sheet.objectives)
    for name, points in (("bonuses", sheet.bonuses), ("maluses", -sheet.maluses), ("objectives", objectives)):
        if points:
            parts.append(language.phrase(f"sheet-{name}", points=signed_phrase(language, points)))
    return list_phrase(language, parts, end="and")


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
