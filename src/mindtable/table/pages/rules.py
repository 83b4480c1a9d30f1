"""The rules of the games, with worked examples."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...games import games
from ..declined import not_found
from ..family import family_of
from ..present.rulebook import Section
from ..rendering import found_template, page, tiles
from ..visit import Visit


def rulebook(game: str, language: str) -> tuple[Section, ...]:
    """The rules of a game in a language."""
    return family_of(game).rules(game, language)


async def choose(request: Request) -> Response:
    """The page with the rules of all games to choose from."""
    return page("rules.html", request, Visit.of(request), tiles=tiles())


async def show(request: Request) -> Response:
    """The rules of a game."""
    game = request.path_params["game"]
    if game not in games():
        raise not_found()
    visit = Visit.of(request)
    family = family_of(game).name
    return page(
        "rulebook.html",
        request,
        visit,
        games=list(games()),
        game=game,
        family=family,
        own_rules=found_template(f"{family}/rules.html", "plain-rules.html"),
        sections=rulebook(game, visit.language),
    )


routes = [
    Route("/rules", choose, name="rules"),
    Route("/rules/{game}", show, name="rules-of"),
]
