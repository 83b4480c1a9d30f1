"""What has just happened, once more: the last moves as the viewer saw them."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from ..admission import game_of
from ..authority import Authority
from ..declined import Declined
from ..family import page_of
from ..present.parts import Question
from ..present.telling import began
from ..rendering import rendered
from ..seen import Viewing, scene_now, scene_then, viewing_of
from ..visit import Visit
from .games import drawn, known_of

_MOST: Final = 8  # moments: more would be long, and a lot to draw


async def again(request: Request) -> Response:
    """The pages of the moves that the telling is about, each as the viewer saw the game then, and the one of now.
    They are posted for, because they are counted like moves: to draw that many pages is work."""
    visit = Visit.of(request)
    table = await game_of(request)
    viewing = viewing_of(table, visit.player)
    if viewing.curtain is not None:
        raise Declined(403, "table-behind-curtain")
    if not table.is_dealt:
        return RedirectResponse(f"/games/{table.id}", 303)
    known = known_of(request, table, viewing, visit)
    once_more = visit.say("table-once-more")
    nothing_asked = {
        "question": Question("waiting", once_more),
        "once_more": once_more,
        "offer": None,
        "missed": (),
        "is_held_up": False,
        "is_over": False,
    }
    pages = []
    for number in _numbers(table, viewing, visit):
        then = page_of(scene_then(table, number, viewing.seat, visit.wording, is_open=False))
        pages.append(Markup(rendered("table.html", visit, **{**known, **nothing_asked, "page": then})))
    return HTMLResponse(rendered("again.html", visit, pages=[*pages, Markup("".join(drawn(request, table, visit)))]))


async def without_script(request: Request) -> Response:
    """There is nothing that could play the pages."""
    return RedirectResponse(f"/games/{request.path_params['game']}", 303)


def _numbers(table: Authority, viewing: Viewing, visit: Visit) -> list[int]:
    """The moments before the one of now, from the one before what is told on. Of a move that the viewer was told
    nothing of there is no moment: not even how many of them there were is known."""
    scene = scene_now(table, viewing.seat, visit.wording)
    first = max(0, began(scene.telling, scene.told) - 1)
    last = len(scene.told) - 1
    noticed = [place for place in range(first + 1, last) if scene.told[place].events]
    return [first, *noticed[-_MOST:]] if last else []


routes = [
    Route("/games/{game}/again", again, methods=["POST"]),
    Route("/games/{game}/again", without_script, methods=["GET"]),
]
