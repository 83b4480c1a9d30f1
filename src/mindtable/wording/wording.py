"""The wording of a game in one language: cards, events, questions, moves, refusals and flaws as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..game.contract import Event, Move, Refusal, Seat
from ..game.flaws import Flaw, Place
from ..mindbug.cards import CARDS, FACES
from ..mindup.game import mind_up
from ..mindup.sheet import ObjectiveLine
from .abilities import AbilityWords
from .events import event_line
from .language import Language, Phrase
from .mindup import MindUpWords, objective_phrase, reason_phrase
from .nouns import card_phrase, keyword_phrase, list_phrase, set_phrase
from .numbered import colour_phrase, signed_phrase
from .prompts import PromptWords

_LONGEST: Final = 1000  # of an argument, for Fluent


@dataclass(frozen=True)
class AbilityText:
    """An ability in words: the heading that says when it happens or where it works, and what it does.

    What just holds while the creature is in play has no trigger and no heading: both are "".
    """

    trigger: str
    sentence: str
    heading: str  # the trigger as it stands before the sentence


class Wording:
    """Everything a person reads, in one language.

    >>> Wording("en").card_text("tiger-squirrel")
    [AbilityText(trigger='Play', sentence='Defeat one enemy creature of power 7 or higher.', heading='Play:')]
    """

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._language = Language(language)
        self._abilities = AbilityWords(self._language)
        self._prompts = PromptWords(self._language)
        self._mind_up = MindUpWords(self._language)

    def message(self, id: str, **arguments: str | int) -> str:
        """Any message of the language, by its name. What somebody typed may be longer than Fluent bears: it is cut."""
        return self._language.say(id, **{name: _bearable(value) for name, value in arguments.items()})

    def card_name(self, card: str, number: int | None = None) -> str:
        """The name of a card, by its id; where there are equal ones, with the number among them."""
        name = card_phrase(self._language, card)
        return self._language.say("card-number", card=name, number=number) if number else name.text

    def set_name(self, name: str) -> str:
        """The name of a set of cards, by its id."""
        return set_phrase(self._language, name).text

    def keyword(self, keyword: str) -> str:
        """The name of a keyword: "Tough"."""
        return keyword_phrase(self._language, keyword).text

    def alternatives(self, names: Sequence[str]) -> str:
        """Several names, one of which it is: "the hand of A or the unused pile"."""
        return list_phrase(self._language, [Phrase(name, {}) for name in names], end="or").text

    def every_one(self, names: Sequence[str]) -> str:
        """Several names, all of them: "Anna and Ben"."""
        return list_phrase(self._language, [Phrase(name, {}) for name in names], end="and").text

    def card_text(self, card: str) -> list[AbilityText]:
        """The abilities of a card, by its id."""
        return [
            AbilityText(
                self._abilities.trigger(ability), self._abilities.sentence(ability), self._abilities.heading(ability)
            )
            for ability in CARDS[FACES[card]].abilities
        ]

    def event(self, event: Event, seat: Seat | None, names: Mapping[Seat, str]) -> str | None:
        """A line of the log as told to a seat (None: a spectator); None if there is nothing to say."""
        return event_line(self._language, event, seat, names)

    def question(self, facts: Mapping[str, Any]) -> str:
        """What the seat to decide is asked, from the facts of its view."""
        return self._of(facts).question(facts)

    def move(self, move: Move, facts: Mapping[str, Any], names: Mapping[Seat, str] | None = None) -> str:
        """A move as a short phrase, from the facts of the view of the seat to decide. Players have their letters where
        they have no names."""
        return self._of(facts).move(move, facts, names or {})

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, as a sentence."""
        return self._prompts.refusal(refusal)

    def flaw(self, flaw: Flaw) -> str:
        """What is wrong with a deck, a position, a record or a file, and where: a sentence that begins with a small
        letter, to stand after a colon."""
        said = self.message(f"flaw-{flaw.reason}", **{name: self._about(value) for name, value in flaw.about.items()})
        for place in reversed(flaw.where):
            said = self.message("flaw-at", place=self._about(place), flaw=said)
        return said

    def _about(self, value: str | int | Place | Refusal) -> str | int:
        if isinstance(value, Place):
            return self.message(f"flaw-place-{value.kind}", **value.about)
        return self.refusal(value) if isinstance(value, Refusal) else value

    def _of(self, facts: Mapping[str, Any]) -> PromptWords | MindUpWords:
        """The words of the game that facts are of."""
        return self._mind_up if facts.get("game") == mind_up.name else self._prompts

    # --- Mind Up! ----------------------------------------------------------------------------------

    def colour(self, colour: str) -> str:
        """The name of a colour: "orange"."""
        return colour_phrase(self._language, colour).text

    def letter(self, colour: str) -> str:
        """The letter that tells a colour from the others: "O"."""
        return colour_phrase(self._language, colour).forms["letter"]

    def points(self, points: int) -> str:
        """Points with their sign: "+2"."""
        return signed_phrase(self._language, points).text

    def objective(self, objective: str) -> str:
        """What an objective brings, by its id: "A1: +2 with 1 or 3 orange cards"."""
        return objective_phrase(self._language, objective).text

    def reason(self, line: ObjectiveLine) -> str:
        """Why an objective brings points or none: "3: fits"."""
        return reason_phrase(self._language, line).text


def _bearable(value: str | int) -> str | int:
    return f"{value[: _LONGEST - 1]}…" if isinstance(value, str) and len(value) > _LONGEST else value
