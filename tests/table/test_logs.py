"""What is in the log of a table, and what never is."""

from __future__ import annotations

import json
import logging
import re
from io import StringIO
from pathlib import Path

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from mindtable.table import logs
from mindtable.table.logs import Form
from tests.table.playing import Person
from tests.table.serving import Server

NAME = "Wilhelmina"
VISITOR = "198.51.100.77"
_TOKEN = re.compile(r"[\w-]{20,}")


def _written(monkeypatch: pytest.MonkeyPatch, form: Form | None) -> StringIO:
    """The log, from now on."""
    output = StringIO()
    monkeypatch.setattr("sys.stderr", output)
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    logs.begin(form)
    return output


@pytest.mark.slow
@pytest.mark.parametrize("form", logs.FORMS)
def test_nobody_can_be_found_by_the_log(tmp_path: Path, form: Form) -> None:
    """Two play, somebody watches, things go wrong: no address, name, token, invitation or move is written down."""
    log = tmp_path / "log"
    server = Server(tmp_path / "data", more=["--log", form, "--behind-proxy", "127.0.0.1"], log=log)
    browsers = [
        httpx2.Client(base_url=server.address, headers={"x-forwarded-for": VISITOR}, follow_redirects=True, timeout=20)
        for _ in range(2)
    ]
    person, friend = map(Person, browsers)
    person.begin(game="duel", company="friends", name=NAME)
    [invitation] = person.invitations()
    browsers[1].get(invitation)
    friend.sit_down(invitation, f"{NAME}s friend")
    for _ in range(6):
        person.turn()
        friend.turn()
    person.do("answer", move="secret-of-mine", mark="0")
    for path in ("/nowhere", "/games/nowhere", f"{invitation}x", f"/?name={NAME}", f"/%0a{NAME}"):
        browsers[0].get(path)
    for browser in browsers:
        browser.close()
    server.stop()
    text = log.read_text()
    assert "games.answer" in text, "requests are there, by the pages that have answered them"
    tokens = {part for browser in browsers for part in browser.cookies["mindtable"].split(".")}
    secrets = {NAME, VISITOR, "127.0.0.1", "secret-of-mine", person.game, invitation.rpartition("/")[2], *tokens}
    assert len(tokens) == 4
    assert [secret for secret in secrets if secret in text] == []
    assert _TOKEN.findall(text) == [], "nothing that looks like a secret"


def test_json_has_an_object_a_line(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    output = _written(monkeypatch, "json")
    with TestClient(app, base_url="http://table.test") as client:
        ids = [client.get(path).headers["x-request-id"] for path in ("/", "/nowhere", "/static/table.css")]
    lines = [json.loads(line) for line in output.getvalue().splitlines()]
    assert [line["request"] for line in lines] == ids[:2], "files are left out"
    assert [(line["message"], line["status"]) for line in lines] == [("start.show", 200), ("none", 404)]


def test_a_mistake_of_ours_is_logged_with_its_request_but_not_with_what_it_quotes(
    app: Starlette, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(request: Request) -> Response:
        try:
            raise KeyError(request.query_params["token"])
        except KeyError:
            logging.getLogger("mindtable.table.house").exception("it is broken\nfor %s", NAME)
        return Response("")

    output = _written(monkeypatch, None)
    app.router.routes.insert(0, Route("/broken", broken))
    with TestClient(app, base_url="http://table.test") as client:
        id = client.get("/broken?token=of-somebody").headers["x-request-id"]
    line, *places = output.getvalue().splitlines()
    assert f"error table.house [{id}] it is broken exception=KeyError" in line
    assert re.fullmatch(r"    tests/table/test_logs\.py:\d+ broken", places[-1])
    assert "of-somebody" not in output.getvalue()
    assert NAME not in output.getvalue()


def test_unasked_only_what_goes_wrong_is_logged(app: Starlette, monkeypatch: pytest.MonkeyPatch) -> None:
    output = _written(monkeypatch, None)
    with TestClient(app, base_url="http://table.test") as client:
        client.get("/")
        client.get("/nowhere")
    assert output.getvalue() == ""
