"""A process that answers browsers, alone or as one of several."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final, cast

import uvicorn
from starlette.applications import Starlette

from ..wording import LANGUAGES
from . import logs, metrics
from .addresses import Proxies
from .app import make_app
from .connections import AT_ONCE, Door, Guard, Limits, guarded_by, room
from .neighbours import Neighbours
from .passing import Passing, Receiving
from .pictures import drawn, names
from .rendering import templates
from .settings import Settings
from .supervisor import READY, end_with

_LAST_WORDS: Final = 5  # seconds that open connections are given at the end
_WAITING: Final = 1024  # connections until they are let in, as when all come back whose server has ended
_SETTLED: Final = 5.0  # seconds after which there is time to prepare what nobody has asked for yet
_SHORT_TURNS: Final = 0.0005  # seconds; what waits for the disk is soon done, and should not wait for pages to be drawn
_OLDER: Final = 4  # looks for garbage among the newest for one that is also among those a little older
# How many objects more there are before garbage is looked for besides, after how many such looks also among those a
# little older, and after how many of these among all: that is about once a day. Everybody waits meanwhile, for seconds
# in the last case where very much is kept; but hardly anything that was kept becomes garbage.
_RARELY: Final = (2_000, 2, 200_000)
_log: Final = logging.getLogger(__name__)


class _Server(uvicorn.Server):
    """Says when it answers. Before it waits for connections to end, it ends those that would not. Where it has others
    beside it, it takes over what they pass on."""

    def __init__(self, config: uvicorn.Config, begun: Callable[[], None], passing: Passing | None) -> None:
        super().__init__(config)
        self._begun = begun
        self._passing = passing
        self._receiving: Receiving | None = None

    def end(self) -> None:
        """End soon, and in order."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or []:
            one.listen(_WAITING)
        if self.started and self._passing:
            self._receiving = self._listening_to(self._passing.neighbours)
        if self.started:
            self._begun()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        look_for_garbage(counter)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._receiving:
            await self._receiving.close()
        if self._passing:
            self._passing.close()  # what comes back now is still answered
        app = self.config.app
        if isinstance(app, Starlette):
            app.state.table.house.hang_up()
        await super().shutdown(sockets)

    def _listening_to(self, neighbours: Neighbours) -> Receiving | None:
        """Whoever takes over what others pass on. The folder for that may be gone, or its name too long: then all is
        answered where it comes."""
        try:
            return Receiving(neighbours, self._take_over)
        except OSError:
            _log.warning("connections cannot be passed on to this worker", exc_info=True)
            return None

    async def _take_over(self, connection: socket.socket, request: bytes) -> None:
        """Go on with a connection that another worker has passed on, and with what was read from it."""
        make = cast(Callable[..., Guard], self.config.http_protocol_class)
        guard = make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        guard.brings(request)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: guard, connection)
        except OSError:  # it has ended meanwhile
            connection.close()


def answer_browsers(app: Starlette, settings: Settings, listening: socket.socket) -> None:
    """Answer those who come, until this process is told to end."""
    _run(_server(app, settings, lambda: None), listening)


def work(settings: Settings, others: Neighbours | None, listening: socket.socket, line: Connection) -> None:
    """Be one of several processes that answer those who come, until the line to the supervisor ends."""
    logs.begin(settings.log, metrics.Errors())
    server = _server(make_app(settings), settings, lambda: line.send(READY), others)
    end_with(line, server.end)
    _run(server, listening)


def prepare() -> None:
    """Read all languages with their templates and draw all pictures, so that nobody waits for what the first to need
    them would wait for."""
    for language in LANGUAGES:
        found = templates(language)
        for template in found.list_templates():
            found.get_template(template)
    for name in names():
        drawn(name)
    gc.freeze()  # all this stays; nobody has to wait until it is looked through for garbage


def look_for_garbage(before: int) -> None:
    """Look for garbage among the little that is new; `before` is how often that was done. Left to itself Python waits
    until there are so many objects more than the last time: where what is kept is always replaced by something else,
    hundreds of thousands are new by then, and everybody waits for a fifth of a second."""
    gc.collect(0 if before % _OLDER else 1)


def _server(app: Starlette, settings: Settings, begun: Callable[[], None], others: Neighbours | None = None) -> _Server:
    limits = Limits(altogether=room())
    passing = Passing(others) if others else None
    config = uvicorn.Config(
        app,
        http=guarded_by(Door(limits, Proxies(settings.proxies), app.state.ledger.connections, passing)),
        ws="none",
        backlog=AT_ONCE,
        proxy_headers=False,  # ours know more
        log_config=None,  # as `logs` has it
        log_level="warning",
        timeout_graceful_shutdown=_LAST_WORDS,
    )
    return _Server(config, begun, passing)


def _run(server: _Server, listening: socket.socket) -> None:
    preparing = threading.Timer(_SETTLED, prepare)
    preparing.daemon = True
    preparing.start()
    sys.setswitchinterval(_SHORT_TURNS)
    gc.set_threshold(*_RARELY)
    signal.signal(signal.SIGTERM, lambda _sign, _frame: sys.exit())  # in order, as by Ctrl-C
    server.run(sockets=[listening])
