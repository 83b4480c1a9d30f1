"""All that is said of games of Mindbug, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from ...game.contract import Event, Move, Refusal, Seat
from ...mindbug.cards import CARDS, FACES
from ...mindbug.sight import Sight
from ...mindbug.words import Ability
from ...review.reasons import Reason
from ..language import Language, Phrase
from ..stories import Chapter, Sentence
from .abilities import AbilityWords, in_sentences
from .endings import who_won, why_won
from .nouns import card_phrase, keyword_phrase, set_phrase
from .prompts import PromptWords
from .reasons import why_worse
from .story import Tale, chapters, chapters_after, heading, story


@dataclass(frozen=True)
class AbilityText:
    """An ability in words, or several that share a sentence: the heading that says when it happens or where it works,
    and what it does.

    What just holds while the creature is in play has no trigger and no heading: both are "".
    """

    trigger: str
    sentence: str
    heading: str  # the trigger as it stands before the sentence
    abilities: tuple[Ability, ...] = field(repr=False, compare=False)  # what is said


class MindbugWords:
    """The words of Mindbug; `wording.words(MindbugWords)` are those of a wording's language.

    >>> from mindtable.wording import Wording
    >>> Wording("en").words(MindbugWords).card_text("tiger-squirrel")
    [AbilityText(trigger='Play', sentence='Defeat an enemy creature with power 7 or higher.', heading='Play:')]
    """

    messages: ClassVar[Path] = Path(__file__).parent / "languages"

    def __init__(self, language: Language) -> None:
        self._language = language
        self._prompts = PromptWords(language)

    # --- names and cards ---------------------------------------------------------------------------

    def card_name(self, card: str, number: int | None = None) -> str:
        """The name of a card, by its id; where there are equal ones, with the number among them."""
        name = card_phrase(self._language, card)
        return self._language.say("card-number", card=name, number=number) if number else name.text

    def card_phrase(self, card: str) -> Phrase:
        """The name of a card in all its forms."""
        return card_phrase(self._language, card)

    def set_name(self, name: str) -> str:
        """The name of a set of cards, by its id."""
        return set_phrase(self._language, name).text

    def keyword(self, keyword: str) -> str:
        """The name of a keyword: "Tough"."""
        return keyword_phrase(self._language, keyword).text

    def card_text(self, card: str) -> list[AbilityText]:
        """The abilities of a card, by its id."""
        printed = CARDS[FACES[card]]
        words = AbilityWords(self._language, printed.evolves_to)
        return [
            AbilityText(words.trigger(*said), words.sentence(*said), words.heading(*said), said)
            for said in in_sentences(printed.abilities)
        ]

    def trigger(self, ability: Ability) -> str:
        """The word that says when an ability happens or where it works: "Attack"."""
        return AbilityWords(self._language).trigger(ability)

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
        """What the seat to decide is asked, or whom the others wait for."""
        return self._prompts.question(sight, names)

    def move(self, move: Move, sight: Sight, names: Mapping[Seat, str]) -> str:
        """A move as a short phrase. Players have their letters where they have no names."""
        return self._prompts.move(move, sight, names)

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, as a sentence."""
        return self._prompts.refusal(refusal)

    def why_worse(self, reason: Reason, names: Mapping[Seat, str]) -> str:
        """Why a move is worse than the best one, as a sentence."""
        return why_worse(self._language, reason, names)

    def who_won(self, winners: Sequence[Seat], viewer: Seat | None, names: Mapping[Seat, str]) -> str:
        """Who won, alone or as a team, as told to a viewer."""
        return who_won(self._language, winners, viewer, names)

    def verdict(self, sight: Sight, told: Sequence[Event], names: Mapping[Seat, str]) -> str:
        """Who won and why, as told to the seat whose sight it is; `told` is what came of the last move."""
        won = self.who_won(sight.winners, sight.seat, names)
        return f"{won} {why_won(self._language, sight, told, names)}".strip()
