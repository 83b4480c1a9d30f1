"""The lobby: somebody to play with, now."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from typing import Final

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...store import Person, Seeking, Sought
from ..addresses import visitor_address
from ..declined import Declined, not_found
from ..fields import File
from ..forms import field, form_of
from ..live import Changes, Line, digest, events
from ..lobby.clocks import clocks_of, quick_clocks
from ..lobby.lobby import LobbyNow
from ..lobby.shown import clock_words, shown
from ..names import cleaned
from ..openings import USUAL_BOT, Wish
from ..rendering import in_parts, page
from ..state import state_of
from ..visit import PLAYER, Visit, known_player, remember
from ..wishes import Chosen, all_fields, form_fields, remember_wish, wish_of
from .start import form_options, game_choices

_LOBBY: Final = "/lobby"
_ANY: Final = "any"  # clock


async def show(request: Request) -> Response:
    """The lobby; for who has found others, the way to their game."""
    visit = Visit.of(request)
    lobby = state_of(request).house.lobby
    now = await lobby.visited(visit.player)
    if visit.player and (game := now.found.get(visit.player)):
        await lobby.withdraw(visit.player)
        return RedirectResponse(f"/games/{game}", 303)
    return await _shown(request, Chosen.by_link(request) or Chosen.last_time(request))


async def live(request: Request) -> Response:
    """The same, sent again whenever there is something new."""
    visit = Visit.of(request)
    state = state_of(request)
    with ExitStack() as place:
        place.enter_context(state.lines.to(visitor_address(request.scope)))
        seen = request.headers.get("last-event-id") or request.query_params.get("seen", "")
        lobby = state.house.lobby
        known = (await lobby.known_to(visit.player, await lobby.look())).apart

        def current() -> tuple[str, ...]:  # whom somebody does not want to meet is known before they listen
            return _drawn(replace(lobby.now, apart=lobby.now.apart | known), visit)

        return Line(events(lobby, visit.player, current, Changes(seen)), place.pop_all())


async def seek(request: Request) -> Response:
    """Look for others, for what a form says. What cannot be looked for is shown again as it was filled in."""
    state = state_of(request)
    token, player = known_player(Visit.of(request))
    form = await form_of(request, files=sum(isinstance(one.option, File) for one in all_fields()))
    name = cleaned(field(form, "name", ""))
    try:
        person = await state.house.identities.introduce(player, name)
        await state.house.doorkeeper.check(player, visitor_address(request.scope))
        wish = replace(wish_of(form, player=player, name=name), company="friends", others=())
        new = state.openings.new(wish)
        clock = _clock(form, wish)
        agreement = replace(new.agreement, clock=_ANY if clock is None else clock)
        await state.house.rated.check(replace(new, agreement=agreement))
        sought = Sought(new.game, len(new.chairs), new.sets, new.options, clock, agreement.rated)
        await state.house.lobby.seek(await seeking(request, player, person, sought))
    except Declined as problem:
        return await _shown(request, Chosen.of_form(form), name, problem)
    finally:
        await form.close()
    response = _waiting(request, token)
    remember_wish(response, request, form)
    return response


async def join(request: Request) -> Response:
    """Look for the same as somebody who waits."""
    house = state_of(request).house
    token, player = known_player(Visit.of(request))
    others = await house.lobby.gathering_of(field(await form_of(request), "seek"))
    if not others.has(player):
        person = await house.identities.myself(request, player)
        await house.lobby.join(others, await seeking(request, player, person, others.sought))
    return _waiting(request, token)


async def sit_down(request: Request) -> Response:
    """Sit down at a table that its host has listed."""
    state = state_of(request)
    token, player = known_player(Visit.of(request))
    table = await state.house.hall.game(field(await form_of(request), "game"))
    if not table.begun.agreement.is_listed:
        raise not_found()
    if not table.seats_of(player):
        if not table.free_seats:
            raise Declined(409, "lobby-gone")
        await state.house.lobby.check_may_meet([player, *(one.player for one in table.chairs.values() if one.player)])
        person = await state.house.identities.myself(request, player)
        address = visitor_address(request.scope)
        await state.house.usher.sit_down(
            table, table.free_seats[0], player=player, name=person.name, face=person.face, address=address
        )
    response = RedirectResponse(f"/games/{table.id}/seated", 303)
    remember(response, request, PLAYER, token)
    return response


async def cancel(request: Request) -> Response:
    """Look no longer."""
    visit = Visit.of(request)
    if visit.player:
        await state_of(request).house.lobby.withdraw(visit.player)
    return RedirectResponse(_LOBBY, 303)


async def waiting(request: Request) -> Response:
    """On to the lobby, for a browser that has kept who it is; another one would never be found."""
    if Visit.of(request).token is None:
        raise Declined(403, "table-needs-cookies")
    return RedirectResponse(_LOBBY, 303)


async def _shown(
    request: Request, chosen: Chosen, name: str | None = None, problem: Declined | None = None
) -> Response:
    """The lobby, with what somebody has chosen, and why that cannot be looked for."""
    visit = Visit.of(request)
    house = state_of(request).house
    myself = await house.identities.myself(request, visit.player)
    now = await house.lobby.known_to(visit.player, house.lobby.now)
    content = _drawn(now, visit)
    return page(
        "lobby.html",
        request,
        visit,
        problem.status if problem else 200,
        problem=problem.sentence(visit.wording) if problem else "",
        chosen=chosen,
        games=game_choices(visit),
        clocks=[(one, clock_words(one.clock, visit.language)) for one in quick_clocks()],
        quick=shown(now, visit.player, visit.language).quick,
        name=myself.name if name is None else name,
        may_be_rated=myself.is_account and house.rated.are_played,
        content=Markup("".join(content)),
        seen=digest(content),
        is_waiting=now.of(visit.player) is not None,
        **form_options(visit, has_files=False),
    )


def _drawn(now: LobbyNow, visit: Visit) -> tuple[str, ...]:
    seen = shown(now, visit.player, visit.language)
    meanwhile = form_fields(seen.mine.game, seen.mine.sets, seen.mine.options) if seen.mine else ()
    return in_parts("lobby-now.html", visit, now=seen, meanwhile=meanwhile, bot=USUAL_BOT)


async def seeking(request: Request, player: str, person: Person, sought: Sought) -> Seeking:
    """Somebody who looks for a game. Raises Declined if it is to be rated and they cannot play for that."""
    house = state_of(request).house
    if sought.rated:
        await house.rated.check_players((player,))
    mark = house.keys.connection(_LOBBY, visitor_address(request.scope))
    ranked = await house.results.rating(player, sought.game)
    rating = ranked.rating.points if ranked.games else None
    return Seeking(player, sought, person.name, person.face, address=mark, rating=rating)


def _clock(form: FormData, wish: Wish) -> str | None:
    """The clock that was pressed; on the first page one may be chosen, or else any will do. Raises Declined."""
    if "clock" not in form:
        return wish.agreement.clock or None
    clock = field(form, "clock")
    if clock == _ANY:
        return None
    if clock not in clocks_of(wish.game):
        raise Declined(422, "clock-bad")
    return clock


def _waiting(request: Request, token: str) -> Response:
    response = RedirectResponse(f"{_LOBBY}/waiting", 303)
    remember(response, request, PLAYER, token)
    return response


routes = [
    Route(_LOBBY, show, name="lobby"),
    Route(f"{_LOBBY}/live", live),
    Route(f"{_LOBBY}/seek", seek, methods=["POST"]),
    Route(f"{_LOBBY}/join", join, methods=["POST"]),
    Route(f"{_LOBBY}/sit-down", sit_down, methods=["POST"]),
    Route(f"{_LOBBY}/cancel", cancel, methods=["POST"]),
    Route(f"{_LOBBY}/waiting", waiting),
]
