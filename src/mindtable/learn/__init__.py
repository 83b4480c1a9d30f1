"""Lessons: single ideas of a game, learnt by playing. A coach says what to do and what came of it; any legal move is
allowed, and there is always a way back."""

from .course import Act, Course
from .lesson import Lesson, Step
from .lessons import Chapter, chapters, first_lesson, lesson_named, next_lesson

__all__ = [
    "Act",
    "Chapter",
    "Course",
    "Lesson",
    "Step",
    "chapters",
    "first_lesson",
    "lesson_named",
    "next_lesson",
]
