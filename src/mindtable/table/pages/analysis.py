"""The analysis board: a position by a link, the moves of any side, and what the search thinks of them.

The position is in the address, and in nothing else. Nothing of a game that goes on ever comes here: links lead here
from games that are over, from records, and from what somebody lays out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final
from urllib.parse import parse_qs

import yaml
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from ...game.contract import MoveError
from ...game.flaws import Flawed
from ...game.plain_yaml import in_yaml
from ...game.records import Record, RecordError
from ...games import games
from ..addresses import visitor_address
from ..declined import Declined, Faulty
from ..family import family_of, page_of
from ..forms import field, form_of, text_of
from ..handed_in import Laid, read_game, read_laid
from ..links import packed, unpacked
from ..present.laid import decider, scene_of
from ..rendering import page, tiles
from ..state import state_of
from ..visit import PLAYER, Visit, known_player, remember, split_address
from .loading import example_positions

BOARD: Final = "/analysis"
OPEN: Final = "open"  # whether all cards are seen, or what the one who decides knows
_AT: Final = "at"


async def show(request: Request) -> Response:
    """A position with what can be played from it; without one, where positions come from."""
    visit = Visit.of(request)
    if not (at := request.query_params.get(_AT, "")):
        return _beginning(request)
    laid = await laid_at(request, at)
    is_open = OPEN in request.query_params
    scene = scene_of(laid, visit.wording, is_open=is_open)
    if scene is None:
        return RedirectResponse(f"{BOARD}/edit?at={at}", 303)
    here = f"{BOARD}?at={at}"
    seen = f"&{OPEN}" if is_open else ""
    return page(
        "analysis.html",
        request,
        visit,
        page=page_of(scene),
        family=family_of(scene.game).name,
        emotes={},
        at=at,
        is_open=is_open,
        view=seen,
        other_view=here if is_open else f"{here}&{OPEN}",
        decider=scene.names[scene.viewer] if scene.viewer else "",
        back=_back(laid),
        begin=packed(laid.document) if laid.moves else "",
        thoughts=f"{BOARD}/thoughts?at={at}{seen}" if scene.is_asked else "",
        has_editor=family_of(scene.game).editor is not None,
        problem=visit.wording.flaw(laid.flaw) if laid.flaw else "",
        asked_in="analysis-question.html",
        told_in="thoughts.html",
    )


async def open_board(request: Request) -> Response:
    """A position that is handed in: as a scenario, an example, nothing at all, a link, or a record to look at."""
    form = await form_of(request, files=1)
    token, player = known_player(Visit.of(request))
    text = field(form, "text", "")
    try:
        text = await text_of(form, "file") or text
        where = _given(field(form, "game", ""), field(form, "example", "")) or await _handed_in(request, text, player)
    except Declined as problem:
        return _beginning(request, text, problem)
    finally:
        await form.close()
    response = RedirectResponse(where, 303)
    remember(response, request, PLAYER, token)
    return response


async def play(request: Request) -> Response:
    """The position after a move of whoever decides."""
    asked = request.query_params
    laid = await laid_at(request, asked.get(_AT, ""))
    if laid.position is None or (seat := decider(laid.position)) is None:
        raise Declined(409, "table-game-over")
    try:
        move = laid.position.read(asked.get("move", ""), seat)
    except MoveError as problem:
        raise Declined(422, "table-no-move") from problem
    following = replace(laid, moves=(*laid.moves, {str(seat): str(move)})).scenario
    seen = f"&{OPEN}" if OPEN in asked else ""
    return RedirectResponse(f"{BOARD}?at={packed(following)}{seen}", 303)


async def scenario(request: Request) -> Response:
    """The position as a scenario, to keep."""
    laid = await laid_at(request, request.query_params.get(_AT, ""))
    headers = {"Content-Disposition": 'attachment; filename="mindtable-position.yaml"'}
    return PlainTextResponse(as_yaml(laid.scenario), headers=headers)


def as_yaml(document: Mapping[str, Any]) -> str:
    """A scenario as people write it."""
    return yaml.safe_dump(dict(document), sort_keys=False, default_flow_style=None, allow_unicode=True, width=110)


async def laid_at(request: Request, at: str) -> Laid:
    """The position of a link. Raises Declined if it is none."""
    text = unpacked(at)
    try:
        laid = await state_of(request).reading_room.read(visitor_address(request.scope), read_laid, text)
    except Flawed as problem:
        raise Faulty("table-bad-position", problem.flaw) from problem
    if laid is None or laid.document["game"] not in list(games()):
        raise Declined(422, "board-bad-link")
    return laid


def _given(empty: str, example: str) -> str:
    """Where an empty board or an example is; "" if neither is wanted. Raises Declined."""
    if empty:
        editor = family_of(empty).editor if empty in games() else None
        if editor is None:
            raise Declined(422, "table-bad-request")
        return f"{BOARD}/edit?at={packed(editor.empty(empty))}"
    if not example:
        return ""
    found = [one.text for one in example_positions() if one.game == example]
    if not found:
        raise Declined(422, "table-bad-request")
    return f"{BOARD}?at={packed(next(in_yaml(found[0])))}"


async def _handed_in(request: Request, text: str, player: str) -> str:
    """Where what was handed in is to be seen. Raises Declined."""
    state, address = state_of(request), visitor_address(request.scope)
    if link := parse_qs(split_address(text.strip()).query).get(_AT):
        return f"{BOARD}?at={packed((await laid_at(request, link[0])).scenario)}"
    try:
        laid = await state.reading_room.read(address, read_laid, text)
        if laid is not None:
            return f"{BOARD}?at={packed(laid.scenario)}"
        found = await state.reading_room.read(address, read_game, text)
    except RecordError as problem:
        raise Faulty("table-bad-record", problem.flaw) from problem
    except Flawed as problem:
        raise Faulty("table-bad-position", problem.flaw) from problem
    if not isinstance(found, Record):
        raise Declined(422, "table-not-a-record")
    table = await state.house.usher.begin(state.openings.of_record(found, player), address)
    return f"/replay/{table.id}?move=last"


def _back(laid: Laid) -> str:
    """The same position before the last move; "" if there was none."""
    return packed(replace(laid, moves=laid.moves[:-1]).scenario) if laid.moves else ""


def _beginning(request: Request, text: str = "", problem: Declined | None = None) -> Response:
    visit = Visit.of(request)
    laid_by_hand = [tile for tile in tiles() if family_of(tile.game).editor is not None]
    return page(
        "analysis-begin.html",
        request,
        visit,
        problem.status if problem else 200,
        problem=problem.sentence(visit.wording) if problem else "",
        text=text,
        games=laid_by_hand,
        examples={example.game for example in example_positions()},
    )


routes = [
    Route(BOARD, show, name="analysis"),
    Route(BOARD, open_board, methods=["POST"]),
    Route(f"{BOARD}/play", play),
    Route(f"{BOARD}/scenario", scenario),
]
