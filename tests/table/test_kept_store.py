"""Stores that earlier versions left: they open, every game in them is shown, and those that go on are played on by the
players who have kept their cookies."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from mindtable.game.records import parse, replay
from mindtable.games import game_named
from mindtable.table.app import make_app
from mindtable.table.authority import Authority
from mindtable.table.keys import kept_as
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from mindtable.table.visit import PLAYER
from tests import KEPT
from tests.table.inside import authority
from tests.table.playing import Person, another

pytestmark = pytest.mark.slow

STORES = KEPT / "stores"
LAST_VERSION = "version-2"
OVER = 'class="question over"'


class KeptPerson(Person):
    """Somebody who comes with the cookies that their browser has kept."""

    def __init__(self, browser: TestClient, game: str) -> None:
        super().__init__(browser)
        self.game = game
        self._cookies = browser.cookies

    def is_asked(self, table: Authority) -> bool:
        """Whether it is worth a look: there are hundreds of pages less to draw."""
        tokens = {kept_as(cookie.value or "") for cookie in self._cookies.jar if cookie.name == PLAYER}
        seats = [seat for token in tokens for seat in table.seats_of(token)]
        return table.is_over or any(seat in table.to_decide for seat in seats)


class KeptTable:
    """A table that has taken over a store, with its players at their browsers."""

    def __init__(self, client: TestClient, known: dict[str, Any]) -> None:
        self.client = client
        self.games: list[dict[str, Any]] = known["games"]
        self._cookies: dict[str, dict[str, str]] = known["people"]

    def person(self, name: str, game: str) -> KeptPerson:
        browser = another(self.client)
        browser.cookies.update(self._cookies.get(name, {}))
        browser.headers["HX-Request"] = "true"  # what changes is not loaded again
        return KeptPerson(browser, game)

    def people(self, kept: dict[str, Any]) -> list[KeptPerson]:
        """All who play in a game; for a chair that was free, somebody who was invited then."""
        found = [self.person(name, kept["game"]) for name in kept["players"]]
        for invitation in kept.get("invitations", ()):
            found.append(self.person("a guest", kept["game"]))
            found[-1].sit_down(invitation)
        if "away" in kept:
            found.append(self.person(kept["away"], kept["game"]))
            found[-1].do("sit-down-again")
        return found

    def play_on(self, game: str, people: list[KeptPerson], moves: int) -> None:
        """Let people answer whenever they are asked, for so many moves or to the end."""
        table = authority(self.client, game)
        last = table.moment + moves
        while not table.is_over and table.moment < last:
            for person in people:
                if person.is_asked(table):
                    person.turn()
                else:
                    time.sleep(0.001)  # a bot thinks


@pytest.fixture(params=["version-1", LAST_VERSION])
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def folder(version: str, tmp_path: Path) -> Path:
    """A folder with a copy of a store and its key."""
    (tmp_path / "mindtable.db").write_bytes(gzip.decompress((STORES / version / "mindtable.db.gz").read_bytes()))
    with closing(sqlite3.connect(tmp_path / "mindtable.db")) as store, store:
        store.execute("UPDATE chairs SET bot = 'rule' WHERE bot = 'medium'")  # nobody waits for those that think
    shutil.copy(STORES / version / "mindtable.key", tmp_path)
    return tmp_path


@contextmanager
def opened(folder: Path, version: str) -> Iterator[KeptTable]:
    known = json.loads((STORES / version / "known.json").read_text(encoding="utf-8"))
    app = make_app(Settings(data=folder, pace=AT_ONCE, posts_a_minute=1_000_000))
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as client:
        yield KeptTable(client, known)


@pytest.fixture
def kept_table(folder: Path, version: str) -> Iterator[KeptTable]:
    with opened(folder, version) as table:
        yield table


def test_every_game_is_shown_to_its_players(kept_table: KeptTable) -> None:
    for kept in kept_table.games:
        for name in kept["players"]:
            browser = kept_table.person(name, kept["game"]).browser
            page = browser.get(f"/games/{kept['game']}")
            assert page.status_code == 200, kept["what"]
            assert (OVER in page.text) == kept["is_over"] or "record" in kept["what"], kept["what"]
            if not kept["is_over"]:
                assert re.search(r'class="question (asked|lobby|waiting)|class="curtain"', page.text), kept["what"]


def test_every_player_finds_their_games(kept_table: KeptTable) -> None:
    for name in ("Rosa", "Tom", "Kim", "Ada"):
        theirs = {kept["game"] for kept in kept_table.games if name in kept["players"]}
        browser = kept_table.person(name, "").browser
        pages = "".join(browser.get(f"/games?page={number}").text for number in (1, 2, 3))
        assert theirs <= set(re.findall(r"/(?:games|replay)/([\w-]+)", pages)), name


def test_what_is_over_is_replayed(kept_table: KeptTable) -> None:
    for kept in kept_table.games:
        if kept["is_over"]:
            check_replay(kept_table, kept)


def check_replay(kept_table: KeptTable, kept: dict[str, Any]) -> None:
    """Its moments are shown, and it can be taken home as a record; not if it began with a dumped position."""
    browser = kept_table.person(kept["players"][0], kept["game"]).browser
    for moment in ("0", "7", "last"):
        page = browser.get(f"/replay/{kept['game']}?move={moment}")
        assert page.status_code == 200, kept["what"]
    if "from a position" not in kept["what"]:
        record = parse(browser.get(f"/replay/{kept['game']}/record").text)
        assert list(replay(record, game_named(record.game)))[-1].position.winners == record.winners, kept["what"]


def test_what_goes_on_is_played_on(folder: Path, version: str) -> None:
    """To the end in one of the stores; in the other, which was changed into one of its kind, for a while. Then it is
    opened again: some of it was played by the rules of that time, some by those of today."""
    with opened(folder, version) as table:
        going_on = [kept for kept in table.games if not kept["is_over"]]
        for kept in going_on:
            table.play_on(kept["game"], table.people(kept), moves=1000 if version == LAST_VERSION else 4)
    with opened(folder, version) as table:
        for kept in going_on:
            page = table.person(kept["players"][0], kept["game"]).look()
            if version == LAST_VERSION:
                assert OVER in page, kept["what"]
                check_replay(table, kept)
            else:
                assert 'class="question' in page or 'class="curtain"' in page, kept["what"]
