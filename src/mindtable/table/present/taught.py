"""Where a lesson stands, as a scene: of the learner, who sees what a player in that seat would."""

from __future__ import annotations

from typing import Any

from ...game.contract import Seat
from ...learn import Course
from ...learn.coach import names_in
from ...wording import Wording
from ..tidings import Tidings, Told
from .scene import Scene


def scene_of(course: Course, wording: Wording) -> Scene[Any]:
    """A course as the learner sees it."""
    position, seat = course.position, course.lesson.seat
    view = position.view(seat)
    acts = course.acts
    mine = [number for number, act in enumerate(acts) if act.seat == seat]
    return Scene(
        view=view,
        sight=view.sight,
        told=Told(Tidings(tuple(event.told_to(seat) for event in act.events)) for act in acts),
        names=names_in(course, wording),
        bots={},
        wording=wording,
        mark=str(len(acts)),
        to_decide=_to_decide(course),
        winners=position.winners,
        sets=tuple(str(one) for one in course.lesson.position.get("set") or ()),
        first=course.first.view(None).sight,
        since=mine[-1] if mine else 0,
    )


def _to_decide(course: Course) -> tuple[Seat, ...]:
    """Who is asked; nobody any more once a lesson is done."""
    return () if course.is_done else course.position.to_decide
