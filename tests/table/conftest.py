"""A table to test, with browsers that are only programs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from mindtable.table.app import make_app
from mindtable.table.pace import AT_ONCE
from mindtable.table.passwords import Effort
from mindtable.table.settings import Settings
from tests.table.playing import another

QUICK = Effort(passes=1, kibibytes=8)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture
def app(tmp_path: Path) -> Starlette:
    return make_app(Settings(data=tmp_path, pace=AT_ONCE, posts_a_minute=1_000_000, effort=QUICK))


@pytest.fixture
def client(app: Starlette) -> Iterator[TestClient]:
    """A browser at a table that is running."""
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as running:
        yield running


@pytest.fixture
def other(client: TestClient) -> TestClient:
    """Another browser at the same table: it has cookies of its own."""
    return another(client)


@pytest.fixture
def servers(postgresql: str, tmp_path: Path) -> Iterator[list[TestClient]]:
    """Two servers with one database."""
    settings = Settings(data=tmp_path, database=postgresql, pace=AT_ONCE, posts_a_minute=1_000_000, effort=QUICK)
    with ExitStack() as running:
        yield [
            running.enter_context(TestClient(make_app(settings), base_url="http://table.test", follow_redirects=True))
            for _ in range(2)
        ]
