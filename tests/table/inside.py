"""What is behind the pages: tests look where no visitor can."""

from __future__ import annotations

from typing import TypeVar

from anyio.from_thread import BlockingPortal
from starlette.applications import Starlette
from starlette.testclient import TestClient

from mindtable.table.authority import Authority
from mindtable.table.state import State
from tests.table.playing import Browser

T = TypeVar("T")


def as_client(browser: Browser) -> TestClient:
    """A browser that is Starlette's test client, as which it can do more."""
    assert isinstance(browser, TestClient)
    return browser


def state(client: TestClient) -> State:
    """What all requests of a table share."""
    assert isinstance(client.app, Starlette)
    found: State = client.app.state.table
    return found


def portal(client: TestClient) -> BlockingPortal:
    """The way into the loop of a table that is running."""
    assert client.portal is not None
    return client.portal


def authority(client: TestClient, game: str) -> Authority:
    """The one who has the position of a game."""
    return portal(client).call(state(client).house.hall.game, game)
