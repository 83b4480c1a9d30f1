"""How many connections may be open, and how long one may take to say what it wants."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send

from mindtable.table.addresses import Proxies, network
from mindtable.table.app import make_app
from mindtable.table.connections import Door, Guard, Limits
from mindtable.table.counting import AtOnce, Ledger
from mindtable.table.declined import Declined
from mindtable.table.hosts import Hosts
from mindtable.table.neighbours import Neighbours
from mindtable.table.pace import AT_ONCE
from mindtable.table.passing import Passed, Passing
from mindtable.table.security import Safety
from mindtable.table.settings import Settings
from tests.table.clocks import now, run, until
from tests.table.serving import Server

HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-More:"
Address = tuple[str, int]
NOWHERE = socket.socket()
NOWHERE.close()


# --- the door, on a clock of its own ---------------------------------------------------------------


class Wire(asyncio.Transport):
    """A connection that goes nowhere."""

    def __init__(self, guard: Guard, address: str) -> None:
        super().__init__({"peername": (address, 1), "socket": NOWHERE})
        self.written = b""
        self.ended: float | None = None
        self._guard = guard
        guard.connection_made(self)

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        """Nothing comes by itself."""

    def resume_reading(self) -> None:
        """Nor then."""

    def close(self) -> None:
        if self.ended is None:
            self.ended = now()
            asyncio.get_running_loop().call_soon(self._guard.connection_lost, None)

    def abort(self) -> None:
        self.close()


class Coming:
    """Connections that come to a door."""

    def __init__(
        self,
        limits: Limits,
        proxies: Sequence[str] = (),
        an_address: int = 100,
        reader: Callable[[Guard], asyncio.Protocol] | None = None,
        passing: Passing | None = None,
    ) -> None:
        self._open = AtOnce(an_address)
        self._door = Door(limits, Proxies(map(network, proxies)), self._open, passing)
        self._reader = reader or (lambda _: Reader(self.read))
        self.read: list[bytes] = []

    def one(self, address: str = "192.0.2.1", brought: bytes = b"") -> tuple[Guard, Wire]:
        guard = Guard(self._door, self._reader)
        guard.brings(brought)
        return guard, Wire(guard, address)

    def heard_of_elsewhere(self, address: str, count: int) -> None:
        self._open.heard("another", {address: count})

    def some(self, count: int, address: str = "192.0.2.1") -> list[Wire]:
        return [self.one(address)[1] for _ in range(count)]


class Reader(asyncio.Protocol):
    def __init__(self, read: list[bytes]) -> None:
        self._read = read

    def data_received(self, data: bytes) -> None:
        self._read.append(data)

    @property
    def is_between(self) -> bool:
        return True

    def hold(self) -> None:
        """Nobody waits here."""


class Elsewhere(Passing):
    """Everything concerns somebody else, who says nothing by themselves."""

    def __init__(self) -> None:
        super().__init__(Neighbours(Path(), 0, 2))
        self.told: list[Passed] = []

    def passes_on(self, connection: int, request: bytes, passed: Passed) -> bool:  # noqa: ARG002
        self.told.append(passed)
        return True


def are_open(wires: Sequence[Wire]) -> list[bool]:
    return [wire.ended is None for wire in wires]


def test_whoever_does_not_say_what_they_want_has_to_go() -> None:
    async def visit() -> None:
        guard, wire = Coming(Limits(head=10)).one()
        for moment in (3, 6, 9):
            await until(moment)
            guard.data_received(b"X-More: of the same\r\n")
        await until(20)
        assert wire.ended == 10, "whatever came in pieces"

    run(visit())


def test_an_answer_may_take_as_long_as_it_likes() -> None:
    async def visit() -> None:
        guard, wire = Coming(Limits(head=10)).one()
        await until(9)
        with guard.answering():
            await until(1000)
        await until(1009)
        with guard.answering():
            await until(1020)
        assert wire.ended is None
        await until(1100)
        assert wire.ended == 1030

    run(visit())


def test_a_head_is_not_read_for_ever() -> None:
    async def visit() -> None:
        coming = Coming(Limits())
        guard, wire = coming.one()
        for _ in range(100):
            guard.data_received(b"x" * 10_000)
        assert wire.ended == 0
        assert sum(map(len, coming.read)) < 600_000

    run(visit())


def test_an_address_has_so_many_connections_and_no_more() -> None:
    async def visit() -> None:
        coming = Coming(Limits(), proxies=["10.0.0.0/8"], an_address=3)
        first = coming.some(5)
        assert are_open(first) == [True] * 3 + [False] * 2
        assert first[-1].written.startswith(b"HTTP/1.1 503 ")
        assert "zbyt wiele połączeń" in first[-1].written.decode(), "in all languages"
        assert are_open(coming.some(4, "2001:db8::1")) == [True] * 3 + [False]
        assert are_open(coming.some(2, "2001:db8::ffff:2")) == [False] * 2, "the same household"
        assert are_open(coming.some(2, "2001:db8:0:1::1")) == [True] * 2
        assert are_open(coming.some(2, "::ffff:192.0.2.1")) == [False] * 2, "the same address"
        assert are_open(coming.some(9, "10.1.2.3")) == [True] * 9, "a proxy brings many visitors"
        first[0].close()
        await asyncio.sleep(0)
        assert are_open(coming.some(2)) == [True, False]

    run(visit())


def test_when_there_is_no_room_the_silent_have_to_go() -> None:
    async def visit() -> None:
        coming = Coming(Limits(altogether=3), an_address=9)
        (asking, busy), (_, silent), (_, more) = (coming.one(f"192.0.2.{number}") for number in range(3))
        with asking.answering():
            latest = coming.some(1, "192.0.2.7")[0]
            assert are_open([busy, silent, more, latest]) == [True, False, True, True], "the longest silent first"
            with ExitStack() as all_busy:
                for _ in range(2):
                    guard, wire = coming.one("192.0.2.8")
                    all_busy.enter_context(guard.answering())
                    assert wire.ended is None
                assert are_open(coming.some(1, "192.0.2.9")) == [False], "nobody is silent"

    run(visit())


def test_who_is_passed_on_is_neither_late_nor_silent() -> None:
    async def visit() -> None:
        elsewhere = Elsewhere()
        coming = Coming(Limits(head=10, altogether=2), passing=elsewhere)
        guard, wire = coming.one()
        guard.data_received(b"GET /games/1")
        silent = coming.some(2)[0]
        assert are_open([wire, silent]) == [True, False], "they have said what they want"
        await until(30)
        assert (wire.ended, coming.read) == (None, [])
        elsewhere.told[0](False)
        assert coming.read == [b"GET /games/1"]
        await until(50)
        assert wire.ended == 40

    run(visit())


def test_who_was_passed_on_counts_among_those_of_their_address() -> None:
    async def visit() -> None:
        coming = Coming(Limits(), proxies=["10.0.0.0/8"], an_address=3)
        coming.heard_of_elsewhere("192.0.2.1", 3)
        assert are_open(coming.some(1)) == [False]
        brought = [coming.one(brought=b"GET /games/1")[1] for _ in range(5)]
        assert are_open(brought) == [True] * 3 + [False] * 2, "they are still counted where they came from"
        assert are_open([coming.one("10.1.2.3", b"GET /games/1")[1] for _ in range(5)]) == [True] * 5

    run(visit())


# --- bodies ----------------------------------------------------------------------------------------


def test_a_body_has_to_come_in_time() -> None:
    async def reading(scope: Scope, receive: Receive, send: Send) -> None:
        await Request(scope, receive, send).body()

    async def drop_by_drop() -> Message:
        await asyncio.sleep(7)
        return {"type": "http.request", "body": b"x", "more_body": True}

    async def send(_: Message) -> None:
        """Nobody listens."""

    async def post() -> float:
        scope = {
            "type": "http",
            "method": "POST",
            "scheme": "http",
            "path": "/static/nothing",
            "query_string": b"",
            "headers": [],
            "client": ("192.0.2.1", 1),
        }
        with pytest.raises(Declined) as declined:
            await Safety(reading, Ledger(str, posts=1000, lines=1, connections=1), Hosts())(scope, drop_by_drop, send)
        assert (declined.value.status, declined.value.message) == (408, "table-too-slow")
        return now()

    assert run(post()) == 20


# --- lines of events -------------------------------------------------------------------------------


def test_lines_are_counted_before_anything_is_waited_for(tmp_path: Path) -> None:
    """Sixty that ask at once while the game has yet to be opened are not all let in."""
    settings = Settings(data=tmp_path, pace=AT_ONCE, lines_an_address=3)
    game = asyncio.run(begun(make_app(settings)))
    statuses = asyncio.run(asked_at_once(make_app(settings), [f"/games/{game}/live"] * 12))
    assert sorted(statuses) == [200] * 3 + [429] * 9


def test_a_place_is_given_back_where_no_line_comes_of_it(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, pace=AT_ONCE, lines_an_address=3))
    assert (
        asyncio.run(asked_at_once(app, ["/games/none/live"] * 12, rounds=2))
        == [404] * 3 + [429] * 9 + [404] * 3 + [429] * 9
    )


async def begun(app: Starlette) -> str:
    """The id of a new game."""
    async with app.router.lifespan_context(app):
        heads = await answers(app, [asking("/games", b"game=duel&company=friends")])
        return heads[0]["location"].split("/")[2]


async def asked_at_once(app: Starlette, paths: list[str], rounds: int = 1) -> list[int]:
    """The statuses of requests that come at the same moment; those that would never end are ended."""
    async with app.router.lifespan_context(app):
        return [
            int(head["status"]) for _ in range(rounds) for head in await answers(app, [asking(path) for path in paths])
        ]


async def answers(app: Starlette, scopes: list[Scope]) -> list[dict[str, str]]:
    heads: list[dict[str, str]] = [{} for _ in scopes]
    all_have_begun = asyncio.Event()

    async def ask(scope: Scope, head: dict[str, str]) -> None:
        body = [{"type": "http.request", "body": scope.pop("body")}]

        async def receive() -> Message:
            return body.pop() if body else await asyncio.get_running_loop().create_future()

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                head.update({name.decode(): value.decode() for name, value in message["headers"]})
                head["status"] = str(message["status"])
                if all(heads):
                    all_have_begun.set()

        await app(scope, receive, send)

    tasks = [asyncio.ensure_future(ask(scope, head)) for scope, head in zip(scopes, heads, strict=True)]
    await all_have_begun.wait()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return heads


def asking(path: str, body: bytes = b"") -> Scope:
    return {
        "type": "http",
        "method": "POST" if body else "GET",
        "scheme": "http",
        "http_version": "1.1",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"table.test"), (b"content-type", b"application/x-www-form-urlencoded")],
        "server": ("table.test", 80),
        "client": ("192.0.2.1", 1),
        "body": body,
    }


# --- a real server ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_half_sent_heads_keep_nobody_out(tmp_path: Path) -> None:
    """The server may have few files open here; by default systems allow a thousand or so."""
    server = Server(tmp_path, files=256)
    with ExitStack() as flood:

        def half_a_head(address: str) -> None:
            flood.enter_context(connected(server, address)).sendall(HALF_A_HEAD)

        for _ in range(150):
            half_a_head("127.0.0.2")
        for _ in range(300):  # on a slow machine the first of them have been sent away by now
            if page(server, "127.0.0.2").startswith("HTTP/1.1 503 "):
                break
            half_a_head("127.0.0.2")
        else:
            pytest.fail("this address never has as many as it may")
        assert page(server).startswith("HTTP/1.1 200 ")
        for number in range(150):
            half_a_head(f"127.0.1.{number % 8 + 1}")
        assert page(server).startswith("HTTP/1.1 200 "), "nor do many addresses"
    upload_half(server)
    assert page(server).startswith("HTTP/1.1 200 ")
    assert server.stop() == "", "none of this is a fault"


def upload_half(server: Server) -> None:
    """Uploads that are broken off."""
    head = "POST /replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n"
    for kind in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=b"):
        with connected(server) as connection:
            connection.sendall(f"{head}Content-Type: {kind}\r\n\r\n--b\r\nContent-Disposition: form-data".encode())


def connected(server: Server, address: str = "127.0.0.1") -> socket.socket:
    host, _, port = server.address.removeprefix("http://").rpartition(":")
    return socket.create_connection((host, int(port)), timeout=20, source_address=(address, 0))


def page(server: Server, address: str = "127.0.0.1") -> str:
    """The first page, as it comes over the network."""
    with connected(server, address) as connection:
        connection.sendall(b"GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        received = bytearray()
        try:
            while some := connection.recv(1 << 16):
                received += some
        except ConnectionResetError:  # closed before it was asked
            pass
        return received.decode()
