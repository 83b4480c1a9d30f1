"""Several servers of the same games: whichever of them somebody asks, it is the same table."""

from __future__ import annotations

from http.cookiejar import CookieJar
from pathlib import Path
from random import Random

import httpx2
import pytest
from starlette.testclient import TestClient

from tests.table.inside import authority
from tests.table.listening import Line
from tests.table.playing import Answer, Person, gather, wait_for
from tests.table.serving import Server


class Anywhere:
    """A browser whose every request comes to another server."""

    def __init__(self, servers: list[TestClient], seed: int) -> None:
        jar = CookieJar()
        self.doors = [TestClient(one.app, base_url="http://table.test", cookies=jar) for one in servers]
        for door, server in zip(self.doors, servers, strict=True):
            door.portal, door.follow_redirects = server.portal, True
        self._dice = Random(seed)

    def get(self, url: str) -> Answer:
        return self._dice.choice(self.doors).get(url)

    def post(self, url: str, *, data: dict[str, str]) -> Answer:
        return self._dice.choice(self.doors).post(url, data=data)

    def everywhere(self, url: str) -> set[str]:
        """What the servers say, each in its own words."""
        return {door.get(url).text for door in self.doors}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wish", "guests"),
    [
        ({"game": "duel"}, 1),
        ({"game": "duel", "company": "screen"}, 0),
        ({"game": "tag-team"}, 3),
        ({"game": "mind-up", "players": "3"}, 2),
    ],
    ids=str,
)
def test_a_game_across_two_servers(servers: list[TestClient], wish: dict[str, str], guests: int) -> None:
    people = [Person(Anywhere(servers, seed), seed) for seed in range(guests + 1)]
    host = people[0]
    host.begin(**{"company": "friends", **wish})
    gather(host, *people[1:])
    page = f"/games/{host.game}"
    acts = 0
    while [person.turn() for person in people] == [True] * len(people):
        acts += 1
        for person in people:
            assert isinstance(person.browser, Anywhere)
            assert len(person.browser.everywhere(page)) == 1, "no server is behind"
    assert acts > 3  # nobody can win sooner, even with the best of luck
    assert len({len(authority(server, host.game).steps) for server in servers}) == 1
    again = {person.do("rematch").text.partition('data-game="')[2][:16] for person in people}
    assert len(again) == 1, "all come to the same game"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["duel", "tag-team", "mind-up"])
def test_bots_go_on_at_two_servers(servers: list[TestClient], game: str) -> None:
    dice = Random(3)
    person = Person(Anywhere(servers, 1), 1)
    person.begin(game=game)
    known = acts = 0
    while person.turn():
        entries = authority(dice.choice(servers), person.game).course.entries
        assert entries >= known
        known = entries
        acts += 1
        if acts % 10 == 5:
            assert person.do("back").status_code in (200, 409)
    tables = [authority(server, person.game) for server in servers]
    assert tables[0].steps[-1].position == tables[1].steps[-1].position
    assert tables[0].mark() == tables[1].mark()


def test_what_somebody_shows_is_seen_at_other_servers(servers: list[TestClient]) -> None:
    browser = Anywhere(servers, 2)
    host, guest = Person(Anywhere(servers, 1)), Person(browser)
    host.begin(game="duel", company="friends")
    gather(host, guest)
    page, shown = f"/games/{host.game}", 'class="shout"'
    assert not any(shown in html for html in browser.everywhere(page))
    assert host.do("emote", emote="hello").status_code == 200
    wait_for(lambda: all(shown in html for html in browser.everywhere(page)))


class Roaming:
    """A browser whose every request goes to another of some servers that are processes of their own."""

    def __init__(self, addresses: list[str], seed: int) -> None:
        jar = CookieJar()
        each_by_itself = {"Connection": "close"}  # a line that is kept may be closed just when it is used again
        self._doors = [
            httpx2.Client(base_url=one, cookies=jar, follow_redirects=True, timeout=60, headers=each_by_itself)
            for one in addresses
        ]
        self._dice = Random(seed)

    def get(self, url: str) -> Answer:
        return self._dice.choice(self._doors).get(url)

    def post(self, url: str, *, data: dict[str, str]) -> Answer:
        return self._dice.choice(self._doors).post(url, data=data)

    def close(self) -> None:
        for door in self._doors:
            door.close()


@pytest.mark.slow
def test_two_processes_play_one_game(postgresql: str, tmp_path: Path) -> None:
    running = [
        Server(tmp_path / str(number), more=["--database", postgresql, "--thinkers", "0"]) for number in range(2)
    ]
    addresses = [server.address for server in running]
    browsers = [Roaming(addresses, seed) for seed in range(2)]
    try:
        host, guest = (Person(browser, seed) for seed, browser in enumerate(browsers))
        host.begin(game="duel", company="friends")
        gather(host, guest)
        acts = 0
        while host.turn() and guest.turn():
            acts += 1
        assert acts > 3  # nobody can win sooner, even with the best of luck
        assert host.look().count('class="question over"') == guest.look().count('class="question over"') == 1
    finally:
        for browser in browsers:
            browser.close()
        complaints = [server.stop() for server in running]
    assert complaints == ["", ""]


def test_who_signs_out_everywhere_does_so_at_all_servers(servers: list[TestClient]) -> None:
    """A browser is remembered by each server, so what one of them hears has to reach the other."""
    one, other = Anywhere(servers, 1), Anywhere(servers, 2)
    account = {"name": "Rosa", "password": "correct horse"}
    assert one.doors[0].post("/me/account", data=account).status_code == 200
    assert other.doors[1].post("/sign-in", data=account).status_code == 200
    game = Person(other.doors[1]).begin(game="duel", company="friends")
    assert ["/me/sign-out" in door.get("/me").text for door in one.doors] == [True] * 2
    line = Line(other.doors[1], game)
    line.begun()
    one.doors[0].post("/me/sign-out", data={"which": "all"})
    line.ended()
    assert ["/me/sign-out" in door.get("/me").text for door in other.doors] == [False, False]
