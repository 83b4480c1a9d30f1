"""What programs are offered over the network: games, moves and lines of events, described and as honest as pages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from openapi_spec_validator import validate
from starlette.testclient import TestClient

from mindtable.game.contract import Position, Seat
from mindtable.game.sights import facts_of
from mindtable.games import game_named
from mindtable.store import Chair, KeptGame, NewGame
from mindtable.table.api.routes import routes
from mindtable.table.api.seen import game_for
from mindtable.table.api.values import Game
from mindtable.table.app import make_app
from mindtable.table.authority import Authority
from mindtable.table.keys import Keys
from mindtable.table.pace import AT_ONCE
from mindtable.table.present.sayings import wording_in
from mindtable.table.settings import Settings
from tests.table.playing import Person
from tests.table.programs import API, Program, new_token
from tests.table.test_leaks import GAMES, moments


def test_all_that_programs_may_ask_is_described(client: TestClient) -> None:
    described = client.get("/api/openapi.json").json()
    validate(described)
    asked = {(route.path, method.lower()) for route in routes for method in route.methods or ()}
    assert asked - {("/api/openapi.json", "get"), ("/api/openapi.json", "head")} == {
        (path, method) for path, methods in described["paths"].items() for method in methods
    }


def test_two_programs_play_a_game_to_its_end(client: TestClient, other: TestClient) -> None:
    one, two = Program(client, new_token(client, "Ada")), Program(client, new_token(other, "Brian"), 2)
    assert one.get("/me")["name"] == "Ada"
    game = one.post("/games", {"game": "duel", "agreement": {"listed": True}})["game"]
    with closing(one.listen("/stream")) as line, closing(two.listen(f"/games/{game}/stream?told=0")) as to_two:
        two.post(f"/games/{game}/join", {})
        while one.play(game) and two.play(game):
            pass
        told = line.until("over")
        lines = to_two.until("game")
    assert [one["type"] for one in told[:2]] == ["open", "begun"]
    stands = two.get(f"/games/{game}")
    assert stands["winners"] == told[-1]["winners"]
    assert [chair["sits"] for chair in stands["chairs"]] == ["program", "program"]
    while not lines[-1]["game"]["is_over"]:
        lines = to_two.lines()
    assert lines[-1]["game"] == stands
    assert sum(len(line.get("told", ())) for line in lines) == stands["told"], "everything is told once"


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/games?from=-1", None, 422, "bad-field"),
        ("/games/nonsense", None, 404, "no-such-game"),
        ("/games", {"game": "chess"}, 422, "cannot-begin-because"),
        ("/games", {}, 422, "missing-field"),
        ("/games", [], 422, "bad-field"),
        ("/games", {"game": "duel", "colour": "white"}, 422, "unknown-field"),
        ("/games", {"game": "duel", "sets": ["x" * 999]}, 422, "bad-field"),
        ("/games", {"game": "duel", "options": {"deck": "gorillion"}}, 422, "cannot-begin-because"),
        ("/games", {"game": "duel", "options": {"deck": "no card of ours"}}, 422, "cannot-begin-because"),
        ("/games", {"game": "duel", "options": {"deck": "x" * 60_001}}, 422, "bad-field"),
        ("/games", {"game": "duel", "sets": ["promos"], "options": {"deck": "gorillion"}}, 422, "bad-field"),
        ("/games", {"game": "duel", "options": {"epic": "yes" * 20}}, 422, "no-option"),
        ("/games", {"game": "tag-team", "others": ["screen"]}, 422, "bad-field"),
        ("/games", {"game": "tag-team", "others": ["nobody"]}, 422, "cannot-begin"),
        ("/games", {"game": "duel", "agreement": {"clock": "soon"}}, 422, "clock-bad"),
        ("/games", {"game": "duel", "agreement": {"rated": 1}}, 422, "bad-field"),
        ("/games", {"game": "duel", "agreement": {"rated": True}}, 403, "ratings-needs-account"),
        ("/games", {"game": "duel", "agreement": {"best_of": 99}}, 422, "bad-field"),
        ("/games", {"game": "duel", "agreement": {"won": "9:0"}}, 422, "unknown-field"),
        ("/games", {"game": "duel", "against": "nobody"}, 422, "cannot-begin"),
        ("/games/{game}/move", {"move": "dance", "mark": "{mark}"}, 422, "no-move"),
        ("/games/{game}/move", {"move": "pass", "mark": "stale"}, 409, "already-decided"),
        ("/games/{game}/move", {"move": "no block", "mark": "{mark}"}, 422, "refused"),
        ("/games/{game}/deal", {"bits": "xyz"}, 422, "bad-field"),
    ],
)
def test_nonsense_gets_a_code_and_a_sentence(
    duel: tuple[Program, str, str], path: str, body: Any, status: int, code: str
) -> None:
    program, game, mark = duel
    handed_in = json.loads(json.dumps(body).replace("{mark}", mark))
    problem = program.ask("GET" if body is None else "POST", path.replace("{game}", game), handed_in, status)
    assert problem["code"] == code
    assert problem["sentence"].endswith((".", "!"))


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Program, str, str]]:
    """A program that is asked something in a duel, the game, and the mark of the question."""
    app = make_app(Settings(data=tmp_path_factory.mktemp("duel"), pace=AT_ONCE, posts_a_minute=1_000_000))
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as running:
        program = Program(running, new_token(running, "Ada"))
        game = program.post("/games", {"game": "duel", "against": "random"})["game"]
        program.play(game)
        while not (question := program.get(f"/games/{game}")["question"]):
            pass
        yield program, game, question["mark"]


def test_what_is_wrong_is_said_in_the_language_asked_for(duel: tuple[Program, str, str]) -> None:
    program, _, _ = duel
    answer = program.client.get(f"{API}/me", headers={"accept-language": "it"})
    assert (answer.status_code, answer.json()["code"]) == (401, "no-token")
    assert "Serve un token valido" in answer.json()["sentence"]
    assert answer.headers["www-authenticate"] == "Bearer"
    assert program.client.post(f"{API}/games", headers=program.headers, content=b"{").json()["code"] == "not-json"


def test_nothing_but_a_token_counts(client: TestClient, other: TestClient) -> None:
    """No cookie lets anybody in, and so no other site need be kept out; no token stands in an address."""
    Person(client).begin(game="duel")
    token = new_token(client, "Mine", "me")
    assert client.get(f"{API}/games").status_code == 401
    assert client.get(f"{API}/games?token={token}&access_token={token}").status_code == 401
    elsewhere = {"authorization": f"Bearer {token}", "origin": "https://elsewhere.example"}
    answer = other.post(f"{API}/games", headers=elsewhere, json={"game": "duel", "against": "rule"})
    assert answer.status_code == 200
    assert not [name for name in answer.headers if name.startswith("access-control") or name == "set-cookie"]
    assert len(Program(client, token).get("/games")["games"]) == 2, "it plays as its owner"


def test_a_token_that_is_revoked_ends_its_lines(client: TestClient) -> None:
    program = Program(client, new_token(client, "Ada"))
    game = program.post("/games", {"game": "duel"})["game"]
    lines = [program.listen("/stream"), program.listen(f"/games/{game}/stream")]
    lines[1].until("game")
    (short,) = re.findall(r'name="token" value="(\w+)"', client.get("/me/tokens").text)
    assert Program(client, "guessed").get("/me", 401)["code"] == "no-token"
    assert client.post("/me/tokens/revoke", data={"token": short}).status_code == 200
    for line in lines:
        line.ended()
    program.get("/me", 401)
    assert "Ada" not in client.get("/me/tokens").text


def test_a_token_may_not_ask_more_often_than_an_address(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, pace=AT_ONCE, posts_a_minute=20))
    with TestClient(app, base_url="http://table.test") as client:
        token = new_token(client, "Ada")
        statuses = []
        for number in range(14):
            from_there = TestClient(app, base_url="http://table.test", client=(f"10.0.0.{number}", 50000))
            from_there.portal = client.portal
            headers = {"authorization": f"Bearer {token}"}
            statuses.append(from_there.post(f"{API}/games", headers=headers, json={"game": "chess"}).status_code)
    assert statuses == [422] * 10 + [429] * 4


@pytest.mark.parametrize(("name", "sets", "options"), GAMES, ids=str)
def test_programs_get_the_same_in_every_world_that_a_seat_cannot_tell_apart(
    name: str, sets: list[str], options: dict[str, str]
) -> None:
    compared = 0
    for number, (_, position, _) in enumerate(moments(name, sets, options)):
        if number % 16:
            continue
        for seat in (*position.seats, None):
            worlds = [position, position.view(seat).world(Random(number)), position.copy()]
            worlds[2].take_dice(bytes(range(32)))
            first, *others = [json.dumps(facts_of(_told_of(world, seat))) for world in worlds]
            assert others == [first, first]
            compared += 1
    assert compared > 3


def _told_of(position: Position, seat: Seat | None) -> Game:
    """What a program at a seat gets of a position."""
    chairs = tuple(Chair(one, player=f"player {one}") for one in position.seats)
    game = game_named(position.game)
    kept = KeptGame("game", NewGame(game.name, game.rules, chairs=chairs, start=position.dump()), (), None, {}, ())
    table = Authority(kept, Keys(bytes(32)), _unused, _unused)
    return game_for(table, f"player {seat}", wording_in("en"), Keys(bytes(32)), "http://table.test")


async def _unused(*_: object) -> Any:
    raise AssertionError("nothing is written or read")


def test_bots_that_somebody_brings_are_marked(client: TestClient, other: TestClient) -> None:
    """At the table, in lists, and to programs; and their owner can play against them."""
    host, program = Person(client), Program(client, new_token(client, "Ada"))
    host.begin(game="duel", company="friends")
    invitation = host.invitations()[0].rpartition("/")[2]
    program.post(f"/games/{host.game}/join", {}, 403)
    program.post(f"/games/{host.game}/join", {"invitation": invitation})
    while not program.get(f"/games/{host.game}")["is_dealt"]:
        host.look()
        program.play(host.game)
    for page in (host.look(), client.get("/games").text, other.get(f"/games/{host.game}").text):
        assert "Guest bot" in page
    assert [chair["sits"] for chair in program.get(f"/games/{host.game}")["chairs"]] == ["person", "program"]


def test_what_is_private_is_not_there_for_others(client: TestClient, other: TestClient) -> None:
    one, two = Program(client, new_token(client, "Ada")), Program(client, new_token(other, "Brian"))
    for agreement, status in (({"private": True}, 404), ({"watched": False}, 403)):
        game = one.post("/games", {"game": "duel", "agreement": agreement})["game"]
        assert one.get(f"/games/{game}")["seat"] == "A"
        for path in (f"/games/{game}", f"/games/{game}/stream"):
            assert (two.get(path, status) == two.get("/games/nonsense", 404)) == (status == 404)
        two.post(f"/games/{game}/join", {}, status)
