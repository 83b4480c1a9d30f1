"""What a visitor has learnt, as it is kept with their browser."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from ..learn import Lesson, first_lesson
from ..learn.family import whisper_to
from ..learn.kept import Learnt
from .family import family_of
from .present.parts import Question
from .present.scene import Scene
from .state import state_of
from .visit import Visit, remember, remembered

_TOPIC: Final = "lesson"
_COACHED: Final = "coached"  # the cookie with the game in which the coach goes on whispering

Stand = Literal["new", "begun", "learnt"]


class FirstTime(NamedTuple):
    """A lesson for those who know nothing yet, whose family it is of, and how they stand with it."""

    lesson: Lesson
    family: str
    stand: Stand


async def learnt_by(request: Request, visit: Visit) -> Learnt:
    """What a visitor has learnt. Raises NotKept."""
    return Learnt.of(await state_of(request).house.progress.read(visit.player, _TOPIC))


async def keep_learnt(request: Request, player: str, learnt: Learnt) -> None:
    """Keep what a player has learnt. Raises NotKept."""
    await state_of(request).house.progress.write(player, _TOPIC, learnt.document())


def stand_of(lesson: Lesson, learnt: Learnt) -> Stand:
    """How somebody stands with a lesson."""
    if lesson.id in learnt.done:
        return "learnt"
    return "begun" if lesson.id in learnt.begun else "new"


async def first_time(request: Request, visit: Visit) -> FirstTime | None:
    """What somebody is offered who is here for the first time; None if they know it, or if there is nothing."""
    lesson = first_lesson()
    if lesson is None:
        return None
    stand = stand_of(lesson, await learnt_by(request, visit))
    return None if stand == "learnt" else FirstTime(lesson, family_of(lesson.game).name, stand)


def let_whisper(response: Response, request: Request, game: str) -> None:
    """Let the coach whisper in a game."""
    remember(response, request, _COACHED, game)


def with_whisper(request: Request, game: str, scene: Scene[Any], question: Question) -> Question:
    """A question with what the coach whispers about it, in a game in which it does."""
    if remembered(request, _COACHED) != game or not scene.is_asked or (found := whisper_to(scene.view)) is None:
        return question
    card = scene.wording.of(scene.game).card_name(found.card) if found.card else ""
    return question._replace(whisper=scene.say(found.message, card=card))
