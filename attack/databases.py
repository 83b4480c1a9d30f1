"""The databases that are killed: a file, and PostgreSQL where Debian's package of it is installed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Final, Protocol

_PROGRAMS: Final = "/usr/lib/postgresql"
_OWNER: Final = "postgres"  # PostgreSQL does not run as root
_A_WHILE: Final = 30.0  # seconds


class Database(Protocol):
    """Where a table keeps its games."""

    name: str
    may_end: bool  # whether it is a program that can be killed by itself

    def url(self, name: str) -> str:
        """The address of the store of a name; an empty one where there is none yet."""

    def kill(self) -> None: ...

    def restart(self) -> None: ...

    def close(self) -> None: ...


class File:
    """SQLite: a file for each store."""

    name = "SQLite"
    may_end = False

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def url(self, name: str) -> str:
        return f"sqlite:///{self._folder / name}.db"

    def kill(self) -> None:
        raise NotImplementedError

    restart = kill

    def close(self) -> None:
        pass


class PostgreSQL:
    """A server of its own, in a folder of its own, that listens to nobody but by a file in it."""

    name = "PostgreSQL"
    may_end = True

    def __init__(self, _: Path) -> None:
        self._programs = programs()
        self._folder = Path(mkdtemp(prefix="mindtable-attack-"))  # of the one who runs it, whoever we are
        self._made: set[str] = set()
        if os.geteuid() == 0:
            shutil.chown(self._folder, _OWNER)
        self._run("initdb", "-D", str(self._data), "-U", _OWNER, "-A", "trust", "-E", "UTF8", "--no-locale")
        self.restart()

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def url(self, name: str) -> str:
        if name not in self._made:
            self._run("createdb", "-h", str(self._folder), "-U", _OWNER, name)
            self._made.add(name)
        return f"postgresql+psycopg://{_OWNER}@/{name}?host={self._folder}"

    @property
    def process(self) -> int:
        """The first of its processes."""
        return int((self._data / "postmaster.pid").read_text().split("\n", 1)[0])

    def kill(self) -> None:
        """As a power cut would; its helpers see that it is gone, and go."""
        os.kill(self.process, signal.SIGKILL)

    def restart(self) -> None:
        """Begin, as soon as nothing is left of the last one."""
        options = f"-k {self._folder} -c listen_addresses='' -c max_connections=60"
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

    def _run(self, program: str, *arguments: str) -> None:
        assert self._programs, "PostgreSQL is not installed"
        command = [str(self._programs / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", _OWNER, "--", *command]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def programs() -> Path | None:
    """Where the programs of PostgreSQL are, the newest; None if there are none, or Python has no driver for it."""
    if find_spec("psycopg") is None:
        return None
    found = sorted(Path(_PROGRAMS).glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None
