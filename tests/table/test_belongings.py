"""Whatever says whose it is goes with its owner, and is in the file that they take along: also what is added later."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Column, Connection, String, Table, create_engine, insert, select

from mindtable.store import Store
from mindtable.store.belongings import BELONGINGS
from mindtable.store.own_rows import OWN_ROWS
from mindtable.store.tables import (
    accounts,
    attending,
    blocks,
    chairs,
    entrants,
    feeds,
    games,
    hosts,
    looking,
    metadata,
    people,
    progress,
    recovery,
    replaced,
    reports,
    reviews,
    secrets,
    seeks,
    servers,
    sessions,
    thoughts,
    tokens,
    tournaments,
)

WIDTH = 64  # of all columns that hold a player
ACCOUNTS = {accounts.c.player, recovery.c.account, sessions.c.account, sessions.c.browser, hosts.c.account}
# Gone by itself: after seconds, or with the page that it is about.
PASSING = {attending.c.player, looking.c.player, seeks.c.player, thoughts.c.player}
NO_PLAYERS = {
    *(table.c[name] for table in (chairs, entrants, people, seeks) for name in ("name", "face")),
    games.c.seed,
    games.c.secret,
    reviews.c.version,
    feeds.c.token,
    people.c.folded,
    recovery.c.code,
    tournaments.c.title,
    servers.c.machine,
    thoughts.c.address,
    seeks.c.address,
    tokens.c.hash,
    tokens.c.label,
    secrets.c.value,
}
# What others have said: whom they do not want to meet, and what they have told the host.
OF_OTHERS = {blocks.c.blocked, reports.c.reported}
# As records, documents, or under "you"; what a program plays is found by its token.
OTHERWISE_EXPORTED = {
    chairs.c.player,
    replaced.c.player,
    progress.c.player,
    people.c.player,
    blocks.c.player,
    tokens.c.player,
    *ACCOUNTS,
}


def wide_columns() -> set[Column[Any]]:
    """All columns that could hold a player."""
    return {
        column
        for table in metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, String) and column.type.length == WIDTH
    }


def test_every_column_that_may_hold_a_player_is_known() -> None:
    known = {*BELONGINGS, *ACCOUNTS, *PASSING, *NO_PLAYERS}
    new = {str(column) for column in wide_columns() - known}
    assert not new, f"{new}: is it a player's? then it belongs to BELONGINGS and OWN_ROWS; else to NO_PLAYERS here"
    assert known <= wide_columns()


def test_whatever_is_somebodys_is_in_the_file_they_take_along() -> None:
    exported = {own.whose for own in OWN_ROWS.values()} | OTHERWISE_EXPORTED
    missing = {str(column) for column in {*BELONGINGS, *ACCOUNTS} - exported - OF_OTHERS}
    assert not missing
    assert not exported & OF_OTHERS


def filled(connection: Connection, table: Table, player: str) -> None:
    """Add a row that has a player wherever one can be."""
    kinds = {str: "x", int: 1, bool: True, float: 1.0, datetime: datetime(2026, 1, 1), object: {}}
    values: dict[str, Any] = {}
    for column in table.columns:
        if column in {*BELONGINGS, *ACCOUNTS}:
            values[column.name] = player
        elif not column.nullable:
            values[column.name] = kinds[column.type.python_type]
    connection.execute(insert(table).values(values))


def test_nothing_of_a_player_stays_in_any_table(database: str) -> None:
    store = Store(database)
    engine = create_engine(database)
    theirs = {column.table for column in (*BELONGINGS, *ACCOUNTS)}
    needed = {key.column.table for table in theirs for key in table.foreign_keys}
    with engine.begin() as connection:
        for table in metadata.sorted_tables:
            if table in theirs | needed:
                filled(connection, table, "rosa")
    assert all(store.own_rows().about(topic, "rosa") for topic in OWN_ROWS)
    assert not any(store.own_rows().about(topic, "tom") for topic in OWN_ROWS)
    store.people().forget("rosa")
    with engine.connect() as connection:
        for table in metadata.sorted_tables:
            assert not [row for row in connection.execute(select(table)) if "rosa" in row], table.name
    engine.dispose()
    store.close()
