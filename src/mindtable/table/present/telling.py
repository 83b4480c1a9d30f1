"""What is told on the page of a game: the stories of all its chapters, and what has just happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from ...game.contract import Seat
from ...wording.family import Anew, Words, WordsThatGoOn
from ...wording.stories import Chapter, Sentence, Story, Tale
from ..tidings import Told
from .sayings import wording_in
from .told import told_story

_LATEST: Final = 6  # sentences: more than anybody reads before they answer
_REMEMBERED: Final = 1 << 12  # stories, for those who look at moments of before

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


class Teller(NamedTuple):
    """In which language is told of which game, to whom, and what everybody is called."""

    language: str
    game: str
    viewer: Seat | None
    names: Names


class _Passage:
    """The events of a chapter: the same as others that were told in the same tidings, which is quickly seen."""

    def __init__(self, chapter: Chapter, told: Told, end: int) -> None:
        self.chapter = chapter
        self.events = told.events[chapter.start : end]
        ends = (told[told.number_at(chapter.start)], told[told.number_at(end - 1)]) if self.events else ()
        self._from = (chapter, len(self.events), *ends)  # what is between follows from them

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Passage) and self._from == other._from

    def __hash__(self) -> int:
        return hash(self._from)


class Chronicle(NamedTuple):
    """What was told, as stories, the first one first; chapters in which nothing happened are left out. Very many are
    held: of most stories only what pages show."""

    log: tuple[Markup, ...] = ()  # all of them
    last: tuple[Story, ...] = ()  # those that may still be told as what has just happened

    def and_then(self, stories: Sequence[Story]) -> Chronicle:
        """The same with more of them."""
        told = [story for story in stories if story.sentences]
        if not told:
            return self
        return Chronicle((*self.log, *map(told_story, told)), _lately((*self.last, *told)))


def _lately(stories: tuple[Story, ...]) -> tuple[Story, ...]:
    """The last stories: no more than may be told together, and three at least, since there is more to a turn in which a
    round ends than one of them."""
    first = max(0, len(stories) - 3)
    count = sum(len(story.sentences) for story in stories[first:])
    while first and (count := count + len(stories[first - 1].sentences)) <= _LATEST:
        first -= 1
    return stories[first:]


class Chronicler:
    """Tells chapter by chapter. Those before the last one stay as they are, and are told once; the last one goes on."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._words: Words[Any] = wording_in(teller.language).of(teller.game)
        self._goes_on = self._words if isinstance(self._words, WordsThatGoOn) else Anew(self._words)
        self._names = dict(teller.names)
        self._read = -1  # tidings
        self._before = Chronicle()  # of the chapters that have ended
        self._last: _Growing | None = None  # the one that goes on
        self._now = Chronicle()

    def chronicle(self, told: Told) -> Chronicle:
        """All that was told."""
        if len(told) != self._read:
            self._read_on(told)
            self._read = len(told)
        return self._now

    def _read_on(self, told: Told) -> None:
        last = self._last or self._growing(self._words.chapters(told.events)[0])
        before = last.story
        ended = []
        for following in self._goes_on.chapters_after(last.chapter, told.events, last.end):
            ended.append(self._ended(last, told, following.start))
            last = self._growing(following)
        last.go_on(told, len(told.events))
        self._last = last
        if ended:
            self._before = self._before.and_then(ended)
        elif last.story is before:  # nothing of what has happened is told, as when a choice is sealed
            return
        self._now = self._before.and_then([last.story])

    def _growing(self, chapter: Chapter) -> _Growing:
        heading = self._words.heading(chapter, self._teller.viewer, self._names)
        return _Growing(Story(chapter, heading, ()), self._goes_on.tale(self._teller.viewer, self._names))

    def _ended(self, last: _Growing, told: Told, end: int) -> Story:
        """The story of a chapter that has ended. One of which nothing was told may have been told to others."""
        if last.end == last.chapter.start:
            return _story(self._teller, _Passage(last.chapter, told, end))
        last.go_on(told, end)
        return last.story


class _Growing:
    """The story of a chapter that goes on."""

    def __init__(self, story: Story, tale: Tale) -> None:
        self.chapter = story.chapter
        self.story = story  # as far as it was told
        self.end = story.chapter.start  # of the events that were told
        self._tale = tale

    def go_on(self, told: Told, end: int) -> None:
        """Tell it until the event at a place; it is the same as before if there is nothing to tell."""
        sentences = self._tale.go_on(told.events[self.end : end])
        self.end = end
        if sentences != self.story.sentences:
            self.story = self.story._replace(sentences=sentences)


@lru_cache(_REMEMBERED)
def _story(teller: Teller, part: _Passage) -> Story:
    words: Words[Any] = wording_in(teller.language).of(teller.game)
    names = dict(teller.names)
    heading = words.heading(part.chapter, teller.viewer, names)
    return Story(part.chapter, heading, words.story(part.events, teller.viewer, names))


def latest(told: Sequence[Story], viewer: Seat | None) -> Telling:
    """What has happened since the viewer's own last turn; in it, what has happened in it so far."""
    own = [place for place, story in enumerate(told) if story.chapter.seat == viewer and viewer is not None]
    since = list(told[own[-1] + 1 :] if own else told) or list(told[-1:])
    if not since:
        return Telling(())
    *before, last = since
    skipped = max(0, len(last.sentences) - _LATEST)
    found = [last._replace(sentences=last.sentences[skipped:]) if skipped else last]
    left = _LATEST - len(found[0].sentences)
    for story in reversed(before):
        left -= len(story.sentences)
        if left < 0:  # what is told without how it began is not understood
            break
        found.append(story)
    return Telling(tuple(reversed(found)), skipped if len(found) == 1 else 0)


def began(telling: Telling, told: Told) -> int:
    """The tidings with which a telling begins."""
    return told.number_at(telling.stories[0].chapter.start) if telling.stories else 0
