"""Sitting down by invitation."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...game.contract import Seat
from ..addresses import visitor_address
from ..authority import Authority
from ..declined import Declined
from ..family import kind_of
from ..forms import field, form_of
from ..names import cleaned, remember_name, remembered_name
from ..rendering import page
from ..seen import scene_now
from ..state import state_of
from ..visit import PLAYER, Visit, known_player, remember


async def show(request: Request) -> Response:
    """The invitation: to what, by whom."""
    visit = Visit.of(request)
    table, seat = await _invited(request)
    if table.seats_of(visit.player):
        return RedirectResponse(f"/games/{table.id}", 303)
    if not table.chairs[seat].is_free:
        taken = visit.say("table-chair-taken")
        back = f"/games/{table.id}"
        return page(
            "notice.html", request, visit, 409, sentence=taken, mood="declined", back=back, onward="table-just-watch"
        )
    scene = scene_now(table, None, visit.wording)
    response = page(
        "join.html",
        request,
        visit,
        host=next((scene.names[other] for other, chair in table.chairs.items() if chair.player and chair.name), ""),
        title=visit.say(f"table-game-{table.game.name}"),
        kind=kind_of(scene),
        name=remembered_name(request),
        watch=f"/games/{table.id}",
    )
    # Who they are is known before they sit down: if the answer to that is lost on its way, the chair is not.
    remember(response, request, PLAYER, known_player(visit)[0])
    return response


async def sit_down(request: Request) -> Response:
    """Somebody takes the chair. A browser that sits in the game already does not: it is led there."""
    visit = Visit.of(request)
    table, seat = await _invited(request)
    token, player = known_player(visit)
    if table.seats_of(player):
        return RedirectResponse(f"/games/{table.id}", 303)
    name = cleaned(field(await form_of(request), "name", ""))
    try:
        address = visitor_address(request.scope)
        await state_of(request).hall.sit_down(table, seat, player=player, name=name, address=address)
    except Declined:
        if not table.seats_of(player):  # by another invitation, at the same time
            raise
    response = RedirectResponse(f"/games/{table.id}/seated", 303)
    remember(response, request, PLAYER, token)
    remember_name(response, request, name)
    return response


async def seated(request: Request) -> Response:
    """On to the game, for a browser that has kept who it is; another one could only watch."""
    if Visit.of(request).token is None:
        raise Declined(403, "table-needs-cookies")
    return RedirectResponse(f"/games/{request.path_params['game']}", 303)


async def _invited(request: Request) -> tuple[Authority, Seat]:
    state = state_of(request)
    table = await state.hall.game(request.path_params["game"])
    seat = Seat(request.path_params["seat"])
    if seat not in table.chairs or not state.hall.keys.invites(request.path_params["token"], table.id, seat):
        raise Declined(403, "table-bad-invitation")
    return table, seat


routes = [
    Route("/join/{game}/{seat}/{token}", show, name="join", methods=["GET"]),
    Route("/join/{game}/{seat}/{token}", sit_down, methods=["POST"]),
    Route("/games/{game}/seated", seated),
]
