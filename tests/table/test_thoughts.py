"""Thoughts in the database: wanted once, taken in a fair order, lent for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from datetime import timedelta

import pytest
from sqlalchemy import create_engine, text

from mindtable.store import Store
from mindtable.store.thoughts import Account, Outcome, Thoughts, Want
from mindtable.table.fair_queue import USUAL_LIMITS, Limits
from tests.postgres import PostgreSQL, programs

GREEDY, MODEST, THIRD = (Account("slow", address, player) for address, player in (("1", "a"), ("2", "b"), ("3", "c")))


@pytest.fixture
def servers(postgresql: str) -> Iterator[list[Thoughts]]:
    """Three that have the same database: servers or thinkers."""
    stores = [Store(postgresql) for _ in range(3)]
    yield [store.thoughts() for store in stores]
    for store in stores:
        store.close()


@pytest.fixture
def thoughts(servers: list[Thoughts]) -> Thoughts:
    return servers[0]


def want(name: str, account: Account = MODEST, seconds: float | None = None) -> Want:
    return Want(name, f"think of {name}", account, seconds)


def wanted(thoughts: Thoughts, *wants: Want, limits: Limits = USUAL_LIMITS) -> None:
    thoughts.want(wants, limits)


def taken(thoughts: Thoughts, lane: str = "slow") -> str | None:
    """What is taken next, by its name."""
    one = thoughts.take([lane])
    return one.wanted.removeprefix("think of ") if one else None


def test_a_thought_is_wanted_taken_and_answered_once(servers: list[Thoughts]) -> None:
    server, other, thinker = servers
    wanted(server, want("one"))
    wanted(other, want("one"))
    assert taken(thinker, "quick") is None
    one = thinker.take(["slow"])
    assert one is not None
    assert one.wanted == "think of one"
    assert taken(other) is None
    assert server.outcomes(["one", "two"]) == {"one": Outcome(None, None)}
    thinker.answer(one, "play it")
    for late in (server, other):
        wanted(late, want("one"))
        assert late.outcomes(["one"]) == {"one": Outcome("play it", None)}
    assert taken(thinker) is None


def test_what_has_failed_is_thought_anew_when_it_is_wanted_again(servers: list[Thoughts]) -> None:
    server, _, thinker = servers
    wanted(server, want("one"))
    one = thinker.take(["slow"])
    assert one is not None
    thinker.fail(one, "no idea")
    assert server.outcomes(["one"]) == {"one": Outcome(None, "no idea")}
    assert taken(thinker) is None
    wanted(server, want("one"))
    assert server.outcomes(["one"]) == {"one": Outcome(None, None)}
    assert taken(thinker) == "one"


def test_all_addresses_have_their_turns(servers: list[Thoughts]) -> None:
    """Who wants much waits for themselves, whoever takes."""
    wanted(servers[0], *(want(f"greedy {number}", GREEDY) for number in range(3)))
    wanted(servers[1], want("modest 0", MODEST), want("third 0", THIRD))
    order = [taken(thinker) for thinker in servers]
    wanted(servers[1], want("third 1", THIRD), want("modest 1", MODEST))
    order += [taken(thinker) for thinker in (*servers, servers[0])]
    expected = ["greedy 0", "modest 0", "third 0", "greedy 1", "modest 1", "third 1", "greedy 2"]
    assert order == expected
    assert taken(servers[0]) is None


def test_browsers_of_an_address_have_their_turns(thoughts: Thoughts) -> None:
    wanted(thoughts, *(want(f"a {number}", Account("slow", "1", "a")) for number in range(2)))
    wanted(thoughts, want("b", Account("slow", "1", "b")))
    assert [taken(thoughts) for _ in range(3)] == ["a 0", "b", "a 1"]


def test_turns_are_counted_for_each_lane(thoughts: Thoughts) -> None:
    wanted(thoughts, want("quick", Account("quick", "1", "a")), want("greedy", GREEDY), want("modest", MODEST))
    assert taken(thoughts, "quick") == "quick"
    assert [taken(thoughts) for _ in range(2)] == ["greedy", "modest"]


def test_what_a_thinker_is_not_heard_of_is_taken_over(servers: list[Thoughts], monkeypatch: pytest.MonkeyPatch) -> None:
    """It may answer later, but nobody hears it."""
    server, dead, alive = servers
    wanted(server, want("one"), want("two"))
    lost, kept = dead.take(["slow"]), dead.take(["slow"])
    assert lost is not None
    assert kept is not None
    monkeypatch.setattr("mindtable.store.thoughts._LENT", timedelta(seconds=-1))
    dead.renew([lost.id])  # as if that time had passed
    again = alive.take(["slow"])
    assert again is not None
    assert again.id == lost.id
    dead.answer(lost, "late")
    assert server.outcomes(["one"]) == {"one": Outcome(None, None)}
    alive.answer(again, "in time")
    assert server.outcomes(["one"]) == {"one": Outcome("in time", None)}
    assert alive.take(["slow"]) is None, "the other one is still being thought"


def test_who_loses_thinker_after_thinker_does_without(servers: list[Thoughts], monkeypatch: pytest.MonkeyPatch) -> None:
    server, _, thinker = servers
    wanted(server, want("one"))
    monkeypatch.setattr("mindtable.store.thoughts._LENT", timedelta(seconds=-1))
    assert [taken(thinker) for _ in range(4)] == ["one", "one", "one", None]
    thinker.tidy()
    outcome = server.outcomes(["one"])["one"]
    assert outcome.problem is not None
    assert "3 thinkers" in outcome.problem


def test_what_is_given_back_is_taken_at_once_and_was_no_try(servers: list[Thoughts]) -> None:
    server, leaving, thinker = servers
    wanted(server, want("one"))
    for _ in range(5):
        one = leaving.take(["slow"])
        assert one is not None
        assert taken(thinker) is None
        leaving.give_back([one.id])
    assert taken(thinker) == "one"


def test_what_nobody_wants_any_more_is_dropped(servers: list[Thoughts]) -> None:
    server, other, thinker = servers
    wanted(server, want("late", seconds=-1), want("hint", seconds=100), want("one"), want("dropped"))
    server.drop(["dropped"])
    assert taken(thinker) == "hint"
    assert taken(thinker) == "one"
    assert taken(thinker) is None
    thinker.tidy()
    assert set(other.outcomes(["late", "hint", "one", "dropped"])) == {"hint", "one"}


def test_who_wants_it_for_longer_decides_for_how_long(servers: list[Thoughts]) -> None:
    server, other, thinker = servers
    wanted(server, want("hint", seconds=-1), want("answer", seconds=-1))
    wanted(other, want("hint", seconds=100), want("answer"))
    wanted(server, want("hint", seconds=-1), want("answer", seconds=-1))
    assert [taken(thinker) for _ in range(2)] == ["hint", "answer"]


def test_an_answer_is_kept_for_those_who_come_late(servers: list[Thoughts], monkeypatch: pytest.MonkeyPatch) -> None:
    server, other, thinker = servers
    wanted(server, want("one"))
    one = thinker.take(["slow"])
    assert one is not None
    thinker.answer(one, "play it")
    server.drop(["one"])
    thinker.tidy()
    assert other.outcomes(["one"]) == {"one": Outcome("play it", None)}
    monkeypatch.setattr("mindtable.store.thoughts._KEPT", timedelta(seconds=-1))
    thinker.tidy()
    assert other.outcomes(["one"]) == {}


def test_shares_are_counted_for_all_servers_together(servers: list[Thoughts]) -> None:
    server, other, thinker = servers
    limits = Limits(browser=2, address=3)
    first, second, third = (Account("slow", "1", player) for player in "abc")
    wanted(server, want("a 1", first), limits=limits)
    assert other.has_room(first, limits)
    wanted(other, want("a 2", first), limits=limits)
    assert not server.has_room(first, limits)
    assert not server.has_room(Account("slow", "2", "a"), limits), "it is the same browser"
    assert server.has_room(Account("quick", "1", "a"), limits), "quick bots do not wait for slow ones"
    wanted(server, want("a 3", first), want("b 1", second), want("c 1", third), limits=limits)
    assert set(server.outcomes(["a 1", "a 2", "a 3", "b 1", "c 1"])) == {"a 1", "a 2", "b 1"}
    wanted(server, want("a 1", first), limits=limits)  # what is there stays there
    one = thinker.take(["slow"])
    assert one is not None
    assert not server.has_room(third, limits), "it is still being thought"
    thinker.answer(one, "play it")
    assert server.has_room(third, limits)


def test_old_turns_are_forgotten(servers: list[Thoughts], monkeypatch: pytest.MonkeyPatch, postgresql: str) -> None:
    thoughts = servers[0]
    wanted(thoughts, want("one"))
    thoughts.take(["slow"])
    thoughts.tidy()
    assert rows(postgresql, "turns") == 2
    monkeypatch.setattr("mindtable.store.thoughts._REMEMBERED", timedelta(seconds=-1))
    thoughts.tidy()
    assert rows(postgresql, "turns") == 0


@pytest.mark.slow
@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed: apt-get install postgresql")
def test_thoughts_are_wanted_where_a_standby_has_taken_over() -> None:
    with ExitStack() as running:
        primary = running.enter_context(closing(PostgreSQL("fsync=off")))
        url = primary.url("games")
        standby = running.enter_context(closing(PostgreSQL("fsync=off", follows=primary)))
        Store(url).close()  # the standby sees how the tables are made
        primary.wait_for_standby()
        primary.kill()
        standby.promote()
        store = running.enter_context(closing(Store(standby.address("games"))))
        wanted(store.thoughts(), want("one"), want("two"))
        assert [taken(store.thoughts()) for _ in range(3)] == ["one", "two", None]


def rows(database: str, table: str) -> int:
    engine = create_engine(database)
    with engine.connect() as connection:
        count = connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one()
    engine.dispose()
    return int(count)
