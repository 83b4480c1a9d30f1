"""The first page: what shall we play?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...bots import BOTS
from ...game.contract import Seat
from ...games import GAMES
from ...mindbug.cards import SETS
from ...mindup.board import FEWEST_PLAYERS, MOST_PLAYERS
from ...mindup.game import mind_up
from ..authority import Authority
from ..declined import Declined
from ..forms import field, form_of, text_of
from ..names import cleaned, remember_name, remembered_name
from ..openings import COMPANIES, FRIEND, SCREEN
from ..present.families import kind_of, page_of
from ..rendering import page
from ..seen import scene_now
from ..state import state_of
from ..visit import PLAYER, Visit, known_player, remember
from ..wishes import OTHERS, Chosen, remember_wish, wish_of

_SHOWN: Final = 6
_LEVELS: Final = ("easy", "medium", "hard", "expert")


@dataclass(frozen=True)
class Ongoing:
    """A game of somebody's own, on the first page."""

    game: str
    title: str
    line: str
    initial: str
    is_asked: bool
    is_over: bool


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
        wish = wish_of(form, player=player, name=name, deck=await text_of(form, "deck"))
        table = await state.hall.begin(state.openings.new(wish))
    except Declined as problem:
        return await _shown(request, Chosen.of_form(form), name, problem)
    response = RedirectResponse(f"/games/{table.id}/seated", 303)
    remember(response, request, PLAYER, token)
    remember_name(response, request, name)
    remember_wish(response, request, form)
    return response


async def _shown(request: Request, chosen: Chosen, name: str, problem: Declined | None = None) -> Response:
    visit = Visit.of(request)
    tables = await state_of(request).hall.games_of(visit.player, _SHOWN) if visit.player else []
    return page(
        "start.html",
        request,
        visit,
        problem.status if problem else 200,
        problem=problem.sentence(visit.wording) if problem else "",
        chosen=chosen,
        games=list(GAMES),
        companies=COMPANIES,
        sets=[(one, visit.wording.set_name(one)) for one in SETS],
        bots=bots(),
        others=OTHERS,
        people=(FRIEND, SCREEN),
        counts=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
        ongoing=[_ongoing(table, visit) for table in tables],
        name=name,
        mind_up=mind_up.name,
    )


def bots() -> list[str]:
    """The bots to choose from: by level where there are levels."""
    levels = [name for name in _LEVELS if name in BOTS]
    return levels or list(BOTS)


def _ongoing(table: Authority, visit: Visit) -> Ongoing:
    mine = table.seats_of(visit.player)
    scene = scene_now(table, mine[0] if len(mine) == 1 else None, visit.wording)
    others = [seat for seat in table.seats if seat not in mine] or list(table.seats[1:])
    game = visit.say(f"table-game-{table.game.name}")
    is_asked = any(seat in table.to_decide for seat in mine)
    if ending := _ending(table, mine):
        line = f"{kind_of(scene)} · {visit.say(ending)}"
    elif table.free_seats:
        line = visit.say("table-lobby-short")
    else:
        head = page_of(scene).head
        line = " · ".join(filter(None, (head.detail, head.now if not is_asked else "")))
    return Ongoing(
        game=table.id,
        title=visit.say("table-game-with", game=game, name=scene.names[others[0]], more=len(others) - 1),
        line=line,
        initial=scene.names[others[0]][:1].upper(),
        is_asked=is_asked,
        is_over=bool(ending),
    )


def _ending(table: Authority, mine: list[Seat]) -> str:
    """How a game ended for somebody; "" while it goes on. Of several at one screen, only that it is over."""
    if table.is_record:
        return "table-recorded"
    if not table.is_over:
        return ""
    if len(mine) > 1:
        return "table-over"
    return "table-won" if mine[0] in table.winners else "table-lost"


routes = [Route("/", show, name="start"), Route("/games", begin, methods=["POST"])]
