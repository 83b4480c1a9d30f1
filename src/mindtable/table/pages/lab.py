"""What very many games between bots have shown: which cards are worth how much, and how games go."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...games import game_named, games
from ...lab.figures import Figures, shipped
from ...lab.habits import shipped as shipped_habits
from ..declined import Declined
from ..present.habitual import courses
from ..present.studied import studied, title_of
from ..rendering import page
from ..visit import Visit


async def choose(request: Request) -> Response:
    """All studies."""
    visit = Visit.of(request)
    studies = [(one.name, title_of(one, visit.wording), one.games) for one in sorted(shipped(), key=_place)]
    return page("lab.html", request, visit, studies=studies, games=sum(games for _, _, games in studies))


def _place(study: Figures) -> tuple[int, int, int, int]:
    """Where a study stands among others: games and sets in their usual order, few sets first, and the most games."""
    first = min((game_named(study.game).sets.index(one) for one in study.sets), default=0)
    return [*games()].index(study.game), len(study.sets), first, -study.games


async def show(request: Request) -> Response:
    """What one of them has shown."""
    visit = Visit.of(request)
    found = next((one for one in shipped() if one.name == request.path_params["study"]), None)
    if found is None:
        raise Declined(404, "table-no-such-page")
    return page("lab-study.html", request, visit, study=studied(found, visit.wording))


async def habits(request: Request) -> Response:
    """What bots have found out for themselves."""
    visit = Visit.of(request)
    found = shipped_habits()
    count = sum(one.games for one in found)
    return page("habits.html", request, visit, courses=courses(found, visit.wording), games=count)


routes = [
    Route("/lab", choose, name="lab"),
    Route("/lab/{study}", show),
    Route("/habits", habits),
]
