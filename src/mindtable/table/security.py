"""What keeps the table safe: limits, headers, and no posts from other sites.

Plain ASGI, so that streams stay streams.
"""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import visitor_address
from .answers import declined_answer
from .api.problems import is_for_programs
from .connections import answering
from .counting import Ledger
from .declined import Declined
from .forms import is_text
from .hosts import Hosts
from .recognition import recognise, taken_over
from .state import state_of
from .visit import split_address

_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
# What is no page does nothing by itself, also if somebody opens it by its address; some forty files of a first visit
# are lighter for it.
_HEADERS_OF_FILES: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_HTTPS_FROM_NOW_ON: Final = "max-age=31536000"
FILES: Final = ("/static/", "/art/")  # the same for everybody
_OF_MACHINES: Final = frozenset({"/healthz", "/readyz", "/metrics"})  # asked by any name, and for nobody
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_FOR_A_DAY: Final = "public, max-age=86400"
_LARGEST_BODY: Final = 256 * 1024
_SLOWEST_BODY: Final = 20.0  # seconds
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Safety:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, ledger: Ledger, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts
        self._ledger = ledger

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if is_for_programs(scope["path"]):
            scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
        with answering(scope):
            sending = _with_headers(scope, send)
            try:
                self._check(scope)
                if not is_text(scope["path"]):
                    raise Declined(404, "table-no-such-page")
                await _recognise(scope)
            except Declined as problem:
                await declined_answer(Request(scope), problem)(scope, receive, sending)
                return
            await self._app(scope, _limited(receive), sending)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        address = visitor_address(scope)
        if scope["method"] in _SAFE:
            if not self._ledger.looks.allows(address):
                raise Declined(429, "table-too-fast")
            if scope["path"] not in _OF_MACHINES:
                self._hosts.check(headers)
            return
        if not self._ledger.posts.allows(address):
            raise Declined(429, "table-too-fast")
        self._hosts.check(headers)
        if not is_for_programs(scope["path"]) and not _from_here(headers, scope["scheme"]):
            raise Declined(403, "table-other-site")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 9 or int(length) > _LARGEST_BODY:
            raise _too_large()


async def _recognise(scope: Scope) -> None:
    path = scope["path"]
    if not path.startswith(FILES) and path not in _OF_MACHINES and not is_for_programs(path):
        request = Request(scope)
        house = state_of(request).house
        await recognise(request, house.keys, house.hall.knows, house.identities.account_of)


def _too_large() -> Declined:
    return Declined(413, "table-too-large", kilobytes=_LARGEST_BODY // 1024)


def _from_here(headers: Headers, scheme: str) -> bool:
    """Whether a browser says that one of our own pages posts. A browser always says so; other programs need not."""
    origin = headers.get("origin")
    if origin is not None:
        there = split_address(origin)
        return there.netloc == headers.get("host", "") and (scheme != "https" or there.scheme == scheme)
    return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")


def _limited(receive: Receive) -> Receive:
    """A body is not read beyond the limit, whatever it says of its length, and not waited for beyond the other one."""
    read = 0
    is_whole = False
    end = asyncio.get_running_loop().time() + _SLOWEST_BODY

    async def limited() -> Message:
        nonlocal read, is_whole
        if is_whole:
            return await receive()
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError as problem:
            raise Declined(408, "table-too-slow") from problem
        read += len(message.get("body", b""))
        if read > _LARGEST_BODY:
            raise _too_large()
        is_whole = not message.get("more_body", False)
        return message

    return limited


def _wants_another_protocol(scope: Scope) -> bool:
    """Whether a request asks to go on in another protocol. Nobody here does; but a reader of requests takes whatever
    follows its head for the beginning of that, or of another request."""
    return any(name == b"upgrade" for name, _ in scope["headers"])


def _with_headers(scope: Scope, send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            is_file = scope["path"].startswith(FILES)
            headers.update(_HEADERS_OF_FILES if is_file else _HEADERS)
            if scope["scheme"] == "https":
                headers["Strict-Transport-Security"] = _HTTPS_FROM_NOW_ON
            if message["status"] == 408 or _wants_another_protocol(scope):
                headers["Connection"] = "close"  # the rest of the request would be taken for the next one
            headers.raw.extend(taken_over(Request(scope)))
            if is_file:
                headers["Cache-Control"] = _FOR_EVER if scope["query_string"].startswith(b"v=") else _FOR_A_DAY
            else:
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending
