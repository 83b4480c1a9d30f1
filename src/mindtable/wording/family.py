"""What the wording asks of a family of games: its words in a language, and the messages they are made from.

The module of a family for this layer gives its class of words as `family`. `Wording` asks the words of the family that
a sight, an event or a refusal is of; code of the family itself asks for more by its own class:
`wording.words(PebbleWords).colour("grey")`.

The messages lie in a folder of the family, in files named by their language: `en.ftl`, `en-table.ftl`, `it.ftl`. Files
whose names end with `-names` hold names of cards: they are left out for those who read English names.
English has to be among them; in a language that is not, what belongs to the family is said in English. All messages
are read together, so no name may be taken twice: those of a family from outside begin with the name of the family
("pebbles-question"). Messages of `wording/languages` that are about no family ("player-you", "question-none") may be
used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar, runtime_checkable

from ..game.contract import Event, Move, Refusal, Seat, Sight
from ..games import family_of as family_of_game
from ..review.reasons import Reason
from .language import Language
from .stories import Chapter, Sentence, Tale

Names = Mapping[Seat, str]
S_contra = TypeVar("S_contra", bound=Sight, contravariant=True)


class Words(Protocol[S_contra]):
    """All that is said of the games of a family, in one language."""

    messages: ClassVar[Path]  # the folder with its files

    def __init__(self, language: Language) -> None: ...

    def card_name(self, card: str) -> str:
        """The name of a card, by its id."""
        ...

    def chapters(self, told: Sequence[Event]) -> Sequence[Chapter]:
        """Where the parts of a game begin in all that was told, the first at 0 (`stories.one_chapter`: it has none)."""
        ...

    def heading(self, chapter: Chapter, reader: Seat | None, names: Names) -> str:
        """What stands above the story of a chapter: "Turn 11 · Rosa"; "" if nothing."""
        ...

    def story(self, events: Sequence[Event], reader: Seat | None, names: Names, since: int = 0) -> tuple[Sentence, ...]:
        """What happened in a chapter from a place among its events on, as told to a seat (None: a spectator); see
        `stories.line_by_line`."""
        ...

    def question(self, sight: S_contra, names: Names) -> str:
        """What the seat is asked, or whom it waits for. Players have their letters where they have no names."""
        ...

    def move(self, move: Move, sight: S_contra, names: Names) -> str:
        """A move of the seat as a short phrase. Players have their letters where they have no names."""
        ...

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, as a sentence."""
        ...

    def verdict(self, sight: S_contra, told: Sequence[Event], names: Names) -> str:
        """Who won and why, as told to the seat whose sight it is; `told` is what came of the last move."""
        ...


@runtime_checkable
class WordsThatGoOn(Protocol):
    """What families offer as well that tell a game on from where they were. For others `Anew` does so."""

    def chapters_after(self, last: Chapter, told: Sequence[Event], place: int) -> Sequence[Chapter]:
        """The chapters that begin from a place among all that was told on, `last` being the one before them."""
        ...

    def tale(self, reader: Seat | None, names: Names) -> Tale:
        """The story of a chapter that goes on, before anything has happened in it."""
        ...


class WordsOfReasons(Protocol):
    """What families say as well whose moves are judged with reasons (`review`)."""

    def why_worse(self, reason: Reason, names: Names) -> str:
        """Why a move is worse than the best one, as a sentence."""
        ...


class Anew:
    """Words of a family that does not tell a game on: it tells the chapter that goes on anew with every move."""

    def __init__(self, words: Words[Any]) -> None:
        self._words = words

    def chapters_after(self, _last: Chapter, told: Sequence[Event], place: int) -> Sequence[Chapter]:
        """The chapters that begin from a place on."""
        return [chapter for chapter in self._words.chapters(told)[1:] if chapter.start >= place]

    def tale(self, reader: Seat | None, names: Names) -> Tale:
        """The story of a chapter that goes on."""
        return _ToldAnew(self._words, reader, names)


class _ToldAnew:
    def __init__(self, words: Words[Any], reader: Seat | None, names: Names) -> None:
        self._words = words
        self._reader = reader
        self._names = names
        self._events: list[Event] = []

    def go_on(self, events: Sequence[Event]) -> tuple[Sentence, ...]:
        self._events += events
        return self._words.story(self._events, self._reader, self._names)


def family_of(game: str) -> type[Words[Any]]:
    """The words of the family of a game."""
    words: type[Words[Any]] = family_of_game(game).part("wording")
    return words
