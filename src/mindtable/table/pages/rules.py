"""The rules of the games, with worked examples."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...games import games
from ...mindup.cards import Colour
from ...mindup.game import mind_up
from ...wording.mindup import MindUpWords
from ..declined import not_found
from ..present.rulebook import rulebook
from ..rendering import page
from ..visit import Visit


async def choose(request: Request) -> Response:
    return page("rules.html", request, Visit.of(request), games=list(games()), mind_up=mind_up.name)


async def show(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in games():
        raise not_found()
    visit = Visit.of(request)
    return page(
        "rulebook.html",
        request,
        visit,
        games=list(games()),
        game=game,
        sections=rulebook(game, visit.language),
        colours=[(colour.value, visit.wording.words(MindUpWords).colour(colour.value)) for colour in Colour],
    )


routes = [
    Route("/rules", choose, name="rules"),
    Route("/rules/{game}", show, name="rules-of"),
]
