"""The first page: what shall we play?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...bots import BOTS
from ...games import GAMES
from ...mindbug.cards import SETS
from ...mindbug.game import duel
from ...mindup.game import mind_up
from ..authority import Authority
from ..declined import Declined
from ..forms import field, fields, form_of
from ..names import cleaned, remember_name, remembered_name
from ..openings import COMPANIES, USUAL_BOT, Company, Wish
from ..present.families import kind_of, page_of
from ..rendering import page
from ..seen import scene_now
from ..state import state_of
from ..visit import PLAYER, Visit, known_player, remember

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
    visit = Visit.of(request)
    hall = state_of(request).hall
    tables = await hall.games_of(visit.player, _SHOWN) if visit.player else []
    return page(
        "start.html",
        request,
        visit,
        games=list(GAMES),
        companies=COMPANIES,
        sets=[(name, visit.wording.set_name(name)) for name in SETS],
        bots=bots(),
        usual_bot=USUAL_BOT,
        ongoing=[_ongoing(table, visit) for table in tables],
        name=remembered_name(request),
        mind_up=mind_up.name,
    )


def bots() -> list[str]:
    """The bots to choose from: by level where there are levels."""
    levels = [name for name in _LEVELS if name in BOTS]
    return levels or list(BOTS)


async def begin(request: Request) -> Response:
    """A new game as it was wished."""
    visit = Visit.of(request)
    state = state_of(request)
    token, player = known_player(visit)
    form = await form_of(request)
    name = cleaned(field(form, "name", ""))
    table = await state.hall.begin(state.openings.new(_wish(form, player, name)))
    response = RedirectResponse(f"/games/{table.id}", 303)
    remember(response, request, PLAYER, token)
    remember_name(response, request, name)
    return response


def _wish(form: FormData, player: str, name: str) -> Wish:
    return Wish(
        game=field(form, "game", duel.name),
        company=_company(field(form, "company", "bot")),
        player=player,
        name=name,
        bot=field(form, "bot", USUAL_BOT),
        sets=tuple(one for one in SETS if one in fields(form, "sets")),
        players=_number(form, "players"),
        objectives=_number(form, "objectives"),
        epic=bool(field(form, "epic", "")),
        friends=_number(form, "friends"),
    )


def _company(text: str) -> Company:
    for company in COMPANIES:
        if company == text:
            return company
    raise Declined(422, "table-cannot-begin")


def _number(form: FormData, name: str) -> int | None:
    text = field(form, name, "")
    if not text:
        return None
    if not text.isdecimal() or len(text) > 3:
        raise Declined(422, "table-cannot-begin")
    return int(text)


def _ongoing(table: Authority, visit: Visit) -> Ongoing:
    mine = table.seats_of(visit.player)
    scene = scene_now(table, mine[0] if len(mine) == 1 else None, visit.wording)
    others = [seat for seat in table.seats if seat not in mine]
    game = visit.say(f"table-game-{table.game.name}")
    shown = page_of(scene)
    title = (
        visit.say("table-game-with", game=game, name=scene.names[others[0]], more=len(others) - 1) if others else game
    )
    line = visit.say("table-lobby-short") if table.free_seats else f"{shown.head.detail} · {shown.head.now}".strip(" ·")
    return Ongoing(
        game=table.id,
        title=title,
        line=line if not table.is_over else f"{kind_of(scene)} · {visit.say('table-over')}",
        initial=(scene.names[others[0]] if others else game)[:1].upper(),
        is_asked=any(seat in table.to_decide for seat in mine),
        is_over=table.is_over,
    )


routes = [Route("/", show, name="start"), Route("/games", begin, methods=["POST"])]
