"""What somebody has learnt, as it is kept."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mindtable.learn import Course, first_lesson
from mindtable.learn.kept import Learnt


def test_it_comes_back_as_it_was() -> None:
    lesson = first_lesson()
    assert lesson
    course = Course(lesson).answered(lesson.steps[0].move)
    learnt = Learnt(("another",)).after(course)
    again = Learnt.of(learnt.document())
    assert again.course(lesson).played == course.played
    assert again.done == ("another",)
    assert Learnt.of(again.after(Course(lesson)).document()).begun == {}, "nothing is left of what was begun anew"


def test_only_the_last_ones_can_be_gone_on_with() -> None:
    lesson = first_lesson()
    assert lesson
    learnt = Learnt()
    for number in range(40):
        another = replace(lesson, id=f"lesson-{number}")
        learnt = learnt.after(Course(another).answered(lesson.steps[0].move))
    assert list(learnt.begun) == [f"lesson-{number}" for number in range(28, 40)]


@pytest.mark.parametrize("document", [{}, {"done": 7, "begun": [1]}, {"done": [7, "x"], "begun": {"first-game": 7}}])
def test_what_cannot_be_understood_is_nothing(document: dict[str, object]) -> None:
    lesson = first_lesson()
    assert lesson
    learnt = Learnt.of(document)
    assert learnt.course(lesson).played == ()
    assert set(learnt.done) <= {"x"}
