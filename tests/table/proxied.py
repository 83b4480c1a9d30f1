"""A table behind a real proxy, as visitors from several addresses see it."""

from __future__ import annotations

import socket
import ssl
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx2

from tests.table.playing import Person, gather

NAME = "table.example.org"


@dataclass(frozen=True)
class Site:
    """The table as the world sees it."""

    port: int
    certificate: Path

    def visit(self, address: str) -> httpx2.Client:
        """A browser somewhere else."""
        trusting = ssl.create_default_context(cafile=str(self.certificate))
        trusting.check_hostname = False  # it is asked by its address
        return httpx2.Client(
            base_url=f"https://127.0.0.1:{self.port}",
            headers={"host": f"{NAME}:{self.port}", "origin": f"https://{NAME}:{self.port}"},
            transport=httpx2.HTTPTransport(verify=trusting, local_address=address),
            follow_redirects=True,
            timeout=20,
        )


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def wait_for(port: int) -> None:
    """Wait until somebody listens at a port."""
    for _ in range(400):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.01)
    raise AssertionError("the proxy has not begun")


def wait_for_certificate(site: Site) -> None:
    """Wait until a proxy that makes its own certificates has made one."""
    for _ in range(400):
        try:
            with site.visit("127.0.0.2") as visitor:
                visitor.get("/about")
            return
        except (OSError, httpx2.ConnectError):
            time.sleep(0.05)
    raise AssertionError("the proxy has no certificate")


def a_game_is_played(site: Site) -> None:
    """Two play and one watches, each from an address of their own, over https."""
    with site.visit("127.0.0.2") as one, site.visit("127.0.0.3") as two, site.visit("127.0.0.4") as watching:
        host, guest = Person(one), Person(two)
        host.begin(game="duel", company="friends", name="Rosa")
        assert {cookie.name for cookie in one.cookies.jar if cookie.secure} >= {"__Host-mindtable"}
        assert f'value="https://{NAME}:{site.port}/join/' in host.look()
        gather(host, guest, names=["Tom"])
        with watching.stream("GET", f"/games/{host.game}/live") as line:
            events = line.iter_lines()
            assert "Tom" in told(events)
            for _ in range(4):
                asked = host if host.question()[1] else guest
                mark, moves = asked.question()
                before = watching.get(f"/games/{host.game}").text
                assert asked.answer(moves[0], mark).status_code == 200
                if watching.get(f"/games/{host.game}").text != before:  # some choices are nobody's business yet
                    assert "id: " in told(events)
            assert guest.do("resign").status_code == 200
            assert 'class="question over"' in told(events)
        assert 'class="question over"' in host.look()
        page = one.get("/about")
        assert page.headers["strict-transport-security"]


def limits_are_by_visitor(site: Site) -> None:
    """Who has posted enough does not keep others from it."""
    with site.visit("127.0.0.2") as one, site.visit("127.0.0.3") as two:
        made_up = {"x-forwarded-for": "192.0.2.1"}
        allowed = 0
        while one.post("/settings", data={}, headers=made_up, follow_redirects=False).status_code == 303:
            allowed += 1
            assert allowed < 1000, "this one has posted enough, wherever it says it is"
        assert allowed >= 100
        assert two.post("/settings", data={}).status_code == 200


def told(events: Iterator[str]) -> str:
    """The next event."""
    lines: list[str] = []
    for line in events:
        if line.startswith(":"):
            continue
        if not line and lines:
            break
        lines.append(line)
    return "\n".join(lines)
