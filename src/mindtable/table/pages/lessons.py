"""Lessons: which there are, and one after the other to be played with the coach. Where somebody is in them is kept with
their browser; whoever has played nothing yet has no cookie for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...game.contract import MoveError
from ...learn import Course, Lesson, chapters, first_lesson, lesson_named, next_lesson
from ...learn.coach import speech
from ...learn.kept import Learnt
from ..declined import Declined
from ..family import family_of, page_of
from ..forms import field, form_of
from ..learning import Stand, keep_learnt, learnt_by, stand_of
from ..present.taught import scene_of
from ..rendering import page
from ..visit import PLAYER, Visit, known_player, remember
from .start import bots

LESSONS: Final = "/learn"


class Offered(NamedTuple):
    """A lesson in the list."""

    lesson: Lesson
    stand: Stand


async def choose(request: Request) -> Response:
    """All lessons, with what is learnt of them."""
    visit = Visit.of(request)
    learnt = await learnt_by(request, visit)
    return page(
        "lessons.html",
        request,
        visit,
        first=_offered(first, learnt) if (first := first_lesson()) else None,
        chapters=[
            (chapter.name, [_offered(lesson, learnt) for lesson in chapter.lessons if lesson != first])
            for chapter in chapters()
        ],
    )


async def show(request: Request) -> Response:
    """A lesson where the visitor is in it."""
    visit, lesson = Visit.of(request), _named(request)
    course = (await learnt_by(request, visit)).course(lesson)
    scene = scene_of(course, visit.wording)
    return page(
        "lesson.html",
        request,
        visit,
        page=page_of(scene),
        family=family_of(scene.game).name,
        emotes={},
        lesson=lesson,
        course=course,
        speech=speech(course, visit.wording),
        following=next_lesson(lesson),
        is_first=lesson == first_lesson(),
        easiest=bots()[0],
        game="",
        asked_in="lesson-question.html",
    )


async def answer(request: Request) -> Response:
    """An answer of the learner, if it is to what is asked now; the coach says the rest."""
    form = await form_of(request)
    move, mark = field(form, "move"), field(form, "mark")

    def answered(course: Course) -> Course:
        if not course.is_mine or mark != str(len(course.acts)):
            return course
        try:
            return course.answered(move)
        except MoveError as problem:
            raise Declined(422, "table-no-move") from problem

    return await _changed(request, answered)


async def go_on(request: Request) -> Response:
    """The next act of the others."""
    return await _changed(request, Course.gone_on)


async def back(request: Request) -> Response:
    """Back to the step that was left, or to the one before."""
    return await _changed(request, Course.gone_back)


async def again(request: Request) -> Response:
    """The lesson from its beginning."""
    return await _changed(request, lambda course: Course(course.lesson))


async def _changed(request: Request, change: Callable[[Course], Course]) -> Response:
    """The lesson after something was done in it, which is kept."""
    visit, lesson = Visit.of(request), _named(request)
    token, player = known_player(visit)
    learnt = await learnt_by(request, visit)
    course = change(learnt.course(lesson))
    await keep_learnt(request, player, learnt.after(course))
    response = RedirectResponse(f"{LESSONS}/{lesson.id}", 303)
    remember(response, request, PLAYER, token)
    return response


def _named(request: Request) -> Lesson:
    lesson = lesson_named(request.path_params["lesson"])
    if lesson is None:
        raise Declined(404, "table-no-such-page")
    return lesson


def _offered(lesson: Lesson, learnt: Learnt) -> Offered:
    return Offered(lesson, stand_of(lesson, learnt))


_DOING: Final[Mapping[str, Callable[[Request], Any]]] = {
    "answer": answer,
    "go-on": go_on,
    "back": back,
    "again": again,
}

routes = [
    Route(LESSONS, choose, name="lessons"),
    Route(f"{LESSONS}/{{lesson}}", show, name="lesson"),
    *(Route(f"{LESSONS}/{{lesson}}/{name}", done, methods=["POST"]) for name, done in _DOING.items()),
]
