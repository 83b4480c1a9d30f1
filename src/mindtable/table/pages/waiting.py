"""Which games wait for a visitor: for the number in the bar of every page, and for notifications."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ..addresses import visitor_address
from ..authority import Authority
from ..live import Line
from ..state import state_of
from ..visit import Visit
from ..waiting import events
from .own_games import title_of

_MOST: Final = 20


async def games_waiting(request: Request, player: str) -> list[Authority]:
    """The games that wait for a player, the last touched first; not more than are read at a glance."""
    found = await state_of(request).house.hall.games_of(player, _MOST)
    return [table for table, _ in found.games if any(seat in table.to_decide for seat in table.seats_of(player))]


async def show(request: Request) -> Response:
    """What a browser notifies of, in words. It is the list of one's own games, and nothing of what happens in them."""
    visit = Visit.of(request)
    waiting = await games_waiting(request, visit.player) if visit.player else []
    return JSONResponse(
        [
            {"game": table.id, "title": visit.say("table-your-turn"), "body": title_of(table, visit.player, visit)}
            for table in waiting
        ]
    )


async def live(request: Request) -> Response:
    """The ids of the games that wait, sent again whenever they are others; nothing for a browser nobody knows."""
    player = Visit.of(request).player
    if player is None:
        return Response(status_code=204)  # no browser asks again after that
    state = state_of(request)
    with ExitStack() as place:
        place.enter_context(state.lines.to(visitor_address(request.scope)))
        return Line(events(state.house.waiting, player), place.pop_all())


routes = [Route("/waiting", show), Route("/waiting/live", live)]
