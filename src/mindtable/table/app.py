"""The web table as an application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from ..store import Store, is_shared
from . import metrics
from .accounts import Desk
from .addresses import Addresses, Forwarded, Proxies
from .answers import declined_answer
from .api import routes as api
from .counting import Ledger, tell_of_spending
from .declined import Declined
from .emotes import Emotes
from .family import families
from .hosts import Hosts
from .house import House
from .live import Lines
from .logs import request_id
from .noted import ID, Noted
from .openings import Openings
from .pages import (
    again,
    analysis,
    challenges,
    deals,
    decks,
    editing,
    endings,
    feeds,
    games,
    hints,
    host,
    invitations,
    lab,
    ladder,
    lessons,
    loading,
    lobby,
    me,
    offline,
    operations,
    others,
    own_games,
    privacy,
    puzzles,
    reading,
    replays,
    reviews,
    rules,
    settings,
    signing_in,
    start,
    thoughts,
    tokens,
    tournaments,
    waiting,
)
from .passwords import Passwords
from .readiness import Readiness
from .reading_room import ReadingRoom
from .rendering import STATIC, static_folders
from .security import Safety
from .settings import Settings, keys_of
from .shared_thinkers import SharedThinkers
from .stands import Stands
from .state import State
from .switchboard import Switchboard
from .tidying import tidy

_BY_STATUS: Final = {404: "table-no-such-page", 405: "table-bad-request"}


def make_app(given: Settings) -> Starlette:
    """The application, with its games where the settings say. Raises OSError, StoreProblem, BadKey, NoKeyFile
    or OtherKey."""
    store = Store(given.store)
    try:
        keys = keys_of(given, store)
    except BaseException:
        store.close()
        raise
    news = Switchboard(store.bus())
    ledger = Ledger(
        partial(keys.connection, ""),
        posts=given.posts_a_minute,
        lines=given.lines_an_address,
        connections=given.connections_an_address,
    )
    thinkers = SharedThinkers(store.thoughts(), keys, given.limits) if given.thinks_apart else None
    if thinkers:
        news.hear("thought", thinkers.heard)
        news.hear_of_breaks(thinkers.missed)
    house = House(
        store,
        keys,
        given.pace,
        given.patience,
        given.limits,
        thinkers=thinkers,
        openers=given.openers,
        rated=given.rated,
        news=news,
    )

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        reading_room, stands, passwords = ReadingRoom(given.seconds_to_read), Stands(), Passwords(given.effort)
        emotes = Emotes(news, house.hall.open_games.get)
        app.state.table = State(
            house,
            emotes,
            Openings(),
            Lines(ledger.lines),
            reading_room,
            stands,
            Readiness(house.check),
            Addresses(given.metrics_for),
            Desk(house.identities, passwords, ledger),
            given.keeping,
            given.contact,
        )
        tasks = [
            house.hall.resume(),
            house.settling.go_on(),
            house.timekeeping.run(),
            tidy(house, given.keeping),
            metrics.keep_looking(lambda: len(house.hall.open_games)),
        ]
        if is_shared(given.store):
            news.hear("spent", lambda spent: ledger.heard(spent.text))
            tasks.append(tell_of_spending(ledger, news))
        house.join()
        running = [asyncio.create_task(task) for task in tasks]
        yield
        for task in running:
            task.cancel()
        reading_room.close()
        stands.close()
        passwords.close()
        await house.close()

    pages = (
        start,
        own_games,
        challenges,
        waiting,
        feeds,
        games,
        hints,
        endings,
        again,
        deals,
        invitations,
        lobby,
        tournaments,
        loading,
        replays,
        reviews,
        rules,
        lessons,
        analysis,
        thoughts,
        editing,
        decks,
        puzzles,
        lab,
        ladder,
        host,
        reading,
        offline,
        settings,
        me,
        signing_in,
        others,
        privacy,
        tokens,
        operations,
        api,
    )
    app = Starlette(
        routes=[
            *(route for module in pages for route in module.routes),
            *_own_pages(),
            *(Mount(f"/static/{name}", StaticFiles(directory=folder)) for name, folder in static_folders().items()),
            Mount("/static", StaticFiles(directory=STATIC), name="static"),
        ],
        middleware=[
            Middleware(Noted),
            Middleware(Forwarded, proxies=Proxies(given.proxies)),
            Middleware(Safety, ledger=ledger, hosts=Hosts(given.allowed_hosts)),
            Middleware(GZipMiddleware, minimum_size=500),
        ],
        exception_handlers={
            Declined: _declined,
            HTTPException: _unknown,
            ClientDisconnect: _gone,
            Exception: _broken,
        },
        lifespan=lifespan,
    )
    app.state.ledger = ledger
    return app


def _own_pages() -> list[BaseRoute]:
    """The pages that families have beside those of all games: first those whose whole address is known."""
    routes = [route for family in families() for route in family.routes]
    return sorted(routes, key=lambda route: isinstance(route, Route) and bool(route.param_convertors))


async def _declined(request: Request, problem: Exception) -> Response:
    if not isinstance(problem, Declined):
        raise problem
    return declined_answer(request, problem)


async def _broken(request: Request, _: Exception) -> Response:
    """A mistake of ours. It is in the server's log; here is what a person needs to know."""
    answer = declined_answer(request, Declined(500, "table-broken"))
    answer.headers[ID] = request_id.get()
    return answer


async def _gone(request: Request, _: Exception) -> Response:
    """A browser that has left before it had said all; nobody reads this."""
    return declined_answer(request, Declined(400, "table-bad-request"))


async def _unknown(request: Request, problem: Exception) -> Response:
    if not isinstance(problem, HTTPException):
        raise problem
    message = _BY_STATUS.get(problem.status_code, "table-bad-request")
    return declined_answer(request, Declined(problem.status_code, message))
