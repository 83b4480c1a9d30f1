"""The lobby: strangers find each other, and nobody is shown who did not want to be."""

from __future__ import annotations

import re
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mindtable.game.contract import Seat
from mindtable.store import Seeking
from mindtable.table.app import make_app
from mindtable.table.declined import Declined
from mindtable.table.keys import kept_as
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from tests.table.inside import authority, portal, state
from tests.table.listening import Line
from tests.table.playing import Person, another, gather, wait_for
from tests.table.programs import Program, new_token

SEEK = re.compile(r'name="seek" value="([^"]+)"')
TABLE = re.compile(r'action="/lobby/sit-down"><button class="plain" name="game" value="([^"]+)"')

MINE = 'class="open-row mine"'


def seek(browser: TestClient, name: str, **wish: str) -> str:
    """Look for others; where that leads."""
    page = browser.post("/lobby/seek", data={"game": "duel", "name": name, **wish})
    assert page.status_code == 200, page.text
    return page.url.path


def browsers(client: TestClient, count: int) -> list[TestClient]:
    return [client, *(another(client) for _ in range(count - 1))]


@pytest.mark.parametrize(
    ("wish", "count"),
    [({"game": "duel"}, 2), ({"game": "tag-team"}, 4), ({"game": "mind-up", "players": "3"}, 3)],
    ids=str,
)
def test_strangers_find_each_other(client: TestClient, wish: dict[str, str], count: int) -> None:
    people = browsers(client, count)
    for number, browser in enumerate(people[:-1]):
        assert seek(browser, f"Person {number}", **wish) == "/lobby"
    assert f"{count - 1} of {count}" in client.get("/lobby").text
    game = seek(people[-1], "The last", **wish).removeprefix("/games/")
    assert {browser.get("/lobby").url.path for browser in people[:-1]} == {f"/games/{game}"}
    chairs = authority(client, game).chairs.values()
    assert sorted(chair.name for chair in chairs) == sorted(["The last", *(f"Person {n}" for n in range(count - 1))])
    assert len({chair.player for chair in chairs}) == count
    assert len({chair.tag for chair in chairs}) == 1, "all of them come by one connection, and may know it"
    assert client.get("/lobby").url.path == "/lobby", "they are led there once"


def test_seats_are_by_lot(client: TestClient, other: TestClient) -> None:
    first: set[str] = set()
    while len(first) < 2:
        seek(client, "Rosa")
        game = seek(other, "Kim").removeprefix("/games/")
        client.get("/lobby")
        first.add(next(iter(authority(client, game).chairs.values())).name)


def test_somebody_waits_joins_and_cancels(client: TestClient, other: TestClient) -> None:
    seek(client, "Rosa", clock="180+5")
    waiting = client.get("/lobby").text
    assert MINE in waiting
    assert '<noscript><meta http-equiv="refresh"' in waiting, "without a script it is looked again"
    page = other.get("/lobby").text
    assert ("Rosa" in page, MINE in page) == (True, False)
    client.post("/lobby/cancel")
    (found,) = SEEK.findall(page)
    gone = other.post("/lobby/join", data={"seek": found})
    assert (gone.status_code, "no longer waiting" in gone.text) == (409, True)
    seek(client, "Rosa", clock="180+5")
    (found,) = SEEK.findall(other.get("/lobby").text)
    game = other.post("/lobby/join", data={"seek": found}).url.path
    assert client.get("/lobby").url.path == game
    assert authority(client, game.removeprefix("/games/")).begun.agreement.clock == "180+5"


def test_nobody_plays_against_themselves(client: TestClient) -> None:
    seek(client, "Rosa")
    assert seek(client, "Rosa") == "/lobby"
    assert client.get("/lobby").text.count(MINE) == 1


def test_who_is_blocked_is_not_met(client: TestClient, other: TestClient) -> None:
    seek(client, "Rosa", clock="180+5")
    seek(other, "Tom", clock="3d")
    rosa, tom = (kept_as(browser.cookies["mindtable"]) for browser in (client, other))
    (found,) = SEEK.findall(other.get("/lobby").text)
    state(client).house._store.people().block(rosa, tom)
    assert seek(other, "Tom", clock="180+5") == "/lobby"
    assert other.post("/lobby/join", data={"seek": found}).status_code == 409


def test_no_program_sits_down_with_who_has_not_asked_for_one(client: TestClient) -> None:
    seek(client, "Rosa")
    lobby = state(client).house.lobby
    (rosa,) = portal(client).call(lobby.look).gatherings
    with pytest.raises(Declined, match="lobby-gone"):
        portal(client).call(lobby.join, rosa, Seeking("program:brian", rosa.sought, "Brian"))
    (still,) = portal(client).call(lobby.look).gatherings
    assert [one.who.name for one in still.seeks] == ["Rosa"]


def test_a_page_that_listens_is_called(client: TestClient, other: TestClient) -> None:
    seek(client, "Rosa")
    with closing(Line(client, "", path="/lobby/live", query="parts")) as line:
        line.begun()
        game = seek(other, "Kim")
        wait_for(lambda: b"found-others" in line._received)
        assert client.get("/lobby").url.path == game


def test_only_what_a_host_wants_is_listed(client: TestClient, other: TestClient) -> None:
    host = Person(client)
    for audience, listed in (("anybody", ""), ("private", "yes"), ("anybody", "yes")):
        host.begin(game="duel", company="friends", name="Rosa", audience=audience, listed=listed)
        with closing(Line(client, host.game)) as line:  # who is not there does not wait
            line.begun()
            assert TABLE.findall(other.get("/lobby").text) == ([host.game] if audience == "anybody" and listed else [])
    assert other.post("/lobby/sit-down", data={"game": host.game}).url.path == f"/games/{host.game}"
    assert TABLE.findall(other.get("/lobby").text) == []
    assert "Playing now" in other.get("/").text


def test_a_table_that_is_not_listed_has_no_door_in_the_lobby(client: TestClient, other: TestClient) -> None:
    host = Person(client)
    host.begin(game="duel", company="friends")
    assert other.post("/lobby/sit-down", data={"game": host.game}).status_code == 404


def test_what_is_private_is_not_rated(client: TestClient) -> None:
    declined = client.post("/games", data={"game": "duel", "company": "friends", "audience": "private", "rated": "yes"})
    assert (declined.status_code, "cannot be rated" in declined.text) == (422, True)


PAGES = ["/games/{}", "/games/{}/live", "/games/{}/deal", "/replay/{}", "/games/{}/review", "/join/{}/B/nonsense"]
OF_PROGRAMS = [
    ("POST", "move", {"move": "pass", "mark": "0"}),
    ("POST", "deal", {"bits": ""}),
    ("POST", "bot", {"seat": "B"}),
    ("POST", "emote", {"emote": "hello"}),
    *(("POST", act, {}) for act in ("join", "resign", "agree", "play-on", "back", "rematch", "sit-down-again")),
    *(("GET", act, None) for act in ("record", "stream")),
]
ACTS = [
    "answer",
    "back",
    "resign",
    "agree",
    "play-on",
    "rematch",
    "emote",
    "look",
    "bot",
    "sit-down-again",
    "again",
    "hint",
    "deal",
]


def test_a_private_game_is_not_there_for_others(client: TestClient, other: TestClient) -> None:
    host = Person(client)
    host.begin(game="duel", company="friends", audience="private", listed="yes")
    for path in PAGES:
        there, nowhere = (other.get(path.format(game)) for game in (host.game, "x" * 16))
        assert (there.status_code, there.text) == (404, nowhere.text.replace("x" * 16, host.game))
    for act in ACTS:
        fields = {"move": "pass", "mark": "0", "seat": "A", "emote": "hello"}
        there, nowhere = (other.post(f"/games/{game}/{act}", data=fields) for game in (host.game, "x" * 16))
        assert (act, there.status_code, there.text) == (act, 404, nowhere.text.replace("x" * 16, host.game))
    program = Program(other, new_token(other, "Ada"))
    for method, act, body in OF_PROGRAMS:
        there, nowhere = (program.ask(method, f"/games/{game}/{act}", body, 404) for game in (host.game, "x" * 16))
        assert there == nowhere
    guest = Person(other)
    gather(host, guest)
    assert other.get(f"/games/{host.game}").status_code == 200
    assert another(client).get(f"/games/{host.game}").status_code == 404


def test_spectators_can_be_refused_until_the_end(client: TestClient, other: TestClient) -> None:
    host = Person(client)
    host.begin(game="duel", audience="players")
    refused = other.get(f"/games/{host.game}")
    assert (refused.status_code, "don’t want spectators" in refused.text) == (403, True)
    host.do("resign")
    assert other.get(f"/games/{host.game}").status_code == 200


def test_best_of_three(client: TestClient, other: TestClient) -> None:
    host, guest = Person(client), Person(other)
    host.begin(game="duel", company="friends", match="yes", name="Rosa")
    gather(host, guest, names=["Kim"])
    assert "Best of 3 · 0 : 0" in host.look()
    seats = []
    for loser, score in ((host, "0 : 1"), (guest, "1 : 1"), (host, "1 : 2")):
        seats.append(authority(client, host.game).chairs[Seat("A")].name)
        loser.do("resign")
        page = host.look()
        assert f"Best of 3 · {score}" in page
        assert ("Next game" in page) is (score != "1 : 2")
        page = host.do("rematch").text
        host.game = guest.game = re.findall(r'data-game="([^"]+)"', page)[0]
        host.look()
        guest.look()
    assert seats == ["Rosa", "Kim", "Rosa"], "sides are swapped"
    assert "Best of 3 · 0 : 0" in host.look(), "another match"


def test_nothing_of_anybody_is_told(client: TestClient, other: TestClient) -> None:
    """No token, hash, address or mark of one stands on a page or in an event of the lobby."""
    seek(client, "Rosa")
    host = Person(another(client))
    host.begin(game="duel", company="friends", listed="yes", name="Tom")
    with closing(Line(other, "", path="/lobby/live", query="parts")) as line:
        line.begun()
        seek(client, "Rosa", clock="3d")
        wait_for(lambda: b"3 days" in line._received)
        told = line._received.decode() + other.get("/lobby").text + other.get("/").text
    (one,) = portal(client).call(state(client).house.lobby.look).gatherings
    token = client.cookies["mindtable"]
    secrets = [token, token.partition(".")[0], one.first.who.player, one.first.who.address, "testclient"]
    assert "Rosa" in told
    assert [secret for secret in secrets if secret in told] == []


def test_what_is_sealed_does_not_show(client: TestClient, other: TestClient) -> None:
    """Somebody who chooses at a listed table, and then otherwise, changes nothing in the lobby that others see."""
    host, guest, third = Person(client), Person(other), Person(another(client))
    host.begin(game="mind-up", company="friends", players="3", listed="yes")
    gather(host, guest, third)
    stranger = another(client)
    mark, moves = host.question()
    with closing(Line(stranger, "", path="/lobby/live", query="parts")) as line:
        line.begun()
        before, shown = bytes(line._received), stranger.get("/lobby").text
        assert f"/games/{host.game}" in shown
        for move in moves[:2]:
            host.answer(move, mark)
            portal(client).call(state(client).house.lobby.look)
            assert stranger.get("/lobby").text == shown
        assert bytes(line._received) == before


@pytest.mark.parametrize(
    ("openers", "is_known", "may"),
    [("everyone", False, True), ("invited", False, False), ("invited", True, True), ("nobody", True, False)],
)
def test_the_host_says_who_may_open_games(tmp_path: Path, openers: str, is_known: bool, may: bool) -> None:
    opened = make_app(Settings(data=tmp_path, pace=AT_ONCE, openers="everyone"))
    with TestClient(opened, base_url="http://table.test", follow_redirects=True) as browser:
        if is_known:
            Person(browser).begin(game="duel")
        cookies = dict(browser.cookies)
    app = make_app(Settings(data=tmp_path, pace=AT_ONCE, openers=openers))  # type: ignore[arg-type]
    with TestClient(app, base_url="http://table.test", cookies=cookies) as browser:
        for path in ("/games", "/lobby/seek", "/tournaments"):
            data = {"game": "duel", "system": "swiss", "rounds": "2", "most": "4", "clock-of-mindbug": "3d"}
            assert browser.post(path, data=data).status_code == (200 if may else 403), path


def test_strangers_at_two_servers_find_each_other(servers: list[TestClient]) -> None:
    rosa, kim = servers
    seek(rosa, "Rosa")
    with closing(Line(rosa, "", path="/lobby/live", query="parts")) as line:
        line.begun()
        assert "Rosa" in kim.get("/lobby").text
        game = seek(kim, "Kim")
        assert game.startswith("/games/")
        wait_for(lambda: b"found-others" in line._received)
    assert rosa.get("/lobby").url.path == game
    assert rosa.get("/lobby").url.path == "/lobby"
