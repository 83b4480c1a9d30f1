"""The databases that are killed: a file, and whatever else does the same (`tests.postgres`)."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol


class Database(Protocol):
    """Where a table keeps its games."""

    name: str
    may_end: bool  # whether it is a program that can be killed by itself

    def url(self, name: str) -> str:
        """The address of the store of a name; an empty one where there is none yet."""

    def kill(self) -> None: ...

    def restart(self) -> None: ...

    def close(self) -> None: ...


class File:
    """SQLite: a file for each store."""

    name = "SQLite"
    may_end = False

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def url(self, name: str) -> str:
        return f"sqlite:///{self._folder / name}.db"

    def kill(self) -> None:
        raise NotImplementedError

    restart = kill

    def close(self) -> None:
        pass
