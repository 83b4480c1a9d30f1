"""What can be said of a database before games are entrusted to it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, inspect, make_url, select, text

from .changing import version_of
from .engines import engine_of
from .problems import understood
from .tables import secrets

_CARELESS: Final = ("fsync", "full_page_writes", "synchronous_commit")  # what must not be off
_SETTINGS: Final = (*_CARELESS, "max_connections", "superuser_reserved_connections", "synchronous_standby_names")
_NO_LIMIT: Final = ("", "0", None)


@dataclass(frozen=True)
class Standby:
    """Another server that follows the database."""

    name: str
    is_synchronous: bool | None  # None: whoever asked may not see it


@dataclass(frozen=True)
class PostgreSQL:
    """What is special about a database of PostgreSQL."""

    user: str
    encoding: str
    settings: dict[str, str]
    is_standby: bool
    is_readable_on_the_way: bool  # it is on another machine, and the way there is not encrypted
    ends_idle_connections: bool
    standbys: tuple[Standby, ...]

    @property
    def careless(self) -> list[str]:
        """The settings for which something may be lost that was confirmed."""
        return [name for name in _CARELESS if self.settings[name] == "off"]

    @property
    def room(self) -> int:
        """How many connections there may be."""
        return int(self.settings["max_connections"]) - int(self.settings["superuser_reserved_connections"])


@dataclass(frozen=True)
class Diagnosis:
    """How a database was found."""

    version: int  # of the tables; 0: there are none
    has_key: bool
    seconds_ahead: float  # its clock, of ours
    postgresql: PostgreSQL | None


def diagnosed(url: str) -> Diagnosis:
    """Look at a database and change nothing. Raises StoreProblem where it cannot be reached, and NewerStore."""
    with understood():
        engine = engine_of(make_url(url))
        try:
            with engine.connect() as connection:
                is_postgresql = connection.dialect.name == "postgresql"
                has_key = inspect(connection).has_table(secrets.name) and _has_key(connection)
                seconds_ahead = _seconds_ahead(connection) if is_postgresql else 0.0
                found = _postgresql(connection) if is_postgresql else None
            return Diagnosis(version_of(engine), has_key, seconds_ahead, found)
        finally:
            engine.dispose()


def _has_key(connection: Connection) -> bool:
    return connection.execute(select(secrets.c.name).where(secrets.c.name == "key")).scalar() is not None


def _seconds_ahead(connection: Connection) -> float:
    """The way there and back counts half."""
    before = time.time()
    there = float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
    return there - (before + time.time()) / 2


def _postgresql(connection: Connection) -> PostgreSQL:
    settings = {name: str(_asked(connection, f"current_setting('{name}')")) for name in _SETTINGS}
    is_elsewhere = _asked(connection, "coalesce(inet_server_addr() <> inet_client_addr(), false)")
    is_encrypted = _asked(connection, "(SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid())")
    following = connection.execute(text("SELECT application_name, state, sync_state FROM pg_stat_replication"))
    return PostgreSQL(
        user=str(_asked(connection, "current_user")),
        encoding=str(_asked(connection, "current_setting('server_encoding')")),
        settings=settings,
        is_standby=bool(_asked(connection, "pg_is_in_recovery()")),
        is_readable_on_the_way=bool(is_elsewhere and not is_encrypted),
        ends_idle_connections=_asked(connection, "current_setting('idle_session_timeout', true)") not in _NO_LIMIT,
        standbys=tuple(
            Standby(row.application_name or "?", None if row.state is None else row.sync_state in ("sync", "quorum"))
            for row in following
            if row.state != "backup"  # a copy that is just being made
        ),
    )


def _asked(connection: Connection, expression: str) -> object:
    return connection.execute(text(f"SELECT {expression}")).scalar()
