"""The line of events to a page, with every byte that it carries."""

from __future__ import annotations

import asyncio
import re
import time

from starlette.types import ASGIApp, Message, Scope

from tests.table.inside import as_client, portal
from tests.table.playing import Browser

_LAST = re.compile(r"live\?seen=(\w+)")


class Line:
    """A browser listening to a game. The test client reads answers that end, and this one does not."""

    def __init__(
        self,
        browser: Browser,
        game: str,
        address: str = "testclient",
        headers: dict[str, str] | None = None,
        *,
        query: str = "",
        path: str = "",
    ) -> None:
        """The line of a game, or another one that is open for ever."""
        client = as_client(browser)
        path = path or f"/games/{game}/live"
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [
                (b"host", b"table.test"),
                (b"cookie", cookies.encode()),
                *((name.encode(), value.encode()) for name, value in (headers or {}).items()),
            ],
            "server": ("table.test", 80),
            "client": (address, 50000),
        }
        self._received = bytearray()
        self._has_asked = False
        self._listening = portal(client).start_task_soon(self._listen, client.app, scope)

    @property
    def text(self) -> str:
        """All that has come so far."""
        return self._received.decode()

    def received(self, page: str) -> str:
        """All that came over the line, as soon as that is what a page shows."""
        (now,) = _LAST.findall(page)
        for _ in range(2000):
            if (text := self.text).rpartition("\nid: ")[2].startswith(now):  # "Squid: …" is no id
                return text
            time.sleep(0.005)
        raise AssertionError("the line has not told what the page shows")

    def begun(self) -> None:
        """Wait until it is open."""
        self.wait_for("\nid: ")

    def wait_for(self, text: str) -> str:
        """All that came over the line, as soon as something is in it."""
        for _ in range(2000):
            if text in (received := self.text):
                return received
            time.sleep(0.005)
        raise AssertionError(f"the line has not told {text!r}")

    def ended(self) -> None:
        """Wait until the server has ended it."""
        self._listening.result(10)

    def close(self) -> None:
        self._listening.cancel()

    async def _listen(self, app: ASGIApp, scope: Scope) -> None:
        await app(scope, self._receive, self._send)

    async def _receive(self) -> Message:
        if not self._has_asked:  # the body, which is empty; a server that does not get it gives up after a while
            self._has_asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        never: Message = await asyncio.get_running_loop().create_future()
        return never

    async def _send(self, message: Message) -> None:
        self._received += message.get("body", b"")
        for name, value in message.get("headers", ()):
            self._received += name + b": " + value + b"\n"
