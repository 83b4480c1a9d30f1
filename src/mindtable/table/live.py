"""What is pushed to a page: its new content, whenever there is some."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from hashlib import sha256
from typing import Final

from starlette.responses import StreamingResponse

from .authority import Authority
from .declined import Declined

_SIGN_OF_LIFE: Final = 15.0  # seconds after which a silent connection is used, so that nobody cuts it


class Lines:
    """How many lines of events are open to each address. A family behind one has room, a program that opens ever more
    has not."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """Raises Declined if an address has as many as it may."""
        if self._open[address] >= self._most:
            raise Declined(429, "table-too-many-lines")

    @contextmanager
    def to(self, address: str) -> Iterator[None]:
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def digest(content: str) -> str:
    """What tells one content from another."""
    return sha256(content.encode()).hexdigest()[:16]


def stream(
    table: Authority, player: str | None, drawn: Callable[[], str], seen: str, line: AbstractContextManager[None]
) -> StreamingResponse:
    """The content of a page as events. Only what differs is sent: a change that the viewer may not see is silent,
    also in its timing. `seen` is the digest of what the page shows already, `line` is open meanwhile."""

    async def events() -> AsyncIterator[str]:
        last = seen
        with line, table.listening(player) as heard:
            while not table.is_hung_up:
                heard.clear()
                content = drawn()
                if (now := digest(content)) != last:
                    last = now
                    yield _event(content, now)
                while not heard.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(heard.wait(), _SIGN_OF_LIFE)
                        break
                    yield ": still here\n\n"

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(events(), media_type="text/event-stream", headers=headers)


def _event(content: str, id: str) -> str:
    lines = content.replace("\r", "").replace("\n", "\ndata: ")
    return f"id: {id}\ndata: {lines}\n\n"
