"""A real browser at a real server, whose bots do not wait."""

from __future__ import annotations

import shutil
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from mindtable.table.app import make_app
from mindtable.table.attendance import USUAL_PATIENCE, Patience
from mindtable.table.pace import Pace
from mindtable.table.settings import Settings

QUICK = Pace(alone=0.02, together=0.02)
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Without windows it does not know its connection, and loads pictures as far below the screen as on a poor one. The
# other settings, that there is a mouse which can hover, are Playwright's own, which ours stand in place of.
SETTINGS = (
    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,"
    "lazyLoadingImageMarginPxUnknown=1250"
)
NewPage = Callable[..., Page]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever is in this folder needs a browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@contextmanager
def served(folder: Path, patience: Patience = USUAL_PATIENCE) -> Iterator[str]:
    """A server with its games in a folder, and its address."""
    app = make_app(Settings(data=folder, pace=QUICK, patience=patience, posts_a_minute=100_000))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1, ws="none"))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(timeout=20)


@contextmanager
def launched(playwright: Playwright) -> Iterator[Browser]:
    """The system's Chromium where there is one, else the one that Playwright has brought."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", SETTINGS])
    try:
        yield browser
    finally:
        browser.close()


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the table is: one for all who have nothing against the games of others."""
    with served(tmp_path_factory.mktemp("table")) as there:
        yield there


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A browser. It ends with the tests of this folder: while it is there, no other event loop can run here."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


@pytest.fixture
def new_page(chromium: Browser, address: str) -> Iterator[NewPage]:
    """Opens pages, each in a browser of its own and calm unless a test is about motion; what their scripts complain
    about fails the test, and so does any request to another host."""
    complaints: list[str] = []
    contexts = []

    def new(**options: Any) -> Page:
        usual = {"base_url": address, "locale": "en", "reduced_motion": "reduce", "service_workers": "block"}
        context = chromium.new_context(**(usual | options))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda problem: complaints.append(str(problem)))
        page.on("console", lambda said: complaints.append(said.text) if "Content Security" in said.text else None)
        page.on("request", lambda asked: None if asked.url.startswith(address) else complaints.append(asked.url))
        return page

    yield new
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page(viewport={"width": 1366, "height": 768})
