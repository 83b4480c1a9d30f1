"""The reading room: whatever visitors hand in is read here, beside the server and with limits of time and memory.

The readers have limits of their own and are quick. Should one of them not be, nobody but its visitor waits: a thread
could not be stopped and would keep the server from its work, so reading is done in a process, which can be ended.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, ParamSpec, TypeVar

from .beside import beside_the_server
from .declined import Declined

# A copy of a running server would copy its locks; a reader is new, or a copy of a process that knows only how to read.
if sys.platform == "win32":
    _PROCESSES: Final = multiprocessing.get_context("spawn")
else:
    import resource

    _PROCESSES: Final = multiprocessing.get_context("forkserver")
    _PROCESSES.set_forkserver_preload([__name__, f"{__package__}.handed_in"])

USUAL_SECONDS: Final = 5.0
_TO_BEGIN: Final = 60.0  # seconds; a process has to import the games first
_MEGABYTES: Final = 1024  # of memory, with all that a process has from the beginning
_MOST_OF_ONE: Final = 3  # that one address may have read or waiting
_MOST: Final = 30  # of all together

_log: Final = logging.getLogger(__name__)
_P = ParamSpec("_P")
_T = TypeVar("_T")


class ReadingRoom:
    """One reader, for one visitor after the other."""

    def __init__(self, seconds: float = USUAL_SECONDS) -> None:
        self._seconds = seconds
        self._visitors: Counter[str] = Counter()
        self._desk = ThreadPoolExecutor(1, "reading")  # where the one whose turn it is waits for the reader
        self._reader: tuple[BaseProcess, Connection] | None = None
        self._is_closed = False

    async def read(self, address: str, work: Callable[_P, _T], *given: _P.args, **named: _P.kwargs) -> _T:
        """What comes of some work for a visitor from an address. Raises Declined if it takes too much or too many wait
        already, or what the work raises."""
        for waiting, most in ((self._visitors[address], _MOST_OF_ONE), (self._visitors.total(), _MOST)):
            if waiting >= most:
                raise Declined(429, "table-reading-others", most=most)
        self._visitors[address] += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._desk, self._done, partial(work, *given, **named))
        finally:
            self._visitors -= Counter([address])

    def close(self) -> None:
        """Read nothing any more."""
        self._is_closed = True
        self._desk.shutdown(wait=False, cancel_futures=True)
        if (reader := self._reader) is not None:
            reader[0].kill()  # whoever waits for it learns that it has ended
        self._desk.shutdown()
        self._end()

    # --- at the desk -------------------------------------------------------------------------------

    def _done(self, work: Callable[[], _T]) -> _T:
        """Have some work done by the reader. It is ended if that takes too long, and the next visitor has a new one."""
        try:
            line = self._line()
            line.send(work)
            if not line.poll(self._seconds):
                _log.warning("reading took longer than %s seconds and was ended", self._seconds)
                self._end()
                raise Declined(422, "table-reading-too-long", seconds=round(self._seconds))
            value, problem = line.recv()
        except (EOFError, OSError) as ended:
            _log.warning("reading has ended by itself: %r", ended)
            self._end()
            raise Declined(503, "table-reading-broke-off") from ended
        if isinstance(problem, MemoryError):
            raise Declined(422, "table-reading-too-much", megabytes=_MEGABYTES) from problem
        if problem is not None:
            raise problem
        result: _T = value
        return result

    def _line(self) -> Connection:
        """The line to the reader, who begins when the first visitor comes. Raises EOFError or OSError."""
        if self._reader is not None and not self._reader[1].poll():  # nothing is to be heard, not even that it ended
            return self._reader[1]
        self._end()
        ours, theirs = _PROCESSES.Pipe()
        reader = _PROCESSES.Process(target=_read, args=(theirs,), daemon=True)
        reader.start()
        theirs.close()
        self._reader = reader, ours
        if self._is_closed or not ours.poll(_TO_BEGIN):
            raise EOFError("it does not begin")
        ours.recv()
        return ours

    def _end(self) -> None:
        if self._reader is not None:
            reader, line = self._reader
            self._reader = None
            reader.kill()
            reader.join()
            line.close()


# --- in the process --------------------------------------------------------------------------------


def _read(line: Connection) -> None:
    """Do work as it comes, and tell what came of it: a value, or a problem."""
    beside_the_server()
    _limit_memory()
    line.send("here")
    with suppress(EOFError):
        while True:
            work = line.recv()
            line.send(_answer(work))


def _answer(work: Callable[[], _T]) -> tuple[_T | None, Exception | None]:
    try:
        return work(), None
    except Exception as problem:  # whatever it is: a visitor or the log of the server is told
        return None, problem


def _limit_memory() -> None:
    """Have the system refuse more memory, where it can."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (_MEGABYTES << 20, hard))
