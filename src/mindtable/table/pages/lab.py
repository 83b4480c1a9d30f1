"""What very many games between bots have shown: which cards are worth how much, and how games go."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...lab.figures import shipped
from ..declined import Declined
from ..present.studied import studied, title_of
from ..rendering import page
from ..visit import Visit


async def choose(request: Request) -> Response:
    """All studies."""
    visit = Visit.of(request)
    studies = [(one.name, title_of(one, visit.wording), one.games) for one in shipped()]
    return page("lab.html", request, visit, studies=studies, games=sum(games for _, _, games in studies))


async def show(request: Request) -> Response:
    """What one of them has shown."""
    visit = Visit.of(request)
    found = next((one for one in shipped() if one.name == request.path_params["study"]), None)
    if found is None:
        raise Declined(404, "table-no-such-page")
    return page("lab-study.html", request, visit, study=studied(found, visit.wording))


routes = [
    Route("/lab", choose, name="lab"),
    Route("/lab/{study}", show),
]
