"""The door of the table: how many connections are open, and how long one may take to say what it wants.

The server beneath waits for ever for the head of a first request, and takes as many connections as come.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol, cast

from starlette.types import Scope
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from ..wording import LANGUAGES
from .addresses import Proxies, counted_as
from .counting import AtOnce
from .passing import Passing
from .present.sayings import said

if sys.platform != "win32":
    import resource

_GUARD: Final = "mindtable.guard"  # in the state of a request, whoever guards its connection
_LARGEST_HEAD: Final = 512 * 1024  # bytes, with what may come right after it
AT_ONCE: Final = 64  # connections that may come in one moment, before any of them can be refused
_OWN_FILES: Final = 128  # that the table needs itself: the store, bots, pages
_MOST_FILES: Final = 1 << 16
_MOST_ON_WINDOWS: Final = 1000
_GONE: Final = asyncio.Protocol()  # reads nothing, in the place of what has read requests


@dataclass(frozen=True)
class Limits:
    """What a connection may ask of the door."""

    head: float = 10.0  # seconds until a request has come, from the connection or the last answer on
    altogether: int = 900  # connections open at the same time


class Door:
    """Lets connections in. When there is no more room, whoever has been silent for longest has to go: an honest
    request takes no time to be made."""

    def __init__(self, limits: Limits, proxies: Proxies, open: AtOnce, passing: Passing | None = None) -> None:
        self.patience = limits.head
        self.passing = passing
        self._limits = limits
        self._proxies = proxies
        self._open = open
        self._silent: dict[Guard, None] = {}  # the longest silent first

    def admits(self, address: str, *, was_in: bool = False) -> bool:
        """Whether somebody from an address may come in; then they are counted. Who was let in by another worker is
        still counted there for a moment, so that only what is open here counts."""
        counted = counted_as(address)
        if address not in self._proxies and not self._open.has_room(counted, here_only=was_in):
            return False
        if self._open.altogether >= self._limits.altogether:
            if not self._silent:
                return False
            next(iter(self._silent)).send_away()
        self._open.enter(counted)
        return True

    def left(self, address: str) -> None:
        """Somebody is gone who was let in."""
        self._open.leave(counted_as(address))

    def is_silent(self, guard: Guard, silent: bool) -> None:
        """Take notice of whether a connection has yet to say what it wants."""
        self._silent.pop(guard, None)
        if silent:
            self._silent[guard] = None


class _Bounded(Protocol):
    """A reader of requests that knows where one ends."""

    @property
    def is_between(self) -> bool:
        """Whether whatever comes next is the beginning of a request."""

    def hold(self) -> None:
        """Something has come that is kept back for a moment."""


class Guard(asyncio.Protocol):
    """Stands between a connection and what reads requests from it."""

    def __init__(self, door: Door, reader: Callable[[Guard], asyncio.Protocol]) -> None:
        self._door = door
        self._reader = reader(self)
        self._transport: asyncio.Transport | None = None  # while the connection is let in
        self._address = ""
        self._asked = 0  # requests that are being answered
        self._heard = 0  # bytes since the last answer
        self._is_handed_over = False
        self._brought = b""
        self._patience: asyncio.TimerHandle | None = None

    def brings(self, request: bytes) -> None:
        """The connection to come was let in by another worker, who has read the beginning of a request from it."""
        self._brought = request

    # --- what the application tells ----------------------------------------------------------------

    @contextmanager
    def answering(self) -> Iterator[None]:
        """A request has come, and is answered meanwhile."""
        self._asked += 1
        self._stop_waiting()
        try:
            yield
        finally:
            self._asked -= 1
            if not self._asked:
                self._wait()

    def hand_over(self, to: asyncio.Protocol) -> None:
        """Let another one have the connection from now on, to write to it for as long as it likes. What has read
        requests from it takes it for lost, and is not needed any more."""
        if self._transport is None:
            to.connection_lost(None)
            return
        self._is_handed_over = True
        reader, self._reader = self._reader, to
        reader.connection_lost(ConnectionAbortedError())  # without a reason it would close it
        to.connection_made(self._transport)

    # --- what the connection tells -----------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let a connection in, or turn it away where there are too many."""
        connection = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self._address = str(peer[0]) if peer else ""
        if not self._door.admits(self._address, was_in=bool(self._brought)):
            connection.write(_no_room())
            connection.close()
            return
        self._transport = connection
        self._reader.connection_made(transport)
        self._wait()
        if self._brought:
            self._take_in(self._brought)
            self._brought = b""

    def data_received(self, data: bytes) -> None:
        """Hand on what came, as long as it is not too much or too late; or the connection, to whom it concerns."""
        if self._transport is None:
            return
        if self._concerns_another(self._transport, data):
            self._transport.pause_reading()
            self._stop_waiting()  # for them: they have said what they want
            cast(_Bounded, self._reader).hold()
        else:
            self._take_in(data)

    def eof_received(self) -> bool | None:
        """Hand on that the other end sends no more."""
        return self._reader.eof_received() if self._transport else None

    def pause_writing(self) -> None:
        """Hand on that the other end takes nothing in for now."""
        if self._transport:
            self._reader.pause_writing()

    def resume_writing(self) -> None:
        """Hand on that the other end takes something in again."""
        if self._transport:
            self._reader.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that a connection has ended."""
        self._leave(exc)

    # --- how it is done ----------------------------------------------------------------------------

    def _concerns_another(self, connection: asyncio.Transport, data: bytes) -> bool:
        """Whether a connection is passed on to another worker. Nothing that was sent may still be on its way."""
        passing = self._door.passing
        if passing is None or self._asked or self._is_handed_over or connection.get_write_buffer_size():
            return False
        is_between = cast(_Bounded, self._reader).is_between
        number = connection.get_extra_info("socket").fileno()
        return is_between and passing.passes_on(number, data, partial(self._was_passed, data))

    def _was_passed(self, data: bytes, is_taken: bool) -> None:
        """Another worker has taken the connection over, or it is to be gone on with here."""
        if self._transport is None:
            return
        if is_taken:
            self.send_away()  # from here
        else:
            self._wait()
            self._transport.resume_reading()
            self._take_in(data)

    def _take_in(self, data: bytes) -> None:
        self._heard += len(data)
        if not self._asked and self._heard > _LARGEST_HEAD:
            self.send_away()
        else:
            self._reader.data_received(data)

    def send_away(self) -> None:
        """End the connection at once."""
        if self._transport:
            self._transport.abort()
            self._leave(None)

    def _give_up(self) -> None:
        """End the connection as soon as it has taken in the last answer: that may be slow."""
        if self._transport:
            self._transport.close()

    def _wait(self) -> None:
        if self._transport and not self._is_handed_over:
            self._heard = 0
            self._door.is_silent(self, True)
            self._patience = asyncio.get_running_loop().call_later(self._door.patience, self._give_up)

    def _stop_waiting(self) -> None:
        self._door.is_silent(self, False)
        if self._patience:
            self._patience.cancel()
            self._patience = None

    def _leave(self, problem: Exception | None) -> None:
        if self._transport:
            self._stop_waiting()
            self._transport = None
            self._door.left(self._address)
            reader, self._reader = self._reader, _GONE  # which knows this guard: both can go at once
            reader.connection_lost(problem)


def guarded_by(door: Door) -> type[asyncio.Protocol]:
    """What the server makes for each connection: its usual reader of requests behind a guard."""
    make: Callable[..., asyncio.Protocol] = AutoHTTPProtocol
    if door.passing:
        from .reading import BoundedReader  # noqa: PLC0415  # it needs httptools, an extra

        make = BoundedReader

    class Guarded(Guard):
        def __init__(self, *, app_state: dict[str, Any], **known: Any) -> None:
            super().__init__(door, lambda guard: make(app_state={**app_state, _GUARD: guard}, **known))

    return Guarded


@contextmanager
def answering(scope: Scope) -> Iterator[None]:
    """A request is answered; whoever guards its connection has nothing to wait for meanwhile."""
    guard = guard_of(scope)
    if guard is None:
        yield
        return
    with guard.answering():
        yield


def guard_of(scope: Scope) -> Guard | None:
    """Whoever guards the connection of a request, if anybody does."""
    guard: Guard | None = scope.get("state", {}).get(_GUARD)
    return guard


def room() -> int:
    """How many connections there is room for, once the system has been asked for as many files as it gives."""
    if sys.platform == "win32":
        return _MOST_ON_WINDOWS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):  # some systems give less than they say
            pass
    files = _MOST_FILES if soft == resource.RLIM_INFINITY else soft
    return max(files - _OWN_FILES - AT_ONCE, files // 2)


def _no_room() -> bytes:
    """An answer to somebody of whom not even the language is known yet."""
    text = "\n".join(said(language, "table-no-room", {}) for language in LANGUAGES).encode()
    head = (
        "HTTP/1.1 503 Service Unavailable",
        "Content-Type: text/plain; charset=utf-8",
        f"Content-Length: {len(text)}",
        "Retry-After: 10",
        "Connection: close",
    )
    return "\r\n".join((*head, "", "")).encode() + text
