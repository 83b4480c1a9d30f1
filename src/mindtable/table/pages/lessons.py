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
from ..addresses import visitor_address
from ..declined import Declined
from ..family import family_of, page_of
from ..forms import field, form_of
from ..learning import Stand, keep_learnt, learnt_by, let_whisper, stand_of
from ..openings import Wish
from ..present.parts import Question
from ..present.taught import scene_of
from ..rendering import page
from ..state import state_of
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
    shown = page_of(scene)
    return page(
        "lesson.html",
        request,
        visit,
        page=_ended(shown, visit) if course.is_done and not course.is_over else shown,
        family=family_of(scene.game).name,
        emotes={},
        lesson=lesson,
        course=course,
        speech=speech(course, visit.wording),
        following=next_lesson(lesson),
        is_first=lesson == first_lesson(),
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


async def real_game(request: Request) -> Response:
    """A real game against the easiest bot, in which the coach goes on whispering if that is wanted."""
    visit, lesson, form = Visit.of(request), _named(request), await form_of(request)
    token, player = known_player(visit)
    state = state_of(request)
    myself = await state.house.identities.myself(request, player)
    wish = Wish(lesson.game, "bot", player, myself.name, bots()[0], face=myself.face)
    table = await state.house.usher.begin(state.openings.new(wish), visitor_address(request.scope))
    response = RedirectResponse(f"/games/{table.id}/seated", 303)
    remember(response, request, PLAYER, token)
    if field(form, "whisper", ""):
        let_whisper(response, request, table.id)
    return response


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


def _ended(shown: Any, visit: Visit) -> Any:
    """The page of a game that could go on, once there is nothing more to learn from it."""
    over = visit.say("learn-over")
    return shown._replace(question=Question("over", over), head=shown.head._replace(now=over))


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
    "real-game": real_game,
}

routes = [
    Route(LESSONS, choose, name="lessons"),
    Route(f"{LESSONS}/{{lesson}}", show, name="lesson"),
    *(Route(f"{LESSONS}/{{lesson}}/{name}", done, methods=["POST"]) for name, done in _DOING.items()),
]
