"""The wording of all games in one language: what no game has of its own, and whom to ask for the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar, cast

from ..game.contract import Event, Move, Refusal, Seat, Sight
from ..game.flaws import Cause, Flaw, Place
from ..games import families
from ..review.reasons import Reason
from .family import Words, WordsOfReasons, family_of
from .language import Language
from .phrases import alternatives, every_one
from .stories import Story

_LONGEST: Final = 1000  # of an argument, for Fluent

W = TypeVar("W", bound=Words[Any])


class Wording:
    """Everything a person reads, in one language.

    >>> Wording("en").message("terminal-you-win")
    'You win!'
    """

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._language = Language(language)
        self._words: dict[type[Words[Any]], Words[Any]] = {}
        self._learn_families()

    def _learn_families(self) -> None:
        for family in families().values():
            self.words(family.part("wording"))

    def words(self, family: type[W]) -> W:
        """The words of a family by their class, for what only that family has to say."""
        if family not in self._words:
            self._words[family] = family(self._language.learn(family.messages))
        known: Any = self._words[family]
        words: W = known
        return words

    def of(self, game: str) -> Words[Any]:
        """The words of the family of a game, for what every family has to say."""
        return self.words(family_of(game))

    def message(self, id: str, **arguments: str | int | Cause) -> str:
        """Any message of the language, by its name. What somebody typed may be longer than Fluent bears: it is cut."""
        if not self._language.has(id):
            self._learn_families()  # one may have come since
        known = {name: self.cause(value) if isinstance(value, Cause) else value for name, value in arguments.items()}
        return self._language.say(id, **{name: _bearable(value) for name, value in known.items()})

    def cause(self, cause: Cause) -> str:
        """Why the operating system did not do something, to stand after a colon; what we have no words for, as the
        system says it."""
        return self._language.say(f"system-{cause.name}", said=_bearable(cause.said))

    def alternatives(self, names: Sequence[str]) -> str:
        """Several names, one of which it is: "the hand of A or the unused pile"."""
        return alternatives(self._language, names)

    def every_one(self, names: Sequence[str]) -> str:
        """Several names, all of them: "Anna and Ben"."""
        return every_one(self._language, names)

    def stories(
        self, game: str, told: Sequence[Event], seat: Seat | None, names: Mapping[Seat, str]
    ) -> tuple[Story, ...]:
        """All that a seat (None: a spectator) was told of a game, chapter by chapter."""
        return self.since(game, told, 0, seat, names)

    def since(
        self, game: str, told: Sequence[Event], place: int, seat: Seat | None, names: Mapping[Seat, str]
    ) -> tuple[Story, ...]:
        """What a seat was told of a game from a place on; what is only said of it in the light of what was before, a
        story knows."""
        words = self.of(game)
        chapters = words.chapters(told)
        ends = [*(chapter.start for chapter in chapters[1:]), len(told)]
        return tuple(
            Story(
                chapter,
                words.heading(chapter, seat, names),
                words.story(told[chapter.start : end], seat, names, max(place - chapter.start, 0)),
            )
            for chapter, end in zip(chapters, ends, strict=True)
            if end >= place
        )

    def question(self, sight: Sight, names: Mapping[Seat, str] | None = None) -> str:
        """What the seat whose sight it is is asked, or whom it waits for. Players have their letters where they have
        no names."""
        return self.of(sight.game).question(sight, names or {})

    def move(self, move: Move, sight: Sight, names: Mapping[Seat, str] | None = None) -> str:
        """A move of the seat whose sight it is, as a short phrase. Players have their letters where they have no
        names."""
        return self.of(sight.game).move(move, sight, names or {})

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, as a sentence."""
        return self._of_family(refusal.family).refusal(refusal)

    def reason(self, reason: Reason, names: Mapping[Seat, str]) -> str:
        """Why a move is worse than the best one, as a sentence."""
        return cast(WordsOfReasons, self._of_family(reason.family)).why_worse(reason, names)

    def verdict(self, sight: Sight, told: Sequence[Event], names: Mapping[Seat, str]) -> str:
        """Who won and why, as told to the seat whose sight it is; `told` is what came of the last move."""
        return self.of(sight.game).verdict(sight, told, names)

    def flaw(self, flaw: Flaw) -> str:
        """What is wrong with a deck, a position, a record or a file, and where: a sentence that begins with a small
        letter, to stand after a colon."""
        said = self.message(f"flaw-{flaw.reason}", **{name: self._about(value) for name, value in flaw.about.items()})
        for place in reversed(flaw.where):
            said = self.message("flaw-at", place=self._about(place), flaw=said)
        return said

    def _about(self, value: str | int | Place | Refusal | Cause | Flaw) -> str | int:
        if isinstance(value, Place):
            return self.message(f"flaw-place-{value.kind}", **value.about)
        if isinstance(value, Cause):
            return self.cause(value)
        if isinstance(value, Flaw):
            return self.flaw(value)
        return self.refusal(value) if isinstance(value, Refusal) else value

    def _of_family(self, name: str) -> Words[Any]:
        family: type[Words[Any]] = families()[name].part("wording")
        return self.words(family)


def _bearable(value: str | int) -> str | int:
    return f"{value[: _LONGEST - 1]}…" if isinstance(value, str) and len(value) > _LONGEST else value
