"""The web table as an application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from ..store import Store
from .answers import declined_answer
from .attendance import USUAL_PATIENCE, Patience
from .declined import Declined
from .emotes import Emotes
from .hall import Hall
from .keys import Keys
from .live import Lines
from .openings import Openings
from .pages import cards, games, invitations, own_games, reading, replays, rules, settings, start
from .reading_room import USUAL_SECONDS, ReadingRoom
from .rendering import STATIC
from .security import Safety
from .seen import Curtains
from .state import State
from .thinking import UNHURRIED, Pace

_BY_STATUS: Final = {404: "table-no-such-page", 405: "table-bad-request"}


@dataclass(frozen=True)
class Settings:
    """How a table is run."""

    data: Path
    database: str | None = None  # the URL of another database than the file in the folder
    pace: Pace = UNHURRIED
    patience: Patience = USUAL_PATIENCE
    posts_a_minute: int = 240
    lines_an_address: int = 60  # of events that may be open at the same time
    seconds_to_read: float = USUAL_SECONDS  # what somebody hands in


def make_app(given: Settings) -> Starlette:
    """The application; its games are in the folder of the settings. Raises OSError or StoreProblem."""
    keys = Keys.in_folder(given.data)
    store = Store(given.database) if given.database else Store.in_folder(given.data)
    hall = Hall(store, keys, given.pace, given.patience)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        reading_room = ReadingRoom(given.seconds_to_read)
        lines = Lines(given.lines_an_address)
        app.state.table = State(hall, Curtains(), Emotes(), Openings(), lines, reading_room)
        resuming = asyncio.create_task(hall.resume())
        yield
        resuming.cancel()
        reading_room.close()
        await hall.close()

    pages = (start, own_games, games, invitations, replays, cards, rules, reading, settings)
    return Starlette(
        routes=[
            *(route for module in pages for route in module.routes),
            Mount("/static", StaticFiles(directory=STATIC), name="static"),
        ],
        middleware=[
            Middleware(Safety, posts_a_minute=given.posts_a_minute),
            Middleware(GZipMiddleware, minimum_size=500),
        ],
        exception_handlers={Declined: _declined, HTTPException: _unknown, Exception: _broken},
        lifespan=lifespan,
    )


async def _declined(request: Request, problem: Exception) -> Response:
    if not isinstance(problem, Declined):
        raise problem
    return declined_answer(request, problem)


async def _broken(request: Request, _: Exception) -> Response:
    """A mistake of ours. It is in the server's log; here is what a person needs to know."""
    return declined_answer(request, Declined(500, "table-broken"))


async def _unknown(request: Request, problem: Exception) -> Response:
    if not isinstance(problem, HTTPException):
        raise problem
    message = _BY_STATUS.get(problem.status_code, "table-bad-request")
    return declined_answer(request, Declined(problem.status_code, message))
