"""Connections are passed on to the worker that has the game, and nobody can tell."""

from __future__ import annotations

import asyncio
import fcntl
import os
import re
import shutil
import signal
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from zlib import crc32

import httpx2
import pytest

from mindtable.table import passing
from mindtable.table.neighbours import Neighbours, neighbourhood
from mindtable.table.passing import Passing, Receiving
from tests.table.playing import Person
from tests.table.serving import Server
from tests.table.test_workers import until

REQUEST = b"GET /games/%b/live HTTP/1.1\r\nHost: localhost\r\n\r\n"
TOGETHER = 8  # games


def game_of(number: int, workers: int = 2) -> bytes:
    """The id of a game that a worker has."""
    return next(b"%d" % one for one in range(100) if crc32(b"%d" % one) % workers == number)


class Workers:
    """Two workers in one process, the second of which takes over what it gets."""

    def __init__(self, folder: Path) -> None:
        self.first, self.second = (Neighbours(folder, number, 2) for number in range(2))
        self.passing = Passing(self.first)
        self.taken: list[bytes] = []
        self.told: list[bool] = []

    async def take(self, connection: socket.socket, request: bytes) -> None:
        self.taken.append(request)
        connection.send(b"here")
        connection.close()

    def passes_on(self, connection: socket.socket, request: bytes) -> bool:
        return self.passing.passes_on(connection.fileno(), request, self.told.append)


@pytest.fixture
def pair() -> Iterator[tuple[socket.socket, socket.socket]]:
    """A connection: a browser's end, and the server's."""
    theirs, ours = socket.socketpair()
    theirs.settimeout(10)
    yield theirs, ours
    theirs.close()
    ours.close()


async def settled(workers: Workers, count: int = 1) -> None:
    async with asyncio.timeout(10):
        while len(workers.told) < count:
            await asyncio.sleep(0.001)


Pair = tuple[socket.socket, socket.socket]


def test_a_connection_goes_to_the_worker_that_has_the_game(tmp_path: Path, pair: Pair) -> None:
    async def pass_it_on() -> None:
        workers = Workers(tmp_path)
        receiving = Receiving(workers.second, workers.take)
        request = REQUEST % game_of(1)
        assert workers.passes_on(pair[1], request)
        await settled(workers)
        pair[1].close()
        await receiving.close()
        assert (workers.told, workers.taken) == ([True], [request])
        assert pair[0].recv(10) == b"here"

    asyncio.run(pass_it_on())


@pytest.mark.parametrize(
    "request_",
    [
        REQUEST % game_of(0),  # its own
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET /lobby/games/1 HTTP/1.1\r\n\r\n",
        b" GET /games/%b HTTP/1.1\r\n\r\n" % game_of(1),
        (REQUEST % game_of(1)).ljust(1 << 15),  # much at once
    ],
)
def test_anything_else_is_answered_where_it_came(tmp_path: Path, pair: Pair, request_: bytes) -> None:
    async def keep_it() -> None:
        workers = Workers(tmp_path)
        receiving = Receiving(workers.second, workers.take)
        assert not workers.passes_on(pair[1], request_)
        await receiving.close()
        assert not workers.taken

    asyncio.run(keep_it())


def test_pages_replays_and_calls_of_programs_about_a_game_go_to_the_same_worker(tmp_path: Path, pair: Pair) -> None:
    async def pass_them_on() -> None:
        workers = Workers(tmp_path)
        receiving = Receiving(workers.second, workers.take)
        paths = ("/games/%b?move=3", "/games/%b/answer", "/join/%b/B/token", "/replay/%b/record", "/api/v1/games/%b")
        for path in paths:
            assert workers.passes_on(pair[1], b"POST " + path.encode() % game_of(1) + b" HTTP/1.1\r\n\r\n")
        await settled(workers, len(paths))
        assert workers.told == [True] * len(paths)
        await receiving.close()

    asyncio.run(pass_them_on())


def test_without_the_other_worker_a_request_is_answered_where_it_came(tmp_path: Path, pair: Pair) -> None:
    async def find_nobody() -> None:
        workers = Workers(tmp_path)
        request = REQUEST % game_of(1)
        assert not workers.passes_on(pair[1], request)
        receiving = Receiving(workers.second, workers.take)
        assert workers.passes_on(pair[1], request)
        await settled(workers)
        await receiving.close()
        assert not workers.passes_on(pair[1], request)

    asyncio.run(find_nobody())


def test_whoever_takes_over_a_post_gets_what_is_passed_on_from_then_on(tmp_path: Path, pair: Pair) -> None:
    async def replace() -> None:
        workers, later = Workers(tmp_path), Workers(tmp_path)
        before = Receiving(workers.second, workers.take)
        assert workers.passes_on(pair[1], REQUEST % game_of(1))
        await settled(workers)
        after = Receiving(later.second, later.take)
        await before.close()
        assert workers.passes_on(pair[1], REQUEST % game_of(1))
        await settled(workers, 2)
        await after.close()
        assert (len(workers.taken), len(later.taken)) == (1, 1)

    asyncio.run(replace())


def test_what_was_passed_on_to_somebody_who_dies_is_gone_on_with(tmp_path: Path, pair: Pair) -> None:
    async def die() -> None:
        workers = Workers(tmp_path)
        dying = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        dying.bind(str(workers.second.place_of(1)))
        dying.listen()
        assert workers.passes_on(pair[1], REQUEST % game_of(1))
        assert not workers.told
        dying.close()
        await settled(workers)
        assert workers.told == [False]
        pair[1].send(b"still here")
        assert pair[0].recv(10) == b"still here"

    asyncio.run(die())


class Slow:
    """Somebody who listens, and does what they are told to by and by."""

    def __init__(self, place: Path) -> None:
        self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._listening.bind(str(place))
        self._listening.listen()
        self._line: socket.socket | None = None

    def takes(self) -> None:
        """Take one connection over. Raises BrokenPipeError if that cannot be said any more."""
        self._line = self._line or self._listening.accept()[0]
        _, (connection,), _, _ = socket.recv_fds(self._line, 1 << 14, 1)
        os.close(connection)
        self._line.send(b".")

    def hangs_up(self) -> None:
        if self._line:
            self._line.close()
            self._line = None

    def close(self) -> None:
        self.hangs_up()
        self._listening.close()


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Slow]:
    one = Slow(tmp_path / "1")
    yield one
    one.close()


def test_what_was_taken_over_is_not_answered_twice_when_the_next_cannot_be_sent(
    tmp_path: Path, pair: Pair, slow: Slow
) -> None:
    """Somebody is replaced: they take over what they got, and hang up."""

    async def replace() -> None:
        workers = Workers(tmp_path)
        assert workers.passes_on(pair[1], REQUEST % game_of(1))
        slow.takes()
        slow.hangs_up()
        assert workers.passes_on(pair[1], REQUEST % game_of(1))  # before anything was heard of the first
        slow.takes()
        await settled(workers, 2)
        assert workers.told == [True, True]
        workers.passing.close()

    asyncio.run(replace())


def test_what_was_taken_over_is_not_answered_twice_when_somebody_dies_with_more_to_do(
    tmp_path: Path, pair: Pair, slow: Slow
) -> None:
    async def die() -> None:
        workers = Workers(tmp_path)
        for _ in range(3):
            assert workers.passes_on(pair[1], REQUEST % game_of(1))
        slow.takes()
        slow.takes()
        slow.close()
        await settled(workers, 3)
        assert workers.told == [True, True, False]

    asyncio.run(die())


def test_somebody_who_hangs_is_not_waited_for(
    tmp_path: Path, pair: Pair, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang() -> None:
        monkeypatch.setattr(passing, "_UNHEARD", 0.05)
        monkeypatch.setattr(passing, "_LEFT_ALONE", 0.2)
        workers = Workers(tmp_path)
        for _ in range(3):
            assert workers.passes_on(pair[1], REQUEST % game_of(1))
        slow.takes()
        await settled(workers, 3)
        assert workers.told == [True, False, False]
        with pytest.raises(BrokenPipeError):
            slow.takes()  # too late
        slow.hangs_up()
        assert not workers.passes_on(pair[1], REQUEST % game_of(1)), "they are left alone"
        await asyncio.sleep(0.25)
        assert workers.passes_on(pair[1], REQUEST % game_of(1))
        slow.takes()
        await settled(workers, 4)
        assert workers.told[3]
        workers.passing.close()

    asyncio.run(hang())


def test_whoever_ends_goes_on_with_what_nobody_has_taken_over(tmp_path: Path, pair: Pair, slow: Slow) -> None:
    async def end() -> None:
        workers = Workers(tmp_path)
        for _ in range(2):
            assert workers.passes_on(pair[1], REQUEST % game_of(1))
        slow.takes()
        workers.passing.close()
        assert workers.told == [True, False]
        with pytest.raises(BrokenPipeError):
            slow.takes()
        assert not workers.passes_on(pair[1], REQUEST % game_of(1))

    asyncio.run(end())


def test_whoever_cannot_go_on_with_a_connection_still_ends_in_order(tmp_path: Path, pair: Pair) -> None:
    async def end() -> None:
        workers = Workers(tmp_path)
        inherited: list[bool] = []

        async def fail(connection: socket.socket, _: bytes) -> None:
            inherited.append(connection.get_inheritable())
            connection.close()
            raise ValueError

        receiving = Receiving(workers.second, fail)
        assert workers.passes_on(pair[1], REQUEST % game_of(1))
        await receiving.close()
        assert inherited == [False]

    asyncio.run(end())


def test_what_tidies_up_leaves_the_folder_alone() -> None:
    """systemd-tmpfiles does not touch what is locked."""
    with neighbourhood(2) as together:
        assert together[0]
        opened = os.open(together[0].folder, os.O_RDONLY)
        with pytest.raises(BlockingIOError):
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.close(opened)


def test_one_worker_has_nobody_to_pass_anything_to() -> None:
    with neighbourhood(1) as alone:
        assert alone == [None]
    with neighbourhood(2) as together:
        assert [post.number for post in together if post] == [0, 1]


# --- two workers, as they are ----------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path, postgresql: str) -> Iterator[Server]:
    running = Server(tmp_path, more=("--workers", "2", "--thinkers", "0"), variables={"MINDTABLE_DATABASE": postgresql})
    until(lambda: len(running.workers) == 2)
    yield running
    running.stop()


@pytest.mark.slow
def test_workers_begin_without_the_folder_of_their_lines(tmp_path: Path, postgresql: str) -> None:
    """Somebody has tidied up, or the name of the folder is too long for them: all is answered where it comes."""
    variables = {"MINDTABLE_DATABASE": postgresql, "TMPDIR": str(tmp_path)}
    server = Server(tmp_path / "data", more=("--workers", "2", "--thinkers", "0"), variables=variables)
    until(lambda: len(server.workers) == 2)
    before = server.workers
    for place in tmp_path.glob("mindtable-*/0"):
        shutil.rmtree(place.parent)
    server.send(signal.SIGHUP)
    until(lambda: len(server.workers) == 2 and not server.workers & before)
    assert httpx2.get(f"{server.address}/games/none").status_code == 404
    assert server.stop().count("cannot be passed on") >= 2  # the first two may not have begun to listen by then


def games_open(server: Server) -> int:
    told = httpx2.get(f"{server.address}/metrics").text
    return int(sum(map(float, re.findall(r"^mindtable_games_open(?:{.*})? (\S+)$", told, re.MULTILINE))))


@pytest.mark.slow
def test_a_game_is_open_at_one_worker_only(server: Server) -> None:
    """However many connections ask about it."""
    before = server.workers
    begun = [game_begun(server) for _ in range(TOGETHER)]
    server.send(signal.SIGHUP)  # whoever was asked to begin a game has it open
    until(lambda: len(server.workers) == 2 and not server.workers & before)
    until(lambda: games_open(server) == 0)  # those who have ended are counted until it is noticed
    for game, cookies in begun * 4:
        with httpx2.Client(base_url=server.address, cookies=cookies, timeout=20) as browser:
            assert browser.get(f"/games/{game}").status_code == 200
    until(lambda: games_open(server) >= TOGETHER)
    assert games_open(server) == TOGETHER


def game_begun(server: Server) -> tuple[str, httpx2.Cookies]:
    """A game, and what tells who plays it."""
    with httpx2.Client(base_url=server.address, follow_redirects=True, timeout=20) as client:
        person = Person(client)
        person.begin(game="duel")
        return person.game, client.cookies


@pytest.mark.slow
@pytest.mark.parametrize("more", [b"", b"Connection: Upgrade\r\nUpgrade: h2c\r\n"])
def test_what_is_posted_is_never_taken_for_a_request(server: Server, more: bytes) -> None:
    """Whoever is answered before they have sent all cannot have the rest of it read as a request: behind a proxy the
    answer would go to somebody else. So it is, too, where they ask for another protocol, which nobody speaks here."""
    port = int(server.address.rpartition(":")[2])
    for number in range(2):
        smuggled = b"GET /games/%b HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" % game_of(number)
        length = b"Content-Length: %d\r\n" % (len(smuggled) + 1)
        head = b"POST /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\n" + length + more + b"\r\n"
        for _ in range(4):  # some of them come to either worker
            with socket.create_connection(("127.0.0.1", port), timeout=10) as browser:
                browser.sendall(head)
                answer = browser.recv(1 << 16)
                with suppress(OSError):  # it may be closed already
                    browser.sendall(smuggled)
                answer += all_that_comes(browser)
            assert answer.startswith(b"HTTP/1.1 4")
            assert answer.count(b"HTTP/1.1") == 1


def all_that_comes(browser: socket.socket) -> bytes:
    """What is sent within half a second, or until the connection is closed."""
    browser.settimeout(0.5)
    came = b""
    with suppress(OSError):
        while more := browser.recv(1 << 16):
            came += more
    return came
