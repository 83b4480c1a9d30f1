"""Answering challenges, on the page of one's own games."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ..api.challenges import accepted, seen_by
from ..api.values import Challenge
from ..lobby.shown import clock_words, kind_in_words
from ..state import state_of
from ..visit import Visit


async def open_ones(request: Request, visit: Visit) -> list[tuple[Challenge, str]]:
    """The challenges that somebody has made, or may answer, each with how it is to be played."""
    made = await state_of(request).house.challenges.of(visit.player)
    return [(one, _about(one, visit)) for one in seen_by(visit.player, made)] if visit.player else []


def _about(one: Challenge, visit: Visit) -> str:
    kind = kind_in_words(one.game, one.sets, tuple(one.options.items()), visit.language)
    clock = clock_words(one.agreement.clock, visit.language)
    return " · ".join((kind, clock, *([visit.say("ratings-is-rated")] if one.agreement.rated else [])))


async def accept(request: Request) -> Response:
    """Play as somebody wants to."""
    game = await accepted(state_of(request), request.path_params["challenge"], Visit.of(request).player)
    return RedirectResponse(f"/games/{game}", 303)


async def decline(request: Request) -> Response:
    """Do not play, or take back what one has made oneself."""
    challenges, player = state_of(request).house.challenges, Visit.of(request).player
    await challenges.take(request.path_params["challenge"], player, may_withdraw=True)
    return RedirectResponse("/games", 303)


routes = [
    Route("/challenges/{challenge}/accept", accept, methods=["POST"]),
    Route("/challenges/{challenge}/decline", decline, methods=["POST"]),
]
