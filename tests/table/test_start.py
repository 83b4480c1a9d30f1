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
    assert "You, Tom" in teams[1]
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


def test_how_many_play(client: TestClient) -> None:
    page = text(client.get("/").text)
    assert all(said in page for said in ("duel 2 players", "Tag Team 2 against 2", "Mind Up! 3 to 6 players"))


def test_a_bot_that_is_not_offered_leaves_the_usual_one_chosen(client: TestClient) -> None:
    Person(client).begin(game="duel", bot="rule")
    assert client.get("/").text.count('name="bot" value="medium" checked') == 1


def test_a_deck_of_ones_own(client: TestClient) -> None:
    page = client.post("/games", data={"game": "duel", "bot": "rule"}, files={"deck": ("my.txt", DECK)})
    assert page.status_code == 200
    assert "Custom deck" in text(page.text)


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        (b"gorillion 2", "A deck of 2 cards is too small"),
        (b"gorillion 10\nunicorn", "Line 2: there is no card “unicorn”"),
        (b"\xff\xfe", "That is not text"),
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
    assert '<option value="5" selected>5' in page
    assert '<option value="2" selected>2' in page
    client.cookies.set("wish", "game=%3Cb%3E&players=99&nonsense&sets=x" + "&a=1" * 3000)
    assert client.get("/").status_code == 200


def test_my_games_wait_or_go_on_or_are_behind_a_link(client: TestClient) -> None:
    person = Person(client)
    assert "Your games" not in text(client.get("/").text), "nothing is shown empty"
    person.begin(game="duel", company="screen")
    page = client.get("/").text
    assert f'href="/games/{person.game}"' in page
    assert "1 is waiting for you" in text(page)
    person.begin(game="duel")
    page = text(client.get("/").text)
    assert "3 : 3 life" in page
    assert "Finished games" not in page
    person.do("resign")
    page = client.get("/").text
    assert person.game not in page
    assert "Finished games (1)" in page
    (finished,) = re.findall(r'href="(/games\?[^"]+)"', page)
    ended = client.get(finished).text
    assert f'id="{finished.partition("#")[2]}"' in ended
    assert "You lost" in ended
    assert f'href="/replay/{person.game}"' in ended


def test_a_browser_without_cookies_is_told_so(client: TestClient) -> None:
    begun = client.post("/games", data={"game": "duel"}, follow_redirects=False)
    client.cookies.clear()
    page = client.get(begun.headers["location"])
    assert page.status_code == 403
    assert "keeps no cookies" in page.text
