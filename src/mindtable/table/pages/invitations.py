"""Sitting down by invitation."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...game.contract import Seat
from ..addresses import visitor_address
from ..authority import Authority
from ..declined import Declined, not_found
from ..family import kind_of
from ..forms import field, form_of
from ..invited import host_of, invited
from ..names import cleaned, remembered_name
from ..rendering import asset, page
from ..seen import scene_now
from ..state import state_of
from ..visit import PLAYER, Visit, known_player, remember
from .games import agreed


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
    return await _shown(request, table)


async def _shown(
    request: Request, table: Authority, name: str | None = None, problem: Declined | None = None
) -> Response:
    """The invitation, with what somebody has typed and cannot be called, or what they are called."""
    visit = Visit.of(request)
    scene = scene_now(table, None, visit.wording)
    host = host_of(table)
    if name is None:
        person = await state_of(request).house.identities.person(visit.player)
        name = person.name or remembered_name(request)
    response = page(
        "join.html",
        request,
        visit,
        problem.status if problem else 200,
        problem=problem.sentence(visit.wording) if problem else "",
        host=scene.player(host) if host else None,
        invited=invited(table, scene, visit),
        about=" · ".join(filter(None, (visit.say(f"table-game-{table.game.name}"), kind_of(scene)))),
        picture=str(request.base_url)[:-1] + asset("icon-512.png"),
        **agreed(table, visit),
        name=name,
        watch=f"/games/{table.id}" if table.begun.agreement.watched else "",
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
    house = state_of(request).house
    name = cleaned(field(await form_of(request), "name", ""))
    try:
        person = await house.identities.introduce(player, name)
    except Declined as problem:
        return await _shown(request, table, name, problem)
    try:
        address = visitor_address(request.scope)
        await house.usher.sit_down(table, seat, player=player, name=person.name, address=address, face=person.face)
    except Declined:
        if not table.seats_of(player):  # by another invitation, at the same time
            raise
    response = RedirectResponse(f"/games/{table.id}/seated", 303)
    remember(response, request, PLAYER, token)
    return response


async def seated(request: Request) -> Response:
    """On to the game, for a browser that has kept who it is; another one could only watch."""
    if Visit.of(request).token is None:
        raise Declined(403, "table-needs-cookies")
    return RedirectResponse(f"/games/{request.path_params['game']}", 303)


async def _invited(request: Request) -> tuple[Authority, Seat]:
    state = state_of(request)
    table = await state.house.hall.game(request.path_params["game"])
    seat = Seat(request.path_params["seat"])
    if seat not in table.chairs or not state.house.keys.invites(request.path_params["token"], table.id, seat):
        raise not_found() if table.begun.agreement.private else Declined(403, "table-bad-invitation")
    return table, seat


routes = [
    Route("/join/{game}/{seat}/{token}", show, name="join", methods=["GET"]),
    Route("/join/{game}/{seat}/{token}", sit_down, methods=["POST"]),
    Route("/games/{game}/seated", seated),
]
