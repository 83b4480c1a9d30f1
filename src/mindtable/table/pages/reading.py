"""Pictures, the rules, and who is to be thanked."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...art.credits import CREDITS
from ...mindbug.words import Keyword
from ..declined import Declined
from ..pictures import drawn, kind_of_file
from ..present.faces import face, keyword_face
from ..rendering import page
from ..visit import Visit

_EXAMPLES: Final = ("tiger-squirrel", "killer-bee", "spider-owl", "explosive-toad", "bee-bear", "rhino-turtle")


async def art(request: Request) -> Response:
    """A picture, the palette or a font."""
    name = request.path_params["name"]
    content = drawn(name)
    if content is None:
        raise Declined(404, "table-no-such-page")
    return Response(content, media_type=kind_of_file(name))


async def rules(request: Request) -> Response:
    visit = Visit.of(request)
    return page(
        "rules.html",
        request,
        visit,
        keywords=[keyword_face(keyword.value, visit.language) for keyword in Keyword],
        examples=[face(card, visit.language) for card in _EXAMPLES],
    )


async def about(request: Request) -> Response:
    return page("about.html", request, Visit.of(request), credits=CREDITS)


routes = [
    Route("/art/{name}", art),
    Route("/rules", rules, name="rules"),
    Route("/about", about, name="about"),
]
