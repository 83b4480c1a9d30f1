"""What is wrong with a set-up of the web table, in sentences."""

from __future__ import annotations

import argparse
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from errno import EACCES, ENOTDIR
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from ..game.flaws import Cause, cause_of
from ..store import NewerStore, StoreProblem
from ..store.diagnosis import Diagnosis, PostgreSQL, diagnosed
from ..store.store import FILE
from ..store.tables import VERSION
from ..table import metrics
from ..table.connections import room
from ..table.keys import KEY_FILE, KEY_SIZE
from ..table.settings import Settings
from .arguments import FAILED
from .bench import is_compiled
from .housekeeping import settings_of

_FEW_CONNECTIONS: Final = 2000  # of browsers: a page that somebody looks at has one or two
_LITTLE_SPACE, _NO_SPACE = 1000, 100  # megabytes
_CLOCKS_APART: Final = 1.0  # seconds
_A_WORKER: Final = 10  # connections to the database, at most
_TO_SPARE: Final = 5  # for whoever looks after it
_PATIENCE: Final = 10.0  # seconds
_THIS_MACHINE: Final = ("localhost", "127.0.0.1", "::1")
_OTHERS: Final = 0o077
_MEGABYTE: Final = 1_000_000


class Kind(Enum):
    """How a finding is to be taken; what stands before its sentence."""

    FINE = "✓"
    WORTH_KNOWING = "!"
    WRONG = "✗"


@dataclass(frozen=True)
class Finding:
    """Something that was found. `message` is the name of a sentence."""

    kind: Kind
    message: str
    about: dict[str, str | int | Cause]


def doctor(asked: argparse.Namespace) -> int:
    """Say what is wrong with a set-up; the exit status says whether anything is."""
    settings = settings_of(asked)
    wrong = 0
    for finding in _findings(settings, asked.workers, asked.url):
        print(finding.kind.value, asked.wording.message(finding.message, **finding.about), flush=True)
        wrong += finding.kind is Kind.WRONG
    print()
    print(asked.wording.message("doctor-wrong", count=wrong) if wrong else asked.wording.message("doctor-well"))
    return FAILED if wrong else 0


def _findings(settings: Settings, workers: int, url: str | None) -> Iterator[Finding]:
    yield from _of_program()
    yield from _of_folder(settings.data)
    yield from _of_games(settings, workers)
    if url:
        yield from _of_way(url.rstrip("/"))


def _fine(message: str, **about: str | int | Cause) -> Finding:
    return Finding(Kind.FINE, message, about)


def _worth_knowing(message: str, **about: str | int | Cause) -> Finding:
    return Finding(Kind.WORTH_KNOWING, message, about)


def _wrong(message: str, **about: str | int | Cause) -> Finding:
    return Finding(Kind.WRONG, message, about)


# --- this machine ----------------------------------------------------------------------------------


def _of_program() -> Iterator[Finding]:
    yield _fine("doctor-engine") if is_compiled() else _worth_knowing("doctor-engine-slow")
    if os.name == "posix" and not (find_spec("uvloop") and find_spec("httptools")):
        yield _worth_knowing("doctor-server-slow")
    if not metrics.is_possible:
        yield _worth_knowing("doctor-no-metrics")
    connections = room()
    if connections < _FEW_CONNECTIONS:
        yield _worth_knowing("doctor-files-few", count=connections)
    else:
        yield _fine("doctor-files", count=connections)


def _of_folder(folder: Path) -> Iterator[Finding]:
    there = folder if folder.exists() else next(parent for parent in folder.absolute().parents if parent.exists())
    space = shutil.disk_usage(there).free // _MEGABYTE
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        code = EACCES if there.is_dir() else ENOTDIR
        problem = cause_of(OSError(code, os.strerror(code)))
        yield _wrong("doctor-folder-none", folder=str(folder), problem=problem)
    elif space < _LITTLE_SPACE:
        say = _wrong if space < _NO_SPACE else _worth_knowing
        yield say("doctor-folder-full", folder=str(folder), space=space)
    else:
        yield _fine("doctor-folder", folder=str(folder), space=space)


def _of_key(file: Path, *, must_be_there: bool) -> Iterator[Finding]:
    try:
        key, mode = file.read_bytes(), file.stat().st_mode
    except FileNotFoundError as problem:
        if must_be_there:
            yield _wrong("table-no-key-file", file=str(file), problem=cause_of(problem))
        else:
            yield _fine("doctor-key-none")
    except OSError as problem:
        yield _wrong("table-no-key-file", file=str(file), problem=cause_of(problem))
    else:
        if len(key) != KEY_SIZE:
            yield _wrong("table-bad-key", file=str(file))
        elif os.name == "posix" and mode & _OTHERS:
            yield _wrong("doctor-key-open", file=str(file))
        else:
            yield _fine("doctor-key")


# --- the database ----------------------------------------------------------------------------------


def _of_games(settings: Settings, workers: int) -> Iterator[Finding]:
    is_begun = settings.database is not None or (settings.data / FILE).exists()
    try:
        found = diagnosed(settings.store) if is_begun else None
    except NewerStore:
        yield _wrong("table-newer-games")
        return
    except (OSError, StoreProblem) as problem:
        yield _wrong("table-no-database", problem=str(problem))
        return
    if settings.key_file:
        yield from _of_key(settings.key_file, must_be_there=True)
    elif found and found.has_key:
        yield _fine("doctor-key-shared")
    elif found and found.postgresql:
        yield _fine("doctor-key-none")
    else:
        yield from _of_key(settings.data / KEY_FILE, must_be_there=False)
    if found is None:
        yield _fine("doctor-tables-none")
        return
    yield _fine("doctor-database")
    yield from _of_tables(found)
    if found.postgresql:
        yield from _of_postgresql(found.postgresql, found.seconds_ahead, workers)


def _of_tables(found: Diagnosis) -> Iterator[Finding]:
    if not found.version:
        yield _fine("doctor-tables-none")
    elif found.version < VERSION:
        yield _worth_knowing("doctor-tables-old", version=found.version, wanted=VERSION)
    else:
        yield _fine("doctor-tables", version=found.version)


def _of_postgresql(found: PostgreSQL, seconds_ahead: float, workers: int) -> Iterator[Finding]:
    if found.is_standby:
        yield _wrong("doctor-read-only")
    if found.encoding != "UTF8":
        yield _wrong("doctor-encoding", encoding=found.encoding)
    if abs(seconds_ahead) > _CLOCKS_APART:
        yield _wrong("doctor-clock-off", seconds=round(abs(seconds_ahead)))
    else:
        yield _fine("doctor-clock")
    for setting in found.careless:
        yield _wrong("doctor-careless", setting=setting)
    if not found.careless:
        yield _fine("doctor-durable")
    needed = workers * _A_WORKER + _TO_SPARE
    say: Callable[..., Finding] = _wrong if found.room < needed else _fine
    message = "doctor-connections-few" if found.room < needed else "doctor-connections"
    yield say(message, most=found.room, needed=needed)
    if found.ends_idle_connections:
        yield _wrong("doctor-idle")
    if found.is_readable_on_the_way:
        yield _wrong("doctor-not-encrypted")
    if not found.is_standby:
        yield from _of_standbys(found)


def _of_standbys(found: PostgreSQL) -> Iterator[Finding]:
    """Asynchronous ones lose what was confirmed last, and one that is missing keeps everybody waiting."""
    is_waited_for = bool(found.settings["synchronous_standby_names"])
    commits = found.settings["synchronous_commit"]
    if not found.standbys and not is_waited_for:
        yield _worth_knowing("doctor-standby-none")
    elif any(standby.is_synchronous is None for standby in found.standbys):
        yield _worth_knowing("doctor-standby-unseen", user=found.user)
        return
    if is_waited_for and commits == "local":
        yield _wrong("doctor-standby-ignored", setting=commits)
    elif is_waited_for and not any(standby.is_synchronous for standby in found.standbys):
        yield _wrong("doctor-standby-missing")
    for standby in found.standbys:
        message = "doctor-standby" if standby.is_synchronous else "doctor-standby-behind"
        yield (_fine if standby.is_synchronous else _worth_knowing)(message, name=standby.name)


# --- the way through the proxy ---------------------------------------------------------------------


def _of_way(url: str) -> Iterator[Finding]:
    try:
        with urlopen(Request(f"{url}/healthz"), timeout=_PATIENCE) as answer:
            knows_https = "Strict-Transport-Security" in answer.headers
    except HTTPError as problem:
        yield _wrong("doctor-url-none", url=url, problem=f"HTTP {problem.code}")
        return
    except (OSError, ValueError) as problem:
        why = problem.reason if isinstance(problem, URLError) else problem
        yield _wrong("doctor-url-none", url=url, problem=cause_of(why) if isinstance(why, OSError) else str(why))
        return
    yield _fine("doctor-url", url=url)
    if urlsplit(url).scheme == "https" and not knows_https:
        yield _wrong("doctor-url-https", url=url)
    if urlsplit(url).hostname in _THIS_MACHINE:  # which may read it
        return
    try:
        with urlopen(Request(f"{url}/metrics"), timeout=_PATIENCE):
            yield _wrong("doctor-url-metrics", url=url)
    except OSError:  # as it should be
        pass
