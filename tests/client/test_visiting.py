"""Bots that visit a table over the network: they take challenges, find each other, and go on when a line breaks."""

from __future__ import annotations

import html
import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from queue import Queue
from typing import Any, Final

import httpx2
import pytest
import uvicorn

from mindtable.bots import BotFailure, bot_named
from mindtable.client.connection import Declined, Table
from mindtable.client.visiting import Visit
from mindtable.table.api.routes import CALLS
from mindtable.table.app import make_app
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from mindtable.terminal.commands import main
from tests import ROOT

PROGRAM: Final = str(ROOT / "examples" / "attacking_bot.py")
_TOKEN = re.compile(r'id="token" readonly value="([^"]+)"')


@contextmanager
def served(folder: Path, listening: socket.socket) -> Iterator[str]:
    """A server with its games in a folder, and its address."""
    app = make_app(Settings(data=folder, pace=AT_ONCE, posts_a_minute=1_000_000))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1, ws="none"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.servers[0].get_loop().call_soon_threadsafe(app.state.table.house.hang_up)
        server.should_exit = True
        thread.join(timeout=20)


def listening_at(port: int = 0) -> socket.socket:
    return socket.create_server(("127.0.0.1", port))


def new_token(address: str, name: str) -> str:
    page = httpx2.post(f"{address}/me/tokens", data={"label": name}, timeout=60).text
    found = _TOKEN.search(page)
    assert found, page
    return html.unescape(found[1])


class Reports:
    """What a bot says of its games, for whoever waits for it."""

    def __init__(self) -> None:
        self.said: Queue[tuple[Any, ...]] = Queue()

    def begun(self, game: str, kind: str, others: list[str]) -> None:
        self.said.put(("begun", game, kind, *others))

    def over(self, game: str, _kind: str, is_won: bool) -> None:
        self.said.put(("over", game, is_won))

    def failed(self, game: str, problem: BotFailure) -> None:
        self.said.put(("failed", game, problem.flaw.reason))

    def declined(self, sentence: str) -> None:
        self.said.put(("declined", sentence))

    def cut_off(self) -> None:
        self.said.put(("cut off",))

    def until(self, what: str) -> tuple[Any, ...]:
        while (said := self.said.get(timeout=20))[0] != what:
            pass
        return said


class Visitor:
    """A bot that visits a table meanwhile."""

    def __init__(self, address: str, token: str, bot: str = "random", **about: Any) -> None:
        self.table = Table(address, token, "en")
        self.reports = Reports()
        about = {"accepts": ["duel"], "at_once": 2, **about}
        self._visit = Visit(self.table, partial(bot_named, bot), self.reports, **about)
        self._thread = threading.Thread(target=self._visit.run, daemon=True)

    def __enter__(self) -> Visitor:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._visit.end()


def test_a_bot_takes_challenges_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    listening = listening_at()
    port = listening.getsockname()[1]
    with ExitStack() as visits:
        with served(tmp_path, listening) as address:
            tokens = [new_token(address, name) for name in ("Ada", "Brian")]
            brian = Table(address, tokens[1], "en")
            ada = visits.enter_context(Visitor(address, tokens[0], PROGRAM))
            brian.post("/challenges", {"to": "Ada", "game": "mind-up"})
            brian.post("/challenges", {"to": "Ada", "game": "duel"})
            _, game, kind, other = ada.reports.until("begun")
            assert (kind, other) == ("duel", "Brian")
            assert brian.get("/challenges") == {"challenges": []}, "what it does not play it declines"
        ada.reports.until("cut off")
        with served(tmp_path, listening_at(port)):
            two = visits.enter_context(Visitor(address, tokens[1]))
            over = [one.reports.until("over") for one in (ada, two)]
    assert [one[1] for one in over] == [game, game]
    assert sorted(one[2] for one in over) == [False, True]


def test_bots_find_each_other_in_the_lobby(tmp_path: Path) -> None:
    with served(tmp_path, listening_at()) as address:
        both = [Visitor(address, new_token(address, name), seeks=["duel"], at_once=1) for name in ("Ada", "Brian")]
        with both[0], both[1]:
            games = [one.reports.until("over")[1] for one in both]
            again = [one.reports.until("begun")[1] for one in both]
    assert games[0] == games[1] != again[0] == again[1]


def test_a_bot_gives_up_with_its_partner(tmp_path: Path) -> None:
    with served(tmp_path, listening_at()) as address:
        host = Table(address, new_token(address, "Ada"), "en")
        with Visitor(address, new_token(address, "Brian"), accepts=["tag-team"]) as brian:
            game = host.post("/games", {"game": "tag-team", "others": ["random", "friend", "random"]})["game"]
            (invitation,) = host.get(f"/games/{game}")["invitations"]
            brian.table.post(f"/games/{game}/join", {"invitation": invitation["invitation"]})
            brian.reports.until("begun")
            host.post(f"/games/{game}/deal")
            while not host.get(f"/games/{game}")["is_dealt"]:
                pass
            host.post(f"/games/{game}/resign")
            assert brian.reports.until("over") == ("over", game, False)


def test_a_bot_that_fails_gives_up(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("raise SystemExit(3)")
    with served(tmp_path, listening_at()) as address, Visitor(address, new_token(address, "Ada"), str(broken)) as ada:
        ada.table.post("/games", {"game": "duel", "against": "random"})
        _, game, reason = ada.reports.until("failed")
        assert reason == "bot-ended"
        while not (stands := ada.table.get(f"/games/{game}"))["is_over"]:
            pass
        assert stands["resigned"] == stands["seat"]


def test_the_command_says_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MINDTABLE_TOKEN", raising=False)
    with served(tmp_path, listening_at()) as address:
        with pytest.raises(Declined):
            Table(address, "guessed", "en").get("/me")
        for token, at, sentence in (
            ("", address, "needs a token"),
            ("guessed", address, "valid token"),
            ("guessed", "table.example", "not the address"),
            ("guessed", "http://127.0.0.1:9", "does not answer"),
        ):
            if token:
                monkeypatch.setenv("MINDTABLE_TOKEN", token)
            assert main(["bot", "random", "--at", at, "--lang", "en"]) == 2
            assert sentence in capsys.readouterr().err
    assert main(["bot", "random", "--at", "http://x", "--accept", "chess", "--lang", "en"]) == 2
    assert "chess" in capsys.readouterr().err


def test_the_page_about_it_is_true(tmp_path: Path) -> None:
    """Its examples run one after the other, and it names all calls."""
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    calls = {(call.method, call.path) for call in CALLS}
    assert set(re.findall(r"^\| `([A-Z]+) (/[^`]*)` \|", text, re.MULTILINE)) == calls
    examples = "".join(re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE))
    with served(tmp_path, listening_at()) as address:
        program = [sys.executable, "-c", examples.replace("http://localhost:8000", address)]
        variables = os.environ | {"MINDTABLE_TOKEN": new_token(address, "Ada")}
        printed = subprocess.run(program, env=variables, capture_output=True, text=True, check=True).stdout
    name, outcome, move = printed.splitlines()
    assert name == "Ada"
    assert outcome in ("won", "lost")
    assert move
