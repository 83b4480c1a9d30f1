"""A copy of a store that is a file, made while others read and write it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from .problems import StoreProblem
from .store import FILE


def copy_store(file: Path, folder: Path) -> None:
    """Copy a store, as it is at one moment, into a folder, where it is the store of that folder. Raises StoreProblem.

    It gets its name when it is whole: a copy that was broken off is none.
    """
    unfinished = folder / f"{FILE}.part"
    try:
        with (
            closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as original,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            original.backup(copy)
    except sqlite3.Error as problem:
        raise StoreProblem(str(problem)) from problem
    unfinished.replace(folder / FILE)
