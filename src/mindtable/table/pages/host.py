"""How the table fares, for those who run it. To everybody else there is no such page."""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...games import games
from ...store import GOING_ON, OPEN, OVER, WAITING, Report
from ..faring import DAYS
from ..present.fared import day_rows, game_rows, uptime
from ..rendering import page
from ..state import state_of
from ..visit import Visit

_STATES: Final = (OPEN, GOING_ON, WAITING, OVER)  # of tournaments
_REPORTS: Final = 20  # that are shown
_MEGABYTE: Final = 1_000_000


async def show(request: Request) -> Response:
    """How many there are of what: people, games, tournaments, reports."""
    visit, house = Visit.of(request), state_of(request).house
    identities, account = house.identities, visit.browser.account
    if account is None or not await identities.is_host(account):
        raise HTTPException(404)
    fared = await house.faring.fared()
    figures, now = fared.figures, fared.now
    reports: list[Report] = await identities.on_disk(lambda: identities.people.reported(_REPORTS))
    return page(
        "host.html",
        request,
        visit,
        figures=figures,
        now=now,
        games=list(games()),
        game_rows=game_rows(figures, list(games())),
        day_rows=day_rows(figures.days, list(games())),
        tournaments=[(state, figures.tournaments.get(state, 0)) for state in _STATES],
        reports=reports,
        days=DAYS,
        megabytes=max(1, round(figures.size / _MEGABYTE)),
        uptime=uptime(now.since, figures.counted),
        version=version("mindtable"),
        openers=house.doorkeeper.openers,
        is_rated=house.rated.are_played,
    )


routes = [Route("/host", show)]
