"""The private feed of games that wait: for who has its address, until it is revoked."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from mindtable.store import Feed, Store, moment
from tests.table.playing import Person, another

_ATOM = "{http://www.w3.org/2005/Atom}"


def made(client: TestClient) -> str:
    """The address of a new feed."""
    found = re.search(r'value="http://table.test(/feed/[\w-]+\.xml)"', client.post("/feed").text)
    assert found
    return found[1]


def entries(reader: TestClient, feed: str) -> list[ElementTree.Element]:
    answer = reader.get(feed)
    assert answer.headers["content-type"].startswith("application/atom+xml")
    return ElementTree.fromstring(answer.text).findall(f"{_ATOM}entry")


def text_of(entry: ElementTree.Element, name: str) -> str:
    return entry.findtext(f"{_ATOM}{name}") or ""


def test_it_lists_what_waits_and_nothing_else(client: TestClient, other: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel", company="friends")
    feed = made(client)
    assert entries(other, feed) == [], "nothing is asked yet"
    person.begin(game="duel", company="screen")
    (first,) = entries(other, feed)
    assert text_of(first, "summary") == "Your turn"
    assert first.find(f"{_ATOM}link").attrib == {"href": f"http://table.test/games/{person.game}"}  # type: ignore[union-attr]
    person.turn()  # the curtain
    hand = set(re.findall(r'data-read="([\w-]+)"', person.look()))
    assert hand
    assert not [card for card in hand if card in other.get(feed).text], "no card is named"
    person.turn()
    (second,) = entries(other, feed)
    assert text_of(second, "id") != text_of(first, "id"), "another question is another entry"
    while "curtain" in person.look():
        person.turn()
    person.do("resign")
    assert entries(other, feed) == []


def test_who_has_it_already_is_told_so(client: TestClient, other: TestClient) -> None:
    Person(client).begin(game="duel", company="screen")
    feed = made(client)
    got = other.get(feed)
    for header, value in (("if-none-match", got.headers["etag"]), ("if-modified-since", got.headers["last-modified"])):
        again = other.get(feed, headers={header: value})
        assert (again.status_code, again.content) == (304, b"")
    assert other.get(feed, headers={"if-none-match": '"other"'}).status_code == 200
    assert other.get(feed, headers={"if-modified-since": "yesterday"}).status_code == 200
    assert "set-cookie" not in got.headers


def test_it_ends_when_it_is_revoked_or_made_anew(client: TestClient, other: TestClient, tmp_path: Path) -> None:
    Person(client).begin(game="duel", company="screen")
    feed = made(client)
    anew = made(client)
    assert [other.get(one).status_code for one in (feed, anew)] == [404, 200]
    token = anew.removeprefix("/feed/").removesuffix(".xml").encode()
    assert not [file for file in tmp_path.iterdir() if token in file.read_bytes()], "the store does not know it"
    assert 'action="/feed/revoke"' in client.get("/feed").text, "on the page of all games"
    client.post("/feed/revoke")
    assert other.get(anew).status_code == 404
    assert 'action="/feed/revoke"' not in client.get("/games").text


@pytest.mark.parametrize("path", ["/feed", "/feed/revoke"])
def test_who_has_never_played_has_none(client: TestClient, path: str) -> None:
    assert client.post(path).status_code == 403
    assert client.get("/feed/made-up.xml").status_code == 404


def test_it_is_read_in_the_language_of_who_has_made_it(client: TestClient) -> None:
    Person(client).begin(game="duel", company="screen")
    client.post("/settings", data={"language": "it"}, follow_redirects=False)
    feed = another(client).get(made(client)).text
    assert 'xml:lang="it"' in feed
    assert "Il tuo turno" in feed


def test_feeds_as_they_are_kept(database: str) -> None:
    store = Store(database)
    feeds = store.feeds()
    rosa, tom = (Feed(player, "it", moment().astimezone()) for player in ("rosa", "tom"))
    feeds.make(rosa, "first")
    feeds.make(tom, "second")
    feeds.make(rosa, "third")
    found = [feeds.of_token(token) for token in ("first", "second", "third")]
    assert [feed and feed.player for feed in found] == [None, "tom", "rosa"]
    feeds.revoke("rosa")
    assert (feeds.has("rosa"), feeds.has("tom")) == (False, True)
    store.close()
