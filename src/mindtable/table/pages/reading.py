"""Pictures, and who is to be thanked."""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...art.credits import CREDITS, Credit
from ..declined import Declined
from ..pictures import drawn, kind_of_file
from ..rendering import page
from ..state import state_of
from ..visit import Visit

HTMX: Final = Credit(
    "htmx",
    "https://htmx.org",
    ("Big Sky Software",),
    "Zero-Clause BSD",
    "https://github.com/bigskysoftware/htmx/blob/master/LICENSE",
)


async def art(request: Request) -> Response:
    """A picture, the palette or a font."""
    name = request.path_params["name"]
    content = drawn(name)
    if content is None:
        raise Declined(404, "table-no-such-page")
    return Response(content, media_type=kind_of_file(name))


async def about(request: Request) -> Response:
    """Who made the games, whose work is used here, and who can be asked."""
    contact = state_of(request).contact
    credits = (*CREDITS, HTMX)
    return page(
        "about.html", request, Visit.of(request), credits=credits, contact=contact, version=version("mindtable")
    )


routes = [
    Route("/art/{name}", art),
    Route("/about", about, name="about"),
]
