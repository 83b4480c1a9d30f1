"""Ladders, and what people have played: only of rated games, which all who sat there had agreed on."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...bots.levels import LEVELS
from ...game.contract import SetupError
from ...games import game_named, games
from ...ratings import house_rating
from ..declined import Declined
from ..look_alikes import folded
from ..pictures import face_address
from ..present.sayings import said
from ..present.standing import ladder, profile
from ..rendering import page
from ..state import state_of
from ..visit import Visit

_SHOWN = 100  # people on a ladder
_LOOKED_AT = 500  # games of a profile


async def show(request: Request) -> Response:
    """Who is strongest at a game."""
    visit = Visit.of(request)
    game = _game(request.path_params.get("game", next(iter(games()))))
    house = state_of(request).house
    ranked = await house.results.ladder(game, _SHOWN)
    persons = await house.identities.persons([one.player for one in ranked])
    people = [
        (one, persons[one.player], face_address(persons[one.player].face)) for one in ranked if one.player in persons
    ]
    bots = {
        said(visit.language, "table-bot", {"bot": level.name}): rating
        for level in LEVELS
        if (rating := house_rating(game, level.name))
    }
    return page("ladder.html", request, visit, rungs=ladder(people, bots), game=game, games=list(games()))


async def person(request: Request) -> Response:
    """What somebody has played."""
    visit = Visit.of(request)
    house = state_of(request).house
    found = await house.identities.called(folded(request.path_params["name"]))
    if found is None or not found.person.is_account:
        raise Declined(404, "ratings-nobody")
    game = _game(request.query_params.get("game", next(iter(games()))))
    ranked = await house.results.rating(found.player, game)
    played = await house.results.of(found.player, game, _LOOKED_AT)
    against = None
    if visit.is_signed_in and visit.player and visit.player != found.player:
        against = await house.results.against(visit.player, found.player, game)
    return page(
        "profile.html",
        request,
        visit,
        name=found.person.name,
        face=face_address(found.person.face),
        profile=profile(ranked, played, game, visit.wording),
        against=against,
        game=game,
        games=list(games()),
    )


def _game(name: str) -> str:
    try:
        return game_named(name).name
    except SetupError as problem:
        raise Declined(404, "table-no-such-page") from problem


routes = [
    Route("/ladder", show, name="ladder"),
    Route("/ladder/{game}", show),
    Route("/people/{name}", person),
]
