"""Bots at a table have names and faces."""

from __future__ import annotations

import re

from starlette.testclient import TestClient

from mindtable.art.characters import CAST, CHARACTERS
from mindtable.game.contract import Seat
from mindtable.store import Chair
from mindtable.table.characters import cast, strength
from mindtable.table.present.sayings import wording_in
from mindtable.table.seen import names_of, recorded_names
from tests.table.playing import Person

SEATS = tuple(map(Seat, "ABCDEF"))
BOTS = {seat: Chair(seat, bot="medium") for seat in SEATS}


def test_nobody_is_at_a_table_twice_and_everybody_has_a_turn() -> None:
    tables = [cast(f"game {number}", BOTS) for number in range(100)]
    assert all(len(set(table.values())) == len(SEATS) for table in tables)
    assert {one for table in tables for one in table.values()} == set(CAST)


def test_who_a_bot_is_stays_so_for_ever() -> None:
    """Of games that are kept the id is all there is to tell."""
    assert list(cast("a game", BOTS).values()) == ["milo", "zora", "nina", "bolto", "vega", "kiko"]


def test_who_sits_down_changes_nobody_else() -> None:
    wording = wording_in("en")
    chairs = {seat: Chair(seat, bot="medium") for seat in SEATS[:3]}
    before = names_of("a game", chairs, wording)
    after = names_of("a game", chairs | {SEATS[0]: Chair(SEATS[0], name="Rosa", player="rosa")}, wording)
    assert after == {**before, SEATS[0]: "Rosa"}


def test_who_was_there_before_is_not_there_twice() -> None:
    usual = cast("a game", BOTS)
    kept = BOTS | {SEATS[5]: Chair(SEATS[5], bot="medium", name=usual[SEATS[0]])}
    assert cast("a game", kept)[SEATS[5]] == usual[SEATS[0]]
    assert len(set(cast("a game", kept).values())) == len(SEATS)


def test_a_rematch_is_against_the_same_bots(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="tag-team")
    before = faces(person.look())
    assert len(before) == 3
    person.do("resign")
    person.do("rematch")
    (person.game,) = re.findall(r'href="/games/([\w-]+)">Join the rematch', person.look())
    assert faces(person.look()) == before


def faces(page: str) -> set[str]:
    return set(re.findall(r"/art/(bot-\w+)\.svg", page))


def test_a_namesake_is_told_apart() -> None:
    namesake = names_of("a game", {SEATS[0]: Chair(SEATS[0], bot="easy")}, wording_in("en"))[SEATS[0]]
    chairs = {SEATS[0]: Chair(SEATS[0], bot="easy"), SEATS[1]: Chair(SEATS[1], name=namesake, player="she")}
    assert list(names_of("a game", chairs, wording_in("en")).values()) == [f"{namesake} A", f"{namesake} B"]


def test_records_say_how_strong_bots_were() -> None:
    chairs = {SEATS[0]: Chair(SEATS[0], bot="easy"), SEATS[1]: Chair(SEATS[1], name="Rosa", player="rosa")}
    assert list(recorded_names(chairs, wording_in("en")).values()) == ["Easy bot", "Rosa"]


def test_how_strong_a_bot_is() -> None:
    assert [strength(bot) for bot in ("rule", "easy", "medium", "hard", "expert", "champion", "miser")] == [
        0,
        1,
        2,
        3,
        4,
        5,
        0,
    ]


def test_the_seat_of_a_bot_says_its_name_and_its_level(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel", bot="medium")
    page = person.look()
    (seat,) = re.findall(r'class="seat theirs.*?class="tokens"', page, re.DOTALL)
    (name,) = re.findall(r"<b>(\w+)</b>", seat)
    assert name.lower() in CHARACTERS
    assert "Medium bot" in seat
    assert seat.count('class="full"') == 2
    assert f"/art/bot-{name.lower()}.svg" in seat
