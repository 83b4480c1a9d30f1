"""What keeps the table safe."""

from __future__ import annotations

import asyncio
import html
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from mindtable.game.contract import Seat
from mindtable.store import Store
from mindtable.table.app import make_app
from mindtable.table.declined import Declined
from mindtable.table.house import House
from mindtable.table.keys import Keys
from mindtable.table.live import Lines
from mindtable.table.openings import Openings, Wish
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from mindtable.wording.typography import loose
from tests.table.listening import Line
from tests.table.playing import Person, all_answer
from tests.table.programs import new_token

PAGES = ["/", "/cards", "/rules", "/about", "/replay", "/nowhere", "/healthz", "/readyz", "/metrics"]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_has_a_strict_policy(client: TestClient, path: str) -> None:
    answer = client.get(path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "<script>" not in answer.text
    assert " style=" not in answer.text
    assert " onclick=" not in answer.text
    assert "http://" not in answer.text.replace("http://table.test", "").replace("http://www.w3.org", "")


@pytest.mark.parametrize("path", ["/static/look.css", "/art/back.svg", "/art/nothing.svg"])
def test_files_do_nothing_by_themselves(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    assert headers["content-security-policy"] == "default-src 'none'; style-src 'self'; frame-ancestors 'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://table.test"}, 200),
        ({"origin": "http://evil.test"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({}, 200),
    ],
)
def test_posts_from_other_sites_are_refused(client: TestClient, headers: dict[str, str], status: int) -> None:
    assert client.post("/games", data={"game": "duel"}, headers=headers).status_code == status


def test_cookies_are_out_of_reach_for_scripts_and_other_sites(client: TestClient) -> None:
    answer = client.post("/games", data={"game": "duel", "name": "Rosa"}, follow_redirects=False)
    cookies = answer.headers.get_list("set-cookie")
    assert len(cookies) == 2
    assert all("HttpOnly" in cookie and "SameSite=lax" in cookie for cookie in cookies)


def test_a_token_is_not_in_the_store(client: TestClient, tmp_path: Path) -> None:
    person = Person(client)
    person.begin(game="duel", company="friends")
    token = client.cookies["mindtable"]
    invitation = person.invitations()[0].rsplit("/", 1)[1]
    for file in tmp_path.iterdir():
        assert token.encode() not in file.read_bytes()
        assert invitation.encode() not in file.read_bytes()


def test_names_are_text_and_nothing_else(client: TestClient, other: TestClient) -> None:
    host = Person(client)
    host.begin(game="duel", company="friends", name="<img src=x onerror=alert(1)>\n\u0000 and a long tail")
    guest = Person(other)
    guest.sit_down(host.invitations()[0], "{{ 7 * 7 }} { $x } %s")
    for page in (host.look(), guest.look()):
        assert "<img src=x" not in page
    assert "{{ 7 * 7 }} { $x } %s" in host.look()


@pytest.mark.parametrize("name", ["Łukasz", "Zoë", "שלום", "🦊 Fox; a=b", 'x"y\\z', "100 %41"])
def test_a_name_in_any_script_is_remembered(client: TestClient, other: TestClient, name: str) -> None:
    host = Person(client)
    host.begin(game="duel", company="friends", name=name)
    assert html.escape(name) in client.get("/").text.replace("&#34;", "&quot;")
    Person(other).sit_down(host.invitations()[0], f"{name}2")
    assert html.escape(f"{name}2") in other.get("/").text.replace("&#34;", "&quot;")


def test_a_mistake_of_ours_is_told_in_words(app: Starlette) -> None:
    async def broken(_: Request) -> Response:
        raise ZeroDivisionError

    app.router.routes.insert(0, Route("/broken", broken))
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get("/broken", headers={"accept-language": "pl"})
    assert answer.status_code == 500
    assert "Twoje gry są bezpieczne" in answer.text
    assert "ZeroDivisionError" not in answer.text
    assert answer.headers["x-request-id"], "by which it is found in the log"


def test_bodies_have_a_limit(client: TestClient) -> None:
    assert client.post("/replay", data={"text": "x" * 300_000}).status_code == 413

    def unannounced() -> Iterator[bytes]:
        for _ in range(400):
            yield b"x" * 1000

    form = {"content-type": "application/x-www-form-urlencoded"}
    assert client.post("/replay", content=unannounced(), headers=form).status_code == 413


def test_posts_have_a_rate(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=tmp_path, pace=AT_ONCE, posts_a_minute=10))) as client:
        statuses = [client.post("/settings", data={}, follow_redirects=False).status_code for _ in range(8)]
    assert statuses == [303] * 5 + [429] * 3


def test_looking_has_a_rate_too(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=tmp_path, pace=AT_ONCE, posts_a_minute=1))) as client:
        statuses = [client.get("/about").status_code for _ in range(12)]
    assert statuses == [200] * 10 + [429] * 2


def test_each_address_has_a_rate_of_its_own(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, pace=AT_ONCE, posts_a_minute=2))
    with TestClient(app, client=("192.0.2.1", 1)) as one:
        two = TestClient(app, client=("192.0.2.2", 1))
        two.portal = one.portal
        allowed = [client.post("/settings", data={}, follow_redirects=False).status_code for client in (one, one, two)]
    assert allowed == [303, 429, 303]


def test_lines_of_events_have_a_limit(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, pace=AT_ONCE, lines_an_address=2))
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as client:
        person = Person(client)
        person.begin(game="duel", company="friends")
        with closing(Line(client, person.game)) as one, closing(Line(client, person.game)) as two:
            for line in (one, two):
                line.received(person.look())
            refused = client.get(f"/games/{person.game}/live", headers={"accept-language": "pl"})
            assert refused.status_code == 429
            assert "zbyt wiele gier" in loose(refused.text)
            assert client.get(f"/games/{person.game}").status_code == 200
            with closing(Line(client, person.game, address="192.0.2.1")) as elsewhere:
                elsewhere.received(person.look())
        lines: Lines = app.state.table.lines
        while _are_all_taken(lines, "testclient"):
            client.get("/about")
        with closing(Line(client, person.game)) as again:
            again.received(person.look())


def _are_all_taken(lines: Lines, address: str) -> bool:
    try:
        with lines.to(address):
            return False
    except Declined:
        return True


def test_of_two_answers_at_the_same_time_one_counts(tmp_path: Path) -> None:
    async def race() -> list[object]:
        house = House(Store.in_folder(tmp_path), Keys.in_folder(tmp_path), AT_ONCE)
        table = await house.usher.begin(Openings().new(Wish("duel", "screen", "player")))
        await all_answer(house, table)
        (seat,) = table.to_decide
        moves = [move.text for move in table.position.view(seat).moves()]
        mark = table.mark()
        answers = await asyncio.gather(
            *(house.dealer.answer(table, seat, move, mark, "player") for move in moves), return_exceptions=True
        )
        assert len(table.steps) == 2
        await house.close()
        return list(answers)

    answers = asyncio.run(race())
    declined = [answer for answer in answers if isinstance(answer, Declined)]
    assert answers.count(None) == 1
    assert len(declined) == len(answers) - 1
    assert {one.message for one in declined} == {"table-already-decided"}


def test_of_two_servers_one_writes(tmp_path: Path) -> None:
    """Two servers with one store: the number of an entry is there once, and the loser reads on."""

    async def race() -> str:
        houses = [House(Store.in_folder(tmp_path), Keys.in_folder(tmp_path), AT_ONCE) for _ in range(2)]
        table = await houses[0].usher.begin(Openings().new(Wish("duel", "screen", "player")))
        await all_answer(houses[0], table)
        twin = await houses[1].hall.game(table.id)
        (seat,) = table.to_decide
        move = table.position.view(seat).moves()[0].text
        mark = table.mark()
        await houses[0].dealer.answer(table, seat, move, mark, "player")
        with pytest.raises(Declined) as declined:
            await houses[1].dealer.answer(twin, Seat(seat), move, mark, "player")
        assert len(twin.steps) == len(table.steps)
        assert not twin.is_hung_up
        for house in houses:
            await house.close()
        return declined.value.message

    assert asyncio.run(race()) == "table-already-decided"


def test_what_no_database_can_keep_is_no_fault_of_the_database(
    servers: list[TestClient], caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever sends it is told that it makes no sense, and nobody who runs the table is woken."""
    browser = servers[0]
    looked = ["/games/{}", "/replay/{}", "/feed/{}.xml", "/tournaments/{}", "/people/{}", "/join/{}/B/x"]
    assert {browser.get(path.format("a%00b")).status_code for path in looked} == {404}
    said = {
        "/lobby/join": ("seek", 409),
        "/lobby/sit-down": ("game", 404),
        "/sign-in": ("name", 403),
        "/games": ("name", 200),
    }
    for path, (name, status) in said.items():
        assert browser.post(path, data={"game": "duel", "password": "x", name: "a\0b"}).status_code == status
    program = {"Authorization": f"Bearer {new_token(browser, 'Brian')}"}
    for document in (r'{"game": "a\u0000b"}', r'{"game": "duel", "options": {"\ud800": "x"}}'):
        assert browser.post("/api/1/games", content=document, headers=program).status_code == 400
    assert [line for line in caplog.messages if "failed" in line] == []
