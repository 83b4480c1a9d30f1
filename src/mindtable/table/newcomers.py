"""Processes that begin: one loads what it will need, and is told then what it is to do.

To load the program is most of what a process does before it is of use, and needs to know nothing. So the first of them
may begin while it is still found out what is wrong with the settings, or with the database.
"""

from __future__ import annotations

import gc
import logging
import multiprocessing
import signal
import sys
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

_FRESH: Final = multiprocessing.get_context("spawn")  # a copy of a process would copy its locks, and lines of others
_log: Final = logging.getLogger(__name__)


class Post(NamedTuple):
    """What is always done by one process."""

    name: str
    module: str  # whose `work` does it: it is given what it is told, what it holds, and its line to the supervisor
    holds: tuple[Any, ...] = ()  # what only a process that begins can take over, like a socket


class Newcomer:
    """A process that has begun, and waits to be told what to do. It ends when that cannot be said any more."""

    def __init__(self, post: Post) -> None:
        self.post = post
        self.line, theirs = _FRESH.Pipe()
        self.process = _FRESH.Process(target=_begin, args=(post, theirs), name=post.name)
        self.process.start()
        theirs.close()

    def tell(self, *told: Any) -> None:
        """Let it do its work. One that has ended meanwhile is not told: whoever looks after it sees that."""
        try:
            self.line.send(told)
        except OSError:
            _log.warning("%s has ended before it was told what to do", self.post.name)

    def send_away(self) -> None:
        """Let it end: there is nothing to do."""
        self.process.terminate()
        self.line.close()
        self.process.join()


def line_within() -> tuple[Connection, Connection]:
    """A line by which a process tells itself something: where it is heard, and where it is said."""
    return _FRESH.Pipe(duplex=False)


def _begin(post: Post, line: Connection) -> None:
    """A process begins. What a terminal says is meant for the supervisor."""
    for name in ("SIGINT", "SIGHUP"):
        if sign := getattr(signal, name, None):
            signal.signal(sign, signal.SIG_IGN)
    try:
        gc.disable()  # what is loaded stays; to look through it for garbage again and again is a tenth of the time
        work = import_module(post.module).work
        gc.enable()
        try:
            told = line.recv()
        except (EOFError, OSError):
            return  # nobody is left to tell
        work(*told, *post.holds, line)
    except Exception:  # a database that is away, say; printed as it is, it could quote anything
        _log.exception("%s cannot go on", post.name)
        sys.exit(1)
