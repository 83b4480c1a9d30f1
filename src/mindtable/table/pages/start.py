"""The first page: what shall we play?"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...bots import BOTS
from ...game.contract import SetupError
from ...games import games
from ...mindbug.cards import SETS
from ...mindup.board import FEWEST_PLAYERS, MOST_PLAYERS
from ...mindup.game import mind_up
from ...wording.mindbug import MindbugWords
from ..addresses import visitor_address
from ..declined import Declined, Faulty
from ..forms import field, form_of, text_of
from ..handed_in import deck_in_a_word
from ..names import cleaned, remember_name, remembered_name
from ..openings import COMPANIES, FRIEND, SCREEN
from ..rendering import page
from ..state import state_of
from ..visit import PLAYER, Visit, known_player, remember
from ..wishes import OTHERS, Chosen, remember_wish, wish_of
from .own_games import own_game

_SHOWN: Final = 6
_LEVELS: Final = ("easy", "medium", "hard", "expert")


async def show(request: Request) -> Response:
    return await _shown(request, Chosen.last_time(request), remembered_name(request))


async def begin(request: Request) -> Response:
    """A new game as it was wished. What cannot be begun is shown again as it was filled in."""
    visit = Visit.of(request)
    state = state_of(request)
    token, player = known_player(visit)
    form = await form_of(request, files=1)
    name = cleaned(field(form, "name", ""))
    try:
        wish = wish_of(form, player=player, name=name)
        if deck := await text_of(form, "deck"):
            wish = replace(wish, deck=await _in_a_word(deck, wish.game, request))
        table = await state.hall.begin(state.openings.new(wish), visitor_address(request.scope))
    except Declined as problem:
        return await _shown(request, Chosen.of_form(form), name, problem)
    response = RedirectResponse(f"/games/{table.id}/seated", 303)
    remember(response, request, PLAYER, token)
    remember_name(response, request, name)
    remember_wish(response, request, form)
    return response


async def _in_a_word(deck: str, game: str, request: Request) -> str | None:
    """A deck that was handed in, if a game has any. Raises Declined."""
    try:
        return await state_of(request).reading_room.read(visitor_address(request.scope), deck_in_a_word, game, deck)
    except SetupError as problem:
        raise Faulty("table-cannot-begin-because", problem.flaw) from problem


async def _shown(request: Request, chosen: Chosen, name: str, problem: Declined | None = None) -> Response:
    visit = Visit.of(request)
    own = await state_of(request).hall.games_of(visit.player, _SHOWN) if visit.player else None
    return page(
        "start.html",
        request,
        visit,
        problem.status if problem else 200,
        problem=problem.sentence(visit.wording) if problem else "",
        chosen=chosen,
        games=list(games()),
        companies=COMPANIES,
        sets=[(one, visit.wording.words(MindbugWords).set_name(one)) for one in SETS],
        bots=bots(),
        others=OTHERS,
        people=(FRIEND, SCREEN),
        counts=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
        ongoing=[own_game(table, visit) for table, _ in own.games] if own else [],
        name=name,
        mind_up=mind_up.name,
    )


def bots() -> list[str]:
    """The bots to choose from: by level where there are levels."""
    levels = [name for name in _LEVELS if name in BOTS]
    return levels or list(BOTS)


routes = [Route("/", show, name="start"), Route("/games", begin, methods=["POST"])]
