"""The web table as a program: it serves until it is told to stop."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import Connection
from typing import Final

from ..game.flaws import Cause, cause_of
from ..store import NewerStore, OlderStore, Store, StoreInUse, StoreProblem, alone, is_shared
from . import logs, metrics
from .app import Settings, keys_of, make_app
from .keys import BadKey, NoKeyFile, OtherKey
from .passing import posts
from .supervisor import READY, Supervisor, Work, end_with
from .thinker import think
from .worker import answer_browsers, work

_GIVES_WAY: Final = 5  # of 19; what does not give way at all has three times as much of a core
_UNHEARD: Final = 30_000  # milliseconds after which a connection is given up whose other end says nothing
_NO_SUCH_HOST: Final = (socket.EAI_NONAME, socket.EAI_AGAIN)  # these are numbers of another list than those of errors


class CannotServe(Exception):
    """Why a table or its games cannot be opened. `message` is the name of a sentence."""

    def __init__(self, message: str, **about: str | Cause) -> None:
        super().__init__(message)
        self.message = message
        self.about = about


@dataclass(frozen=True)
class Staff:
    """How many processes serve games that are in a database."""

    workers: int = 1  # answer browsers
    thinkers: int | None = None  # let bots think; None: as many as there are cores


@dataclass(frozen=True)
class Place:
    """Where a table is to be found."""

    host: str
    port: int
    browser: bool  # whether it is opened in one, where there is one


def serve(settings: Settings, place: Place, staff: Staff) -> None:
    """Serve a table and print its address. Raises CannotServe."""
    with said_why(settings):
        is_in_database = is_shared(settings.store)
    if is_in_database:
        _serve_together(settings, place, staff)
    else:
        _serve_alone(settings, place, staff)


def _serve_alone(settings: Settings, place: Place, staff: Staff) -> None:
    """Serve games in a file: this process is the only one that has them."""
    for option, is_asked in (("--workers", staff.workers > 1), ("--thinkers", staff.thinkers is not None)):
        if is_asked:
            raise CannotServe("table-needs-database", option=option)
    with ExitStack() as held:
        with said_why(settings):
            held.enter_context(alone(settings.store))
            app = make_app(settings)
        listening = held.enter_context(_listening(place.host, place.port))
        _tell(place, listening)
        logs.begin(settings.log, metrics.Errors())
        answer_browsers(app, settings, listening)


def _serve_together(settings: Settings, place: Place, staff: Staff) -> None:
    """Serve games in a database, through several processes. Whatever would be wrong for all of them is said once."""
    with said_why(settings):
        store = Store(settings.store)
        try:
            keys_of(settings, store)
        finally:
            store.close()
    thinkers = (os.cpu_count() or 1) if staff.thinkers is None else staff.thinkers
    with metrics.together(), _listening(place.host, place.port) as listening, posts(staff.workers) as beside:
        worker = partial(work, replace(settings, thinks_apart=True), listening)
        workers: list[tuple[str, Work]] = [
            (f"worker {number}", partial(worker, post)) for number, post in enumerate(beside, 1)
        ]
        thinking: list[tuple[str, Work]] = [("thinker", partial(_think, settings, thinkers))] if thinkers else []
        logs.begin(settings.log)
        Supervisor(workers, thinking).run(lambda: _tell(place, listening))


def _think(settings: Settings, processes: int, line: Connection) -> None:
    """Let bots think in a process of its own, until the line to the supervisor ends. Pages come first."""
    if hasattr(os, "nice"):
        os.nice(_GIVES_WAY)
    end_with(line, lambda: os.kill(os.getpid(), signal.SIGTERM))
    logs.begin(settings.log)
    think(settings.store, processes, lambda: line.send(READY))


def _tell(place: Place, listening: socket.socket) -> None:
    address = _address(place.host, listening.getsockname()[1])
    print(f"Mindtable: {address}", flush=True)
    if place.browser and _has_screen():
        threading.Timer(0.5, webbrowser.open, [address]).start()


@contextmanager
def said_why(settings: Settings) -> Iterator[None]:
    """Say why the games cannot be had. Raises CannotServe."""
    try:
        yield
    except NoKeyFile as problem:
        raise CannotServe("table-no-key-file", file=str(problem.file), problem=cause_of(problem.why)) from problem
    except OtherKey as problem:
        raise CannotServe("table-other-key") from problem
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
