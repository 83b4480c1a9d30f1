"""Stores of older versions are taken over, whole, whatever happens meanwhile."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, select, text, update

from mindtable.store import Entry, NewerStore, NewGame, Store, StoreInUse
from mindtable.store.tables import VERSION, metadata, revisions, versions
from tests.table.old_stores import AGES, KEPT, A, B, empty, make_old_store


def opened(url: str) -> Store:
    """A store whose server was killed, as soon as the database has noticed."""
    while True:
        with suppress(StoreInUse):
            return Store(url)
        time.sleep(0.05)


def check_whole(url: str) -> None:
    """All games are there, and can be gone on with."""
    store = opened(url)
    for id, (begun, entries, following) in KEPT.items():
        kept = store.game(id)
        assert kept is not None
        assert (kept.begun, kept.entries, kept.following) == (begun, entries, following)
    store.append("one", Entry(3, "a-longer-kind", A, "x"), asked=[B])
    assert [one.id for one in store.games_of("hash", 5)] == ["one"]
    store.close()


def check_tables(url: str) -> None:
    """The tables are those that a new store has."""
    engine = create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.execute(select(revisions.c.version_num)).scalars().all() == [str(VERSION)]
        assert connection.execute(select(versions.c.version)).scalars().all() == [VERSION]
    engine.dispose()


@pytest.mark.parametrize("age", AGES)
def test_an_older_store_is_taken_over(database: str, age: str) -> None:
    make_old_store(database, age)
    check_whole(database)
    check_tables(database)


def test_a_new_store_has_the_tables_that_all_changes_lead_to(database: str) -> None:
    Store(database).close()
    check_tables(database)


def test_a_store_of_which_somebody_has_deleted_a_game_by_hand_is_taken_over(database: str) -> None:
    make_old_store(database, "version 2")
    engine = create_engine(database)  # SQLite looks after references only where it is asked to
    with engine.begin() as connection:
        if connection.dialect.name == "sqlite":
            connection.execute(text("DELETE FROM games WHERE id = 'two'"))
    engine.dispose()
    store = Store(database)
    assert store.game("one") is not None
    store.close()


def test_a_store_of_the_next_version_is_used_as_it_is(database: str) -> None:
    """A change leaves alone what the version before it reads and writes: it only adds."""
    Store(database).close()
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(update(revisions).values(version_num=str(VERSION + 1)))
        connection.execute(text("ALTER TABLE games ADD COLUMN clock VARCHAR(16) DEFAULT '' NOT NULL"))
        connection.execute(text("CREATE TABLE of_then (id VARCHAR(32) PRIMARY KEY)"))
    engine.dispose()
    store = Store(database)
    assert store.game(store.begin(NewGame("duel", "1", 7))) is not None
    store.close()


@pytest.mark.parametrize("version", [str(VERSION + 2), "0f3e"])
def test_a_newer_store_is_not_touched(database: str, version: str) -> None:
    Store(database).close()
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(update(revisions).values(version_num=version))
    engine.dispose()
    with pytest.raises(NewerStore):
        Store(database)


def test_seeds_come_back_as_they_were(database: str) -> None:
    store = Store(database)
    for seed in (None, 0, -7, 2**62, bytes(32), bytes(range(32)), b"\x11" * 32):
        new = NewGame("duel", "1", seed, secret=b"\xff" * 32 if seed is None else None)
        kept = store.game(store.begin(new))
        assert kept is not None
        assert kept.begun == new
        assert type(kept.begun.seed) is type(seed)
        assert "secret" not in repr(kept)
    store.close()


@pytest.fixture(scope="module")
def dying() -> Iterator[subprocess.Popen[str]]:
    """A program that opens stores and dies."""
    program = Path(__file__).parent / "dying.py"
    with subprocess.Popen(
        [sys.executable, str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        yield running


def dies(running: subprocess.Popen[str], url: str, number: int) -> bool:
    """Open a store in a program that dies at a write; whether there was such a write."""
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write(f"{url} {number}\n")
    running.stdin.flush()
    return {"died\n": True, "through\n": False}[running.stdout.readline()]


def further(database: str) -> int:
    """How many writes later it dies the next time: of a server, which takes long to begin, it is every third."""
    return 3 if database.startswith("postgresql") else 1


@pytest.mark.slow
def test_killed_at_every_write_of_every_change(database: str, dying: subprocess.Popen[str]) -> None:
    """From the first version on: with that all changes are made."""
    number, died = 0, True
    while died:
        empty(database)
        make_old_store(database, "version 1")
        number += further(database)
        died = dies(dying, database, number)
        check_whole(database)
    check_tables(database)
    assert number > 10, "there were writes to die at"


@pytest.mark.slow
def test_killed_at_every_write_while_a_store_is_made(database: str, dying: subprocess.Popen[str]) -> None:
    number, died = 0, True
    while died:
        empty(database)
        number += further(database)
        died = dies(dying, database, number)
        store = opened(database)
        assert store.game(store.begin(NewGame("duel", "1", 7)))
        store.close()
    check_tables(database)
    assert number > 10, "there were writes to die at"
