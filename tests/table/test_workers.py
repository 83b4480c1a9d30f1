"""Several processes serve the same games, as long as their supervisor does."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import httpx2
import pytest

from mindtable.table import logs
from mindtable.table.newcomers import Newcomer, Post
from tests.table.playing import Person
from tests.table.serving import Server, command_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the processes of a server are found in /proc"),
]
A_WHILE = 60.0  # seconds


def until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + A_WHILE
    while not happened():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.05)


def is_replaced(server: Server, worker: int) -> bool:
    return not command_of(worker) and len(server.workers) == 2


@pytest.fixture
def server(tmp_path: Path, postgresql: str) -> Iterator[Server]:
    """Two workers, and nobody who thinks for slow bots."""
    running = Server(tmp_path, more=("--workers", "2", "--thinkers", "0"), variables={"MINDTABLE_DATABASE": postgresql})
    until(lambda: len(running.workers) == 2)
    yield running
    if command_of(running.pid):
        running.stop()


@pytest.fixture
def client(server: Server) -> Iterator[httpx2.Client]:
    """A browser whose every request may come to another worker."""
    with httpx2.Client(
        base_url=server.address, follow_redirects=True, timeout=20, headers={"Connection": "close"}
    ) as client:
        yield client


def test_a_worker_that_is_killed_is_replaced_and_the_table_goes_on(server: Server, client: httpx2.Client) -> None:
    person = Person(client)
    person.begin(game="duel")
    for worker in server.workers:
        assert person.turn()
        os.kill(worker, signal.SIGKILL)
        assert person.turn()
        until(partial(is_replaced, server, worker))
    assert person.turn()
    complaints = server.stop()
    assert complaints.count("has ended (-9) and is started again") == 2


def test_what_is_told_to_end_ends_in_order_with_all_that_belongs_to_it(server: Server, client: httpx2.Client) -> None:
    person = Person(client)
    person.begin(game="duel")
    workers = server.workers
    with client.stream("GET", f"/games/{person.game}/live") as line:
        lines = line.iter_lines()
        next(lines)
        assert server.stop() == ""
        assert list(lines), "the line has ended as it should"
    assert not any(map(command_of, workers))


def test_workers_end_when_nobody_is_left_to_tell_them(server: Server) -> None:
    port = int(server.address.rpartition(":")[2])
    workers = server.workers
    server.kill()
    until(lambda: not any(map(command_of, workers)))
    socket.create_server(("127.0.0.1", port)).close()


def test_no_list_of_processes_shows_where_the_database_is(server: Server, postgresql: str) -> None:
    for process in (server.pid, *server.workers):
        assert "mindtable" in command_of(process) or "spawn_main" in command_of(process)
        assert postgresql.rpartition("=")[2] not in command_of(process)


def work(_: Connection) -> None:
    """What a process does that fails."""
    logs.begin(None)
    raise RuntimeError("the words of a visitor")


def test_what_fails_is_logged_by_its_kind_and_not_its_words(capfd: pytest.CaptureFixture[str]) -> None:
    failing = Newcomer(Post("worker 1", __name__))
    failing.tell()
    failing.process.join(A_WHILE)
    assert failing.process.exitcode == 1
    said = capfd.readouterr().err
    assert "worker 1 cannot go on exception=RuntimeError" in said
    assert "visitor" not in said
