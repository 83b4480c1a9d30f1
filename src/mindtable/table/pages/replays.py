"""Games that are over: to step through, to share, to take home, and to play on from any point."""

from __future__ import annotations

from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from ...art.stand import Kind
from ...game.contract import Seat
from ..addresses import visitor_address
from ..admission import game_of
from ..authority import Authority
from ..declined import Declined
from ..family import family_of, page_of
from ..finished import check_open, record_of
from ..forms import field, form_of
from ..handed_in import laid_by_game
from ..links import packed
from ..present.scene import Scene
from ..rendering import page
from ..seen import scene_then, spent_on
from ..stands import KINDS, drawing, has_png
from ..state import state_of
from ..visit import PLAYER, Visit, known_player, remember
from .analysis import BOARD


class Preview(NamedTuple):
    """What other sites may show of a game whose address somebody shares there."""

    title: str
    players: str
    picture: str  # its whole address; "" if there is none


async def show(request: Request) -> Response:
    """A game after one of its moves, with all hands open or as a seat saw it."""
    visit = Visit.of(request)
    table = await _over(request)
    number = number_of(request.query_params.get("move", "0"), table)
    seat = seat_named(request.query_params.get("as", ""), table)
    scene = scene_then(table, number, seat, visit.wording, own_seat(table, visit))
    return page(
        "replay.html",
        request,
        visit,
        replayed=table.id,
        page=page_of(scene),
        act=scene.act,
        family=family_of(scene.game).name,
        number=number,
        last=len(table.steps) - 1,
        spent=spent_on(table, number, visit.say),
        seat=seat or "",
        seats=[(other, scene.names[other]) for other in table.seats],
        has_record=table.course.has_record,
        may_play_on=not table.steps[number].position.winners,
        emotes={},
        preview=_preview(request, table, scene) if table.is_over else None,
    )


async def record(request: Request) -> Response:
    """The game as a record, to keep."""
    visit = Visit.of(request)
    table = await _over(request)
    headers = {"Content-Disposition": f'attachment; filename="mindtable-{table.id[:8]}.txt"'}
    return PlainTextResponse(record_of(table, visit.wording), headers=headers)


async def stand(request: Request) -> Response:
    """The last stand of a game that is over, as a picture."""
    visit = Visit.of(request)
    table = await _over(request)
    if not table.is_over:  # a record that breaks off
        raise Declined(409, "table-not-over")
    kind: Kind = "png" if request.url.path.endswith(".png") else "svg"
    scene = scene_then(table, len(table.steps) - 1, None, visit.wording)
    called = " · ".join(scene.names.values())  # somebody may have another name since it was drawn last, or none
    name, address = f"{table.id} {scene.language} {called}", visitor_address(request.scope)
    picture = await state_of(request).stands.drawn(name, drawing(scene), kind, address)
    return Response(picture, media_type=KINDS[kind])


async def analyse(request: Request) -> Response:
    """This moment on the analysis board."""
    table = await _over(request)
    laid = laid_by_game(table.steps, number_of(request.query_params.get("move", "last"), table))
    if laid is None:
        raise Declined(409, "board-no-turn")
    return RedirectResponse(f"{BOARD}?at={packed(laid.scenario)}", 303)


async def play_on(request: Request) -> Response:
    """A game of one's own from this moment on, against bots."""
    visit = Visit.of(request)
    table = await _over(request)
    form = await form_of(request)
    number = number_of(field(form, "move"), table)
    position = table.steps[number].position
    if position.winners:
        raise Declined(409, "table-game-over")
    asked = position.to_decide[0]
    token, player = known_player(visit)
    state = state_of(request)
    seat = seat_named(field(form, "as", ""), table) or own_seat(table, visit) or asked
    myself = await state.house.identities.myself(request, player)
    new = state.openings.played_on(table, number, player, myself, seat)
    begun = await state.house.usher.begin(new, visitor_address(request.scope))
    response = RedirectResponse(f"/games/{begun.id}/seated", 303)
    remember(response, request, PLAYER, token)
    return response


def _preview(request: Request, table: Authority, scene: Scene[Any]) -> Preview:
    picture = str(request.url_for("stand-png", game=table.id)) if has_png() else ""
    title = scene.say("table-stand-title", game=scene.say(f"table-game-{scene.game}"))
    return Preview(title, " · ".join(scene.names.values()), picture)


async def _over(request: Request) -> Authority:
    """A game that may be looked at from all sides: it is over, or was handed in as a record."""
    table = await game_of(request)
    check_open(table)
    return table


def own_seat(table: Authority, visit: Visit) -> Seat | None:
    """Where the visitor sat, if that was one seat."""
    mine = table.seats_of(visit.player)
    return mine[0] if len(mine) == 1 and not table.is_record else None


def number_of(text: str, table: Authority) -> int:
    """The number of a move that is asked for; later ones than the last are that. Raises Declined."""
    last = len(table.steps) - 1
    if text == "last":
        return last
    if not text.isdecimal() or len(text) > 6:
        raise Declined(422, "table-bad-request")
    return min(int(text), last)


def seat_named(text: str, table: Authority) -> Seat | None:
    """The seat that is asked for; None for no word of any. Raises Declined."""
    if not text:
        return None
    if text not in table.seats:
        raise Declined(422, "table-bad-request")
    return Seat(text)


routes = [
    Route("/replay/{game}", show, name="replay"),
    Route("/replay/{game}/record", record),
    Route("/replay/{game}/stand.svg", stand),
    Route("/replay/{game}/stand.png", stand, name="stand-png"),
    Route("/replay/{game}/analysis", analyse),
    Route("/replay/{game}/play-on", play_on, methods=["POST"]),
]
