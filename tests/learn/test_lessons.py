"""Every lesson leads to its end by its hints, and every other answer on the way has an echo and a way back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mindtable.games import game_named
from mindtable.learn import Course, Lesson, chapters, first_lesson, lesson_named, next_lesson
from mindtable.learn.coach import said, speech
from mindtable.wording import LANGUAGES, Wording
from tests.wording.words import Reading

LESSONS = [lesson for chapter in chapters() for lesson in chapter.lessons]
MOST_ACTS = 40  # of others in a row: nobody waits for ever
ENGLISH = Wording("en")


def asked(course: Course) -> Course:
    """The course where the learner is asked, or at its end."""
    for _ in range(MOST_ACTS):
        if not course.are_others_due:
            return course
        course = course.gone_on()
    pytest.fail("the others never end")


def by_hints(lesson: Lesson) -> Iterator[Course]:
    """The course at every step, and at its end."""
    course = asked(Course(lesson))
    while course.suggestion:
        yield course
        course = asked(course.answered(course.suggestion))
    yield course


def of_lesson(lesson: Lesson) -> str:
    return lesson.id


@pytest.mark.parametrize("lesson", LESSONS, ids=of_lesson)
def test_its_hints_lead_to_its_end(lesson: Lesson) -> None:
    *steps, end = by_hints(lesson)
    assert [course.step for course in steps] == list(lesson.steps)
    assert end.is_done
    assert not end.is_astray
    assert game_named(lesson.game).differences(end.position, lesson.goal) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=of_lesson)
def test_every_other_answer_is_answered_and_leads_back(lesson: Lesson) -> None:
    for course in list(by_hints(lesson))[:-1]:
        hint = course.position.read(course.suggestion, lesson.seat)
        for move in course.position.moves(lesson.seat):
            if move != hint:
                astray = asked(course.answered(str(move)))
                assert astray.is_astray
                said_of_it = speech(astray, ENGLISH)
                assert said_of_it.remark, move
                assert said_of_it.headline, move
                assert astray.gone_back().played == course.played, move


def test_nothing_is_said_of_an_answer_before_all_has_come_of_it() -> None:
    course = Course(LESSONS[0])
    before = speech(course, ENGLISH)
    answered = course.answered(course.suggestion)
    meanwhile = speech(answered, ENGLISH)
    assert answered.are_others_due
    assert (meanwhile.number, meanwhile.about) == (before.number, before.about)
    assert (meanwhile.remark, meanwhile.headline, meanwhile.lines) == ((), None, ())
    assert speech(asked(answered), ENGLISH).remark


def test_off_the_path_every_answer_is_told() -> None:
    """Also those for which the lesson has no words of its own."""
    astray = asked(Course(LESSONS[0]).answered("play spider-owl"))
    assert speech(astray, ENGLISH).remark[0].text.startswith("You played Spider Owl.")
    further = asked(astray.answered("play luchataur"))
    assert speech(further, ENGLISH).remark[0].text.startswith("You played Luchataur.")


@pytest.mark.parametrize("lesson", LESSONS, ids=of_lesson)
def test_what_is_said_of_other_answers_can_be_heard(lesson: Lesson) -> None:
    """A word for moves that nobody can make would never be heard."""
    for course in list(by_hints(lesson))[:-1]:
        assert course.step
        hint = course.position.read(course.suggestion, lesson.seat)
        heard = {course.step.word_of(str(move)) for move in course.position.moves(lesson.seat) if move != hint}
        assert set(course.step.others.values()) <= heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said(language: str) -> None:
    wording = Wording(language)
    for lesson in LESSONS:
        for message in lesson.messages():
            assert all(one.text for one in said(lesson, message, wording)), message
        ideas = {step.idea for step in lesson.steps if step.idea}
        assert all(wording.message(f"lesson-idea-{idea}") for idea in ideas)


def test_lessons_have_ids_of_their_own() -> None:
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS)
    assert lesson_named("nonsense") is None


def test_one_follows_the_other() -> None:
    first = first_lesson()
    assert first == LESSONS[0]
    assert [next_lesson(lesson) for lesson in LESSONS] == [*LESSONS[1:], None]


def test_a_course_goes_on_where_it_was_left() -> None:
    for course in by_hints(LESSONS[0]):
        again = Course.restored(LESSONS[0], [list(one) for one in course.played])
        assert again.position == course.position
        assert (again.step, again.remark, again.is_done) == (course.step, course.remark, course.is_done)


@pytest.mark.parametrize("played", [[["A", "play gorillion"]], [["B", "pass"]], [["A"]], ["nonsense"], [[1, 2]]])
def test_what_cannot_be_played_any_more_begins_anew(played: list[list[str]]) -> None:
    assert Course.restored(LESSONS[0], played).played == ()


def test_one_goes_back_step_by_step() -> None:
    courses = list(by_hints(LESSONS[0]))
    assert [course.gone_back().played for course in courses[1:]] == [course.played for course in courses[:-1]]
    assert courses[0].gone_back().played == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_is_never_to_be_said(language: str) -> None:
    wording, reading = Wording(language), Reading()
    for lesson in LESSONS:
        for message in lesson.messages():
            reading.read(language, [one.text for one in said(lesson, message, wording)])
    assert reading.found == []
