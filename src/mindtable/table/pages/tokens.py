"""Tokens for bots and programs of one's own: made here, shown once, and revoked."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ..declined import Declined
from ..forms import field, form_of
from ..names import cleaned
from ..rendering import page
from ..state import state_of
from ..tokens import short_name
from ..visit import PLAYER, Visit, known_player, remember

_BOT = "bot"


async def show(request: Request) -> Response:
    """All tokens of somebody."""
    return await _shown(request, Visit.of(request).player)


async def make(request: Request) -> Response:
    """A new token, which is on this page and on no other."""
    form = await form_of(request)
    label = cleaned(field(form, "label", ""))
    token, owner = known_player(Visit.of(request))
    try:
        if not label:
            raise Declined(422, "tokens-needs-name")
        is_program = field(form, "plays", _BOT) == _BOT
        made = await state_of(request).house.tokens.make(owner, label, is_program=is_program)
    except Declined as problem:
        return await _shown(request, owner, problem=problem)
    response = await _shown(request, owner, made=made)
    remember(response, request, PLAYER, token)
    return response


async def revoke(request: Request) -> Response:
    """A token counts no more."""
    which = field(await form_of(request), "token")
    await state_of(request).house.tokens.revoke(Visit.of(request).player, which)
    return RedirectResponse("/me/tokens", 303)


async def _shown(request: Request, owner: str | None, made: str = "", problem: Declined | None = None) -> Response:
    visit = Visit.of(request)
    tokens = await state_of(request).house.tokens.of(owner)
    return page(
        "tokens.html",
        request,
        visit,
        problem.status if problem else 200,
        problem=problem.sentence(visit.wording) if problem else "",
        made=made,
        tokens=[(short_name(token), token) for token in tokens],
    )


routes = [
    Route("/me/tokens", show, methods=["GET"]),
    Route("/me/tokens", make, methods=["POST"]),
    Route("/me/tokens/revoke", revoke, methods=["POST"]),
]
