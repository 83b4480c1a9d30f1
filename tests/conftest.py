"""Tests speak English, whatever language whoever runs them does, and have somebody who types."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

import pytest

from tests.postgres import PostgreSQL, programs

_numbers = count(1)


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
