"""One server for a store: two would not tell each other what was decided.

This is all that keeps a second one out. It lasts as long as the process at most: however that ends, the system or the
database lets go of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from sqlalchemy import func, make_url, select

from .engines import engine_of, file_of
from .problems import StoreInUse, understood

_OURS: Final = 0x6D74  # "mt": which of all that may be locked in a database


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Be the only server of a store meanwhile. Raises StoreInUse, StoreProblem, or OSError."""
    if file := file_of(url):
        with _holding_a_file(file.with_name(f"{file.name}.lock")):
            yield
    elif make_url(url).get_backend_name() == "sqlite":  # in memory: nobody else can open it
        yield
    else:
        with _holding_a_lock(url):
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


@contextmanager
def _holding_a_lock(url: str) -> Iterator[None]:
    """A connection of its own holds it: what happens to the others does not matter."""
    with understood():
        engine = engine_of(make_url(url))
        try:
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                mine = func.pg_try_advisory_lock(_OURS, func.hashtext(func.current_schema()))
                if not connection.execute(select(mine)).scalar():
                    raise StoreInUse(url)
                yield
        finally:
            engine.dispose()


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
