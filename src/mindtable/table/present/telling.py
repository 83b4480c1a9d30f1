"""What is told on the page of a game: the stories of all its chapters, and what has just happened."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, chain, pairwise
from typing import Any, Final, NamedTuple

from ...game.contract import Seat
from ...wording.family import Words
from ...wording.stories import Chapter, Sentence, Story
from ..tidings import Tidings
from .sayings import REMEMBERED, wording_in
from .told import ToldStory

_LATELY: Final = 1 << 12  # pages that were drawn last
_LATEST: Final = 6  # sentences: more than anybody reads before they answer

Names = tuple[tuple[Seat, str], ...]


class Telling(NamedTuple):
    """What has just happened: the stories since the viewer's own last turn, as far as they are short."""

    stories: tuple[Story, ...]  # whole; of one that is very long the last sentences only
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


class _Teller(NamedTuple):
    """In which language is told of which game, to whom, and what everybody is called."""

    language: str
    game: str
    viewer: Seat | None
    names: Names


class _Passage:
    """The events of a chapter: the same as others that were told in the same tidings, which is quickly seen."""

    def __init__(self, chapter: Chapter, told: _Told, end: int, since: int) -> None:
        self.chapter = chapter
        self.since = max(since - chapter.start, 0)  # from which of them on it is to be told
        self.events = told.events[chapter.start : end]
        ends = (told.tidings_of(chapter.start), told.tidings_of(end - 1)) if self.events else ()
        self._from = (chapter, self.since, len(self.events), *ends)  # what is between follows from them

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Passage) and self._from == other._from

    def __hash__(self) -> int:
        return hash(self._from)


class _Told:
    """All that was told, event by event."""

    def __init__(self, tidings: tuple[Tidings, ...]) -> None:
        self.tidings = tidings
        self.events = tuple(chain.from_iterable([one.events for one in tidings]))
        self.ends = list(accumulate([len(one.events) for one in tidings]))  # of each tidings, among the events

    def until(self, place: int) -> tuple[Tidings, ...]:
        """The tidings up to that of an event."""
        return self.tidings[: bisect_right(self.ends, place) + 1]

    def tidings_of(self, place: int) -> Tidings:
        """The tidings of an event."""
        return self.tidings[bisect_right(self.ends, place)]


def stories(
    language: str, game: str, told: Sequence[Tidings], viewer: Seat | None, names: Names, *, since: int = 0
) -> tuple[ToldStory, ...]:
    """What was told from the tidings of a place on, chapter by chapter; chapters in which nothing happened are left
    out."""
    all_told = _Told(tuple(told))
    first = all_told.ends[since - 1] if since else 0
    *earlier, last = wording_in(language).of(game).chapters(all_told.events)
    teller = _Teller(language, game, viewer, names)
    before = _earlier(teller, all_told.until(last.start), (*earlier, last), first)
    now = _story(teller, _Passage(last, all_told, len(all_told.events), first))
    return (*before, now) if now.sentences else before


@lru_cache(_LATELY)
def _earlier(
    teller: _Teller, told: tuple[Tidings, ...], chapters: tuple[Chapter, ...], first: int
) -> tuple[ToldStory, ...]:
    """The stories of all chapters but the last one: they stay as they are until it ends."""
    all_told = _Told(told)
    found = [
        _story(teller, _Passage(chapter, all_told, following.start, first))
        for chapter, following in pairwise(chapters)
        if following.start > first
    ]
    return tuple(story for story in found if story.sentences)


@lru_cache(REMEMBERED)
def _story(teller: _Teller, part: _Passage) -> ToldStory:
    words: Words[Any] = wording_in(teller.language).of(teller.game)
    names = dict(teller.names)
    heading = words.heading(part.chapter, teller.viewer, names)
    return ToldStory(part.chapter, heading, words.story(part.events, teller.viewer, names, part.since))


def latest(told: Sequence[Story], viewer: Seat | None) -> Telling:
    """What has happened since the viewer's own last turn; in it, what has happened in it so far."""
    own = [place for place, story in enumerate(told) if story.chapter.seat == viewer and viewer is not None]
    since = list(told[own[-1] + 1 :] if own else told) or list(told[-1:])
    if not since:
        return Telling(())
    *before, last = since
    skipped = max(0, len(last.sentences) - _LATEST)
    found = [last._replace(sentences=last.sentences[skipped:])]
    left = _LATEST - len(found[0].sentences)
    for story in reversed(before):
        left -= len(story.sentences)
        if left < 0:  # what is told without how it began is not understood
            break
        found.append(story)
    return Telling(tuple(reversed(found)), skipped if len(found) == 1 else 0)


def began(telling: Telling, told: Sequence[Tidings]) -> int:
    """The tidings with which a telling begins."""
    start = telling.stories[0].chapter.start if telling.stories else 0
    counts = accumulate(len(tidings.events) for tidings in told)
    return next((place for place, count in enumerate(counts) if count > start), 0)
