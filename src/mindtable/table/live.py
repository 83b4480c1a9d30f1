"""What is pushed to a page: its new content, whenever there is some, or only those parts of it that are new."""

from __future__ import annotations

import asyncio
import logging
from array import array
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, aclosing, contextmanager, suppress
from functools import cached_property, lru_cache
from hashlib import blake2b
from itertools import count
from typing import Final, Protocol, cast

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from . import metrics
from .bell import Bell
from .connections import guard_of
from .counting import AtOnce
from .declined import Declined
from .present.pieces import DIGEST, Piece

# Seconds from one sign of life to the next, so that nobody cuts a silent connection: many do after 60. There are very
# many pages; programs like to know sooner.
OF_PAGES: Final = 45.0
OF_PROGRAMS: Final = 15.0
_IN_CHUNKS: Final = "1.1"  # the version of HTTP in which an answer may come in chunks
_REMEMBERED: Final = 1 << 12  # pieces of pages, of 0.3 to 9 kB
_BETWEEN: Final = b"\x1e"  # parts of a page
_AS_BEFORE: Final = b"\x1f"  # before the place of a part in the page before

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

    def __init__(self, every: float) -> None:
        self._clock = asyncio.get_running_loop()
        self._every = every
        self._next = self._clock.time() + every

    async def comes_after(self, heard: asyncio.Event) -> bool:
        """Wait until something is heard; false as soon as a sign of life is due, to wait again after it."""
        if self._clock.time() < self._next:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(self._next):
                    return await heard.wait()
        self._next += self._every
        return False


class Line(StreamingResponse):
    """A line of events. Its place among those that are open is given back when it ends, or never begins.

    There are very many, and most of them are silent most of the time. So once its head is sent, a line takes over the
    connection, and the request with all that was made to answer it can go."""

    def __init__(self, events: AsyncGenerator[bytes], place: ExitStack, media_type: str = "text/event-stream") -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(events, media_type=media_type, headers=headers)
        self._events = events
        self._place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._place as place:
            place.enter_context(metrics.viewing())
            guard = guard_of(scope)
            if guard and scope["method"] == "GET" and scope["http_version"] == _IN_CHUNKS:
                await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
                guard.hand_over(Writer(self._events, place.pop_all()))
            else:
                await super().__call__(scope, receive, send)


class Writer(asyncio.Protocol):
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
        writing, self._writing = self._writing, None  # which knows this writer: both can go at once
        if writing:
            writing.cancel()
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


def digest(page: Sequence[str]) -> str:
    """What tells one page, which is given in parts, from another, at whichever server."""
    told = [one.digest if type(one) is Piece else one.encode() for one in page]
    return blake2b(_BETWEEN.join(told), digest_size=DIGEST).hexdigest()


def _sent(part: str) -> bytes:
    """A part of a page as it stands in an event."""
    return part.encode().replace(b"\r", b"").replace(b"\n", b"\ndata: ")


_sent_piece: Final = lru_cache(_REMEMBERED)(_sent)  # pieces are sent to several viewers


class Shared(tuple[str, ...]):
    """A page, in parts, that several see: what is sent of it is made once for all who had the same page before."""

    def __init__(self, _parts: Iterable[str]) -> None:
        self.events: dict[str, bytes] = {}  # by the page that was sent before; "" for those who were sent none

    @cached_property
    def digest(self) -> str:
        """What tells it from other pages."""
        return digest(self)

    @cached_property
    def hashes(self) -> array[int]:
        """Those of its parts."""
        return _hashes(self)


def _hashes(page: Sequence[str]) -> array[int]:
    """By which this process tells parts apart; in one piece, as there are very many lines."""
    return array("q", map(hash, page))


class Whole:
    """Sends a page whenever it differs from what was sent last: a change that the viewer may not see is silent. At
    first `seen` is what the page shows already, by its digest."""

    def __init__(self, seen: str) -> None:
        self._last = seen

    def event(self, page: Sequence[str]) -> bytes:
        """What is sent of a page; nothing if it is the same."""
        now = page.digest if isinstance(page, Shared) else digest(page)
        if now == self._last:
            return b""
        event = self._made(page, now)
        self._last = now
        return event

    def _made(self, page: Sequence[str], now: str) -> bytes:
        return b"id: %b\ndata: %b\n\n" % (now.encode(), self._data(page))

    def _data(self, page: Sequence[str]) -> bytes:
        return b"".join(map(_sent, page))


class Changes(Whole):
    """Sends of a page what was not in the page sent before; for the rest it says which part of that one it is.
    `parts.js` puts the page together."""

    def __init__(self, seen: str) -> None:
        super().__init__(seen)
        self._before = array("q")  # the hashes of the parts of the page that was sent last

    def _made(self, page: Sequence[str], now: str) -> bytes:
        if not isinstance(page, Shared):
            event = super()._made(page, now)
            self._before = _hashes(page)
            return event
        before = self._last if self._before else ""  # until then it is only what the visitor says
        if before not in page.events:
            page.events[before] = super()._made(page, now)
        self._before = page.hashes
        return page.events[before]

    def _data(self, page: Sequence[str]) -> bytes:
        before = dict(zip(self._before, count()))
        return _BETWEEN.join(
            [
                b"%b%d" % (_AS_BEFORE, before[known])
                if (known := hash(one)) in before
                else _sent_piece(one)
                if type(one) is Piece
                else _sent(one)
                for one in page
            ]
        )


class Telling(Protocol):
    """What tells those who listen whenever something has changed: a game, the lobby."""

    is_hung_up: bool  # nothing more will come

    def listening(self, player: str | None, pace: str, /) -> AbstractContextManager[Bell]:
        """What rings then. Who listens is here meanwhile, and wishes bots to act as quickly."""
        ...


async def events(
    telling: Telling, player: str | None, drawn: Callable[[], Sequence[str]], pages: Whole, pace: str = ""
) -> AsyncGenerator[bytes]:
    """The content of a page as events. Only what differs is sent, so a change that the viewer may not see is silent
    also in its timing. What a slow line has not taken yet is not waited for: it goes on with the page of then. `pace`
    is how quickly bots are to act."""
    with telling.listening(player, pace) as heard:
        pulse = Pulse(OF_PAGES)
        while not (telling.is_hung_up or heard.is_last):
            changed = heard.since
            heard.clear()
            if event := pages.event(drawn()):
                yield event
                metrics.sent(changed)
            del event  # it may be long until the next one
            while not await pulse.comes_after(heard):
                yield b": still here\n\n"
