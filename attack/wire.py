"""Requests byte by byte over real connections, as no browser would send them."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final
from urllib.parse import quote_from_bytes

HERE: Final = "127.0.0.1"  # the only address that is ever asked
_LARGEST: Final = 1 << 20
_PATIENCE: Final = 40.0  # seconds until an answer has to be there
_SILENCE: Final = 0.25  # seconds after which we say that we have no more to send, where that is not clear
_BODYLESS: Final = (204, 304)
_LENGTH: Final = re.compile(rb"^content-length: *(\d+)", re.IGNORECASE | re.MULTILINE)
_CHUNKED: Final = re.compile(rb"^transfer-encoding: *chunked", re.IGNORECASE | re.MULTILINE)
_ENDLESS: Final = re.compile(
    rb"^content-type: *(?:text/event-stream|application/x-ndjson)", re.IGNORECASE | re.MULTILINE
)
_CLOSING: Final = re.compile(rb"^connection: *close", re.IGNORECASE | re.MULTILINE)

Headers = tuple[tuple[bytes, bytes], ...]
Form = tuple[tuple[bytes, bytes], ...]


@dataclass(frozen=True)
class Asked:
    """A request in its parts."""

    method: bytes
    target: bytes
    headers: Headers = ()
    form: Form | None = None  # of a post; None: the body is what it is
    body: bytes = b""
    cookies: tuple[tuple[bytes, bytes], ...] = ()

    def sent(self, visitor: bytes) -> bytes:
        """The bytes of the request of a visitor, whose address a proxy would tell."""
        body = self.body if self.form is None else _urlencoded(self.form)
        lines = [b"%s %s HTTP/1.1" % (self.method, self.target)]
        given = {name.lower() for name, _ in self.headers}
        usual = [(b"Host", b"localhost"), (b"X-Forwarded-For", visitor)]
        if self.cookies:
            usual.append((b"Cookie", b"; ".join(b"%s=%s" % pair for pair in self.cookies)))
        if self.form is not None:
            usual.append((b"Content-Type", b"application/x-www-form-urlencoded"))
        if body or self.method == b"POST":
            usual.append((b"Content-Length", b"%d" % len(body)))
        lines += [b"%s: %s" % pair for pair in usual if pair[0].lower() not in given]
        lines += [b"%s: %s" % pair for pair in self.headers]
        return b"\r\n".join((*lines, b"", body))

    def with_header(self, name: bytes, value: bytes) -> Asked:
        return replace(self, headers=(*self.headers, (name, value)))


def upload(name: bytes, text: bytes, fields: Iterable[tuple[bytes, bytes]] = ()) -> tuple[Headers, bytes]:
    """The head and the body of a form with a file."""
    parts = [b'Content-Disposition: form-data; name="%s"\r\n\r\n%s' % pair for pair in fields]
    parts.append(b'Content-Disposition: form-data; name="%s"; filename="f.txt"\r\n\r\n%s' % (name, text))
    body = b"".join(b"--limit\r\n%s\r\n" % part for part in parts) + b"--limit--\r\n"
    return ((b"Content-Type", b"multipart/form-data; boundary=limit"),), body


@dataclass
class Got:
    """An answer, as far as it came."""

    status: int = 0  # 0: the connection was closed without one; -1: nothing came for too long
    head: bytes = b""
    body: bytes = b""
    seconds: float = 0.0
    began: float = field(default_factory=time.monotonic)


class Wire:
    """A connection to the server; a new one whenever the last one is over."""

    def __init__(self, port: int, own: str = HERE) -> None:
        self._port = port
        self._own = own  # all of 127.0.0.0/8 is this machine
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, sent: bytes, *, is_whole: bool = True) -> Got:
        """What is answered. A request that may not be whole is ended when nothing comes, and so is its connection."""
        got = Got()
        try:
            async with asyncio.timeout(_PATIENCE):
                is_reused = self._open is not None
                try:
                    await self._ask(sent, is_whole, got)
                except (ConnectionError, asyncio.IncompleteReadError):
                    self.close()
                    if is_reused and not got.status:  # it had been closed meanwhile
                        with suppress(ConnectionError, asyncio.IncompleteReadError):
                            await self._ask(sent, is_whole, got)
        except TimeoutError:
            got.status = -1
        if not is_whole or got.status < 200 or _CLOSING.search(got.head) or _ENDLESS.search(got.head):
            self.close()
        got.seconds = time.monotonic() - got.began
        return got

    def close(self) -> None:
        if self._open is not None:
            self._open[1].transport.abort()
            self._open = None

    async def _ask(self, sent: bytes, is_whole: bool, got: Got) -> None:
        reader, writer = self._open = self._open or await self._connected()
        writer.write(sent)
        if is_whole:
            await self._read(reader, sent, got)
            return
        reading = asyncio.ensure_future(self._read(reader, sent, got))
        try:
            done, _ = await asyncio.wait({reading}, timeout=_SILENCE)
            if not done and not got.head:
                writer.write_eof()
            await reading
        finally:
            reading.cancel()

    async def _read(self, reader: asyncio.StreamReader, sent: bytes, got: Got) -> None:
        while got.status < 200:  # beyond those that only say to go on
            got.head = await reader.readuntil(b"\r\n\r\n")
            got.status = int(got.head.split(b" ", 2)[1])
        if got.status in _BODYLESS or sent.startswith(b"HEAD ") or _ENDLESS.search(got.head):
            return
        if _CHUNKED.search(got.head):
            while size := int(await reader.readuntil(b"\r\n"), 16):
                got.body += (await reader.readexactly(size + 2))[:-2]
            await reader.readuntil(b"\r\n")
        elif length := _LENGTH.search(got.head):
            got.body = await reader.readexactly(int(length[1]))
        else:
            got.body = await reader.read(_LARGEST)

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HERE, self._port, local_addr=(self._own, 0), limit=_LARGEST)


def _urlencoded(form: Form) -> bytes:
    return b"&".join(_quoted(name) + b"=" + _quoted(value) for name, value in form)


def _quoted(value: bytes) -> bytes:
    return quote_from_bytes(value).encode()
