"""A real server: what it pushes."""

from __future__ import annotations

import re
import time
from collections.abc import Generator, Iterator
from pathlib import Path

import httpx2
import pytest

from tests.table.playing import Person, gather
from tests.table.serving import Server

pytestmark = pytest.mark.slow


def browser(server: Server, cookies: httpx2.Cookies | None = None) -> httpx2.Client:
    return httpx2.Client(base_url=server.address, follow_redirects=True, cookies=cookies, timeout=20)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.stop()


def pushed(client: httpx2.Client, game: str, seen: str = "") -> Generator[str, None, None]:
    """What is pushed to a page, one message after the other."""
    with client.stream("GET", f"/games/{game}/live", params={"seen": seen}) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        message: list[str] = []
        for line in stream.iter_lines():
            if line.startswith("data: "):
                message.append(line.removeprefix("data: "))
            elif not line and message:
                yield "\n".join(message)
                message = []


def test_a_move_is_pushed_to_both_and_to_who_watches(server: Server) -> None:
    with browser(server) as one, browser(server) as two, browser(server) as watching:
        host, guest = Person(one), Person(two)
        host.begin(game="duel", company="friends", name="Rosa")
        gather(host, guest)
        lines = [pushed(client, host.game) for client in (one, two, watching)]
        first = [next(line) for line in lines]
        assert 'name="mark"' not in first[2]
        asked = host if host.question()[1] else guest
        mark, moves = asked.question()
        asked.answer(moves[0], mark)
        after = [next(line) for line in lines]
        assert all(new != old for new, old in zip(after, first, strict=True))
        card = moves[0].removeprefix("play ")
        assert all(f'data-read="{card}"' in page for page in after)
        for line in lines:
            line.close()


def test_a_page_that_is_up_to_date_is_not_sent_again(server: Server) -> None:
    """A page names what it shows; after a lost connection only something new is pushed."""
    with browser(server) as client:
        person = Person(client)
        person.begin(game="duel", company="friends")
        seen = re.findall(r"live\?seen=(\w+)", person.look())[0]
        line = pushed(client, person.game, seen)
        with browser(server) as two:
            Person(two).sit_down(person.invitations()[0], "Tom")
        assert "Tom" in next(line), "the first that is sent is what has changed"
        line.close()


def test_a_bot_that_thinks_does_so_beside_the_server(server: Server) -> None:
    with browser(server) as client:
        person = Person(client)
        person.begin(game="duel", bot="easy")
        for _ in range(2):
            while not (asked := person.question())[1]:
                time.sleep(0.05)
            assert person.answer(asked[1][0], asked[0]).status_code == 200
            assert client.get("/").status_code == 200
        while not person.question()[1]:
            time.sleep(0.05)
