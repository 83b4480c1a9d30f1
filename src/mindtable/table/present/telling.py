"""What is told on the page of a game: the stories of all its chapters, and what has just happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, Final, NamedTuple

from ...game.contract import Event, Seat
from ...wording.family import Words
from ...wording.stories import Chapter, Sentence, Story
from ..tidings import Tidings
from .sayings import REMEMBERED, wording_in

_LATEST: Final = 4  # sentences: more than anybody reads before they answer

Names = tuple[tuple[Seat, str], ...]


class Telling(NamedTuple):
    """What has just happened: the stories since the viewer's own last turn, as far as they are short."""

    stories: tuple[Story, ...]  # with the last sentences only
    skipped: int = 0  # how many sentences of the first one are left out

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """All of them in their order."""
        return tuple(sentence for story in self.stories for sentence in story.sentences)

    @property
    def numbered(self) -> tuple[tuple[str, Sentence], ...]:
        """The same, each with a name by which it is known that it was told before: its chapter and its place there."""
        return tuple(
            (f"{story.chapter.start}-{place}", sentence)
            for story, first in zip(self.stories, (self.skipped, *[0] * len(self.stories)), strict=False)
            for place, sentence in enumerate(story.sentences, first)
        )


class _Passage:
    """The events of a chapter: the same as others that were told in the same tidings, which is quickly seen."""

    def __init__(self, chapter: Chapter, told: Sequence[tuple[Tidings, Event]], since: int) -> None:
        self.chapter = chapter
        self.since = max(since, 0)  # from which of them on it is to be told
        self.events = tuple(event for _, event in told)
        ends = (told[0][0], told[-1][0]) if told else ()  # what is between follows from them
        self._from = (chapter, self.since, len(told), *ends)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Passage) and self._from == other._from

    def __hash__(self) -> int:
        return hash(self._from)


def stories(
    language: str, game: str, told: Sequence[Tidings], viewer: Seat | None, names: Names, *, since: int = 0
) -> tuple[Story, ...]:
    """What was told from the tidings of a place on, chapter by chapter; chapters in which nothing happened are left
    out."""
    events = [(tidings, event) for tidings in told for event in tidings.events]
    first = sum(len(tidings.events) for tidings in told[:since])
    chapters = wording_in(language).of(game).chapters([event for _, event in events])
    ends = [*(chapter.start for chapter in chapters[1:]), len(events)]
    found = [
        _story(language, game, _Passage(chapter, events[chapter.start : end], first - chapter.start), viewer, names)
        for chapter, end in zip(chapters, ends, strict=True)
        if end > first
    ]
    return tuple(story for story in found if story.sentences)


@lru_cache(REMEMBERED)
def _story(language: str, game: str, part: _Passage, viewer: Seat | None, names: Names) -> Story:
    words: Words[Any] = wording_in(language).of(game)
    called = dict(names)
    heading = words.heading(part.chapter, viewer, called)
    return Story(part.chapter, heading, words.story(part.events, viewer, called, part.since))


def latest(told: Sequence[Story], viewer: Seat | None) -> Telling:
    """What has happened since the viewer's own last turn; in it, what has happened in it so far."""
    own = [place for place, story in enumerate(told) if story.chapter.seat == viewer and viewer is not None]
    since = list(told[own[-1] + 1 :] if own else told) or list(told[-1:])
    left, skipped, found = _LATEST, 0, []
    for story in reversed(since):
        sentences = story.sentences[-left:] if left else ()
        left -= len(sentences)
        if sentences:
            skipped = len(story.sentences) - len(sentences)
            found.append(story._replace(sentences=sentences))
    return Telling(tuple(reversed(found)), skipped)


def began(telling: Telling, told: Sequence[Tidings]) -> int:
    """The tidings with which a telling begins."""
    start = telling.stories[0].chapter.start if telling.stories else 0
    counts = accumulate(len(tidings.events) for tidings in told)
    return next((place for place, count in enumerate(counts) if count > start), 0)
