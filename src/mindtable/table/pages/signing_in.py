"""Signing in, with a password or with one of the codes that let another one be chosen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ..addresses import visitor_address
from ..declined import Declined
from ..forms import field, form_of
from ..keys import kept_as
from ..names import cleaned
from ..passwords import LEAST, MOST
from ..rendering import page
from ..state import state_of
from ..visit import PLAYER, Visit, remember
from .me import HERE


async def show(request: Request) -> Response:
    """Who are you?"""
    return _shown(request, "sign-in.html")


async def sign_in(request: Request) -> Response:
    """Be signed in."""
    return await _tried(request, "sign-in.html", state_of(request).desk.sign_in, "password")


async def forgotten(request: Request) -> Response:
    """A new password, for who has a code."""
    return _shown(request, "recover.html")


async def recover(request: Request) -> Response:
    """Have a new password, and be signed in."""
    return await _tried(request, "recover.html", state_of(request).desk.recover, "code", "password")


async def _tried(request: Request, template: str, sign_in: Callable[..., Awaitable[None]], *secrets: str) -> Response:
    """Be signed in by a name and what only its owner knows, or see the form again. The browser gets a new token: nobody
    who knew the old one is signed in with it. What it was until now comes along, or is signed out."""
    visit, state = Visit.of(request), state_of(request)
    form, fresh = await form_of(request), state.house.keys.new_token()
    name, account = cleaned(field(form, "name", "")), visit.browser.account
    try:
        await sign_in(
            name,
            *(field(form, secret) for secret in secrets),
            address=visitor_address(request.scope),
            of=None if account else visit.player,
            browser=kept_as(fresh),
        )
    except Declined as problem:
        return _shown(request, template, name, problem)
    if account and visit.token:
        await state.desk.sign_out(account, kept_as(visit.token))
    response = RedirectResponse(HERE, 303)
    remember(response, request, PLAYER, fresh)
    return response


def _shown(request: Request, template: str, name: str = "", problem: Declined | None = None) -> Response:
    visit = Visit.of(request)
    return page(
        template,
        request,
        visit,
        problem.status if problem else 200,
        problem=problem.sentence(visit.wording) if problem else "",
        name=name,
        least=LEAST,
        most=MOST,
    )


routes = [
    Route("/sign-in", show, methods=["GET"]),
    Route("/sign-in", sign_in, methods=["POST"]),
    Route("/recover", forgotten, methods=["GET"]),
    Route("/recover", recover, methods=["POST"]),
]
