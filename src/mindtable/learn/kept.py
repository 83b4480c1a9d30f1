"""What somebody has learnt, as it is kept: which lessons are done, and where they are in those they have begun."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from .course import Course
from .lesson import Lesson

_MOST_BEGUN: Final = 12  # lessons that can be gone on with: the last ones; what is kept has to stay small


@dataclass(frozen=True)
class Learnt:
    """What somebody has learnt."""

    done: tuple[str, ...] = ()  # the ids of lessons
    begun: Mapping[str, list[list[str]]] = field(default_factory=dict)  # what was played in each, the last one last

    @staticmethod
    def of(document: Mapping[str, Any]) -> Learnt:
        """What was kept; nothing if it cannot be understood."""
        done, begun = document.get("done"), document.get("begun")
        return Learnt(
            tuple(one for one in done if isinstance(one, str)) if isinstance(done, list) else (),
            dict(begun) if isinstance(begun, Mapping) else {},
        )

    def document(self) -> dict[str, Any]:
        """The same, to be kept."""
        return {"done": list(self.done), "begun": dict(self.begun)}

    def course(self, lesson: Lesson) -> Course:
        """A lesson where it was left."""
        return Course.restored(lesson, self.begun.get(lesson.id, []))

    def after(self, course: Course) -> Learnt:
        """What is learnt once a course has come to where it stands now."""
        id = course.lesson.id
        others = {one: played for one, played in self.begun.items() if one != id}
        last = dict(list(others.items())[1 - _MOST_BEGUN :])
        played = [[seat, move] for seat, move in course.played]
        return Learnt(
            tuple(dict.fromkeys((*self.done, id))) if course.is_done else self.done,
            {**last, id: played} if played else last,
        )
