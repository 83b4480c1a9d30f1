"""Limits by address hold across all servers of the same games."""

from __future__ import annotations

import json
import time
from functools import partial
from pathlib import Path

from starlette.testclient import TestClient

from mindtable.table.app import make_app
from mindtable.table.counting import AtOnce, Ledger, RateLimit
from mindtable.table.keys import Keys
from mindtable.table.settings import Settings

HERE, THERE = "192.0.2.1", "2001:db8::"


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def ledger(**limits: int) -> Ledger:
    return Ledger(partial(Keys(bytes(32)).connection, ""), **{"posts": 240, "lines": 60, "connections": 100, **limits})


def pass_on(one: Ledger, other: Ledger) -> list[str]:
    messages = list(one.untold())
    for message in messages:
        other.heard(message)
    return messages


def asked(limit: RateLimit, address: str) -> int:
    """How often an address may ask until it may not any more."""
    count = 0
    while limit.allows(address):
        count += 1
    return count


def test_what_was_spent_at_one_server_cannot_be_spent_at_another() -> None:
    one, other = ledger(), ledger()
    for _ in range(100):
        assert one.posts.allows(HERE)
    pass_on(one, other)
    assert asked(other.posts, HERE) == 20
    assert asked(other.posts, THERE) == 120
    assert pass_on(one, other) == [], "it is told once"


def test_who_asks_seldom_is_not_spoken_of() -> None:
    one, other = ledger(), ledger()
    for _ in range(5):
        one.posts.allows(HERE)
    assert pass_on(one, other) == []
    one.posts.allows(HERE)
    assert pass_on(one, other), "all that was not told yet is added up"
    assert asked(other.posts, HERE) == 114


def test_requests_come_back_with_time_wherever_they_were_spent() -> None:
    clock = Clock()
    limit = RateLimit(60, clock=clock)
    limit.heard("another", {HERE: 1000})
    assert asked(limit, HERE) == 0
    clock.now += 10
    assert asked(limit, HERE) == 10


def test_what_is_open_at_one_server_counts_at_another() -> None:
    one, other = ledger(lines=5), ledger(lines=5)
    for _ in range(4):
        one.lines.enter(HERE)
    pass_on(one, other)
    assert other.lines.has_room(HERE)
    other.lines.enter(HERE)
    assert not other.lines.has_room(HERE)
    assert other.lines.has_room(THERE)
    for _ in range(4):
        one.lines.leave(HERE)
    pass_on(one, other)
    assert other.lines.has_room(HERE)
    assert pass_on(one, other) == []


def test_what_is_not_told_again_is_forgotten() -> None:
    clock = Clock()
    one, other = AtOnce(5, clock=clock), AtOnce(5, clock=clock)
    for _ in range(5):
        one.enter(HERE)
    for _ in range(6):
        other.heard("one", one.untold())
        clock.now += 9
        assert not other.has_room(HERE), "it is told again while it holds"
    clock.now += 30
    assert other.has_room(HERE)
    other.heard("third", {THERE: 1})
    assert list(other._elsewhere) == [THERE]


def test_no_message_names_an_address_or_is_too_long() -> None:
    one, other = ledger(), ledger()
    for number in range(1000):
        for _ in range(30):
            one.posts.allows(f"198.51.100.{number}")
            one.connections.enter(f"198.51.100.{number}")
    messages = pass_on(one, other)
    assert len(messages) == 4
    for message in messages:
        assert "198.51" not in message
        assert len(message) < 7800
        assert json.loads(message)


def test_servers_of_one_database_tell_each_other(postgresql: str, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=postgresql, lines_an_address=1)
    apps = [make_app(settings), make_app(settings)]
    one, other = (app.state.ledger.lines for app in apps)
    with TestClient(apps[0]), TestClient(apps[1]):
        one.enter(HERE)
        end = time.monotonic() + 30
        while other.has_room(HERE):
            assert time.monotonic() < end, "nothing was told"
            time.sleep(0.05)
        assert other.has_room(THERE)
