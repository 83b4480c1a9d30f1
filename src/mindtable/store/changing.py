"""Brings the tables of a store up to date, whatever they are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sqlalchemy import Connection, Engine, Table, create_mock_engine, func, insert, inspect, make_url, select
from sqlalchemy.engine.mock import MockConnection
from sqlalchemy.schema import DDLElement

from .engines import engine_of, for_writing, tables_apart
from .locks import changing_tables
from .problems import NewerStore, OlderStore, understood
from .tables import VERSION, games, metadata, revisions, versions


def bring_up_to_date(engine: Engine, *, as_it_is: bool) -> None:
    """Make the tables of an empty database, or change older ones. Those of the next version will do as they are: a
    change leaves alone what the version before it reads and writes, so that servers can be replaced one by one. Raises
    NewerStore for later ones, OlderStore for those that are to stay as they are, and StoreInUse."""
    if version_of(engine) >= VERSION:
        return
    if as_it_is:
        raise OlderStore(f"older than version {VERSION}")
    with changing_tables(engine):
        _make_or_change(engine)


def migrate_store(url: str) -> tuple[int, int]:
    """Bring a store up to date; the versions of its tables before and now. Raises StoreProblem."""
    with understood():
        engine = engine_of(make_url(url))
        try:
            before = version_of(engine)
            bring_up_to_date(engine, as_it_is=False)
            return before, version_of(engine)
        finally:
            engine.dispose()


def version_of(engine: Engine) -> int:
    """The version of the tables; 0 where there are none, or older ones than Alembic's. Raises NewerStore."""
    with engine.connect() as connection:
        return _version(connection)


def _make_or_change(engine: Engine) -> None:
    if version_of(engine) >= VERSION:  # somebody else has done it meanwhile
        return
    with for_writing(engine).begin() as connection:
        if not _has(connection, games) and not _has(connection, versions):
            for statement in _first_statements(connection.dialect.name):
                connection.exec_driver_sql(statement)
            connection.execute(insert(revisions).values(version_num=str(VERSION)))
            connection.execute(insert(versions).values(version=VERSION))
            return
        if not _has(connection, revisions):
            _tell_alembic(connection)
    from .all_changes import change  # noqa: PLC0415  # Alembic is an eighth of all that a server loads, and seldom needed

    with for_writing(engine).connect() as connection, tables_apart(connection):
        change(connection)


@cache
def _first_statements(dialect: str) -> Sequence[str]:
    """What makes all tables in an empty database. Putting that into words takes longer than doing it."""
    statements: list[str] = []

    def put_into_words(made: DDLElement, *_: object, **__: object) -> None:
        statements.append(str(made.compile(dialect=engine.dialect)))

    engine: MockConnection = create_mock_engine(f"{dialect}://", put_into_words)
    metadata.create_all(engine, checkfirst=False)
    return statements


def _version(connection: Connection) -> int:
    """The version of the tables, as far as Alembic knows it. Raises NewerStore."""
    if not _has(connection, revisions):
        return 0
    version = connection.execute(select(revisions.c.version_num)).scalar() or "0"
    if not version.isdecimal() or int(version) > VERSION + 1:
        raise NewerStore(f"version {version}")
    return int(version)


def _tell_alembic(connection: Connection) -> None:
    """Let it begin after version 2 where there is that. Tables of version 1 may be half changed: with those it begins
    at the beginning, and makes what is missing."""
    revisions.create(connection)
    if _has(connection, versions) and connection.execute(select(func.max(versions.c.version))).scalar() == 2:
        connection.execute(insert(revisions).values(version_num="2"))


def _has(connection: Connection, table: Table) -> bool:
    return inspect(connection).has_table(table.name)
