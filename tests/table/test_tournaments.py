"""Tournaments at the web table: entered by a link, paired and counted by the table."""

from __future__ import annotations

import html
import re
import time
from collections.abc import Callable, Iterator

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from mindtable.store import OVER, WAITING, KeptTournament
from mindtable.table.app import make_app
from mindtable.table.attendance import Patience
from mindtable.table.house import House
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from mindtable.tournaments import Tournament
from tests.table.playing import all_answer, another
from tests.table.programs import Program, new_token
from tests.table.test_me import make_account

_STANDINGS = re.compile(r'<th scope="row">([^<]*)<.*?<b>([\d.]+)</b>', re.DOTALL)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    patience = Patience(shown=20, waited=120, dealt=0.01)
    app = make_app(
        Settings(tmp_path_factory.mktemp("table"), pace=AT_ONCE, patience=patience, posts_a_minute=1_000_000)
    )
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as running:
        yield running


def made(client: TestClient, **fields: str) -> str:
    """Make a tournament; its address."""
    wanted = {"title": "Cup", "game": "duel", "system": "swiss", "rounds": "2", "most": "4", "clock": "3d", **fields}
    page = client.post("/tournaments", data=wanted)
    assert page.status_code == 200, page.text
    return page.url.path


def house_of(client: TestClient) -> House:
    assert isinstance(client.app, Starlette)
    house: House = client.app.state.table.house
    return house


def kept(client: TestClient, address: str) -> KeptTournament:
    assert client.portal is not None
    return client.portal.call(house_of(client).organizer.read, address.rpartition("/")[2])


def standings(client: TestClient, address: str) -> list[tuple[str, str]]:
    """Names and points, as the page shows them."""
    found = _STANDINGS.findall(another(client).get(address).text)
    return [(html.unescape(name).strip(), points) for name, points in found]


def wait_until(client: TestClient, is_so: Callable[[], bool]) -> None:
    """Look again and again: bots take their time, if only a little."""
    for _ in range(600):
        look(client)
        if is_so():
            return
        time.sleep(0.02)
    raise AssertionError("it has not come to an end")


def look(client: TestClient) -> None:
    """Let the table do what is to be done now."""
    assert client.portal is not None
    client.portal.call(house_of(client).organizer.look)


def names_at(tournament: KeptTournament, number: int) -> set[str]:
    """The names of those who sit at the boards of a round."""
    boards = Tournament(tournament.happenings).rounds[number - 1]
    return {one.name for board in boards for entrant in board.entrants for one in tournament.team(entrant)}


def give_up(client: TestClient, person: TestClient, address: str) -> str:
    """Let somebody go to their game and give it up; its address."""
    found = re.search(r'class="filled large" href="(/games/[\w-]+)"', person.get(address).text)
    assert found, person.get(address).text
    assert client.portal is not None
    client.portal.call(_dealt, house_of(client), found[1].rpartition("/")[2])
    assert person.post(f"{found[1]}/resign").status_code < 400
    return found[1]


async def _dealt(house: House, game: str) -> None:
    await all_answer(house, await house.hall.game(game))


def test_everybody_enters_by_the_link_and_plays(client: TestClient) -> None:
    client.cookies.clear()
    address = made(client, rounds="1", most="2")
    rosa, tom = another(client), another(client)
    assert "Cup" in rosa.get(address).text
    rosa.post(f"{address}/enter", data={"name": "Rosa"})
    assert tom.post(f"{address}/begin").status_code == 403, "only the host begins"
    assert client.post(f"{address}/begin").status_code == 409, "there is nobody to play with"
    page = tom.post(f"{address}/enter", data={"name": "Tom"}).text
    assert "Rosa" in page
    assert "/games/" not in page
    assert another(client).post(f"{address}/enter", data={"name": "Eva"}).status_code == 409, "there is no room"
    client.post(f"{address}/begin")
    give_up(client, tom, address)
    assert kept(client, address).undecided, "nobody has looked yet"
    look(client)
    assert kept(client, address).state == OVER
    assert standings(client, address)[0] == ("Rosa", "1")
    assert "Cup" in tom.get("/tournaments").text
    assert "Cup" not in another(client).get("/tournaments").text, "it is not listed"


def test_a_tournament_of_bots_runs_by_itself(client: TestClient) -> None:
    client.cookies.clear()
    address = made(client, most="3", **{"begins-full": "yes", "listed": "yes"})
    client.post(f"{address}/bots", data={"bot": "random", "count": "9"})
    assert "Cup" in another(client).get("/tournaments").text, "it is listed"
    wait_until(client, lambda: kept(client, address).state == OVER)
    played = Tournament(kept(client, address).happenings)
    assert [len(boards) for boards in played.rounds] == [2, 2]
    points = [float(value) for _, value in standings(client, address)]
    assert sum(points) == 4  # a point for each board, with the byes
    assert points == sorted(points, reverse=True)


def test_the_host_begins_each_round_and_lets_somebody_go(client: TestClient) -> None:
    client.cookies.clear()
    address = made(client, system="round-robin", most="3", **{"host-goes-on": "yes"})
    people = {name: another(client) for name in ("Ada", "Max", "Leo")}
    for name, person in people.items():
        person.post(f"{address}/enter", data={"name": name})
    client.post(f"{address}/begin")
    first = kept(client, address)
    [place] = first.games
    board = Tournament(first.happenings).rounds[0][place[1] - 1]
    gone = first.team(board.entrants[0])[0].name
    client.post(f"{address}/remove", data={"entrant": str(board.entrants[0])})
    assert kept(client, address).state == WAITING
    assert dict(standings(client, address)) == {**dict.fromkeys(people, "1"), gone: "0"}
    client.post(f"{address}/begin")
    assert gone not in names_at(kept(client, address), 2)
    client.post(f"{address}/end")
    assert kept(client, address).state == OVER
    assert "Finished" in people[gone].get(address).text


@pytest.mark.parametrize("rated", ["", "yes"])
def test_nobody_loses_a_rated_game_because_the_host_lets_them_go(client: TestClient, rated: str) -> None:
    client.cookies.clear()
    address = made(client, most="2", rounds="1", rated=rated)
    for name in ("Nora", "Olaf"):
        person = another(client)
        make_account(person, f"{name}{rated}")
        person.post(f"{address}/enter", data={"name": f"{name}{rated}"})
    client.post(f"{address}/begin")
    [game] = kept(client, address).games.values()
    assert client.portal is not None
    client.portal.call(_dealt, house_of(client), game)
    client.post(f"{address}/remove", data={"entrant": "1"})
    assert kept(client, address).state == OVER
    assert client.portal.call(house_of(client).hall.game, game).is_over != bool(rated)


def test_teams_enter_together_and_sit_on_one_side(client: TestClient) -> None:
    client.cookies.clear()
    address = made(client, game="tag-team", most="2", rounds="1")
    rosa, tom = another(client), another(client)
    rosa.post(f"{address}/enter", data={"name": "Greta"})
    assert "With Greta" in html.unescape(tom.get(address).text)
    tom.post(f"{address}/enter", data={"name": "Emil", "beside": "1"})
    client.post(f"{address}/bots", data={"bot": "random"})
    client.post(f"{address}/begin")
    [game] = kept(client, address).games.values()
    assert client.portal is not None
    table = client.portal.call(house_of(client).hall.game, game)
    sides = [{table.chairs[seat].name for seat in side} for side in table.position.sides]
    assert {"Greta", "Emil"} in sides


def test_programs_take_part_by_their_tokens(client: TestClient) -> None:
    client.cookies.clear()
    address = made(client, most="2", rounds="1")
    program = Program(client, new_token(client, "Brian"))
    assert program.get(address)["entered"] is False
    program.post(f"{address}/enter")
    client.post(f"{address}/bots", data={"bot": "random"})
    assert "Guest bot" in client.post(f"{address}/begin").text
    stands = program.get(address)
    assert (stands["state"], stands["round"], stands["rounds"]) == ("going on", 1, 1)
    assert program.get(f"/games/{stands['playing']}")["seat"] in ("A", "B")
    program.post(f"{address}/leave")
    assert [one["points"] for one in program.get(address)["standings"]] == ["1", "0"]


def test_at_tables_of_several_places_are_points(client: TestClient) -> None:
    client.cookies.clear()
    address = made(client, game="mind-up", players="3", most="3", rounds="1", clock="600+5")
    assert kept(client, address).begun.agreement.clock == "turn:30", "as that game has it"
    client.post(f"{address}/bots", data={"bot": "random", "count": "3"})
    client.post(f"{address}/begin")
    wait_until(client, lambda: kept(client, address).state == OVER)
    assert sum(float(value) for _, value in standings(client, address)) == pytest.approx(1.5, abs=0.02)


def test_who_leaves_before_it_begins_is_not_in_it(client: TestClient) -> None:
    client.cookies.clear()
    address = made(client)
    rosa = another(client)
    rosa.post(f"{address}/enter", data={"name": "Ida"})
    rosa.post(f"{address}/leave")
    assert kept(client, address).members == ()


@pytest.mark.parametrize("wrong", [{"rounds": "0"}, {"most": "65"}, {"system": "lottery"}, {"game": "chess"}])
def test_what_makes_no_sense_is_shown_again(client: TestClient, wrong: dict[str, str]) -> None:
    wanted = {"title": "Cup", "game": "duel", "system": "swiss", "rounds": "2", "most": "4", **wrong}
    answer = client.post("/tournaments", data=wanted)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert 'value="Cup"' in answer.text


def test_there_is_a_sentence_where_there_is_no_tournament(client: TestClient) -> None:
    answer = client.get("/tournaments/nowhere")
    assert (answer.status_code, "no such tournament" in answer.text) == (404, True)
