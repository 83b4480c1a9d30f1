"""Where a lesson stands, as a scene: of the learner, who sees what a player in that seat would."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, Final

from ...game.contract import Seat
from ...learn import Course
from ...wording import Wording
from ..tidings import Tidings, Told
from .scene import Scene

_NAMES: Final = ("Ben", "Cleo", "Dan", "Eve", "Finn")  # where there are several others


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
        names=_names(course, wording),
        bots={},
        wording=wording,
        mark=str(len(acts)),
        to_decide=() if course.is_done else position.to_decide,
        winners=position.winners,
        sets=tuple(str(one) for one in course.lesson.position.get("set") or ()),
        first=course.first.view(None).sight,
        since=mine[-1] if mine else 0,
    )


def _names(course: Course, wording: Wording) -> Mapping[Seat, str]:
    """The coach alone, or some people."""
    seats = course.position.seats
    others = [seat for seat in seats if seat != course.lesson.seat]
    called = [wording.message("learn-coach")] if len(others) == 1 else list(islice(_NAMES, len(others)))
    names = dict(zip(others, called, strict=True))
    return {seat: names.get(seat) or wording.message("table-you") for seat in seats}
