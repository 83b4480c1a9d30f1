"""Reviews of games that are over: what each decision was worth, and what was better."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...art.chances import chances_picture
from ...art.stand import Kind as Format
from ..addresses import visitor_address
from ..admission import game_of
from ..authority import Authority
from ..declined import Declined
from ..family import family_of
from ..present.reviewing import Reviewed
from ..present.verdict import verdict
from ..rendering import found_template, page
from ..reviewed import Showing, Shown, Wish
from ..reviews import Found
from ..seen import scene_then
from ..stands import KINDS, frame_of, has_png
from ..state import state_of
from ..thoughts import Whose
from ..visit import Visit
from .replays import number_of, own_seat, seat_named

_LONGEST_STEP: Final = 2  # digits


async def show(request: Request) -> Response:
    """The review of a game, as far as there is one; what is missing is worked out meanwhile."""
    visit = Visit.of(request)
    table = await _over(request)
    wish = _wish(request, table, visit)
    found = await state_of(request).house.reviews.look(table, wish.kind, _whose(request, visit))
    end = scene_then(table, len(table.steps) - 1, None, visit.wording, own_seat(table, visit))
    family = family_of(table.game.name).name
    return page(
        "review.html",
        request,
        visit,
        game=table.id,
        family=family,
        own_rules=found_template(f"{family}/rules.html", "plain-rules.html"),
        found=found,
        is_older=found.is_older(table.game.name),
        path=wish.path,
        seat=wish.seat,
        is_open=wish.is_open,
        title=visit.say(f"table-game-{table.game.name}"),
        verdict=verdict(end),
        players=list(end.names.values()),
        picture=str(request.url_for("curve-png", game=table.id)) + f"?as={wish.seat}" if has_png() else "",
        shown=_shown(table, visit, wish, found),
    )


async def begin(request: Request) -> Response:
    """Have a first look at a game that is over: its end shows where it turned."""
    visit = Visit.of(request)
    table = await _over(request)
    await state_of(request).house.reviews.look(table, "known", _whose(request, visit), "rough")
    return Response(status_code=204)


async def again(request: Request) -> Response:
    """Work a review out anew."""
    visit = Visit.of(request)
    table = await _over(request)
    wish = _wish(request, table, visit)
    await state_of(request).house.reviews.again(table, wish.kind, _whose(request, visit))
    return RedirectResponse(wish.address, 303)


async def curve(request: Request) -> Response:
    """The curve of a review as a picture, to be shared."""
    visit = Visit.of(request)
    table = await _over(request)
    wish = _wish(request, table, visit)
    state = state_of(request)
    found = await state.house.reviews.kept(table.id, wish.kind)
    if found.review is None:
        raise Declined(409, "table-review-not-there")
    kind: Format = "png" if request.url.path.endswith(".png") else "svg"
    reviewed = Reviewed(found.review, wish.seat, table.steps, table.winners)
    scene = scene_then(table, len(table.steps) - 1, None, visit.wording)
    title = visit.say("table-review-chance-of", name=scene.names[wish.seat])
    draw = partial(chances_picture, frame_of(scene), title, reviewed.chances())
    name = f"{table.id} {scene.language} {wish.kind} {wish.seat} {found.care} {found.review.version} {title}"
    picture = await state.stands.drawn(name, draw, kind, visitor_address(request.scope))
    return Response(picture, media_type=KINDS[kind])


# --- who asks for what -----------------------------------------------------------------------------


def _shown(table: Authority, visit: Visit, wish: Wish, found: Found) -> Shown | None:
    if found.review is None or not found.review.decisions:
        return None
    return Showing(table, visit, wish, found.review, is_visitor=own_seat(table, visit) == wish.seat).shown()


async def _over(request: Request) -> Authority:
    """A game that is over. Raises Declined for all others, whoever asks."""
    table = await game_of(request)
    if not table.is_over:
        raise Declined(409, "table-review-not-over")
    return table


def _wish(request: Request, table: Authority, visit: Visit) -> Wish:
    asked = request.query_params
    seat = seat_named(asked.get("as", ""), table) or own_seat(table, visit) or table.winners[0]
    step = asked.get("step", "0")
    if not step.isdecimal() or len(step) > _LONGEST_STEP:
        raise Declined(422, "table-bad-request")
    number = number_of(asked.get("move", "0"), table)
    return Wish(f"/games/{table.id}/review", seat, "open" in asked, "all" in asked, number, int(step))


def _whose(request: Request, visit: Visit) -> Whose:
    return Whose(visitor_address(request.scope), visit.player or "")


routes = [
    Route("/games/{game}/review", show, methods=["GET"], name="review"),
    Route("/games/{game}/review", begin, methods=["POST"]),
    Route("/games/{game}/review/again", again, methods=["POST"]),
    Route("/games/{game}/review/curve.svg", curve),
    Route("/games/{game}/review/curve.png", curve, name="curve-png"),
]
