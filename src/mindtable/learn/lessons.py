"""All lessons, in the order of learning."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..game.scenarios import documents
from .family import families_with_lessons
from .lesson import Lesson, read


@dataclass(frozen=True)
class Chapter:
    """Lessons that belong together: those of a game, or of a set of cards."""

    name: str  # its title is the message `lesson-chapter-…`
    lessons: tuple[Lesson, ...]


def chapters() -> tuple[Chapter, ...]:
    """All chapters that have lessons."""
    return tuple(chapter for family in families_with_lessons() for chapter in _chapters(family.folder))


def lesson_named(id: str) -> Lesson | None:
    """A lesson by its id."""
    return next((lesson for lesson in _in_order() if lesson.id == id), None)


def first_lesson() -> Lesson | None:
    """The lesson for those who know nothing yet."""
    return next((lesson for family in families_with_lessons() if (lesson := lesson_named(family.first))), None)


def next_lesson(lesson: Lesson) -> Lesson | None:
    """The one that follows."""
    order = _in_order()
    return next(iter(order[order.index(lesson) + 1 :]), None)


def _in_order() -> list[Lesson]:
    return [lesson for chapter in chapters() for lesson in chapter.lessons]


@cache
def _chapters(folder: Path) -> tuple[Chapter, ...]:
    """The chapters of a family, which is known by its folder."""
    (family,) = (one for one in families_with_lessons() if one.folder == folder)
    files = {name: folder / f"{name}.yaml" for name in family.chapters}
    return tuple(
        Chapter(
            name, tuple(read(document, tuple(dict.fromkeys(family.cards_in(document)))) for document in documents(file))
        )
        for name, file in files.items()
    )
