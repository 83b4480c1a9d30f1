"""Where games are kept while they are played: one record each in the user's state folder."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from ..game.records import Record, RecordError, load
from .players import is_person

SUFFIX: Final = ".record"


def folder() -> Path:
    """The folder of the records, by the XDG base directory rules."""
    state = os.environ.get("XDG_STATE_HOME", "")
    base = Path(state) if Path(state).is_absolute() else Path.home() / ".local" / "state"
    return base / "mindtable"


def new_path(game: str) -> Path:
    """A file for a new game that no other game has."""
    records = folder()
    records.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = records / f"{name}{SUFFIX}"
    number = 2
    while path.exists():
        path = records / f"{name}-{number}{SUFFIX}"
        number += 1
    return path


def unfinished(unreadable: Callable[[RecordError], None]) -> Iterator[Path]:
    """The games that a person played and that are not over, the newest first. `unreadable` hears of records that
    cannot be read."""
    for path in _newest_first():
        try:
            if _can_go_on(load(path)):
                yield path
        except RecordError as problem:
            unreadable(problem)


def last_finished() -> Path | None:
    """The game that was finished last, if there is one."""
    for path in _newest_first():
        with suppress(RecordError):
            if load(path).winners:
                return path
    return None


def _newest_first() -> list[Path]:
    paths = folder().glob(f"*{SUFFIX}")
    return sorted(paths, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def _can_go_on(record: Record) -> bool:
    return not record.winners and any(is_person(who) for _, who in record.seats)
