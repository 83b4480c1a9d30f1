"""Laying positions out by hand. Everything is in the address: each change leads to another one."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlencode

from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...game.flaws import Flaw
from ..declined import Declined
from ..editing import Document, Editor, Selected, list_at, value_of
from ..family import family_of
from ..handed_in import Laid, written_down
from ..links import packed
from ..rendering import page
from ..searching import all_cards, search
from ..visit import Visit
from .analysis import BOARD, laid_at

_MOST_SELECTED: Final = 100
_SET: Final = "set."  # before the paths of what can be counted or chosen


async def show(request: Request) -> Response:
    """A position to be changed, or what has come of a change."""
    visit = Visit.of(request)
    asked = request.query_params
    laid = await laid_at(request, asked.get("at", ""))
    editor = family_of(laid.document["game"]).editor
    if editor is None:
        raise Declined(409, "board-no-editor")
    document = editor.spelled_out(_to_change(laid))
    problem = ""
    if doing := asked.get("do", ""):
        problem = _changed(editor, document, doing, asked, visit)
        if not problem:
            return RedirectResponse(_address(editor, document, asked, visit.language), 303)
    return _shown(request, visit, editor, document, problem=problem, flaw=laid.flaw)


def _to_change(laid: Laid) -> Any:
    """What is laid out: the position after all moves. In the middle of a turn, that before them."""
    now = written_down(laid.position) if laid.moves and laid.position else None
    return laid.document if now is None else now


def _address(editor: Editor, document: Document, asked: QueryParams, language: str) -> str:
    """Where the document is, with what was searched for."""
    zone = {"to": asked["to"]} if asked.get("to") else {}
    kept = search(editor, asked, language).kept
    return f"{BOARD}/edit?{urlencode({'at': packed(editor.shortened(document)), **zone, **kept})}"


def _changed(editor: Editor, document: Document, doing: str, asked: QueryParams, visit: Visit) -> str:
    """Change a document as somebody wants it; why that cannot be, or ""."""
    layout, zone = editor.layout(document, visit.language), asked.get("to", "")
    for path in layout.paths:
        if (text := asked.get(f"{_SET}{path}")) is not None:
            editor.set_to(document, path, value_of(text))
    selected = Selected(editor, document, tuple(asked.getlist("card"))[:_MOST_SELECTED])
    what, _, card = doing.partition(" ")
    if what in ("add", "move") and zone not in dict(layout.zones):
        return visit.say("board-no-zone")
    if what == "add":
        return _added(editor, document, card or asked.get("name", ""), zone, visit)
    if what == "move":
        place = asked.get("place", "")
        selected.move(zone, int(place) if place.isdecimal() and len(place) < 4 else None)
    elif what == "remove":
        selected.remove()
    elif what == "turn":
        selected.turn()
    elif what == "clear":
        empty = editor.spelled_out(editor.empty(document["game"]))
        document.clear()
        document.update(empty)
    return ""


def _added(editor: Editor, document: Document, name: str, zone: str, visit: Visit) -> str:
    """Lay one more card into a zone; why that cannot be, or ""."""
    card = editor.named(name, visit.language)
    if card is None:
        return visit.say("board-no-card", name=name[:60])
    if (there := list_at(document, zone)) is not None:
        there.append(editor.laid(card, zone))
    return ""


def _shown(
    request: Request, visit: Visit, editor: Editor, document: Document, *, problem: str, flaw: Flaw | None
) -> Response:
    asked = request.query_params
    game = document["game"]
    return page(
        "editing.html",
        request,
        visit,
        422 if problem else 200,
        family=family_of(game).name,
        game=game,
        at=packed(editor.shortened(document)),
        layout=editor.layout(document, visit.language),
        drawn_by=editor.template,
        turning=editor.turning,
        search=search(editor, asked, visit.language),
        names=[one.name for one in all_cards(editor, visit.language)],
        to=asked.get("to", ""),
        problem=problem,
        flaw=visit.wording.flaw(flaw) if flaw else "",
    )


routes = [Route(f"{BOARD}/edit", show, name="analysis-edit")]
