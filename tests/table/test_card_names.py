"""Names of cards on pages: all of the language, or all English for whoever has chosen that."""

from __future__ import annotations

import html
import re

import pytest
from starlette.testclient import TestClient

from mindtable.mindbug.cards import CARDS, FACES
from mindtable.table.present.sayings import wording_in
from mindtable.wording.mindbug import MindbugWords
from tests.table.playing import Person

ENGLISH = {CARDS[face].name for face in FACES.values()}


def names_in(page: str, names: set[str]) -> set[str]:
    """Which of some names stand in a page, as far as no other one contains them."""
    text = re.sub(r"\xad|<wbr>", "", html.unescape(page))
    longest_first = sorted(names, key=len, reverse=True)
    return set(re.findall("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in longest_first), text))


def choose(client: TestClient, naming: str, here: str) -> str:
    return client.post("/settings", data={"names": naming, "here": here}).text


@pytest.mark.slow
@pytest.mark.parametrize("language", ["it", "pl"])
def test_no_table_has_names_of_two_languages(client: TestClient, other: TestClient, language: str) -> None:
    words = wording_in(language).words(MindbugWords)
    own = {words.card_name(card) for card in FACES}
    client.headers["accept-language"] = other.headers["accept-language"] = language
    person = Person(client)
    person.begin(game="duel")
    here = f"/games/{person.game}"
    assert names_in(person.look(), own)
    assert names_in(person.look(), ENGLISH - own) == set()
    page = choose(client, "english", here)
    assert f'<html lang="{language}"' in page
    assert names_in(page, ENGLISH)
    assert names_in(page, own - ENGLISH) == set()
    assert names_in(client.get("/cards").text, own - ENGLISH) == set()
    assert names_in(other.get("/cards").text, ENGLISH - own) == set(), "others read as before"
    assert names_in(choose(client, "own", here), ENGLISH - own) == set()


def test_the_choice_shows_what_is_chosen_and_is_none_in_english(client: TestClient) -> None:
    client.headers["accept-language"] = "it"
    assert 'name="names" value="english" aria-pressed="false"' in client.get("/").text
    assert 'name="names" value="own" aria-pressed="true"' in choose(client, "english", "/")
    assert 'name="names"' not in client.get("/", headers={"accept-language": "en"}).text
    assert client.post("/settings", data={"names": "german"}).status_code == 422
