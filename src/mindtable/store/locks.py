"""Locks that all servers of a database know. However the one who holds one ends, PostgreSQL lets go of it.

Nobody needs them for SQLite: whoever writes is alone there (`alone`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import ColumnElement, Connection, Engine, func, select

from .problems import StoreInUse

# Which of all that may be locked in a database; programs of version 3 hold the first for as long as they serve.
_ONLY_SERVER: Final = 0x6D74  # "mt"
_CHANGES: Final = 0x6D75
_SECRETS: Final = 0x6D76


@contextmanager
def changing_tables(engine: Engine) -> Iterator[None]:
    """Be the only one to change tables meanwhile; others wait. A connection of its own holds the lock: a change is
    several transactions. Raises StoreInUse while a server has the games that knows of no others."""
    if engine.dialect.name == "sqlite":
        yield
        return
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(select(func.pg_advisory_lock(_CHANGES, _schema())))
        try:
            if not connection.execute(select(func.pg_try_advisory_lock(_ONLY_SERVER, _schema()))).scalar():
                raise StoreInUse("a server of an earlier version has the games")
            try:
                yield
            finally:  # before the other one: whoever waits for that does not wait for this
                connection.execute(select(func.pg_advisory_unlock(_ONLY_SERVER, _schema())))
        finally:  # the connection may serve others
            connection.execute(select(func.pg_advisory_unlock(_CHANGES, _schema())))


def lock_secrets(connection: Connection) -> None:
    """Be the only one to make secrets, until the transaction ends."""
    if connection.dialect.name != "sqlite":
        connection.execute(select(func.pg_advisory_xact_lock(_SECRETS, _schema())))


def _schema() -> ColumnElement[int]:
    """One database can hold several stores."""
    return func.hashtext(func.current_schema())
