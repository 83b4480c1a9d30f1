"""Ladders and profiles: those of rated games between accounts, and of nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mindtable.table.app import make_app
from mindtable.table.settings import Settings
from tests.table.inside import portal, state
from tests.table.playing import Person, gather
from tests.table.test_me import make_account

RATED = {"game": "duel", "company": "friends", "rated": "yes", "clock-of-mindbug": "600+5"}


def rated_game(client: TestClient, other: TestClient, moves: int = 6) -> Person:
    """A rated game of Rosa and Tom, which Tom gives up."""
    host, guest = Person(client), Person(other)
    host.begin(**RATED, name="Rosa")
    gather(host, guest, names=("Tom",))
    for _ in range(moves):
        assert all(person.turn() for person in (host, guest))
    guest.do("resign")
    portal(client).call(state(client).house.settling.settle)
    return host


def test_two_accounts_play_for_their_place_on_the_ladder(client: TestClient, other: TestClient) -> None:
    make_account(client, "Rosa")
    make_account(other, "Tom")
    rated_game(client, other)
    ladder = client.get("/ladder/duel").text
    assert ladder.index("/people/Rosa") < ladder.index("/people/Tom")
    assert "/people/Rosa" not in client.get("/ladder/tag-team").text
    profile = client.get("/people/Tom?game=duel").text
    assert "1 won, 0 lost" in profile
    assert "provisional" in profile


def test_who_has_no_account_is_told_so(client: TestClient, other: TestClient) -> None:
    refused = client.post("/games", data=RATED)
    assert refused.status_code == 403
    assert "Everyone in a rated game needs an account" in refused.text
    make_account(client, "Rosa")
    host = Person(client)
    host.begin(**RATED, name="Rosa")
    (invitation,) = host.invitations()
    assert "Rated game" in other.get(invitation).text
    assert other.post(invitation, data={"name": "Tom"}).status_code == 403


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"company": "screen"}, "cannot be played on one shared screen"),
        ({"deck-text": "gorillion 10\n5 x killer-bee, bee-bear 5"}, "not with your own deck"),
        ({"clock-of-mindbug": ""}, "Rated games have a clock"),
        ({"company": "bot", "bot": "random"}, "house bots with a measured rating"),
    ],
)
def test_what_cannot_be_rated_says_why(client: TestClient, wish: dict[str, str], sentence: str) -> None:
    make_account(client, "Rosa")
    refused = client.post("/games", data={**RATED, **wish})
    assert refused.status_code == 422
    assert sentence in refused.text


def test_profiles_are_those_of_accounts(client: TestClient) -> None:
    client.post("/me/name", data={"name": "Rosa"})
    assert client.get("/people/Rosa").status_code == 404
    assert client.get("/people/Nobody").status_code == 404
    assert client.get("/ladder/chess").status_code == 404


def test_a_host_may_want_no_ratings(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=tmp_path, rated=False)), base_url="http://table.test") as client:
        make_account(client, "Rosa")
        for path in ("/", "/lobby", "/tournaments"):
            page = client.get(path).text
            assert 'name="rated"' not in page
            assert 'value="rated"' not in page
        refused = client.post("/games", data=RATED)
    assert refused.status_code == 403
    assert "no rated games on this site" in refused.text
