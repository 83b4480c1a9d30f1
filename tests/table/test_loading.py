"""The page on which records and positions are loaded."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from mindtable.game.contract import Seat
from mindtable.games import game_named, games
from mindtable.table.handed_in import read_game
from mindtable.table.pages.loading import example_positions
from tests.table.inside import authority
from tests.table.playing import Person

DUEL = "game: duel\nturn: A\nA: {hand: [gorillion], play: [luchataur]}\nB: {hand: [killer-bee], play: [bee-bear]}\n"


def seat_of_person(client: TestClient, address: str) -> Seat:
    """Where somebody sits who has loaded a position."""
    (seat,) = authority(client, address.removeprefix("/games/")).people
    return seat


def test_every_game_has_an_example_that_can_be_played() -> None:
    assert [example.game for example in example_positions()] == list(games())
    for game, text in example_positions():
        found = read_game(text)
        assert isinstance(found, tuple)
        position = found[1]
        assert position.game == game_named(game).name
        assert position.to_decide


@pytest.mark.parametrize("example", [example.game for example in example_positions()])
def test_an_example_is_loaded_with_one_click(client: TestClient, example: str) -> None:
    assert f'name="example" value="{example}"' in client.get("/replay").text
    page = client.post("/replay", data={"example": example})
    assert seat_of_person(client, page.url.path) == "A"


def test_one_chooses_on_which_side_one_sits(client: TestClient) -> None:
    for seat in "AB":
        page = client.post("/replay", data={"text": DUEL, "as": seat})
        assert seat_of_person(client, page.url.path) == seat


def test_a_record_is_seen_from_the_side_that_was_chosen(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel")
    person.do("resign")
    record = client.get(f"/replay/{person.game}/record").text
    assert client.post("/replay", data={"text": record, "as": "B"}).url.query == b"as=B"


@pytest.mark.parametrize("wrong", [{"text": DUEL, "as": "C"}, {"text": DUEL, "as": "<"}, {"example": "chess"}])
def test_what_is_not_there_is_declined(client: TestClient, wrong: dict[str, str]) -> None:
    page = client.post("/replay", data=wrong)
    assert page.status_code == 422
    assert 'class="problem"' in page.text
