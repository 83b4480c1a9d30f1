"""The first page: who sits where, with which cards, and what is remembered."""

from __future__ import annotations

import html
import re

import pytest
from starlette.testclient import TestClient

from mindtable.art.characters import CHARACTERS
from tests.table.playing import Person

DECK = b"# mine\ngorillion 10\n5 x killer-bee, bee-bear 5\n"


def text(page: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html.unescape(page)).split())


def test_a_friend_is_the_partner_at_tag_team(client: TestClient, other: TestClient) -> None:
    host, guest = Person(client), Person(other)
    host.begin(game="tag-team", company="bot", name="Rosa", **{"other-2": "friend"})
    (invitation,) = host.invitations()
    guest.sit_down(invitation, "Tom")
    teams = re.findall(r'aria-label="Team: ([^"]+)"', host.look())
    assert "Tom, You" in teams[1]
    assert {name.lower() for name in teams[0].split(", ")} < set(CHARACTERS)


def test_people_at_one_screen_have_names_and_may_play_with_bots(client: TestClient) -> None:
    person = Person(client)
    wish = {"other-1": "screen", "called-1": "Łucja", "other-2": "random", "other-3": "rule"}
    person.begin(game="mind-up", players="4", name="Rosa", **wish)
    seen: set[str] = set()
    while person.turn() and len(seen) < 2:
        page = person.look()
        seen |= set(re.findall(r"Now (\w+) decides", page))
        if seat := re.search(r'name="seat" value="(\w)"', page):
            person.do("look", seat=seat[1])
    assert seen == {"Rosa", "Łucja"}
    assert any("Random bot" in page for page in person.seen)


def test_a_deck_of_ones_own(client: TestClient) -> None:
    page = client.post("/games", data={"game": "duel", "bot": "rule"}, files={"deck": ("my.txt", DECK)})
    assert page.status_code == 200
    assert "Own deck" in text(page.text)


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        (b"gorillion 2", "A deck of 2 cards is too small"),
        (b"gorillion 10\nunicorn", "Line 2: there is no card “unicorn”"),
        (b"\xff\xfe", "That is not a text"),
        (b"<script>alert(1)</script>", "is not a card id and a number"),
    ],
)
def test_what_cannot_be_begun_is_shown_as_it_was_filled_in(client: TestClient, deck: bytes, sentence: str) -> None:
    form = {"game": "tag-team", "company": "friends", "name": "Rosa", "other-2": "hard", "sets": "promos"}
    page = client.post("/games", data=form, files={"deck": ("my.txt", deck)})
    assert page.status_code == 422
    assert sentence in text(page.text)
    assert "<script>alert" not in page.text
    assert 'value="tag-team" checked' in page.text
    assert 'value="friends" checked' in page.text
    assert 'value="promos" checked' in page.text
    assert 'value="first-contact" checked' not in page.text
    assert 'value="Rosa"' in page.text
    other = page.text.partition('id="other-2"')[2].partition("</select>")[0]
    assert 'value="hard" selected' in other


def test_what_somebody_likes_to_play_is_offered_first(client: TestClient) -> None:
    assert 'value="duel" checked' in client.get("/").text
    Person(client).begin(game="mind-up", company="screen", players="5", objectives="2")
    page = client.get("/").text
    assert 'value="mind-up" checked' in page
    assert 'value="screen" checked' in page
    assert '<option value="5" selected>5' in page
    assert '<option value="2" selected>2' in page
    client.cookies.set("wish", "game=%3Cb%3E&players=99&nonsense&sets=x" + "&a=1" * 3000)
    assert client.get("/").status_code == 200


def test_how_my_games_ended(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel")
    assert "Your turn" in client.get("/").text or "plays" in client.get("/").text
    person.do("resign")
    page = client.get("/").text
    assert "You lost" in page
    assert f'href="/replay/{person.game}"' in page


def test_a_browser_without_cookies_is_told_so(client: TestClient) -> None:
    begun = client.post("/games", data={"game": "duel"}, follow_redirects=False)
    client.cookies.clear()
    page = client.get(begun.headers["location"])
    assert page.status_code == 403
    assert "keeps no cookies" in page.text
