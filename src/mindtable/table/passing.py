"""Connections are passed on, among the workers of one machine, to the one that has the game they ask about.

Any worker answers any request, so nothing depends on this. But a game that is open in one process only is played and
drawn once, and its viewers share what all of them see. The connection itself is passed on, with what was read from it,
before anybody has looked at more than which game is asked about. Whoever cannot be reached is not there, or has too
much to do: then the request is answered where it came. So it is, too, if they end before they have said that they took
the connection over.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from zlib import crc32

_GAME: Final = re.compile(rb"[A-Z]+ (?:/api/\w+)?/(?:games|join|replay)/([^/ ?]+)")  # in the first line of a request
_MOST: Final = 1 << 14  # bytes that go along; who sends more at once is answered where they came
_WAITING: Final = 64  # workers that have something to pass on, until they are listened to
_TAKEN: Final = b"."  # what is said of a connection that is taken over

Passed = Callable[[bool], None]
Taking = Callable[[socket.socket, bytes], Coroutine[Any, Any, None]]


@dataclass(frozen=True)
class Post:
    """Which one of the workers of a machine a process is. One that takes over from another has the same post."""

    folder: Path  # of the places where they listen to each other
    number: int  # from 0 on
    workers: int

    def place_of(self, number: int) -> Path:
        """Where a worker listens to the others."""
        return self.folder / str(number)


@contextmanager
def posts(workers: int) -> Iterator[list[Post | None]]:
    """The posts of so many workers. None where connections cannot be passed on, or there is nobody to pass them to."""
    if workers == 1 or not _is_possible():
        yield [None] * workers
        return
    with TemporaryDirectory(prefix="mindtable-") as folder:
        yield [Post(Path(folder), number, workers) for number in range(workers)]


def _is_possible() -> bool:
    """Whether this system passes connections from process to process, in order, and it is known where a request begins:
    the reader of requests that is there without httptools does not tell."""
    if not hasattr(socket, "send_fds") or find_spec("httptools") is None:
        return False
    try:
        _line().close()
    except OSError:
        return False
    return True


def _line() -> socket.socket:
    """A line from worker to worker, at whose end messages come as they were sent."""
    line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    line.setblocking(False)
    return line


class _LineTo:
    """A line to another worker, who says of each connection that it is taken over."""

    def __init__(self, place: Path) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Passed] = deque()
        self._line = _line()
        try:
            self._line.connect(str(place))
        except OSError:
            self._line.close()
            raise
        self._loop.add_reader(self._line, self._hear)

    def send(self, connection: int, request: bytes, passed: Passed) -> None:
        socket.send_fds(self._line, [request], [connection])
        self._waiting.append(passed)

    def close(self) -> None:
        """Hang up: what is not taken over by now will not be."""
        if self._line.fileno() >= 0:
            self._loop.remove_reader(self._line)
            self._line.close()
        while self._waiting:
            self._waiting.popleft()(False)

    def _hear(self) -> None:
        with suppress(BlockingIOError):
            while self._is_taken():
                self._waiting.popleft()(True)
            self.close()

    def _is_taken(self) -> bool:
        """Whether one more is taken over; if not, the other end is gone."""
        try:
            return self._line.recv(len(_TAKEN)) == _TAKEN
        except ConnectionError:
            return False


class Passing:
    """Passes connections on to others."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._lines: dict[int, _LineTo] = {}

    def passes_on(self, connection: int, request: bytes, passed: Passed) -> bool:
        """Pass a connection on with the beginning of a request, if another worker has the game that it asks about.
        False if the request is to be answered here; else `passed` is told later whether it was taken over. Until then
        nothing may be read from it."""
        asked = _GAME.match(request)
        if asked is None or len(request) > _MOST:
            return False
        number = crc32(asked[1]) % self._post.workers
        return number != self._post.number and self._send(number, connection, request, passed)

    def _send(self, number: int, connection: int, request: bytes, passed: Passed) -> bool:
        for _ in range(2):  # one that was replaced has hung up, and the next one is there
            try:
                line = self._lines.get(number) or _LineTo(self._post.place_of(number))
                self._lines[number] = line
                line.send(connection, request, passed)
                return True
            except BlockingIOError:
                return False
            except OSError:
                if gone := self._lines.pop(number, None):
                    gone.close()
        return False


class Receiving:
    """Takes connections over that others pass on."""

    def __init__(self, post: Post, take: Taking) -> None:
        """Begin, in place of whoever had the post before."""
        self._take = take
        self._loop = asyncio.get_running_loop()
        self._lines: set[socket.socket] = set()
        self._taken: set[asyncio.Task[None]] = set()
        self._listening = _line()
        place = post.place_of(post.number)
        own = place.with_name(f"{place.name}-{os.getpid()}")
        self._listening.bind(str(own))
        self._listening.listen(_WAITING)
        own.replace(place)
        self._loop.add_reader(self._listening, self._accept)

    async def close(self) -> None:
        """End: nobody can pass anything on any more, and what was passed on until then is taken over."""
        self._listening.shutdown(socket.SHUT_RDWR)
        self._accept()
        self._loop.remove_reader(self._listening)
        self._listening.close()
        for line in list(self._lines):
            line.shutdown(socket.SHUT_RD)
            self._receive(line)
        await asyncio.gather(*self._taken)

    def _accept(self) -> None:
        with suppress(OSError):  # nobody else is there
            while True:
                line, _ = self._listening.accept()
                line.setblocking(False)
                self._lines.add(line)
                self._loop.add_reader(line, self._receive, line)

    def _receive(self, line: socket.socket) -> None:
        with suppress(BlockingIOError):
            while received := _received(line):
                if not _is_told(line):
                    received[0].close()
                    break
                task = self._loop.create_task(self._take(*received))
                self._taken.add(task)
                task.add_done_callback(self._taken.discard)
            self._loop.remove_reader(line)
            self._lines.discard(line)
            line.close()


def _received(line: socket.socket) -> tuple[socket.socket, bytes] | None:
    """A connection with what was read from it; nothing once the other end is gone."""
    try:
        request, connections, _, _ = socket.recv_fds(line, _MOST, 1)
    except ConnectionError:
        return None
    if not connections:
        return None
    connection = socket.socket(fileno=connections[0])
    connection.setblocking(False)
    return connection, request


def _is_told(line: socket.socket) -> bool:
    """Tell that a connection is taken over, before anything is done with it: whoever is not told goes on with it."""
    try:
        line.send(_TAKEN)
    except OSError:
        return False
    return True
