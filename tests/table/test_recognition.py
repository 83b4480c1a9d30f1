"""Which browser asks: nobody chooses who they are, and whoever was known stays known."""

from __future__ import annotations

import re
import stat
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mindtable.game.contract import Seat
from mindtable.store import Store
from mindtable.table.addresses import network
from mindtable.table.app import make_app
from mindtable.table.keys import BadKey, Keys, kept_as
from mindtable.table.openings import Openings, Wish
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from mindtable.terminal.commands import main
from tests.table.inside import state
from tests.table.playing import Person

OLD = "kQ3mZx0tP9aB7cD1eF5gH2iJ4kL6mN8o"  # as tokens were before they had a seal
PROXY = "10.0.0.1"
IN_THE_OPEN = {"x-forwarded-proto": "http"}
OVER_HTTPS = {"x-forwarded-proto": "https"}


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TestClient]:
    """A table behind a proxy, with a game of somebody who has a token of before; cookies are in what is asked."""
    store = Store.in_folder(tmp_path)
    store.begin(replace(Openings().new(Wish("duel", "bot", sha256(OLD.encode()).hexdigest())), seed=1, secret=None))
    store.close()
    app = make_app(Settings(data=tmp_path, pace=AT_ONCE, proxies=(network(PROXY),)))
    with TestClient(app, base_url="http://table.test", client=(PROXY, 1), follow_redirects=False) as running:
        yield running


@pytest.fixture
def game(table: TestClient) -> str:
    """That game, as its player finds it."""
    (found,) = set(re.findall(r'href="/games/([\w-]+)"', table.get("/games", headers=as_before()).text))
    return str(found)


def as_before() -> dict[str, str]:
    return {"cookie": f"mindtable={OLD}"}


def cookies_after(table: TestClient, path: str, cookie: str, headers: dict[str, str]) -> dict[str, str]:
    """What a browser is told to keep, when it asks with a cookie."""
    answer = table.get(path, headers={"cookie": cookie, **headers})
    told = [one.partition(";")[0].partition("=") for one in answer.headers.get_list("set-cookie")]
    return {name: value for name, _, value in told}


def is_player(table: TestClient, game: str, cookie: str, headers: dict[str, str]) -> bool:
    return f"/games/{game}/resign" in table.get(f"/games/{game}", headers={"cookie": cookie, **headers}).text


def test_a_cookie_of_before_keeps_its_games(table: TestClient, game: str) -> None:
    assert is_player(table, game, f"mindtable={OLD}", IN_THE_OPEN)
    given = cookies_after(table, "/", f"mindtable={OLD}", IN_THE_OPEN)
    assert given["mindtable"].startswith(f"{OLD}.")
    assert is_player(table, game, f"mindtable={given['mindtable']}", IN_THE_OPEN)
    assert cookies_after(table, "/", f"mindtable={given['mindtable']}", IN_THE_OPEN) == {}, "said once"


def test_over_https_a_cookie_of_before_is_taken_over(table: TestClient, game: str) -> None:
    assert is_player(table, game, f"mindtable={OLD}", OVER_HTTPS)
    given = cookies_after(table, "/", f"mindtable={OLD}", OVER_HTTPS)
    assert given["__Host-mindtable"].startswith(f"{OLD}.")
    assert given["mindtable"] == '""', "it is sent in the open no more"
    assert is_player(table, game, f"__Host-mindtable={given['__Host-mindtable']}", OVER_HTTPS)


def test_over_https_a_cookie_in_the_open_counts_only_if_somebody_is_known_by_it(table: TestClient) -> None:
    """Any machine of the same domain, or on the way, could have set it."""
    ours = state(table).house.keys.new_token()
    assert table.get("/games/x/seated", headers={"cookie": f"mindtable={ours}", **IN_THE_OPEN}).status_code == 303
    assert table.get("/games/x/seated", headers={"cookie": f"mindtable={ours}", **OVER_HTTPS}).status_code == 403
    answer = table.get("/games/x/seated", headers={"cookie": f"__Host-mindtable={ours}", **OVER_HTTPS})
    assert answer.status_code == 303


@pytest.mark.slow
@pytest.mark.parametrize("chosen", ["rosa", "", "a.b", f"{OLD[:-1]}x", "x" * 5000, f"rosa.{'0' * 32}", "."])
def test_nobody_chooses_who_they_are(table: TestClient, game: str, chosen: str) -> None:
    assert not is_player(table, game, f"mindtable={chosen}", IN_THE_OPEN)
    begun = table.post("/games", data={"game": "duel"}, headers={"cookie": f"mindtable={chosen}"})
    (who,) = (one for one in begun.headers.get_list("set-cookie") if one.startswith("mindtable="))
    token = who.partition(";")[0].removeprefix("mindtable=")
    assert state(table).house.keys.is_ours(token)
    assert token.partition(".")[0] != chosen.partition(".")[0]


def test_a_guest_who_chose_who_to_be_is_somebody_else(client: TestClient, other: TestClient) -> None:
    """Two who were told to use the same cookie were once the same player."""
    for browser in (client, other):
        browser.cookies.set("mindtable", "shared", domain="table.test", path="/")
    host, guest = Person(client), Person(other)
    host.begin(game="duel", company="friends")
    guest.sit_down(host.invitations()[0])
    assert client.cookies["mindtable"] != other.cookies["mindtable"]
    assert bool(host.question()[1]) != bool(guest.question()[1])


def test_who_is_known_is_known_also_by_a_new_key(table: TestClient, game: str) -> None:
    """A key that was lost takes the open invitations with it, but nobody's games."""
    by_another_key = Keys(bytes(32)).sealed(OLD)
    assert not state(table).house.keys.is_ours(by_another_key)
    assert is_player(table, game, f"mindtable={by_another_key}", IN_THE_OPEN)


def test_tokens_are_sealed_and_kept_without_their_seal() -> None:
    keys = Keys(b"k" * 32)
    token = keys.new_token()
    assert keys.is_ours(token)
    assert not Keys(b"l" * 32).is_ours(token)
    assert not keys.is_ours(token[:-1])
    assert not keys.is_ours(f"x{token}")
    assert not keys.is_ours(OLD)
    assert kept_as(token) == sha256(token.partition(".")[0].encode()).hexdigest()
    assert kept_as(keys.sealed(OLD)) == kept_as(OLD) == sha256(OLD.encode()).hexdigest()
    assert token.partition(".")[2] != keys.invitation("browser", Seat("A")), "no token opens anything else"


# --- the key ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("content", [b"", b"short", bytes(31), bytes(33)])
def test_what_is_not_a_key_is_not_used(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes) -> None:
    file = tmp_path / "mindtable.key"
    file.write_bytes(content)
    with pytest.raises(BadKey):
        Keys.in_folder(tmp_path)
    assert main(["serve", "--no-browser", "--lang", "es", "--data", str(tmp_path)]) == 2
    assert f"{file} no es una clave" in capsys.readouterr().err
    assert file.read_bytes() == content, "nor is it replaced"


def test_a_key_is_for_its_owner_only(tmp_path: Path) -> None:
    made = Keys.in_folder(tmp_path)
    file = tmp_path / "mindtable.key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    assert Keys.in_folder(tmp_path).invitation("game", Seat("A")) == made.invitation("game", Seat("A"))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
