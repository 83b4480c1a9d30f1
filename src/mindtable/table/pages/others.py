"""Other people at a table: not meeting them again, and telling the host of them."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...game.contract import Seat
from ...store import Chair
from ..authority import Authority
from ..declined import Declined
from ..forms import field, form_of
from ..rendering import page
from ..seen import is_somebody_else, names_of
from ..state import state_of
from ..visit import Visit
from .games import asked

REASONS: Final = ("name", "conduct", "cheating")  # for which somebody is reported


async def block(request: Request) -> Response:
    """Do not meet somebody again."""
    visit, table, _ = await asked(request)
    player, other = await _another(request, visit, table)
    await state_of(request).house.identities.block(player, str(other.player))
    return _done(request, visit, table, other, "people-block-done")


async def report(request: Request) -> Response:
    """Tell the host of somebody."""
    visit, table, _ = await asked(request)
    player, other = await _another(request, visit, table)
    what = field(await form_of(request), "reason")
    if what not in REASONS:
        raise Declined(422, "table-bad-request")
    identities = state_of(request).house.identities
    await identities.on_disk(lambda: identities.people.report(player, str(other.player), table.id, what))
    return _done(request, visit, table, other, "people-report-done")


async def _another(request: Request, visit: Visit, table: Authority) -> tuple[str, Chair]:
    """Who asks, and the chair of the one they mean. Raises Declined."""
    chair = table.chairs.get(Seat(field(await form_of(request), "seat")))
    if visit.player is None or chair is None or not is_somebody_else(chair, visit.player):
        raise Declined(422, "table-bad-request")
    return visit.player, chair


def _done(request: Request, visit: Visit, table: Authority, other: Chair, message: str) -> Response:
    name = names_of(table.id, table.chairs, visit.wording)[other.seat]
    about = visit.say(message, name=name)
    return page(
        "done.html", request, visit, title="people-done", about=about, back=f"/games/{table.id}", onward="table-back"
    )


routes = [
    Route("/games/{game}/block", block, methods=["POST"]),
    Route("/games/{game}/report", report, methods=["POST"]),
]
