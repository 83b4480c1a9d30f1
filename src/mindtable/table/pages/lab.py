"""What very many games between bots have shown: which cards are worth how much, and how games go."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...games import game_named, games
from ...lab.figures import Figures, shipped
from ...lab.habits import shipped as shipped_habits
from ..declined import Declined
from ..present.habitual import courses
from ..present.sayings import wording_in
from ..present.studied import studied, title_of
from ..rendering import page, templates
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
    games = sum(one.games for one in shipped_habits())
    return page("habits.html", request, visit, counted=_counted(visit.language), games=games)


@cache
def _counted(language: str) -> Markup:
    """What was counted. To draw it takes longer than ten other pages, and everybody would wait for it."""
    found = courses(shipped_habits(), wording_in(language))
    return Markup(templates(language).get_template("habits-counted.html").render(courses=found))


routes = [
    Route("/lab", choose, name="lab"),
    Route("/lab/{study}", show),
    Route("/habits", habits),
]
