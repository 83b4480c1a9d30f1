"""The web table as a program: it serves until it is told to stop."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, replace

from ..game.flaws import cause_of
from ..store import NewerStore, OlderStore, Store, StoreInUse, StoreProblem, alone, is_shared
from . import logs
from .ahead import Ahead, CannotServe, Place, listening_at, worker_at
from .keys import BadKey, NoKeyFile, OtherKey
from .neighbours import neighbourhood
from .newcomers import Post
from .settings import Settings, keys_of
from .supervisor import Supervisor, Work


@dataclass(frozen=True)
class Staff:
    """How many processes serve games that are in a database."""

    workers: int = 1  # answer browsers
    thinkers: int | None = None  # let bots think; None: as many as there are cores


def serve(settings: Settings, place: Place, staff: Staff, ahead: Ahead | None = None) -> None:
    """Serve a table and print its address; for games in a database a worker may have begun ahead. Raises
    CannotServe."""
    with said_why(settings):
        is_in_database = is_shared(settings.store)
    if is_in_database:
        with nullcontext(ahead) if ahead else Ahead(place) as begun:
            _serve_together(settings, place, staff, begun)
    else:
        _serve_alone(settings, place, staff)


def _serve_alone(settings: Settings, place: Place, staff: Staff) -> None:
    """Serve games in a file: this process is the only one that has them."""
    for option, is_asked in (("--workers", staff.workers > 1), ("--thinkers", staff.thinkers is not None)):
        if is_asked:
            raise CannotServe("table-needs-database", option=option)
    # Whoever keeps other processes going does without all this.
    from . import metrics  # noqa: PLC0415
    from .app import make_app  # noqa: PLC0415
    from .worker import answer_browsers  # noqa: PLC0415

    with ExitStack() as held:
        with said_why(settings):
            held.enter_context(alone(settings.store))
            app = make_app(settings)
        listening = held.enter_context(listening_at(place.host, place.port))
        _tell(place, listening)
        logs.begin(settings.log, metrics.Errors())
        answer_browsers(app, settings, listening)


def _serve_together(settings: Settings, place: Place, staff: Staff, ahead: Ahead) -> None:
    """Serve games in a database, through several processes. Whatever would be wrong for all of them is said once."""
    with said_why(settings):
        store = Store(settings.store)
        try:
            keys_of(settings, store)
        finally:
            store.close()
    thinkers = (os.cpu_count() or 1) if staff.thinkers is None else staff.thinkers
    told = replace(settings, thinks_apart=True)
    thinker = Post("thinker", "mindtable.table.thinker")
    thinking: list[Work] = [(thinker, (settings.store, thinkers, settings.log))] if thinkers else []
    logs.begin(settings.log)
    with neighbourhood(staff.workers) as beside:
        workers: list[Work] = [
            (worker_at(ahead.listening, number), (told, others)) for number, others in enumerate(beside, 1)
        ]
        Supervisor(workers, thinking, ahead.taken_on()).run(lambda: _tell(place, ahead.listening))


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


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _has_screen() -> bool:
    """Whether a browser could be seen by anybody."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
