"""What programs do in games beside moves, and what they play with: decks of their own, offers, rematches, bots."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from mindtable.game.records import parse
from mindtable.table.app import make_app
from mindtable.table.attendance import Patience
from mindtable.table.pace import AT_ONCE
from mindtable.table.settings import Settings
from tests.table.inside import authority
from tests.table.playing import Person, another
from tests.table.programs import Program, new_token

DECK = "gorillion 10\nferret-bomber 10\nspider-owl 2"
KEPT = "ferret-bomber:10,gorillion:10,spider-owl:2"


def programs(client: TestClient, *names: str) -> list[Program]:
    return [Program(client, new_token(another(client), name), number) for number, name in enumerate(names)]


def team(client: TestClient) -> tuple[list[Program], str]:
    """Four programs in a game of two against two, which is dealt, and its id."""
    four = programs(client, "Ada", "Brian", "Cleo", "Dan")
    game = four[0].post("/games", {"game": "tag-team"})["game"]
    for one, invitation in zip(four[1:], four[0].get(f"/games/{game}")["invitations"], strict=True):
        one.post(f"/games/{game}/join", {"invitation": invitation["invitation"]})
    for one in four:
        one.play(game)
    return sorted(four, key=lambda one: str(one.get(f"/games/{game}")["seat"])), game


def test_partners_agree_to_give_up_and_nobody_else_learns_of_it(client: TestClient) -> None:
    (a, b, c, d), game = team(client)
    sides = authority(client, game).position.sides
    assert ("A", "C") in sides
    before = {one: one.get(f"/games/{game}") for one in (b, d)}
    with closing(b.listen(f"/games/{game}/stream")) as line, closing(c.listen(f"/games/{game}/stream")) as to_partner:
        line.until("game")
        to_partner.until("game")
        a.post(f"/games/{game}/agree", status=409)
        a.post(f"/games/{game}/resign")
        assert a.get(f"/games/{game}")["offer"] == {"seat": "A", "standing": "waiting"}
        assert to_partner.until("game", 2)[-1]["game"]["offer"] == {"seat": "A", "standing": "asked"}
        c.post(f"/games/{game}/play-on")
        assert a.get(f"/games/{game}")["offer"] == {"seat": "C", "standing": "refused"}
        assert a.post(f"/games/{game}/resign", status=409)["code"] == "give-up-again"
        c.post(f"/games/{game}/resign")
        assert {one: one.get(f"/games/{game}") for one in (b, d)} == before
        b.post(f"/games/{game}/agree", status=409)
        assert len(line.lines()) == 1, "the other side hears nothing"
        a.post(f"/games/{game}/agree")
        assert to_partner.until("game", 3)[-1]["game"]["is_over"]
    assert b.get(f"/games/{game}")["winners"] == ["B", "D"]


def test_a_deck_of_ones_own(client: TestClient) -> None:
    ada, brian = programs(client, "Ada", "Brian")
    game = ada.post("/games", {"game": "duel", "options": {"deck": DECK}, "agreement": {"listed": True}})["game"]
    stands = brian.post(f"/games/{game}/join")
    assert (stands["options"], stands["sets"]) == ({"deck": KEPT}, [])
    ada.play(game)
    brian.play(game)
    hand = ada.get(f"/games/{game}")["sight"]["players"][0]["hand"]
    assert hand
    assert set(hand) <= set(DECK.split())
    again = {"game": "duel", "options": stands["options"], "against": "random"}
    assert ada.post("/games", again), "as a game shows it, another one can be opened with it"


def test_challenges_and_seeks_with_a_deck(client: TestClient, other: TestClient) -> None:
    Person(other).begin(game="duel", name="Rosa")
    ada, brian = programs(client, "Ada", "Brian")
    ada.post("/challenges", {"to": "Rosa", "game": "duel", "options": {"deck": DECK}})
    assert "Custom deck · No clock" in other.get("/games").text
    ada.post("/challenges", {"to": "Brian", "game": "duel", "options": {"deck": DECK}})
    (challenge,) = brian.get("/challenges")["challenges"]
    assert challenge["options"] == {"deck": KEPT}
    game = brian.post(f"/challenges/{challenge['id']}/accept")["game"]
    assert brian.get(f"/games/{game}")["options"] == {"deck": KEPT}
    assert ada.post("/challenges", {"to": "Brian", "game": "duel", "options": {"deck": "x"}}, 422)["sentence"]

    with closing(ada.listen("/stream")) as line:
        line.until("open")
        ada.post("/seeks", {"game": "duel", "options": {"deck": DECK}})
        (seek,) = brian.get("/lobby")["seeks"]
        assert (seek["name"], seek["options"], seek["is_program"]) == ("Ada", {"deck": KEPT}, True)
        assert another(client).get("/lobby").status_code == 200
        brian.post(f"/seeks/{seek['id']}/join")
        begun = line.until("begun", 2)[-1]["game"]
    assert brian.get(f"/games/{begun}")["options"] == {"deck": KEPT}
    assert brian.post(f"/seeks/{seek['id']}/join", status=409)["code"] == "lobby-gone"


def test_who_sits_at_the_other_chairs(client: TestClient) -> None:
    ada, brian = programs(client, "Ada", "Brian")
    wish = {"game": "tag-team", "others": ["random", "friend", "easy"]}
    game = ada.post("/games", wish)["game"]
    assert [chair["sits"] for chair in ada.get(f"/games/{game}")["chairs"]] == ["program", "bot", "nobody", "bot"]
    brian.post(f"/games/{game}/bot", {"seat": "C"}, 403)
    ada.post(f"/games/{game}/bot", {"seat": "Z"}, 422)
    ada.post(f"/games/{game}/bot", {"seat": "C", "bot": "nobody"}, 422)
    ada.post(f"/games/{game}/bot", {"seat": "C", "bot": "random"})
    assert [chair["bot"] for chair in ada.get(f"/games/{game}")["chairs"]] == ["", "random", "random", "easy"]
    ada.post(f"/games/{game}/bot", {"seat": "C"}, 409)


def test_a_rematch_and_the_record(client: TestClient) -> None:
    ada, brian = programs(client, "Ada", "Brian")
    game = ada.post("/games", {"game": "duel", "agreement": {"listed": True}})["game"]
    brian.post(f"/games/{game}/join")
    for one in (ada, brian):
        one.play(game)
    assert brian.post(f"/games/{game}/rematch", status=409)["code"] == "not-over"
    assert brian.get(f"/games/{game}/record", 403)["code"] == "not-over"
    ada.post(f"/games/{game}/resign")
    following = brian.post(f"/games/{game}/rematch")["game"]
    assert ada.post(f"/games/{game}/rematch")["game"] == following
    assert ada.get(f"/games/{game}")["following"] == following
    assert [chair["name"] for chair in ada.get(f"/games/{following}")["chairs"]] == ["Brian", "Ada"]
    record = parse(programs(client, "Cleo")[0].get(f"/games/{game}/record")["record"])
    assert dict(record.seats) == {"A": "Ada", "B": "Brian"}


def test_moves_are_taken_back_against_bots(client: TestClient) -> None:
    (ada,) = programs(client, "Ada")
    game = ada.post("/games", {"game": "duel", "against": "random"})["game"]
    ada.play(game)
    stands = _asked(ada, game)
    assert stands["may_take_back"]
    ada.play(game)
    if not ada.get(f"/games/{game}")["is_over"]:
        ada.post(f"/games/{game}/back")
        assert _asked(ada, game)["sight"] == stands["sight"]


def _asked(program: Program, game: str) -> Any:
    while not (stands := program.get(f"/games/{game}"))["question"] and not stands["is_over"]:
        pass
    return stands


def test_emotes_are_seen_but_not_by_who_has_blocked_them(client: TestClient, other: TestClient) -> None:
    (ada,) = programs(client, "Ada")
    host = Person(other)
    host.begin(game="duel", company="friends", name="Rosa")
    ada.post(f"/games/{host.game}/join", {"invitation": host.invitations()[0].rpartition("/")[2]})
    host.look()
    ada.play(host.game)
    mine = Program(client, new_token(other, "Mine", "me"))
    ada.post(f"/games/{host.game}/emote", {"emote": "dance"}, 422)
    ada.post(f"/games/{host.game}/emote", {"emote": "hello"})
    assert [chair["emote"] for chair in mine.get(f"/games/{host.game}")["chairs"]] == ["", "hello"]
    assert other.post(f"/games/{host.game}/block", data={"seat": "B"}).status_code < 400
    assert [chair["emote"] for chair in mine.get(f"/games/{host.game}")["chairs"]] == ["", ""]
    quiet = ada.post("/games", {"game": "duel", "against": "random", "agreement": {"quiet": True}})["game"]
    assert ada.post(f"/games/{quiet}/emote", {"emote": "hello"}, 403)["code"] == "no-emotes"


def test_who_was_away_for_long_sits_down_again(tmp_path: Path) -> None:
    patience = Patience(shown=0, waited=0, dealt=0.01)
    app = make_app(Settings(tmp_path, pace=AT_ONCE, patience=patience, posts_a_minute=1_000_000))
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as client:
        ada, brian = programs(client, "Ada", "Brian")
        game = ada.post("/games", {"game": "mind-up", "options": {"players": "3"}, "others": ["friend", "random"]})
        game = game["game"]
        invitation = ada.get(f"/games/{game}")["invitations"][0]["invitation"]
        brian.post(f"/games/{game}/join", {"invitation": invitation})
        for one in (ada, brian, ada):
            one.play(game)
        ada.post(f"/games/{game}/bot", {"seat": "B"})
        stands = brian.get(f"/games/{game}")
        assert (stands["seat"], stands["may_return"]) == (None, True)
        assert not ada.get(f"/games/{game}")["may_return"]
        brian.post(f"/games/{game}/sit-down-again")
        assert brian.get(f"/games/{game}")["seat"] == "B"
        brian.post(f"/games/{game}/sit-down-again", status=403)


def test_the_lobby_as_programs_see_it(client: TestClient) -> None:
    ada, brian = programs(client, "Ada", "Brian")
    listed = {"game": "duel", "agreement": {"listed": True, "clock": "3d"}}
    game = ada.post("/games", listed)["game"]
    hidden = [
        ada.post("/games", {"game": "duel", "agreement": agreement})["game"]
        for agreement in ({}, {"private": True, "listed": True})
    ]
    (table,) = brian.get("/lobby")["tables"]
    assert (table["id"], table["is_mine"], table["chairs"][0]["name"]) == (game, False, "Ada")
    brian.post(f"/games/{table['id']}/join")
    for one in (ada, brian):
        one.play(game)
    seen = programs(client, "Cleo")[0]
    assert [one["id"] for one in seen.get("/lobby")["running"]] == [game]
    assert not [one for one in hidden if one in "".join(seen.seen)]


@pytest.mark.parametrize("listed", ["", "yes"])
def test_tournaments_that_one_may_know_of(client: TestClient, listed: str) -> None:
    ada, brian = programs(client, "Ada", "Brian")
    wanted = {"title": "Cup", "game": "duel", "system": "swiss", "rounds": "1", "most": "2", "clock": "3d"}
    id = client.post("/tournaments", data=wanted | {"listed": listed}).url.path.rpartition("/")[2]
    ada.post(f"/tournaments/{id}/enter")
    assert [one["id"] for one in ada.get("/tournaments")["own"]] == [id]
    assert [one["id"] for one in brian.get("/tournaments")["listed"]] == ([id] if listed else [])
    assert brian.get("/tournaments")["own"] == []
