"""Tests speak English, whatever language whoever runs them does, write into memory, and have somebody who types."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.postgres import PostgreSQL, programs

_numbers = count(1)
_MEMORY = Path("/dev/shm")  # folders that Linux keeps in memory
_ENOUGH = 2 << 30  # bytes, of which some hundred million are needed


def pytest_configure(config: pytest.Config) -> None:
    """Let whatever is written into temporary folders stay in memory, where there is room; whoever has named a folder
    keeps it.

    Stores wait for the disk at every move. No test can see whether they did: what is killed here are processes, never
    the machine. The processes of tests, of servers and of PostgreSQL inherit the folder, and what those that are killed
    leave behind goes with it; pytest keeps the folders of tests that fail beside it.
    """
    if "TMPDIR" in os.environ or not has_room(_MEMORY):
        return
    folder = tempfile.mkdtemp(prefix="mindtable-tests-", dir=_MEMORY)
    Path(folder).chmod(0o711)  # PostgreSQL is somebody else, and has a folder of its own in it
    os.environ |= {"TMPDIR": folder, "PYTEST_DEBUG_TEMPROOT": str(_MEMORY)}
    tempfile.tempdir = None  # it is looked for anew
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


def has_room(folder: Path) -> bool:
    """Whether a folder can be written to, has room, and programs in it can be run: containers often have little of it,
    and run nothing there."""
    if not os.access(folder, os.W_OK | os.X_OK) or os.statvfs(folder).f_flag & os.ST_NOEXEC:
        return False
    return shutil.disk_usage(folder).free >= _ENOUGH


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINDTABLE_LANG", "en")
    monkeypatch.delenv("MINDTABLE_NAMES", raising=False)


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets somebody type lines, after which the input ends."""

    def prepare(*lines: str) -> None:
        left = iter(lines)

        def read(prompt: str) -> str:
            print(prompt, end="")
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)

    return prepare


@pytest.fixture(scope="session")
def _postgres() -> Iterator[PostgreSQL]:
    """One server for all tests of a session: nothing of it has to outlast the machine."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    running = PostgreSQL("fsync=off", "synchronous_commit=off")
    yield running
    running.close()


@pytest.fixture
def postgresql(_postgres: PostgreSQL) -> Iterator[str]:
    """The URL of an empty database of PostgreSQL, which nobody else has."""
    name = f"games_{next(_numbers)}"
    yield _postgres.url(name)
    _postgres.drop(name)
