"""Hints, for who plays against bots only: the best moves with their chances, and what is expected to come of them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...review import Assessment, Option
from ..declined import Declined
from ..present.lines import steps_of
from ..present.reviewing import percent
from ..present.scene import Scene
from ..rendering import page
from ..seen import scene_now
from ..state import state_of
from .games import asked

_MOST: Final = 3  # moves: more would be no advice


class Advice(NamedTuple):
    """A move that might be made."""

    move: str
    label: str
    percent: int
    is_sure: bool  # that it wins is proved
    reason: str = ""  # why the best one is better


async def hint(request: Request) -> Response:
    """What a search would do in the place of who asks: only for somebody who plays against nobody but bots."""
    visit, table, seat = await asked(request)
    if not table.may_be_helped(seat):
        raise Declined(403, "table-no-hint")
    if seat not in table.to_decide:
        raise Declined(409, "table-not-asked")
    assessment = await state_of(request).house.thinking.hint(table, seat)
    scene = scene_now(table, seat, visit.wording)
    if {option.move for option in assessment.options} != set(scene.view.moves()):
        raise Declined(409, "table-already-decided")
    return page(
        "hint.html" if request.headers.get("hx-request") else "hint-page.html",
        request,
        visit,
        game=table.id,
        mark=scene.mark,
        advice=_advice(assessment, scene),
        expected=steps_of(scene, assessment.line),
    )


def _advice(assessment: Assessment, scene: Scene[Any]) -> list[Advice]:
    return [_put(option, scene) for option in assessment.options[:_MOST]]


def _put(option: Option, scene: Scene[Any]) -> Advice:
    label = scene.wording.move(option.move, scene.sight, scene.names)
    reason = scene.wording.reason(option.reason, scene.names) if option.reason else ""
    return Advice(option.move.text, label, percent(option.chance), option.proved and option.chance == 1, reason)


routes = [Route("/games/{game}/hint", hint, methods=["POST"])]
