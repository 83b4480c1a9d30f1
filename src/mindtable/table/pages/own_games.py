"""Somebody's own games, in a list."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...game.contract import Seat
from ...store import Counted
from ..authority import Authority
from ..declined import Declined
from ..family import kind_of, page_of
from ..hall import OwnGames
from ..present.parts import Player
from ..rendering import page
from ..seen import names_of, scene_now
from ..state import state_of
from ..visit import Visit
from .challenges import open_ones

_ON_A_PAGE: Final = 20
_A_MONTH: Final = 30  # days
_FACES: Final = 3  # of others beside a game
_HEADINGS: Final = ("table-games-waiting", "table-games-going-on", "table-games-over")  # by how a game stands


@dataclass(frozen=True)
class OwnGame:
    """A game of somebody's own."""

    game: str
    title: str
    line: str
    others: tuple[Player, ...]  # some of those who play with them
    is_asked: bool
    is_over: bool
    touched: str  # when it was played last, for programs; "" where that is not said
    played: str  # the same in words

    @property
    def standing(self) -> int:
        """Whether it waits for its player, goes on, or is over."""
        return 2 if self.is_over else 0 if self.is_asked else 1


async def show(request: Request) -> Response:
    """All games of a player, a page at a time."""
    visit = Visit.of(request)
    number = _number(request.query_params.get("page", "1"))
    own = OwnGames([], are_more=False)
    if visit.player:
        own = await state_of(request).house.hall.games_of(visit.player, _ON_A_PAGE, (number - 1) * _ON_A_PAGE)
    games = [own_game(table, visit, touched) for table, touched in own.games]
    groups = [
        (heading, [game for game in games if game.standing == standing]) for standing, heading in enumerate(_HEADINGS)
    ]
    return page(
        "games.html",
        request,
        visit,
        groups=[(heading, some) for heading, some in groups if some],
        challenges=await open_ones(request, visit),
        has_feed=visit.player is not None and await state_of(request).house.feeds.has(visit.player),
        before=number - 1,
        after=number + 1 if own.are_more else 0,
    )


def address_of_finished(counted: Counted) -> str:
    """Where the games of somebody that are over begin in the list of all."""
    before = counted.waiting + counted.going_on
    return f"/games?page={before // _ON_A_PAGE + 1}#{_HEADINGS[-1]}"


def own_game(table: Authority, visit: Visit, touched: datetime | None = None) -> OwnGame:
    """A game as its player finds it in a list."""
    mine = table.seats_of(visit.player)
    scene = scene_now(table, mine[0] if len(mine) == 1 else None, visit.wording)
    is_asked = any(seat in table.to_decide for seat in mine)
    if ending := _ending(table, mine):
        line = " · ".join(filter(None, (kind_of(scene), visit.say(ending))))
    elif not mine:
        line = visit.say("table-bot-plays-for-you")
    elif table.free_seats:
        line = visit.say("table-lobby-short")
    elif not table.is_dealt:
        line = visit.say("deals-short")
    else:
        head = page_of(scene).head
        now = visit.say("table-your-turn") if is_asked else head.now
        line = " · ".join(filter(None, (head.detail, now, head.standing)))
    others = _others(table, visit.player)
    if any(table.chairs[seat].is_program for seat in others):
        line = f"{visit.say('table-program')} · {line}"
    return OwnGame(
        game=table.id,
        title=title_of(table, visit.player, visit),
        line=line,
        others=tuple(scene.player(seat) for seat in others[:_FACES]),
        is_asked=is_asked,
        is_over=bool(ending),
        touched=touched.isoformat(timespec="seconds") if touched else "",
        played=_played(touched, visit) if touched else "",
    )


def title_of(table: Authority, player: str | None, visit: Visit) -> str:
    """What a game is called for its player: what is played, and with whom."""
    others = _others(table, player)
    return visit.say(
        "table-game-with",
        game=visit.say(f"table-game-{table.game.name}"),
        name=names_of(table.id, table.chairs, visit.wording)[others[0]],
        more=len(others) - 1,
    )


def _others(table: Authority, player: str | None) -> list[Seat]:
    """Who plays with somebody; of those at one screen, all but the first."""
    mine = table.seats_of(player)
    return [seat for seat in table.seats if seat not in mine] or list(table.seats[1:])


def _ending(table: Authority, mine: list[Seat]) -> str:
    """How a game ended for somebody; "" while it goes on. For several at one screen, and for those whose chair a bot
    had at the end, only that it is over."""
    if table.is_record:
        return "table-recorded"
    if not table.is_over:
        return ""
    if len(mine) != 1:
        return "table-over"
    return "table-won" if mine[0] in table.winners else "table-lost"


def _played(touched: datetime, visit: Visit) -> str:
    """How long ago that was, in words."""
    days = max(0, (datetime.now().astimezone().date() - touched.astimezone().date()).days)
    if days < _A_MONTH:
        return visit.say("table-played-days-ago", days=days)
    return visit.say("table-played-months-ago", months=days // _A_MONTH)


def _number(text: str) -> int:
    """Which page; they are counted from 1 on."""
    if not text.isdecimal() or len(text) > 6 or not int(text):
        raise Declined(422, "table-bad-request")
    return int(text)


routes = [Route("/games", show)]
