"""Names: what looks alike is the same, and nobody is taken for the table or its bots."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from mindtable.bots import BOTS
from mindtable.game.contract import SEATS
from mindtable.table.declined import Declined
from mindtable.table.look_alikes import folded
from mindtable.table.names import LONGEST_NAME, check_name, similar_names
from mindtable.table.present.sayings import wording_in
from mindtable.wording import LANGUAGES
from tests.table.inside import portal, state
from tests.table.playing import Person


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Rosa", "ROSA"),
        ("Rosa", "R o s a !"),
        ("Rosa", "Rоѕа"),  # Cyrillic
        ("Rosa", "Ｒｏｓａ"),  # full width
        ("Rosa", "𝓡𝓸𝓼𝓪"),
        ("Rosa", "R0sa"),
        ("Rosa", "Rosá"),
        ("NIKOLA", "ΝΙΚΟLΑ"),  # Greek capitals
        ("Bill", "B1lI"),
        ("Lukasz", "Łukasz"),
        ("modern", "modem"),
        ("Strasse", "Straße"),
        ("ᴛᴏᴍ", "Tom"),
        ("Rosa", "R०sa"),  # the zero of Devanagari
        ("Anna 2", "Anna ٢"),
    ],
)
def test_what_looks_alike_is_the_same_name(one: str, other: str) -> None:
    assert folded(one) == folded(other) != ""


@pytest.mark.parametrize(("one", "other"), [("Rosa", "Rose"), ("Tom", "Tim"), ("小明", "小红"), ("Anna 2", "Anna 3")])
def test_what_does_not_is_not(one: str, other: str) -> None:
    assert folded(one) != folded(other)


@pytest.mark.parametrize(
    "name",
    ["Admin", "H0ST", "Mindtable", "the mindtable team", "Pixel", "easy bot", "Bot fácil", "Ktoś", "Player A", "You"],
)
def test_some_names_are_the_tables_own(name: str) -> None:
    with pytest.raises(Declined, match="people-name-reserved"):
        check_name(name)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_as_the_table_calls_those_without_a_name(language: str) -> None:
    """The words are listed by themselves, so that no name waits until all languages are read."""
    said = [wording_in(language).message(message) for message in ("people-somebody", "people-guest", "table-you")]
    said += [wording_in(language).message("table-bot", bot=bot) for bot in BOTS]
    said += [wording_in(language).message("terminal-person", seat=seat) for seat in SEATS]
    for name in (*said, f"{said[0]} B"):
        with pytest.raises(Declined, match="people-name-reserved"):
            check_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "!!!",
        "★",
        "ᏚᎡᎳ",
        "Z̸̡̛̳͔a̶̧",
        "Rosa\u3164",  # letters that nobody sees
        "Rosa\uffa0",
        "Bi\u01c0\u01c0",  # clicks
        "Rסsa",  # a letter of Hebrew among Latin ones
        "Rဝsa",  # of Burmese
        "R\u3007sa",  # a zero of Chinese, which is no digit
        "R\u20ddosa",  # a circle around it
    ],
)
def test_a_name_is_made_of_letters_that_can_be_told_apart(name: str) -> None:
    with pytest.raises(Declined, match="people-name-letters"):
        check_name(name)


@pytest.mark.parametrize("name", ["小明 Li", "Ёлка", "דוד", "สมชาย 2", "김민수", "さくら子", "Γιώργος", "अनिल"])
def test_names_of_many_languages_are_names(name: str) -> None:
    assert check_name(name)


def test_similar_names_are_names() -> None:
    for name in ("Rosa", "x" * LONGEST_NAME):
        offered = similar_names(name)
        assert len({check_name(one) for one in offered}) > 8
        assert all(len(one) <= LONGEST_NAME for one in offered)


def test_whoever_comes_first_has_the_name_and_others_are_offered_some(client: TestClient, other: TestClient) -> None:
    host, guest = Person(client), Person(other)
    host.begin(game="duel", company="friends", name="Rosa")
    (invitation,) = host.invitations()
    refused = other.post(invitation, data={"name": "rоѕа"})
    assert refused.status_code == 409
    assert "rоѕа" in refused.text, "what was typed is still there"
    assert "rоѕа 2, rоѕа 3, rоѕа 4" in refused.text
    assert other.post("/games", data={"game": "duel", "name": "ROSA", "epic": "yes"}).status_code == 409
    guest.sit_down(invitation, "Rosa 2")
    assert "Rosa 2" in host.look()
    assert 'value="Rosa 2"' in other.get("/").text


def test_names_at_a_shared_screen_claim_nothing(client: TestClient, other: TestClient) -> None:
    Person(client).begin(game="duel", company="screen", name="Rosa", **{"called-1": "Tom"})
    Person(other).begin(game="duel", name="Tom")


def test_a_name_that_a_browser_of_before_has_kept_becomes_its_own(client: TestClient, other: TestClient) -> None:
    for browser in (client, other):
        browser.cookies.set("name", "Rosa", domain="table.test", path="/")
        assert 'value="Rosa"' in browser.get("/").text
        assert browser.post("/learn/first-game/real-game", data={}).status_code == 200, "the other one is a guest"
    identities = state(client).house.identities
    known = portal(client).call(identities.on_disk, lambda: identities.people.some(5))
    assert [one.person.name for one in known] == ["Rosa"]
