"""The list of all one's games."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import create_engine, update
from starlette.testclient import TestClient

from mindtable.store.tables import games
from mindtable.table.keys import kept_as
from mindtable.wording import LANGUAGES
from tests.table.inside import portal, state
from tests.table.playing import Person, another, gather


def listed(page: str) -> dict[str, list[str]]:
    """The ids of games under each heading."""
    sections = re.findall(r'<section class="ongoing" id="[\w-]+"><h2>([^<]+)</h2>(.*?)</section>', page, re.DOTALL)
    return {heading: re.findall(r'href="/(?:games|replay)/([\w-]+)"', text) for heading, text in sections}


def test_those_that_wait_for_me_first(client: TestClient, other: TestClient) -> None:
    host, guest = Person(client), Person(other)
    host.begin(game="duel")
    host.do("resign")
    ended = host.game
    host.begin(game="duel", company="friends")
    lobby = host.game
    host.begin(game="duel", company="friends", name="Rosa")
    guest.sit_down(host.invitations()[0], "Tom")
    shared = host.game
    asked, waits = (host, guest) if host.question()[1] else (guest, host)
    assert listed(asked.browser.get("/games").text)["Waiting for you"] == [shared], "from the first move on"
    assert shared in listed(waits.browser.get("/games").text)["In progress"]
    page = client.get("/games").text
    assert listed(page)["Finished"] == [ended]
    assert lobby in listed(page)["In progress"]
    assert "today" in page
    assert page.index(lobby) < page.index(ended)


def test_a_choice_that_is_changed_touches_nothing(client: TestClient, other: TestClient) -> None:
    """Nobody finds out from a list of games that somebody has thought again."""
    host, guest = Person(client), Person(other)
    host.begin(game="mind-up", company="friends", players="3")
    gather(host, guest, Person(another(client)))

    def touched() -> list[datetime]:
        listed = portal(client).call(state(client).house.hall.games_of, kept_as(other.cookies["mindtable"]), 9)
        return [moment for _, moment in listed.games]

    mark, moves = host.question()
    before = touched()
    host.answer(moves[0], mark)
    sealed = touched()
    assert sealed != before, "that a choice is made may be seen"
    host.answer(moves[1], mark)
    assert touched() == sealed


@pytest.mark.slow
def test_a_page_shows_some_and_opens_no_more(client: TestClient) -> None:
    person = Person(client)
    begun = []
    for _ in range(23):
        begun.append(person.begin(game="duel", company="screen"))
    house = state(client).house
    house.hall._open.clear()
    first = client.get("/games")
    assert len(house.hall._open) == 20
    assert "page=2" in first.text
    second = client.get("/games?page=2")
    assert "page=3" not in second.text
    assert "page=1" in second.text
    shown = [id for page in (first, second) for ids in listed(page.text).values() for id in ids]
    assert sorted(shown) == sorted(begun)
    assert shown == begun[::-1], "the last played first"
    assert listed(client.get("/games?page=9").text) == {}


@pytest.mark.parametrize("number", ["0", "-1", "x", "9999999", ""])
def test_a_page_that_makes_no_sense(client: TestClient, number: str) -> None:
    assert client.get(f"/games?page={number}").status_code == 422


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_has_games_at_first(client: TestClient, language: str) -> None:
    page = client.get("/games", headers={"accept-language": language})
    assert page.status_code == 200
    assert 'class="lead"' in page.text
    assert 'href="/games"' in client.get("/").text


def test_when_it_was_played_last(client: TestClient, tmp_path: Path) -> None:
    person = Person(client)
    person.begin(game="duel", company="friends")
    engine = create_engine(f"sqlite:///{tmp_path}/mindtable.db")
    for days, said in ((0, "today"), (1, "yesterday"), (12, "12 days ago"), (70, "2 months ago")):
        with engine.begin() as connection:
            then = datetime.now(UTC).replace(tzinfo=None) - timedelta(days=days)
            connection.execute(update(games).values(touched=then))
        assert f">{said}</time>" in client.get("/games").text
    engine.dispose()


def test_a_game_that_a_bot_plays_on_stays_in_the_list(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="mind-up")
    person.do("resign")
    page = client.get("/games").text
    assert listed(page)["In progress"] == [person.game]
    assert "A bot is playing for you" in page
    assert listed(another(client).get("/games").text) == {}
