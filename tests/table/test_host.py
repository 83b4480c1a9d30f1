"""Those who run a table see how it fares; to everybody else there is no such page."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert, update
from starlette.testclient import TestClient

from mindtable.games import games
from mindtable.store import Chair, Day, Entry, Figures, NewGame, Store, moment
from mindtable.store.seeks import Seeking, Sought
from mindtable.store.tables import attending
from mindtable.store.tables import games as kept_games
from mindtable.store.tables import servers as kept_servers
from mindtable.table import faring
from mindtable.table.present.fared import day_rows, uptime
from mindtable.terminal.commands import main
from mindtable.wording import LANGUAGES
from tests.table.inside import portal, state
from tests.table.playing import Person, another, gather
from tests.table.test_me import A, B, make_account

_FIGURE = re.compile(r"<dt>([^<]*)</dt><dd><b>([^<]*)</b>")
_ROW = re.compile(r'<tr[^>]*><th scope="row">([^<]*)</th>(.*?)</tr>', re.DOTALL)


def become_host(client: TestClient, name: str = "Rosa") -> None:
    """Let a browser have an account that runs the table."""
    make_account(client, name)
    identities = state(client).house.identities
    known = portal(client).call(identities.called, name.lower())
    assert known is not None
    portal(client).call(identities.on_disk, lambda: identities.accounts.let_host(known.player))


def figures_on(page: str) -> dict[str, str]:
    return dict(_FIGURE.findall(page))


def cells_of(page: str, row: str) -> list[str]:
    """The numbers in a row of the first table that has it."""
    (cells,) = [cells for name, cells in _ROW.findall(page) if name == row][:1]
    return re.findall(r">(\d+)</td>", cells)


# --- who may see it ---------------------------------------------------------------------------------


def without_ids(text: str) -> str:
    """A page without the address that it was asked for."""
    return re.sub(r"/(?:host|nonsense)\b", "", text)


def test_to_all_others_there_is_no_such_page(client: TestClient, other: TestClient) -> None:
    become_host(client)
    guest, account = another(client), other
    make_account(account, "Tom")
    for browser in (guest, account):
        refused, unknown = browser.get("/host"), browser.get("/nonsense")
        assert refused.status_code == unknown.status_code == 404
        assert without_ids(refused.text) == without_ids(unknown.text)
        assert "/host" not in browser.get("/me").text
    assert client.get("/host").status_code == 200
    assert 'href="/host"' in client.get("/me").text


def test_hosts_are_named_on_the_command_line(
    client: TestClient, other: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_account(client, "Rosa")
    other.post("/me/name", data={"name": "Tom"})

    def people(*words: str) -> tuple[int, str]:
        status = main(["people", *words, "--data", str(tmp_path)])
        said = capsys.readouterr()
        return status, said.out + said.err

    assert people("host", "Tom")[0] == people("host", "Nobody")[0] == people("host")[0] == 2
    assert people("host", "Rosa")[0] == people("host", "rosa")[0] == 0
    assert "Rosa  host  since" in people("list")[1]
    assert client.get("/host").status_code == 200
    assert people("unhost", "Rosa")[0] == 0
    assert client.get("/host").status_code == 404


def test_whoever_signs_out_or_leaves_is_no_host_any_more(client: TestClient) -> None:
    become_host(client)
    client.post("/me/sign-out", data={"which": "all"})
    assert client.get("/host").status_code == 404
    client.post("/sign-in", data={"name": "Rosa", "password": "correct horse"})
    assert client.get("/host").status_code == 200
    client.post("/me/delete")
    make_account(client, "Rosa")
    assert client.get("/host").status_code == 404, "it is another Rosa"


# --- what it says -----------------------------------------------------------------------------------


def test_how_a_table_fares(
    client: TestClient, other: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faring, "_HOLDS", 0.0)
    become_host(client, "Ann")
    host, guest = Person(another(client)), Person(other)
    host.begin(game="duel", company="friends", name="Rosa")
    gather(host, guest, names=("Tom",))
    host.do("report", seat="B", reason="conduct")
    guest.do("resign")
    host.begin(game="mind-up", company="friends", name="Rosa")
    page = client.get("/host").text
    assert cells_of(page, "Mind Up!") == ["1", "1", "1", "0"]
    assert cells_of(page, "Mindbug duel") == ["0", "0", "0", "0"]
    assert cells_of(page, "All games") == ["1", "1", "1", "0"]
    assert page.count("1 started, 1 finished") == page.count("1 started, 0 finished") == 1
    figures = figures_on(page)
    assert (figures["Accounts"], figures["Names without an account"], figures["Reports"]) == ("1", "2", "1")
    assert '<th scope="row">Tom</th>' in page
    assert page.count("Rosa") == 1, "who has reported it, and nowhere else"
    assert main(["people", "dismiss", "Tom", "--data", str(tmp_path)]) == 0
    assert "Nobody has reported anything." in client.get("/host").text


def test_it_is_not_counted_for_every_request(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    become_host(client)
    house = state(client).house
    counted: list[int] = []
    count = house.faring._kept.figures

    def counting(days: int) -> Figures:
        counted.append(days)
        return count(days)

    monkeypatch.setattr(house.faring._kept, "figures", counting)
    for _ in range(3):
        assert client.get("/host").status_code == 200
    assert len(counted) == 1


def test_it_is_there_in_all_languages(client: TestClient) -> None:
    become_host(client)
    for language in LANGUAGES:
        client.cookies.set("language", language, domain="table.test", path="/")
        page = client.get("/host")
        assert f'lang="{language}"' in page.text
        assert not re.findall(r"(?:host|people|tournament)-[a-z-]+(?=<)", page.text)


def test_it_is_the_same_at_every_server(servers: list[TestClient]) -> None:
    here, there = servers
    become_host(here)
    there.cookies = here.cookies
    guest = Person(another(there))
    guest.begin(game="duel", company="friends", name="Tom")
    for server in servers:
        page = server.get("/host").text
        assert cells_of(page, "All games") == ["1", "1", "1", "0"]


# --- how it is counted ------------------------------------------------------------------------------


def on_day(database: str, game: str, begun: datetime, touched: datetime) -> None:
    """Let a game have been played at some time."""
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(update(kept_games).where(kept_games.c.id == game).values(begun=begun, touched=touched))
    engine.dispose()


def test_what_is_kept_is_counted_by_day_and_game(database: str) -> None:
    store = Store(database)
    today = moment().replace(hour=0, minute=0, second=0, microsecond=0)
    yesterday, long_ago = today - timedelta(hours=12), today - timedelta(days=60)
    two = (Chair(A, "Rosa", player="rosa"), Chair(B, "Tom", player="tom"))
    bots = (Chair(A, "Rosa", player="rosa"), Chair(B, bot="rule"))
    free = (Chair(A, "Rosa", player="rosa"), Chair(B))
    over = store.begin(NewGame("duel", "1", 7, two))
    store.append(over, Entry(1, "resign", A, ""), asked=[])
    on_day(database, over, long_ago, yesterday)
    on_day(database, store.begin(NewGame("duel", "1", 7, two)), yesterday, yesterday)
    on_day(database, store.begin(NewGame("duel", "1", 7, bots)), yesterday, today)
    on_day(database, store.begin(NewGame("duel", "1", 7, free)), long_ago, long_ago)
    store.begin(NewGame("duel", "1", 7, bots, is_record=True))
    store.seeks().open("id", Seeking("rosa", Sought("duel", 2), "Rosa", address="x"), most=5)
    found = store.faring().figures(2)
    assert found.days == (
        Day(today.date(), {}, {}, 0),
        Day(yesterday.date(), {"duel": 2}, {"duel": 1}, 1),
    )
    assert found.open["duel"].games == 3
    assert found.open["duel"].with_room == 1
    assert found.seeks == 1
    assert found.size > 0
    store.close()


def test_who_is_at_any_server_counts_once(postgresql: str) -> None:
    store = Store(postgresql)
    engine = create_engine(postgresql)
    now, silent = moment(), moment() - timedelta(hours=1)
    with engine.begin() as connection:
        for server, seen in (("one", now), ("two", now), ("gone", silent)):
            connection.execute(insert(kept_servers).values(id=server, machine="m", begun=silent, seen=seen))
        for server, player in (("one", "rosa"), ("two", "rosa"), ("two", "tom"), ("gone", "ann")):
            row = {"game": server, "player": player, "server": server, "lines": 1, "pace": ""}
            connection.execute(insert(attending).values(row))
    passing = store.faring().now()
    assert (passing.people, passing.processes, passing.thoughts) == (2, 2, 0)
    assert passing.since == silent
    engine.dispose()
    store.close()


def test_rows_and_bars() -> None:
    day = datetime(2026, 11, 17).date()
    rows = day_rows([Day(day, {"duel": 200, "mind-up": 1}, {"duel": 100}, 3)], ["duel", "mind-up", "tag-team"])
    assert [(bar.begun_length, bar.ended_length) for bar in rows[0].bars] == [(100, 50), (2, 0), (0, 0)]
    assert uptime(datetime(2026, 11, 15, 20, 30), datetime(2026, 11, 17, 22, 31)) == (2, 2, 1)
    assert len(day_rows([Day(day, {}, {}, 0)], list(games()))) == 1
