"""A PostgreSQL server of one's own, where Debian's package of it is installed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from psycopg import Connection, connect
from sqlalchemy import make_url

_PROGRAMS: Final = "/usr/lib/postgresql"
_OWNER: Final = "postgres"  # PostgreSQL does not run as root
_STANDBY: Final = "standby"
_A_WHILE: Final = 30.0  # seconds


class PostgreSQL:
    """A server of its own, in a folder of its own, that listens to nobody but by a file in it."""

    name = "PostgreSQL"
    may_end = True

    def __init__(self, *settings: str, follows: PostgreSQL | None = None) -> None:
        """Start one, with settings beside the usual: "fsync=off". It may be the standby of another."""
        self._programs = programs()
        self._folder = Path(mkdtemp(prefix="mindtable-postgres-"))  # of the one who runs it, whoever we are
        self._settings = ("listen_addresses=''", "max_connections=60", *settings)
        self._made: set[str] = set()
        if os.geteuid() == 0:
            shutil.chown(self._folder, _OWNER)
        if follows is not None:
            self.follow(follows)
            return
        self._run("initdb", "-D", str(self._data), "-U", _OWNER, "-A", "trust", "-E", "UTF8", "--no-locale")
        self.restart()

    def follow(self, primary: PostgreSQL) -> None:
        """Begin anew as the standby of another, as docs/hosting.md says."""
        while self._data.exists():  # the last processes of one that was killed may still be there
            shutil.rmtree(self._data, ignore_errors=True)
        source = f"host={primary._folder} user={_OWNER} application_name={_STANDBY}"
        slot = ("--create-slot", "--slot", _STANDBY, "--checkpoint", "fast")
        self._run("pg_basebackup", "--dbname", source, "--pgdata", str(self._data), "--write-recovery-conf", *slot)
        self.restart()

    def wait_for_standby(self) -> None:
        """Confirm nothing from now on that the standby does not have; wait until it has all that there is."""
        self._say(f"ALTER SYSTEM SET synchronous_standby_names = {_STANDBY}")
        self._say("SELECT pg_reload_conf()")
        end = time.monotonic() + _A_WHILE
        while self._said("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") != (1,):
            assert time.monotonic() < end, "the standby does not follow"
            time.sleep(0.05)

    def promote(self) -> None:
        """Be a primary from now on."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "promote")

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def url(self, name: str) -> str:
        if name not in self._made:
            self._say(f'CREATE DATABASE "{name}"')
            self._made.add(name)
        return self.address(name)

    def address(self, name: str) -> str:
        """The address of a database that is there."""
        return f"postgresql+psycopg://{_OWNER}@/{name}?host={self._folder}"

    @property
    def door(self) -> Path:
        """The file through which it is reached."""
        return self._folder / ".s.PGSQL.5432"

    def drop(self, name: str) -> None:
        """Leave nothing of a database, whoever is still connected to it."""
        self._say(f'DROP DATABASE "{name}" WITH (FORCE)')
        self._made.discard(name)

    @property
    def process(self) -> int:
        """The first of its processes."""
        return int((self._data / "postmaster.pid").read_text().split("\n", 1)[0])

    def kill(self) -> None:
        """As a power cut would; its helpers see that it is gone, and go."""
        os.kill(self.process, signal.SIGKILL)

    def restart(self) -> None:
        """Begin, as soon as nothing is left of the last one."""
        options = " ".join([f"-k {self._folder}", *(f"-c {setting}" for setting in self._settings)])
        log = str(self._folder / "log")
        end = time.monotonic() + _A_WHILE
        while True:
            try:
                self._run("pg_ctl", "-D", str(self._data), "-o", options, "-l", log, "-w", "-t", "20", "start")
                return
            except subprocess.CalledProcessError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)

    def close(self) -> None:
        with suppress(subprocess.CalledProcessError):
            self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "stop")
        shutil.rmtree(self._folder, ignore_errors=True)

    def _say(self, statement: str) -> None:
        with self._connected() as connection:
            connection.execute(statement.encode())

    def _said(self, statement: str) -> object:
        with self._connected() as connection:
            return connection.execute(statement.encode()).fetchone()

    def _connected(self) -> Connection:
        return connect(host=str(self._folder), user=_OWNER, dbname=_OWNER, autocommit=True)

    def _run(self, program: str, *arguments: str) -> None:
        assert self._programs, "PostgreSQL is not installed"
        command = [str(self._programs / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", _OWNER, "--", *command]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def programs() -> Path | None:
    """Where the programs of PostgreSQL are, the newest; None if there are none."""
    found = sorted(Path(_PROGRAMS).glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


def run_in(url: str, statement: str) -> None:
    """Run a statement in a database."""
    address = make_url(url)
    with connect(host=str(address.query["host"]), user=address.username, dbname=address.database) as connection:
        connection.execute(statement.encode())


def cut_all(url: str) -> None:
    """Have a database end all connections to it but that by which it is told so."""
    run_in(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND datname = current_database()",
    )
