"""Which workers there are beside each other on a machine, and how one reaches another.

Whoever keeps them going needs no more of `passing` than this.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory


@dataclass(frozen=True)
class Neighbours:
    """The workers of one machine, and which of them a process is. One that takes over from another has its number."""

    folder: Path  # of the places where they listen to each other
    number: int  # from 0 on
    workers: int

    def place_of(self, number: int) -> Path:
        """Where a worker listens to the others."""
        return self.folder / str(number)


@contextmanager
def neighbourhood(workers: int) -> Iterator[list[Neighbours | None]]:
    """What each of so many workers knows of the others: nothing where connections cannot be passed on, or there are no
    others."""
    if workers == 1 or not _is_possible():
        yield [None] * workers
        return
    with TemporaryDirectory(prefix="mindtable-") as folder, _kept(folder):
        yield [Neighbours(Path(folder), number, workers) for number in range(workers)]


@contextmanager
def _kept(folder: str) -> Iterator[None]:
    """Lock a folder: what systemd removes because it is old it would remove of ours, too, as nothing is ever written
    there. Anybody could have a folder of that name then, and what is passed on."""
    import fcntl  # noqa: PLC0415  # not where this is impossible

    opened = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(opened, fcntl.LOCK_SH)
        yield
    finally:
        os.close(opened)


def _is_possible() -> bool:
    """Whether this system passes connections from process to process, in order, and it is known where a request begins:
    the reader of requests that is there without httptools does not tell."""
    if not hasattr(socket, "send_fds") or find_spec("httptools") is None:
        return False
    try:
        new_line().close()
    except OSError:
        return False
    return True


def new_line() -> socket.socket:
    """A line from worker to worker, at whose end messages come as they were sent."""
    line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    line.setblocking(False)
    return line
