"""Takes notes of requests: each gets an id, and its answer is counted, timed and logged."""

from __future__ import annotations

import logging
import time
from secrets import token_hex
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import metrics
from .logs import FACTS, REQUESTS, request_id
from .security import FILES

_log: Final = logging.getLogger(REQUESTS)
ID: Final = "X-Request-Id"  # the header of an answer that says which line of the log is about it
_NONE: Final = "none"  # the page of a request that was turned away at the door, or asks for what is not there


class Noted:
    """Wraps the whole application. What comes later of a request, a thought for instance, has its id, too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        id = token_hex(8)
        request_id.set(id)  # for as long as the task of the request lasts, also where an exception is logged after us
        begun = time.perf_counter()
        status, is_line = 500, False

        async def sending(message: Message) -> None:
            nonlocal status, is_line
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers[ID] = id
                status, is_line = message["status"], headers.get("content-type", "").startswith("text/event-stream")
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            seconds = time.perf_counter() - begun
            page = _page(scope)
            metrics.answered(page, status, None if is_line else seconds)
            if status >= 400 or not scope["path"].startswith(FILES):
                facts = {"method": scope["method"], "status": status, "milliseconds": round(1000 * seconds, 1)}
                _log.info("%s", page, extra={FACTS: facts})


def _page(scope: Scope) -> str:
    """What answers a request, as module.function: an address may hold an invitation."""
    endpoint = scope.get("endpoint")
    if endpoint is None:
        return _NONE
    name = getattr(endpoint, "__name__", type(endpoint).__name__)
    return f"{endpoint.__module__.rpartition('.')[2]}.{name}"
