"""The end of a game: what is shown of it, and what can be begun from there."""

from __future__ import annotations

from math import ceil
from typing import Any, Final, NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...bots.levels import LEVELS
from ...review import Review
from ..addresses import visitor_address
from ..admission import game_of
from ..authority import Authority
from ..declined import Declined
from ..family import ending_of
from ..matches import is_decided
from ..present.reviewing import Reviewed, Turned, turned
from ..present.scene import Scene
from ..reviews import why_not
from ..stands import has_png
from ..state import state_of
from ..visit import Visit

_LONGEST_SITTING: Final = 180  # minutes


class PlayOn(NamedTuple):
    """From where somebody who has lost may play on, to try another way."""

    move: int  # the number of the moment in the replay
    turn: int


class Stronger(NamedTuple):
    """A bot for somebody who has won."""

    bot: str
    strength: int  # in dots


def ending_now(table: Authority, scene: Scene[Any], review: Review | None) -> dict[str, Any]:
    """What the template of an ending knows besides what that of the table does; of a review, what there is so far."""
    shown = ending_of(scene)
    return {
        "may_review": not why_not(table),
        "turned": _turned(table, scene, review) if review and review.decisions else None,
        "ending": shown,
        "is_match_over": is_decided(table),
        "minutes": _minutes(table),
        "has_png": has_png(),
        "stronger": _stronger(table) if shown.mood == "won" else None,
        "play_on": _play_on(table, scene) if shown.mood == "lost" else None,
    }


def _turned(table: Authority, scene: Scene[Any], review: Review) -> Turned:
    seat = scene.viewer or table.winners[0]
    return turned(Reviewed(review, seat, table.steps, table.winners), scene)


def _minutes(table: Authority) -> int:
    """How many minutes were played; 0 for games that took longer than people sit at a table, and those not played."""
    if table.moved is None:
        return 0
    minutes = ceil((table.moved[1] - table.moved[0]).total_seconds() / 60)
    return max(1, minutes) if minutes <= _LONGEST_SITTING else 0


def _stronger(table: Authority) -> Stronger | None:
    """The next level, for somebody who played alone against bots of one level."""
    bots = {chair.bot for chair in table.chairs.values() if chair.bot}
    names = [level.name for level in LEVELS]
    if len(table.people) != 1 or len(bots) != 1 or not bots <= set(names[:-1]):
        return None
    strength = names.index(bots.pop()) + 2
    return Stronger(names[strength - 1], strength)


def _play_on(table: Authority, scene: Scene[Any]) -> PlayOn | None:
    """The beginning of the viewer's own last turn, after which something was still to be decided."""
    for chapter in reversed(scene.wording.of(scene.game).chapters(scene.told.events)):
        if chapter.seat == scene.viewer:
            move = scene.told.number_at(chapter.start)
            if not table.steps[move].position.winners:
                return PlayOn(move, chapter.number)
    return None


async def stronger(request: Request) -> Response:
    """Another deal of the same game for who has won it, against the next stronger bot."""
    visit, state = Visit.of(request), state_of(request)
    table = await game_of(request)
    mine = table.seats_of(visit.player)
    if not mine:
        raise Declined(403, "table-not-your-seat")
    following = _stronger(table)
    if following is None or not set(mine) & set(table.winners):
        raise Declined(409, "table-not-over")
    new = state.openings.again(table, following.bot)
    begun = await state.house.usher.begin(new, visitor_address(request.scope))
    return RedirectResponse(f"/games/{begun.id}", 303)


routes = [Route("/games/{game}/stronger", stronger, methods=["POST"])]
