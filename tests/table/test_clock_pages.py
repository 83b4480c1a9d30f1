"""Clocks on pages: chosen before a game, shown at the seats, and what they forbid."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from mindtable.table.learning import _COACHED
from tests.table.inside import authority
from tests.table.playing import Person, gather

_CLOCK = re.compile(r'class="clock[^"]*" role="timer" data-left="(\d+)" data-since="(\d+)"')
_SEEN = re.compile(r"live\?seen=(\w+)")


def with_a_friend(client: TestClient, other: TestClient, **wish: str) -> tuple[Person, Person]:
    host, guest = Person(client), Person(other)
    host.begin(company="friends", **wish)
    gather(host, guest)
    return host, guest


def clock_of(client: TestClient, **wish: str) -> str:
    person = Person(client)
    person.begin(company="friends", **wish)
    return authority(client, person.game).begun.agreement.clock


def test_a_clock_is_chosen_on_the_first_page_and_remembered(client: TestClient) -> None:
    own = {"clock-of-mindbug": "own", "clock-minutes": "7", "clock-more": "2"}
    assert clock_of(client, game="duel", **own) == "420+2"
    first = client.get("/").text
    assert '<option value="own" selected>' in first
    assert 'name="clock-minutes" value="7"' in first
    assert clock_of(client, game="mind-up", **{"clock-of-mindup": "turn:30", "clock-of-mindbug": "3d"}) == "turn:30"
    assert clock_of(client, game="mind-up", **{"clock-of-mindup": "own", "clock-seconds": "45"}) == "turn:45"
    assert clock_of(client, game="duel") == ""


@pytest.mark.parametrize("minutes", ["0", "181", "x", "-3", "9" * 30])
def test_a_time_that_cannot_be_is_said_and_nothing_is_lost(client: TestClient, minutes: str) -> None:
    wish = {"game": "duel", "company": "bot", "clock-of-mindbug": "own", "clock-minutes": minutes}
    answer = client.post("/games", data=wish)
    assert answer.status_code == 422
    assert "There is no such clock." in answer.text
    assert f'name="clock-minutes" value="{minutes}"' in answer.text


def test_invitations_and_tables_say_which_clock_there_is(client: TestClient, other: TestClient) -> None:
    host = Person(client)
    host.begin(game="duel", company="friends", **{"clock-of-mindbug": "600+5"})
    assert "Clock: 10 min + 5 s" in host.look()
    assert "Clock: 10 min + 5 s" in other.get(host.invitations()[0]).text


def test_a_page_stays_the_same_while_a_clock_runs(client: TestClient, other: TestClient) -> None:
    host, guest = with_a_friend(client, other, game="duel", **{"clock-of-mindbug": "180+5"})
    for person in (host, guest):
        page = person.look()
        assert sorted(since != "0" for _, since in _CLOCK.findall(page)) == [False, True], "one of the two runs"
        assert _SEEN.findall(page) == _SEEN.findall(person.look())
    assert " · 3:00" not in host.look()
    assert re.search(r"<noscript>.*: [23]:\d\d.*</noscript>", host.look(), re.DOTALL), "as it is now, in words"


def test_nothing_of_a_game_that_goes_on_can_be_analysed(client: TestClient, other: TestClient) -> None:
    host, guest = with_a_friend(client, other, game="duel", **{"clock-of-mindbug": "180+5"})
    asked = host if host.question()[1] else guest
    assert asked.do("hint").status_code == 403
    assert asked.do("back").status_code == 403
    assert asked.do("bot", seat="AB"[asked is host]).status_code in (403, 409)
    for page in ("", "/record", "/analysis", "/stand.svg"):
        assert asked.browser.get(f"/replay/{asked.game}{page}").status_code == 403
    assert asked.browser.post(f"/replay/{asked.game}/play-on", data={"move": "0"}).status_code == 403
    before = asked.look()
    (client if asked is host else other).cookies.set(_COACHED, asked.game)
    assert _SEEN.findall(asked.look()) == _SEEN.findall(before), "the coach keeps silent before others"


def test_replays_show_how_long_somebody_has_thought(client: TestClient, other: TestClient) -> None:
    host, guest = with_a_friend(client, other, game="duel", **{"clock-of-mindbug": "180+5"})
    asked = host if host.question()[1] else guest
    mark, moves = asked.question()
    asked.browser.post(f"/games/{asked.game}/answer", data={"move": moves[0], "mark": mark, "thought": "10"})
    asked.do("resign")
    spent = authority(client, asked.game).course.spent
    assert list(spent) == [1]
    assert "Time: 0:0" in asked.browser.get(f"/replay/{asked.game}?move=1").text
    assert "Time: " not in asked.browser.get(f"/replay/{asked.game}?move=0").text
