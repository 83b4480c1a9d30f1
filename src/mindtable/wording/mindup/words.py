"""All that is said of games of Mind Up!, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from ...game.contract import Event, Move, Refusal, Seat
from ...mindup.cards import CARDS
from ...mindup.notation import parse
from ...mindup.sheet import ObjectiveLine
from ...mindup.sight import Sight
from ...review.reasons import Reason
from ..language import Argument, Language
from ..phrases import named
from ..stories import Chapter, Sentence
from .endings import verdict
from .numbered import colour_phrase, numbered_card_phrase, signed_phrase
from .objectives import condition_phrase, objective_phrase, reason_phrase
from .reasons import why_worse
from .story import Tale, chapters, chapters_after, heading, story


class MindUpWords:
    """The words of Mind Up!; `wording.words(MindUpWords)` are those of a wording's language.

    >>> from mindtable.wording import Wording
    >>> Wording("en").words(MindUpWords).objective("A1")
    'A1: +2 if you have 1 or 3 orange cards'
    """

    messages: ClassVar[Path] = Path(__file__).parent / "languages"

    def __init__(self, language: Language) -> None:
        self._language = language

    # --- names, colours, objectives ----------------------------------------------------------------

    def card_name(self, card: str) -> str:
        """A card by its number, with its colour and bonus: "16 (orange +2)"."""
        return numbered_card_phrase(self._language, card).text

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

    def objective_in_short(self, objective: str) -> str:
        """What an objective is about, by its id, in two or three words: "1 or 3 orange"."""
        return condition_phrase(self._language, objective).forms["brief"]

    def reason(self, line: ObjectiveLine) -> str:
        """Why an objective brings points or none: "3: fits"."""
        return reason_phrase(self._language, line).text

    # --- games -------------------------------------------------------------------------------------

    def chapters(self, told: Sequence[Event]) -> Sequence[Chapter]:
        """Where the parts of a game begin in all that was told."""
        return chapters(told)

    def chapters_after(self, last: Chapter, told: Sequence[Event], place: int) -> Sequence[Chapter]:
        """The chapters that begin from a place on, `last` being the one before them."""
        return chapters_after(last, told, place)

    def heading(self, chapter: Chapter, reader: Seat | None, names: Mapping[Seat, str]) -> str:
        """What stands above the story of a chapter."""
        return heading(self._language, chapter, reader, names)

    def story(
        self, events: Sequence[Event], reader: Seat | None, names: Mapping[Seat, str], since: int = 0
    ) -> tuple[Sentence, ...]:
        """What happened in a chapter from a place on, as told to a seat (None: a spectator)."""
        return story(self._language, events, reader, names, since)

    def tale(self, reader: Seat | None, names: Mapping[Seat, str]) -> Tale:
        """The story of a chapter that goes on."""
        return Tale(self._language, reader, names)

    def question(self, sight: Sight, names: Mapping[Seat, str]) -> str:
        """What the seat is asked, or whom everybody waits for."""
        asked, seat = sight.to_decide, sight.seat
        if not asked:
            return self._language.say("question-none")
        if seat in asked:
            return self._language.say("question-pick")
        if sight.choice is not None:
            return self._language.say("question-pick-again", card=numbered_card_phrase(self._language, sight.choice))
        waiting = ", ".join(names.get(one, one) for one in asked)
        return self._language.say("question-waiting", seats=waiting)

    def move(self, move: Move, _sight: Sight, _names: Mapping[Seat, str]) -> str:
        """A move as a short phrase."""
        card = CARDS[parse(move.text)]
        return self._language.say("move-pick", card=numbered_card_phrase(self._language, card.id))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, as a sentence."""
        known: dict[str, Argument] = dict(refusal.facts)
        if "card" in refusal.facts:
            known["card"] = numbered_card_phrase(self._language, refusal.facts["card"])
        return self._language.say(named("refusal", refusal.reason), **known)

    def why_worse(self, reason: Reason, _names: Mapping[Seat, str]) -> str:
        """Why a choice is worse than the best one, as a sentence."""
        return why_worse(self._language, reason)

    def verdict(self, sight: Sight, _told: Sequence[Event], names: Mapping[Seat, str]) -> str:
        """Who won with how many points, as told to the seat whose sight it is."""
        return verdict(self._language, sight, names)
