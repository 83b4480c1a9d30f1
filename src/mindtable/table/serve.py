"""The web table as a program: it serves until it is told to stop."""

from __future__ import annotations

import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

import uvicorn
from starlette.applications import Starlette

from ..game.flaws import Cause, cause_of
from ..store import NewerStore, OlderStore, StoreInUse, StoreProblem, alone
from ..wording import LANGUAGES
from . import logs, metrics
from .addresses import Proxies
from .app import Settings, make_app
from .connections import AT_ONCE, Door, Limits, guarded_by, room
from .keys import BadKey
from .pictures import drawn, names
from .rendering import templates

_LAST_WORDS: Final = 2  # seconds that open connections are given at the end
_UNHEARD: Final = 30_000  # milliseconds after which a connection is given up whose other end says nothing
_NO_SUCH_HOST: Final = (socket.EAI_NONAME, socket.EAI_AGAIN)  # these are numbers of another list than those of errors
_SETTLED: Final = 5.0  # seconds after which there is time to prepare what nobody has asked for yet
_SHORT_TURNS: Final = 0.0005  # seconds; what waits for the disk is soon done, and should not wait for pages to be drawn
_RARELY: Final = 50_000  # objects made before garbage is looked for, which everybody waits for


class CannotServe(Exception):
    """Why a table or its games cannot be opened. `message` is the name of a sentence."""

    def __init__(self, message: str, **about: str | Cause) -> None:
        super().__init__(message)
        self.message = message
        self.about = about


class _Server(uvicorn.Server):
    """Before it waits for connections to end, it ends those that would not."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        if isinstance(app, Starlette):
            app.state.table.hall.hang_up()
        await super().shutdown(sockets)


def serve(settings: Settings, *, host: str, port: int, browser: bool) -> None:
    """Serve a table; print its address, and open it in a browser where that is wanted and there is one.

    Raises CannotServe.
    """
    logs.begin(settings.log, metrics.Errors())
    with ExitStack() as held:
        with said_why(settings):
            held.enter_context(alone(settings.store))
            app = make_app(settings)
        listening = held.enter_context(_listening(host, port))
        address = _address(host, listening.getsockname()[1])
        print(f"Mindtable: {address}", flush=True)
        if browser and _has_screen():
            threading.Timer(0.5, webbrowser.open, [address]).start()
        preparing = threading.Timer(_SETTLED, prepare)
        preparing.daemon = True
        preparing.start()
        limits = Limits(an_address=settings.connections_an_address, altogether=room())
        config = uvicorn.Config(
            app,
            http=guarded_by(Door(limits, Proxies(settings.proxies))),
            ws="none",
            backlog=AT_ONCE,
            proxy_headers=False,  # ours know more
            log_config=None,  # as `logs` has it
            log_level="warning",
            timeout_graceful_shutdown=_LAST_WORDS,
        )
        sys.setswitchinterval(_SHORT_TURNS)
        gc.set_threshold(_RARELY)
        signal.signal(signal.SIGTERM, lambda _sign, _frame: sys.exit())  # in order, as by Ctrl-C
        _Server(config).run(sockets=[listening])


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


@contextmanager
def said_why(settings: Settings) -> Iterator[None]:
    """Say why the games cannot be had. Raises CannotServe."""
    try:
        yield
    except OSError as problem:
        where = str(problem.filename or settings.data)
        raise CannotServe("table-no-folder", folder=where, problem=cause_of(problem)) from problem
    except BadKey as problem:
        raise CannotServe("table-bad-key", file=str(problem.file)) from problem
    except NewerStore as problem:
        raise CannotServe("table-newer-games") from problem
    except OlderStore as problem:
        raise CannotServe("table-older-server") from problem
    except StoreInUse as problem:
        raise CannotServe("table-in-use") from problem
    except StoreProblem as problem:
        raise CannotServe("table-no-database", problem=str(problem)) from problem


def _listening(host: str, port: int) -> socket.socket:
    try:
        listening = socket.create_server((host, port), family=_family(host))
        # Connections take it over: whoever has lost theirs is not here any more.
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNHEARD)
        return listening
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise CannotServe("table-port-taken", port=str(port)) from problem
        why = Cause("no-address") if problem.errno in _NO_SUCH_HOST else cause_of(problem)
        raise CannotServe("table-no-listening", address=f"{host}:{port}", problem=why) from problem


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _has_screen() -> bool:
    """Whether a browser could be seen by anybody."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
