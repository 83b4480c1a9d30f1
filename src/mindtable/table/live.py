"""What is pushed to a page: its new content, whenever there is some."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import ExitStack, aclosing, contextmanager, suppress
from hashlib import sha256
from typing import Final, cast

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from . import metrics
from .authority import Authority
from .connections import guard_of
from .counting import AtOnce
from .declined import Declined

_SIGN_OF_LIFE: Final = 15.0  # seconds from one to the next, so that nobody cuts a silent connection
_IN_CHUNKS: Final = "1.1"  # the version of HTTP in which an answer may come in chunks

_log: Final = logging.getLogger(__name__)


class Lines:
    """How many lines of events are open to each address. A family behind one has room, a program that opens ever more
    has not."""

    def __init__(self, open: AtOnce) -> None:
        self._open = open

    @contextmanager
    def to(self, address: str) -> Iterator[None]:
        """One line more, from now on. Raises Declined if an address has as many as it may."""
        if not self._open.has_room(address):
            raise Declined(429, "table-too-many-lines")
        self._open.enter(address)
        try:
            yield
        finally:
            self._open.leave(address)


class Pulse:
    """When a line shows that it is alive: at moments that follow from when it was opened, and from nothing that happens
    in the game. A sign that came so long after the last change would tell of changes that nobody may see."""

    def __init__(self) -> None:
        self._clock = asyncio.get_running_loop()
        self._next = self._clock.time() + _SIGN_OF_LIFE

    async def comes_after(self, heard: asyncio.Event) -> bool:
        """Wait until something is heard; false as soon as a sign of life is due, to wait again after it."""
        if self._clock.time() < self._next:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(self._next):
                    return await heard.wait()
        self._next += _SIGN_OF_LIFE
        return False


class Line(StreamingResponse):
    """A line of events. Its place among those that are open is given back when it ends, or never begins.

    There are very many, and most of them are silent most of the time. So once its head is sent, a line takes over the
    connection, and the request with all that was made to answer it can go."""

    def __init__(self, events: AsyncGenerator[bytes], place: ExitStack) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(events, media_type="text/event-stream", headers=headers)
        self._events = events
        self._place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._place as place:
            place.enter_context(metrics.viewing())
            guard = guard_of(scope)
            if guard and scope["method"] == "GET" and scope["http_version"] == _IN_CHUNKS:
                await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
                guard.hand_over(_Writer(self._events, place.pop_all()))
            else:
                await super().__call__(scope, receive, send)


class _Writer(asyncio.Protocol):
    """Writes events to a connection that nobody asks anything by any more. What is to be sent is only made when there
    is room for it: whoever is slow gets the newest, and nothing waits for them."""

    def __init__(self, events: AsyncGenerator[bytes], place: ExitStack) -> None:
        self._events = events
        self._place = place
        self._has_room = asyncio.Event()
        self._has_room.set()
        self._writing: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self._writing = asyncio.create_task(self._write(cast(asyncio.Transport, transport)))
        self._writing.add_done_callback(lambda _: self._place.close())

    def pause_writing(self) -> None:
        """Wait: the other end takes nothing in for now."""
        self._has_room.clear()

    def resume_writing(self) -> None:
        """Go on."""
        self._has_room.set()

    def connection_lost(self, _: Exception | None) -> None:
        """End: nobody listens any more."""
        if self._writing:
            self._writing.cancel()
        else:
            self._place.close()

    async def _write(self, transport: asyncio.Transport) -> None:
        try:
            async with aclosing(self._events) as events:
                with suppress(StopAsyncIteration):
                    while await self._has_room.wait():
                        transport.write(_chunk(await anext(events)))
            transport.write(_chunk(b""))
        except Exception:
            _log.exception("a line of events has failed")
        finally:
            transport.close()


def _chunk(content: bytes) -> bytes:
    """A part of an answer of which nobody knows the length; an empty one is the last."""
    return b"%x\r\n%b\r\n" % (len(content), content)


def digest(content: bytes) -> str:
    """What tells one content from another."""
    return sha256(content).hexdigest()[:16]


async def events(
    table: Authority, player: str | None, drawn: Callable[[], str], seen: str, pace: str = ""
) -> AsyncGenerator[bytes]:
    """The content of a page as events. Only what differs is sent: a change that the viewer may not see is silent,
    also in its timing. `seen` is the digest of what the page shows already, `pace` how quickly bots are to act."""
    last = seen
    with table.listening(player, pace) as heard:
        pulse = Pulse()
        while not table.is_hung_up:
            changed = heard.since
            heard.clear()
            content = drawn().encode()  # once: pages are long
            if (now := digest(content)) != last:
                last = now
                yield _event(content, now)
                metrics.sent(changed)
            del content  # it may be long until the next one
            while not await pulse.comes_after(heard):
                yield b": still here\n\n"


def _event(content: bytes, id: str) -> bytes:
    lines = content.replace(b"\r", b"").replace(b"\n", b"\ndata: ")
    return b"id: %b\ndata: %b\n\n" % (id.encode(), lines)
