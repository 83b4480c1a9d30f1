"""The wording of a game in one language: cards, events, questions, moves and refusals as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..game.contract import Event, Move, Refusal, Seat
from ..mindbug.cards import CARDS, FACES
from .language import Language


@dataclass(frozen=True)
class AbilityText:
    """An ability in words: the heading that says when it happens ("" for a constant one), and what it does."""

    trigger: str
    sentence: str


class Wording:
    """Everything a person reads, in one language."""

    def __init__(self, language: str = "en") -> None:
        self._messages = Language(language)
        self.language = language

    def message(self, id: str, **arguments: str | int) -> str:
        """A message of the language by its name."""
        return self._messages.say(id, **arguments)

    def card_name(self, card: str) -> str:
        """The name of a card, by its id."""
        return CARDS[FACES[card]].name

    def keyword(self, keyword: str) -> str:
        """A keyword as a heading: "Tough"."""
        return keyword.capitalize()

    def card_text(self, card: str) -> list[AbilityText]:
        """The abilities of a card, by its id."""
        return []

    def event(self, event: Event, seat: Seat | None, names: Mapping[Seat, str]) -> str | None:
        """A line of the log as told to a seat (None: a spectator); None if there is nothing to say."""
        return None

    def question(self, facts: Mapping[str, Any]) -> str:
        """What the seat to decide is asked, from the facts of its view."""
        return str(facts["question"])

    def move(self, move: Move, facts: Mapping[str, Any]) -> str:
        """A move as a short phrase."""
        return move.text

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, as a sentence."""
        return refusal.plain
