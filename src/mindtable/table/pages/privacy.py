"""What is kept of people, why and for how long."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...store import REASONS
from ..rendering import page
from ..state import state_of
from ..visit import Visit

_FOR_EVER = -1


async def show(request: Request) -> Response:
    """What is kept, by what the host has chosen."""
    state = state_of(request)
    spans = [(why, state.keeping.of(why)) for why in REASONS]
    return page(
        "privacy.html",
        request,
        Visit.of(request),
        spans=[(why, _FOR_EVER if kept is None else kept.days) for why, kept in spans],
        contact=state.contact,
    )


routes = [Route("/privacy", show)]
