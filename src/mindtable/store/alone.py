"""One server for a file: two would not tell each other what was decided. PostgreSQL lets servers tell each other.

This is all that keeps a second one out. It lasts as long as the process at most: however that ends, the system lets go
of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from .engines import file_of
from .problems import StoreInUse


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Be the only server of a store meanwhile, if it is a file. Raises StoreInUse, StoreProblem, or OSError."""
    if file := file_of(url):
        with _holding_a_file(file.with_name(f"{file.name}.lock")):
            yield
    else:
        yield


@contextmanager
def _holding_a_file(path: Path) -> Iterator[None]:
    """The file stays where it is: to take it away could let two in."""
    try:
        file = path.open("ab")
    except OSError as problem:  # nobody knows that file: it is the folder where nothing can be kept
        raise OSError(problem.errno, problem.strerror, str(path.parent)) from problem
    with file:
        _lock(file)
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        """Lock a file until it is closed. Raises StoreInUse."""
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as problem:
            raise StoreInUse(file.name) from problem

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        """Lock a file until it is closed. Raises StoreInUse."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            raise StoreInUse(file.name) from problem
