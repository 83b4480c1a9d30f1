"""Connections to a database: what is special about SQLite is here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url

from .problems import understood

# What a connection to PostgreSQL is told, unless its address says otherwise: seconds, and milliseconds for the last.
_ALIVE: Final = {
    "connect_timeout": "3",
    "keepalives_idle": "3",
    "keepalives_interval": "1",
    "keepalives_count": "2",
    "tcp_user_timeout": "5000",
}
_IS_WRITING: Final = "mindtable_is_writing"


def engine_of(url: URL) -> Engine:
    """The engine for an address."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, hide_parameters=True)  # in what it complains about: names and tokens
        event.listen(engine, "connect", _make_sqlite_careful)
        event.listen(engine, "begin", _begin)
        return engine
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    # A database that was restarted is connected to again.
    return create_engine(url, pool_pre_ping=True, hide_parameters=True)


def let_go(engine: Engine) -> None:
    """Close its connections: those that somebody has at the moment, as soon as they are given back."""
    event.listen(engine, "checkin", lambda _connection, record: record.invalidate())
    engine.dispose()


def file_of(url: str) -> Path | None:
    """The file that a store is in; None for another database, and for one in memory. Raises StoreProblem."""
    with understood():
        address = make_url(url)
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return None
    return Path(address.database).resolve()


def is_shared(url: str) -> bool:
    """Whether several servers can have a store at the same time. Raises StoreProblem."""
    with understood():
        return make_url(url).get_backend_name() != "sqlite"


def for_writing(engine: Engine) -> Engine:
    """The same engine, for transactions that write: what they read first stays as it is until they are done."""
    return engine.execution_options(**{_IS_WRITING: True})


def for_reading(engine: Engine) -> Engine:
    """The same engine, for what is read. SQLite reads all of one moment; of PostgreSQL each statement is of one moment
    anyway, and stands by itself, which spares the ways there and back of a transaction."""
    return engine if engine.dialect.name == "sqlite" else engine.execution_options(isolation_level="AUTOCOMMIT")


@contextmanager
def tables_apart(connection: Connection) -> Iterator[None]:
    """Lets a table be replaced to which others refer. A connection of SQLite takes notice between transactions only."""
    if connection.dialect.name != "sqlite":
        yield
        return
    driver: Any = connection.connection.dbapi_connection
    driver.execute("PRAGMA foreign_keys=OFF")
    try:
        yield
    finally:
        connection.rollback()
        driver.execute("PRAGMA foreign_keys=ON")


def orphans(connection: Connection) -> int:
    """How many rows refer to another that is not there. Other databases than SQLite never let that happen."""
    if connection.dialect.name != "sqlite":
        return 0
    return len(connection.exec_driver_sql("PRAGMA foreign_key_check").all())


def _make_sqlite_careful(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and what is committed survives a power cut."""
    connection.isolation_level = None  # Python's own transactions would leave changes of tables out
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """Who writes is alone from the beginning: what was only read when another writes could not be written any more."""
    is_writing = connection.get_execution_options().get(_IS_WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")
