"""Keeping copies of a game where a person wants them."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from ..game.flaws import Cause, cause_of
from ..game.records import RecordError, load, save
from .match import Match


class Say(Protocol):
    """Says a message of the language."""

    def __call__(self, message: str, **arguments: str | int | Cause) -> None: ...


def save_copy(match: Match, name: str, say: Say) -> None:
    """Save a game in a file of that name, but never over anything else than an earlier copy of it."""
    if not name:
        say("terminal-saved-always", file=str(match.path))
        return
    try:
        path = Path(name).expanduser()
        if path.exists() and not _is_copy(path, match):
            say("terminal-save-refused", file=str(path))
            return
        save(match.record, path)
    except (OSError, RuntimeError, ValueError) as problem:
        cause = cause_of(problem) if isinstance(problem, OSError) else Cause("no-name")
        say("terminal-save-failed", file=name, problem=cause)
    else:
        say("terminal-saved", file=str(path))


def _is_copy(path: Path, match: Match) -> bool:
    try:
        return load(path).same_game(match.record)
    except RecordError:
        return False
