"""Which games wait for somebody: told at once to their pages, to nobody else, and by every server of the same games."""

from __future__ import annotations

import re
from contextlib import ExitStack, closing
from pathlib import Path

from starlette.testclient import TestClient

from mindtable.table.app import make_app
from mindtable.table.keys import kept_as
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from tests.table.inside import as_client, portal, state
from tests.table.listening import Line
from tests.table.playing import Browser, Person, another, gather

_TOLD = re.compile(r"^data: (.*)$", re.MULTILINE)


def line_to(browser: Browser) -> Line:
    return Line(browser, "", path="/waiting/live")


def in_turn(host: Person, guest: Person) -> tuple[Person, Person]:
    """A duel of two; who is asked in it, and who waits."""
    host.begin(game="duel", company="friends", name="Rosa")
    gather(host, guest, names=["Tom"])
    return (host, guest) if host.question()[1] else (guest, host)


def play_on(person: Person) -> None:
    """Answer until somebody else is asked."""
    while (question := person.question())[1]:
        person.answer(question[1][0], question[0])


def test_pages_are_told_as_soon_as_it_is_their_turn(client: TestClient, other: TestClient) -> None:
    asked, waits = in_turn(Person(client), Person(other))
    with closing(line_to(asked.browser)) as to_asked, closing(line_to(waits.browser)) as to_waits:
        assert _TOLD.findall(to_asked.wait_for("data: ")) == [asked.game]
        assert _TOLD.findall(to_waits.wait_for("data: ")) == [""]
        play_on(asked)
        assert _TOLD.findall(to_asked.wait_for("data: \n\n")) == [asked.game, ""]
        assert _TOLD.findall(to_waits.wait_for(f"data: {asked.game}\n\n")) == ["", asked.game]
    (notified,) = as_client(waits.browser).get("/waiting").json()
    assert (notified["game"], notified["title"]) == (asked.game, "Your turn")
    assert notified["body"] in ("Mindbug duel with Rosa", "Mindbug duel with Tom")
    assert as_client(asked.browser).get("/waiting").json() == []


def test_other_servers_tell_it_too(postgresql: str, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=postgresql, pace=AT_ONCE)
    with ExitStack() as running:
        here, there = (
            running.enter_context(TestClient(make_app(settings), base_url="http://table.test", follow_redirects=True))
            for _ in range(2)
        )
        asked, waits = in_turn(Person(here), Person(another(here)))
        there.cookies = as_client(waits.browser).cookies
        with closing(line_to(there)) as line:
            assert _TOLD.findall(line.wait_for("data: ")) == [""]
            play_on(asked)
            assert _TOLD.findall(line.wait_for(f"data: {asked.game}\n\n")) == ["", asked.game]


def test_what_others_seal_is_silent(client: TestClient, other: TestClient) -> None:
    """A choice that somebody makes or changes is no news for those who still choose: on no line, and in no feed."""
    host, guest = Person(client), Person(other)
    host.begin(game="mind-up", company="friends", players="3")
    gather(host, guest, Person(another(client)))
    feed = re.findall(r'value="http://table.test(/feed/[^"]+)"', other.post("/feed").text)[0]
    before = client.get(feed).content
    with closing(line_to(other)) as line:
        line.wait_for("data: ")
        mark, moves = host.question()
        for move in moves[:3]:
            host.answer(move, mark)
        assert client.get("/waiting").json() == [], "who has sealed is not waited for"
        assert client.get(feed).content == before
        later = Person(other).begin(game="duel", company="screen")  # something that is told
        told = _TOLD.findall(line.wait_for(later))
    assert told == [guest.game, " ".join(sorted((guest.game, later)))]


def test_the_line_ends_when_a_browser_becomes_somebody_else(client: TestClient) -> None:
    Person(client).begin(game="duel", company="screen")
    with closing(line_to(client)) as line:
        line.wait_for("data: ")
        player = kept_as(client.cookies["mindtable"])
        portal(client).call(state(client).house.identities.changed, player)
        line.ended()


def test_who_is_not_known_has_no_line(client: TestClient) -> None:
    assert client.get("/waiting/live").status_code == 204
    assert client.get("/waiting").json() == []
    assert "told.js" not in client.get("/").text
    Person(client).begin(game="duel")
    assert "told.js" in client.get("/").text
