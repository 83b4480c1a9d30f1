"""Who is asked by what name, from where, and whose word is taken for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient

from mindtable.table.addresses import Proxies, counted_as, network
from mindtable.table.app import make_app
from mindtable.table.declined import Declined
from mindtable.table.hosts import Hosts
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from tests.table.listening import Line
from tests.table.playing import Person

PROXY = "10.0.0.1"
OUTSIDE = {"x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https", "x-forwarded-host": "table.example.org"}


@contextmanager
def browser(
    folder: Path, client: str = PROXY, posts_a_minute: int = 1_000_000, lines_an_address: int = 60
) -> Iterator[TestClient]:
    """A browser at a table that trusts a proxy, which is where its requests come from."""
    settings = Settings(
        data=folder,
        pace=AT_ONCE,
        proxies=(network(PROXY),),
        allowed_hosts=("table.example.org", "table.test"),
        posts_a_minute=posts_a_minute,
        lines_an_address=lines_an_address,
    )
    running = TestClient(
        make_app(settings),
        base_url="http://127.0.0.1:8000",
        client=(client, 1),
        headers=OUTSIDE,
        follow_redirects=False,
    )
    with running:
        yield running


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_as_limits_count_it(host: str, counted: str) -> None:
    assert counted_as(host) == counted


@pytest.mark.parametrize(
    ("forwarded", "visitor"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("203.0.113.9, 192.0.2.1", "192.0.2.1"),  # whoever visits says whatever they like
        ("192.0.2.1, 10.0.0.7", "192.0.2.1"),
        ("192.0.2.1,10.0.0.7 , 10.0.0.8", "192.0.2.1"),
        ("192.0.2.1:4711", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("[2001:db8::1]:4711, 10.0.0.7:80", "2001:db8::1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("10.0.0.7", "10.0.0.7"),  # somebody at the proxy's own machine
        ("10.0.0.9, 10.0.0.7", "10.0.0.9"),
        ("192.0.2.1, nonsense", PROXY),
        ("192.0.2.1, nonsense, 10.0.0.7", "10.0.0.7"),
        ("unknown", PROXY),
        ("", PROXY),
        (", ,", PROXY),
        ("999.1.1.1", PROXY),
    ],
)
def test_the_last_hop_that_is_not_ours_visits(forwarded: str, visitor: str) -> None:
    assert Proxies([network("10.0.0.0/8")]).visitor(forwarded.split(","), PROXY) == visitor


def test_limits_are_for_visitors_and_not_for_the_proxy(tmp_path: Path) -> None:
    with browser(tmp_path, posts_a_minute=2) as client:

        def post(*hops: str) -> int:
            headers = [*((name, value) for name, value in OUTSIDE.items() if name != "x-forwarded-for")]
            headers += [("x-forwarded-for", hop) for hop in hops]
            return client.post("/settings", data={}, headers=headers).status_code

        assert [post("192.0.2.1"), post("192.0.2.1"), post("192.0.2.2")] == [303, 429, 303]
        assert post("198.51.100.1", "192.0.2.1") == 429, "what a visitor puts before it does not help"
        assert [post("2001:db8::1"), post("2001:db8::2"), post("2001:db8:0:1::1")] == [303, 429, 303]


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    with browser(tmp_path, client="192.0.2.66", posts_a_minute=2) as client:
        statuses = [
            client.post("/settings", data={}, headers={"x-forwarded-for": f"192.0.2.{number}"}).status_code
            for number in range(2)
        ]
        assert statuses == [303, 429]
        page = client.get("/about", headers={"x-forwarded-host": "evil.example"})
        assert page.status_code == 200, "the host that counts is the one that was asked for"
        assert "strict-transport-security" not in page.headers


def test_a_stranger_does_not_take_the_lines_of_others(tmp_path: Path) -> None:
    """Sixty lines by a stranger once made everybody else behind the proxy away."""
    with browser(tmp_path, lines_an_address=1) as client:
        game = client.post("/games", data={"game": "duel", "company": "friends"}).headers["location"].split("/")[2]
        with closing(Line(client, game, address=PROXY, headers={"x-forwarded-for": "192.0.2.66"})) as stranger:
            stranger.begun()
            refused = client.get(f"/games/{game}/live", headers={**OUTSIDE, "x-forwarded-for": "192.0.2.66"})
            assert refused.status_code == 429
            with closing(Line(client, game, address=PROXY, headers={"x-forwarded-for": "192.0.2.1"})) as own:
                own.begun()


def test_over_https_everything_says_so(tmp_path: Path) -> None:
    with browser(tmp_path) as client:
        begun = client.post("/games", data={"game": "duel", "company": "friends", "name": "Rosa"}, headers=OUTSIDE)
        cookies = begun.headers.get_list("set-cookie")
        assert len(cookies) == 2
        assert all("; Secure" in cookie and "HttpOnly" in cookie for cookie in cookies)
        (who,) = (cookie for cookie in cookies if "mindtable" in cookie)
        assert who.startswith("__Host-mindtable=")
        assert "; Path=/" in who
        assert "domain" not in who.lower()
        game = begun.headers["location"].removesuffix("/seated")
        page = client.get(game, headers={**OUTSIDE, "cookie": who.partition(";")[0]})
        assert re.findall(r'value="(https://table.example.org/join/[^"]+)"', page.text)
        assert "http://" not in page.text.replace("http://www.w3.org", "")
        assert page.headers["strict-transport-security"] == "max-age=31536000"


@pytest.mark.parametrize(
    ("origin", "status"),
    [("https://table.example.org", 303), ("http://table.example.org", 403), ("https://evil.example", 403)],
)
def test_over_https_posts_come_from_https(tmp_path: Path, origin: str, status: int) -> None:
    with browser(tmp_path) as client:
        assert client.post("/settings", data={}, headers={**OUTSIDE, "origin": origin}).status_code == status


@pytest.mark.parametrize(
    ("allowed", "host", "status"),
    [
        ((), "table.test", 200),
        ((), "192.168.1.20:8000", 200),
        ((), "[fd00::1]:8000", 200),
        ((), "localhost", 200),
        ((), "raspberry:8000", 200),
        ((), "Rosas-Laptop.local", 200),
        ((), "evil.example", 400),
        ((), "192.168.1.20.evil.example", 400),
        ((), "evil.example/.local", 400),
        ((), "evil.example#.local", 400),
        ((), "x@evil.example:80", 400),
        ((), "evil\\.local", 400),
        ((), "table.test:80:80", 400),
        ((), "", 400),
        (("table.example.org", "Other.Example.org"), "table.example.org", 200),
        (("table.example.org",), "TABLE.example.org.:443", 200),
        (("table.example.org", "Other.Example.org"), "other.example.org", 200),
        (("table.example.org",), "evil.example", 400),
        (("table.example.org",), "xtable.example.org", 400),
        (("table.example.org",), "raspberry", 400),
        (("table.example.org",), "192.168.1.20", 400),
        (("table.example.org",), "127.0.0.1:8000", 200),
        (("table.example.org",), "localhost", 200),
    ],
)
def test_a_table_has_names_of_its_own(allowed: tuple[str, ...], host: str, status: int) -> None:
    with nullcontext() if status == 200 else pytest.raises(Declined):
        Hosts(allowed).check(Headers({"host": host}))


def test_whoever_asks_by_another_name_is_told_why(client: TestClient) -> None:
    answer = client.get("/", headers={"host": "evil.example:80", "accept-language": "fr"})
    assert "ne répond pas au nom" in answer.text
    assert "evil.example" in answer.text
    assert client.get("/", headers=[("host", "table.test"), ("host", "evil.example")]).status_code == 400


def test_no_other_name_comes_into_an_invitation(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel", company="friends")
    assert "http://table.test/join/" in person.look()
    for headers in ({"host": "evil.example"}, {"x-forwarded-host": "evil.example"}, {"forwarded": "host=evil.example"}):
        assert "evil.example/join" not in client.get(f"/games/{person.game}", headers=headers).text
