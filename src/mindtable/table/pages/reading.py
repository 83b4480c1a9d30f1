"""Pictures, and who is to be thanked."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...art.credits import CREDITS
from ..declined import Declined
from ..pictures import drawn, kind_of_file
from ..rendering import page
from ..visit import Visit


async def art(request: Request) -> Response:
    """A picture, the palette or a font."""
    name = request.path_params["name"]
    content = drawn(name)
    if content is None:
        raise Declined(404, "table-no-such-page")
    return Response(content, media_type=kind_of_file(name))


async def about(request: Request) -> Response:
    return page("about.html", request, Visit.of(request), credits=CREDITS)


routes = [
    Route("/art/{name}", art),
    Route("/about", about, name="about"),
]
