"""Connections are passed on, among the workers of one machine, to the one that has the game they ask about.

Any worker answers any request, so nothing depends on this. But a game that is open in one process only is played and
drawn once, and its viewers share what all of them see. The connection itself is passed on, with what was read from it,
before anybody has looked at more than which game is asked about. Whoever cannot be reached is not there, or has too
much to do: then the request is answered where it came. So it is, too, if they end before they have said that they took
the connection over, or do not say so for a while: then nobody can say so any more.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from .neighbours import Neighbours, new_line

_GAME: Final = re.compile(rb"[A-Z]+ (?:/api/\w+)?/(?:games|join|replay)/([^/ ?]+)")  # in the first line of a request
_MOST: Final = 1 << 14  # bytes that go along; who sends more at once is answered where they came
_WAITING: Final = 64  # workers that have something to pass on, until they are listened to
_TAKEN: Final = b"."  # what is said of a connection that is taken over
_UNHEARD: Final = 1.0  # seconds after which somebody who says nothing has too much to do, or hangs
_LEFT_ALONE: Final = 10.0  # seconds in which they get nothing then

Passed = Callable[[bool], None]
Taking = Callable[[socket.socket, bytes], Coroutine[Any, Any, None]]


class _LineTo:
    """A line to another worker, who says of each connection that it is taken over."""

    def __init__(self, place: Path) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Passed] = deque()
        self._heard = 0.0  # when something was said last, or was to be said from then on
        self._patience: asyncio.TimerHandle | None = None  # while something is to be said
        self.left_alone_until = 0.0
        self._line = new_line()
        try:
            self._line.connect(str(place))
        except OSError:
            self._line.close()
            raise
        self._loop.add_reader(self._line, self._hear)

    def send(self, connection: int, request: bytes, passed: Passed) -> None:
        socket.send_fds(self._line, [request], [connection])
        if not self._waiting:
            self._heard = self._loop.time()
        self._waiting.append(passed)
        if self._patience is None:
            self._patience = self._loop.call_later(_UNHEARD, self._lose_patience)

    def close(self) -> None:
        """Hang up: what is not taken over by now will not be. What was taken over may not have been heard of yet."""
        if self._line.fileno() < 0:
            return
        self._loop.remove_reader(self._line)
        if self._patience:
            self._patience.cancel()
        self._line.shutdown(socket.SHUT_RD)  # nobody can say anything any more
        while self._is_taken():
            self._waiting.popleft()(True)
        self._line.close()
        while self._waiting:
            self._waiting.popleft()(False)

    def _hear(self) -> None:
        with suppress(BlockingIOError):
            while self._is_taken():
                self._heard = self._loop.time()
                self._waiting.popleft()(True)
            self.close()

    def _is_taken(self) -> bool:
        """Whether one more is taken over; if not, the other end is gone."""
        try:
            return self._line.recv(len(_TAKEN)) == _TAKEN
        except ConnectionError:  # they did not read all: that is told before what they said
            return self._line.recv(len(_TAKEN)) == _TAKEN

    def _lose_patience(self) -> None:
        """Hang up on somebody who says nothing."""
        self._patience = None
        if not self._waiting:
            return
        now = self._loop.time()
        left = self._heard + _UNHEARD - now
        if left > 0:
            self._patience = self._loop.call_later(left, self._lose_patience)
            return
        self.left_alone_until = now + _LEFT_ALONE
        self.close()


class Passing:
    """Passes connections on to others."""

    def __init__(self, neighbours: Neighbours) -> None:
        self.neighbours = neighbours
        self._lines: dict[int, _LineTo] = {}
        self._has_ended = False

    def close(self) -> None:
        """End: whatever is not taken over by now is gone on with here."""
        self._has_ended = True
        for line in self._lines.values():
            line.close()

    def passes_on(self, connection: int, request: bytes, passed: Passed) -> bool:
        """Pass a connection on with the beginning of a request, if another worker has the game that it asks about.
        False if the request is to be answered here; else `passed` is told later whether it was taken over. Until then
        nothing may be read from it."""
        asked = _GAME.match(request)
        if asked is None or len(request) > _MOST or self._has_ended:
            return False
        number = crc32(asked[1]) % self.neighbours.workers
        return number != self.neighbours.number and self._send(number, connection, request, passed)

    def _send(self, number: int, connection: int, request: bytes, passed: Passed) -> bool:
        for _ in range(2):  # one that was replaced has hung up, and the next one is there
            line = self._lines.get(number)
            if line and asyncio.get_running_loop().time() < line.left_alone_until:
                return False
            try:
                line = line or _LineTo(self.neighbours.place_of(number))
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

    def __init__(self, neighbours: Neighbours, take: Taking) -> None:
        """Begin, in place of whoever had this number before. Raises OSError where nobody can be listened to."""
        self._take = take
        self._loop = asyncio.get_running_loop()
        self._lines: set[socket.socket] = set()
        self._taken: set[asyncio.Task[None]] = set()
        self._listening = new_line()
        place = neighbours.place_of(neighbours.number)
        own = place.with_name(f"{place.name}-{os.getpid()}")
        try:
            self._listening.bind(str(own))
            self._listening.listen(_WAITING)
            own.replace(place)
        except OSError:
            self._listening.close()
            raise
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
        await asyncio.gather(*self._taken, return_exceptions=True)  # whatever fails, the rest has to end in order

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
    connection.set_inheritable(False)  # no program that is started may keep it open
    connection.setblocking(False)
    return connection, request


def _is_told(line: socket.socket) -> bool:
    """Tell that a connection is taken over, before anything is done with it: whoever is not told goes on with it."""
    try:
        line.send(_TAKEN)
    except OSError:
        return False
    return True
