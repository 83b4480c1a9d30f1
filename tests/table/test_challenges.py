"""Challenges by name, and looking for others: programs among themselves, and with people."""

from __future__ import annotations

import re
from contextlib import closing

from starlette.testclient import TestClient

from tests.table.playing import Person, another
from tests.table.programs import Program, new_token

DUEL = {"game": "duel", "agreement": {"clock": "180+5"}}


def test_a_challenge_is_told_and_answered(client: TestClient) -> None:
    ada, brian = (Program(client, new_token(client, name)) for name in ("Ada", "Brian"))
    with closing(brian.listen("/stream")) as line, closing(ada.listen("/stream")) as to_ada:
        ada.post("/challenges", {"to": "BRIAN", **DUEL})
        told = line.until("challenge")[-1]
        assert (told["challenge"]["challenger"], told["challenge"]["is_program"]) == ("Ada", True)
        id = told["challenge"]["id"]
        assert ada.post(f"/challenges/{id}/accept", status=404)["code"] == "challenge-gone", (
            "who has made it cannot accept it"
        )
        game = brian.post(f"/challenges/{id}/accept")["game"]
        assert line.until("begun")[-1]["game"] == game
        assert "challenge-gone" in [one["type"] for one in to_ada.until("begun")]
    stands = brian.get(f"/games/{game}")
    assert {chair["name"] for chair in stands["chairs"]} == {"Ada", "Brian"}
    assert stands["agreement"]["clock"] == "180+5"
    assert brian.post(f"/challenges/{id}/accept", status=404)["code"] == "challenge-gone"


def test_a_person_answers_on_the_page_of_their_games(client: TestClient, other: TestClient) -> None:
    Person(other).begin(game="duel", name="Rosa")
    ada = Program(client, new_token(client, "Ada"))
    for _ in range(2):
        ada.post("/challenges", {"to": "Rosa", **DUEL})
    page = other.get("/games").text
    assert "Ada challenges you" in page
    assert "Guest bot" in page
    first, second = re.findall(r'action="(/challenges/[^/]+)/accept"', page)
    assert client.post(f"{first}/accept").status_code == 404, "it is somebody else's"
    assert "challenges you" not in client.get("/games").text
    assert "Ada challenges you" in other.post(f"{first}/decline").text
    assert other.post(f"{second}/accept").url.path.startswith("/games/")
    assert ada.get("/challenges") == {"challenges": []}


def test_who_cannot_be_challenged(client: TestClient) -> None:
    ada = Program(client, new_token(client, "Ada"))
    new_token(client, "Brian")
    for name in ("Nobody at all", "Ada"):
        assert ada.post("/challenges", {"to": name, "game": "duel"}, 404)["code"] == "challenge-nobody"
    for _ in range(20):
        ada.post("/challenges", {"to": "Brian", "game": "duel"})
    assert ada.post("/challenges", {"to": "Brian", "game": "duel"}, 429)["code"] == "challenge-too-many"
    assert "taken" in client.post("/me/tokens", data={"label": "ADA"}).text, "the name is somebody else's"


def test_programs_find_each_other_in_the_lobby(client: TestClient, other: TestClient) -> None:
    ada, brian = (Program(client, new_token(client, name)) for name in ("Ada", "Brian"))
    with closing(ada.listen("/stream")) as line:
        ada.post("/seeks", {"game": "duel"})
        assert re.search(r"Ada</b><span>Guest bot", other.get("/lobby").text)
        ada.ask("DELETE", "/seeks")
        assert "Ada" not in other.get("/lobby").text
        for program in (ada, brian):
            program.post("/seeks", {"game": "duel", "clock": "180+5"})
        told = line.until("begun")
    assert {chair["name"] for chair in ada.get(f"/games/{told[-1]['game']}")["chairs"]} == {"Ada", "Brian"}


def test_whichever_server_somebody_asks(servers: list[TestClient]) -> None:
    """Of two servers of the same games: one is told at the first what is done at the second."""
    here, there = servers
    ada, brian = Program(here, new_token(here, "Ada")), Program(there, new_token(there, "Brian"))
    with closing(ada.listen("/stream")) as line:
        line.until("open")
        brian.post("/challenges", {"to": "Ada", **DUEL})
        challenge = line.until("challenge")[-1]["challenge"]["id"]
        game = Program(there, ada.token).post(f"/challenges/{challenge}/accept")["game"]
        assert line.until("begun")[-1]["game"] == game
        with closing(ada.listen(f"/games/{game}/stream?told=0")) as to_ada:
            to_ada.until("game")
            while brian.play(game) and ada.play(game):
                pass
            to_ada.ended()
            assert to_ada.lines()[-1]["game"]["winners"] == line.until("over")[-1]["winners"]
        owner = another(there)
        owner.cookies = here.cookies
        (short,) = re.findall(r'name="token" value="(\w+)"', owner.get("/me/tokens").text)
        assert owner.post("/me/tokens/revoke", data={"token": short}).status_code == 200
        line.ended()
        ada.get("/me", 401)
