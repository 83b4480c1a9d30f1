"""The store: what is written stays, in order, and two entries never have one number."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from threading import Barrier
from typing import Any

import psycopg
import pytest

from mindtable.game.contract import Seat
from mindtable.store import (
    Agreement,
    AlreadyDecided,
    Chair,
    Counted,
    Entry,
    Later,
    NewGame,
    Standing,
    Store,
    StoreInUse,
    StoreProblem,
    alone,
)

A, B = Seat("A"), Seat("B")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


def new_game(**more: Any) -> NewGame:
    chairs = (Chair(A, name="Rosa", player="hash"), Chair(B))
    return NewGame("duel", "1", 7, chairs, ("first-contact",), {"deck": "x"}, **more)


def test_a_game_comes_back_as_it_was(store: Store) -> None:
    begun = new_game(record="Mindtable record 2", secret=bytes(range(32)))
    id = store.begin(begun)
    store.append(id, Entry(1, "bits", A, "ab" * 32), asked=None)
    store.append(id, Entry(2, "move", B, "pass"), asked=[A])
    store.append(id, Entry(3, "back", A, "0"), asked=[A])
    store.close()
    kept = store.game(id)
    assert kept is not None
    assert kept.begun == begun
    assert [(one.number, one.kind, one.seat, one.text) for one in kept.entries] == [
        (1, "bits", "A", "ab" * 32),
        (2, "move", "B", "pass"),
        (3, "back", "A", "0"),
    ]


@pytest.mark.parametrize("agreed", [Agreement(), Agreement("180+5", rated=True, watched=False, best_of=3)])
def test_what_was_agreed_on_comes_back_as_it_was(store: Store, agreed: Agreement) -> None:
    kept = store.game(store.begin(new_game(agreement=agreed)))
    assert kept is not None
    assert kept.begun.agreement == agreed


def test_an_agreement_of_a_later_version_is_read_but_not_one_of_another_kind() -> None:
    assert Agreement.read({"rated": True, "stakes": "high"}) == Agreement(rated=True)
    with pytest.raises(TypeError):
        Agreement.read({"rated": "yes"})


def test_of_two_entries_with_one_number_the_first_stays(store: Store) -> None:
    id = store.begin(new_game())
    store.append(id, Entry(1, "move", A, "first"), asked=[B])
    with pytest.raises(AlreadyDecided):
        store.append(id, Entry(1, "move", A, "second"), asked=[])
    kept = store.game(id)
    assert kept is not None
    assert [entry.text for entry in kept.entries] == ["first"]
    assert kept.asked == (B,), "nothing of the second is left"


def test_a_chair_is_taken_once(store: Store) -> None:
    id = store.begin(new_game())
    assert store.sit_down(id, B, player="tom", name="Tom")
    assert not store.sit_down(id, B, player="kim", name="Kim")
    assert not store.sit_down(id, A, player="kim", name="Kim")
    kept = store.game(id)
    assert kept is not None
    assert kept.chairs[1] == Chair(B, name="Tom", player="tom")


def test_a_chair_goes_back_to_who_sat_on_it(store: Store) -> None:
    id = store.begin(new_game())
    assert store.sit_down(id, B, player="tom", name="Tom")
    assert not store.give_back(id, B, player="tom"), "nobody has taken it"
    assert store.hand_over(id, B, "rule", of="tom")
    assert not store.give_back(id, B, player="rosa")
    assert store.give_back(id, B, player="tom")
    assert not store.give_back(id, B, player="tom")
    kept = store.game(id)
    assert kept is not None
    assert Chair(B, name="Tom", player="tom") in kept.chairs
    assert not kept.replaced


def test_of_many_rematches_at_once_one_is_begun(store: Store) -> None:
    id = store.begin(new_game())
    together = Barrier(4)

    def again(_: int) -> str | None:
        together.wait()
        return store.begin_following(id, new_game())

    with ThreadPoolExecutor(4) as threads:
        (following,) = set(threads.map(again, range(4)))
    assert following is not None
    assert {one.id for one in store.games_of("hash", 10)} == {id, following}, "there are no others"
    kept = store.game(id)
    assert kept is not None
    assert kept.following == following
    assert store.begin_following("nothing", new_game()) is None


def test_games_of_a_player_those_that_wait_for_them_first(store: Store) -> None:
    over, first, second, waits, strange, left = (store.begin(new_game()) for _ in range(6))
    store.append(over, Entry(1, "resign", A, ""), asked=[])
    store.append(first, Entry(1, "move", A, "x"), asked=[B])
    store.append(second, Entry(1, "move", A, "x"), asked=[B])
    store.append(waits, Entry(1, "move", B, "x"), asked=[B, A])
    store.append(waits, Entry(2, "move", B, "x"), asked=[A])
    store.append(first, Entry(2, "move", A, "x"), asked=[B])
    assert not store.hand_over(left, A, "rule", of="somebody")
    assert store.hand_over(left, A, "rule", of="hash")
    assert not store.hand_over(left, A, "rule", of=None)
    store.append(left, Entry(1, "move", B, "x"), asked=[A])
    store.hand_over(strange, A, "rule", of="hash")
    store.append(strange, Entry(1, "resign", B, "x"), asked=[])
    ids = [one.id for one in store.games_of("hash", 10)]
    assert ids == [waits, left, first, second, strange, over]
    assert [one.id for one in store.games_of("hash", 2, 1)] == ids[1:3]
    assert store.games_of("hash", 5, 6) == []
    assert store.games_of("nobody", 5) == []
    assert store.counted("hash") == Counted(waiting=1, going_on=3, over=2)
    assert store.counted("nobody") == Counted(0, 0, 0)


def test_who_is_asked_is_noted(store: Store) -> None:
    id = store.begin(new_game())
    store.note_asked(id, [A, B], after=0)
    kept = store.game(id)
    assert kept is not None
    assert kept.asked == (A, B)
    store.append(id, Entry(1, "move", A, "pass"), asked=[B])
    store.note_asked(id, [A], after=0)
    kept = store.game(id)
    assert kept is not None
    assert kept.asked == (B,), "somebody has decided something meanwhile"


def test_who_has_read_a_game_reads_on(store: Store) -> None:
    id, other = store.begin(new_game()), store.begin(new_game())
    store.append(id, Entry(1, "bits", A, "ab"), asked=None)
    before = store.game(id)
    first = store.append(id, Entry(2, "move", A, "pass"), asked=[B])
    store.append(other, Entry(1, "move", A, "pass"), asked=[B])
    assert before is not None
    assert store.sit_down(id, B, player="tom", name="Tom", tag="tag")
    last = store.append(id, Entry(3, "move", B, "pass"), asked=[A])
    store.append(id, Entry(4, "resign", B, ""), asked=[])
    assert store.hand_over(id, A, "rule", of="hash")
    following = store.begin_following(id, new_game())
    later = store.since(id, len(before.entries))
    now = store.game(id)
    assert now is not None
    assert later == Later(now.entries[1:], now.chairs, now.replaced, following, {})
    assert [entry.made for entry in later.entries[:2]] == [first, last]
    assert later.replaced == {A: "hash"}
    nothing_more = store.since(id, 4)
    assert nothing_more == Later((), now.chairs, now.replaced, following, {})
    assert store.since("nothing", 0) is None


def test_games_in_which_a_bot_is_asked(store: Store) -> None:
    waits, person, over, free, old = (store.begin(new_game()) for _ in range(5))
    for id in (waits, person, over, old):
        assert store.hand_over(id, B, "rule", of=None)
    store.append(waits, Entry(1, "move", A, "pass"), asked=[A, B])
    store.append(person, Entry(1, "move", A, "pass"), asked=[A])
    store.append(over, Entry(1, "resign", A, ""), asked=[])
    store.append(free, Entry(1, "move", A, "pass"), asked=[B])
    assert store.waiting_for_bots(timedelta(days=1)) == [waits]
    assert store.waiting_for_bots(timedelta(days=-1)) == []


def test_how_games_stand_in_short(store: Store) -> None:
    id, other = store.begin(new_game()), store.begin(new_game())
    before = store.standing([id, other, "nothing"])
    assert before == {one: Standing(0, frozenset({(A, "", "hash"), (B, "", None)}), None) for one in (id, other)}
    store.append(id, Entry(1, "move", A, "pass"), asked=[B])
    assert store.standing([id, other]) == {**before, id: replace(before[id], entries=1)}
    assert store.hand_over(other, B, "rule", of=None)
    assert store.standing([other])[other].chairs == {(A, "", "hash"), (B, "rule", None)}
    following = store.begin_following(id, new_game())
    assert store.standing([id])[id].following == following


def test_a_connection_that_comes_back_after_the_end_is_closed(store: Store) -> None:
    """A thread may be reading while the store is closed."""
    with store._reading() as connection:
        driver: Any = connection.connection.dbapi_connection
        store.close()
        connection.exec_driver_sql("SELECT 1")
    with pytest.raises((psycopg.OperationalError, sqlite3.ProgrammingError), match="closed"):
        driver.execute("SELECT 1")


def test_one_server_at_a_time_has_a_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    with alone(url):
        with pytest.raises(StoreInUse), alone(url):
            pass
        store = Store(url)
        assert store.begin(new_game()), "it keeps out servers only"
        store.close()
    with alone(url), alone("sqlite://"):
        pass


def test_several_servers_have_a_database(postgresql: str) -> None:
    with alone(postgresql), alone(postgresql):
        pass


def test_nothing_is_left_of_a_server_that_was_killed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    program = f"import time\nfrom mindtable.store import alone\nwith alone({url!r}):\n print()\n time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        with pytest.raises(StoreInUse), alone(url):
            pass
        other.kill()
    with alone(url):
        pass


def test_nowhere_nobody_is_alone(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path}/nowhere/games.db", "nonsense"):
        with pytest.raises((StoreProblem, OSError)), alone(url):
            pass
