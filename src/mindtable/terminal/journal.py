"""Where games are kept while they are played: one record each in the user's state folder."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Final

from ..game.records import Record, load
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


def newest_unfinished() -> Path | None:
    """The game that a person played last and that is not over. Raises RecordError if one cannot be read."""
    paths = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    return next((path for path in paths if _can_go_on(load(path))), None)


def _can_go_on(record: Record) -> bool:
    return not record.winners and any(is_person(who) for _, who in record.seats)
