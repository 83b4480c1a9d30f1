"""The page on which a record is loaded, to look at it, or a position, to play from it."""

from __future__ import annotations

from string import ascii_uppercase
from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...game.contract import Seat
from ...game.flaws import Flawed
from ...game.records import Record, RecordError
from ...games import games
from ...store import NewGame
from ..addresses import visitor_address
from ..declined import Declined, Faulty
from ..family import family_of
from ..forms import field, form_of, text_of
from ..handed_in import read_game
from ..rendering import page
from ..state import state_of
from ..visit import PLAYER, Visit, known_player, remember
from ..wishes import most_seats


class ExamplePosition(NamedTuple):
    """A position of a game, as it would be handed in."""

    game: str
    text: str


async def show(request: Request) -> Response:
    """The page for a record or a position of one's own."""
    return _shown(request)


async def load(request: Request) -> Response:
    """A record to look at, or a position to play from: one's own, or an example."""
    form = await form_of(request, files=1)
    token, player = known_player(Visit.of(request))
    text, seat = field(form, "text", ""), field(form, "as", "")
    try:
        text = await _text(form) or text
        new = await _handed_in(text, Seat(seat) if seat else None, player, request)
    except Declined as problem:  # the page again, with what was handed in
        return _shown(request, text, seat, problem)
    finally:
        await form.close()
    table = await state_of(request).house.usher.begin(new, visitor_address(request.scope))
    seen_by = f"?as={seat}" if seat else ""
    response = RedirectResponse(f"/replay/{table.id}{seen_by}" if new.is_record else f"/games/{table.id}/seated", 303)
    remember(response, request, PLAYER, token)
    return response


async def _text(form: FormData) -> str:
    """The example that is wanted, or what a file says; "" if there is neither. Raises Declined."""
    if wanted := field(form, "example", ""):
        found = [example.text for example in example_positions() if example.game == wanted]
        if not found:
            raise Declined(422, "table-bad-request")
        return found[0]
    return await text_of(form, "file")


async def _handed_in(text: str, seat: Seat | None, player: str, request: Request) -> NewGame:
    """A record to look at, or a position to play from at a seat. Raises Declined."""
    state = state_of(request)
    try:
        found = await state.reading_room.read(visitor_address(request.scope), read_game, text)
    except RecordError as problem:
        raise Faulty("table-bad-record", problem.flaw) from problem
    except Flawed as problem:
        raise Faulty("table-bad-position", problem.flaw) from problem
    if found is None:
        raise Declined(422, "table-not-a-record")
    seats = [one for one, _ in found.seats] if isinstance(found, Record) else found[1].seats
    if seat is not None and seat not in seats:
        raise Declined(422, "table-no-such-seat")
    if isinstance(found, Record):
        return state.openings.of_record(found, player)
    document, position = found
    if position.winners:  # nothing is left to be played
        raise Declined(409, "table-game-over")
    myself = await state.house.identities.myself(request, player)
    return state.openings.of_position(document, position, player, myself, seat)


def _shown(request: Request, text: str = "", seat: str = "", problem: Declined | None = None) -> Response:
    visit = Visit.of(request)
    return page(
        "load.html",
        request,
        visit,
        problem.status if problem else 200,
        problem=problem.sentence(visit.wording) if problem else "",
        text=text,
        seat=seat,
        seats=ascii_uppercase[: max(map(most_seats, games()))],
        examples=example_positions(),
    )


def example_positions() -> list[ExamplePosition]:
    """A position of each game that has one written down."""
    files = [(game, family_of(game).folder / "positions" / f"{game}.yaml") for game in games()]
    return [ExamplePosition(game, file.read_text("utf-8")) for game, file in files if file.is_file()]


routes = [Route("/replay", show, name="load"), Route("/replay", load, methods=["POST"])]
