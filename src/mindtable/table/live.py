"""What is pushed to a page: its new content, whenever there is some."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from hashlib import sha256
from typing import Final

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from . import metrics
from .authority import Authority
from .counting import AtOnce
from .declined import Declined

_SIGN_OF_LIFE: Final = 15.0  # seconds from one to the next, so that nobody cuts a silent connection


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
    """A line of events. Its place among those that are open is given back when it ends, or never begins."""

    def __init__(self, events: AsyncIterator[bytes], place: AbstractContextManager[object]) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(events, media_type="text/event-stream", headers=headers)
        self._place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._place, metrics.viewing():
            await super().__call__(scope, receive, send)


def digest(content: bytes) -> str:
    """What tells one content from another."""
    return sha256(content).hexdigest()[:16]


async def events(
    table: Authority, player: str | None, drawn: Callable[[], str], seen: str, pace: str = ""
) -> AsyncIterator[bytes]:
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
            while not await pulse.comes_after(heard):
                yield b": still here\n\n"


def _event(content: bytes, id: str) -> bytes:
    lines = content.replace(b"\r", b"").replace(b"\n", b"\ndata: ")
    return b"id: %b\ndata: %b\n\n" % (id.encode(), lines)
