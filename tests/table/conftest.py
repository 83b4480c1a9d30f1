"""A table to test, with browsers that are only programs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from mindtable.table.app import Settings, make_app
from mindtable.table.thinking import AT_ONCE
from tests.table.playing import another


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture
def app(tmp_path: Path) -> Starlette:
    return make_app(Settings(data=tmp_path, pace=AT_ONCE, posts_a_minute=1_000_000))


@pytest.fixture
def client(app: Starlette) -> Iterator[TestClient]:
    """A browser at a table that is running."""
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as running:
        yield running


@pytest.fixture
def other(client: TestClient) -> TestClient:
    """Another browser at the same table: it has cookies of its own."""
    return another(client)
