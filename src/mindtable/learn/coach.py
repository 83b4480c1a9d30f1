"""What the coach says: where a lesson stands, in sentences that know which cards they name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Final

from ..game.contract import Seat
from ..wording import Wording
from ..wording.language import Phrase
from ..wording.stories import Sentence, marked, sentence
from .course import Course
from .lesson import Lesson, Step

_PEOPLE: Final = ("Ben", "Cleo", "Dan", "Eve", "Finn")  # where there are several others
_LATEST: Final = 3  # sentences on what came of a move


@dataclass(frozen=True)
class Speech:
    """What the coach says at a moment."""

    about: str  # the idea of the step, or the title of the lesson
    number: int  # of the idea among all of the lesson
    count: int
    remark: tuple[Sentence, ...]  # on the last answer
    headline: Sentence | None
    lines: tuple[Sentence, ...]


def speech(course: Course, wording: Wording) -> Speech:
    """What the coach says where a lesson stands; nothing of an answer before all has come of it."""
    lesson, ideas = course.lesson, _ideas(course.lesson)
    step = course.answered_step if course.are_others_due else course.step or lesson.steps[-1]
    now = _now(course, wording)
    return Speech(
        about=wording.message(f"lesson-idea-{step.idea}" if step.idea else lesson.title),
        number=ideas.index(_idea(step)) + 1,
        count=len(ideas),
        remark=_remark(course, wording),
        headline=now[0] if now else None,
        lines=now[1:],
    )


def names_in(course: Course, wording: Wording) -> Mapping[Seat, str]:
    """Who sits at the table of a lesson: the learner, and the coach alone or some people."""
    seats = course.position.seats
    others = [seat for seat in seats if seat != course.lesson.seat]
    called = [wording.message("learn-coach")] if len(others) == 1 else list(islice(_PEOPLE, len(others)))
    names = dict(zip(others, called, strict=True))
    return {seat: names.get(seat) or wording.message("table-you") for seat in seats}


def said(lesson: Lesson, message: str, wording: Wording) -> tuple[Sentence, ...]:
    """A message of a lesson, paragraph by paragraph; the names of cards can be pointed at."""
    words = wording.of(lesson.game)
    named = {card: marked(Phrase(words.card_name(card), {}), card).text for card in lesson.cards}
    return tuple(sentence(line) for line in wording.message(message, **named).splitlines() if line.strip())


def _remark(course: Course, wording: Wording) -> tuple[Sentence, ...]:
    """What is said of the last answer: what the lesson says of it, or else what came of it, as the table tells it."""
    if course.are_others_due:
        return ()
    if course.remark:
        return said(course.lesson, course.remark, wording)
    if not course.is_astray:
        return ()
    seat = course.lesson.seat
    told = [event.told_to(seat) for act in course.since_answer for event in act.events]
    return tuple(wording.of(course.lesson.game).story(told, seat, names_in(course, wording)))[-_LATEST:]


def _now(course: Course, wording: Wording) -> tuple[Sentence, ...]:
    """What is said of what to do now; nothing while others are due."""
    lesson, step = course.lesson, course.step
    if course.is_done:
        praise = "learn-done-another-way" if course.is_astray else "learn-done"
        return (sentence(wording.message(praise)), *said(lesson, lesson.idea, wording))
    if course.is_over:
        return _plainly(wording, "learn-lost")
    if not course.is_mine or step is None:
        return ()
    return _plainly(wording, "learn-astray") if course.is_astray else said(lesson, lesson.message(step), wording)


def _plainly(wording: Wording, message: str) -> tuple[Sentence, ...]:
    return tuple(sentence(line) for line in wording.message(message).splitlines() if line.strip())


def _ideas(lesson: Lesson) -> list[str]:
    """The ideas of a lesson in their order: steps of the same one are counted once."""
    return list(dict.fromkeys(map(_idea, lesson.steps)))


def _idea(step: Step) -> str:
    return step.idea or str(step.number)
