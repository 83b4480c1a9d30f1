"""The pages of the cards."""

from __future__ import annotations

import html
import re

import pytest
from starlette.testclient import TestClient

from mindtable.mindbug.cards import FACES


def names(page: str) -> list[str]:
    return [html.unescape(name) for name in re.findall(r'<h2 class="name">([^<]+)</h2>', page)]


@pytest.mark.parametrize(
    ("language", "text", "name"),
    [
        ("fr", "tigrecureuil", "Tigrécureuil"),
        ("es", "buharana", "Buharaña"),
        ("es", "CACERIA", "Compostragón"),
        ("pl", "shark dog", "Psorekin"),
        ("en", "killer bee hunter", "Killer Bee"),
        ("en", "  opponent’s  hand ", "Strange Barrel"),
        ("en", "opponent's hand", "Strange Barrel"),
    ],
)
def test_words_are_found_as_people_type_them(client: TestClient, language: str, text: str, name: str) -> None:
    page = client.get("/cards", params={"text": text}, headers={"accept-language": language}).text
    found = names(page)
    assert name in found
    assert len(found) < len(FACES)


@pytest.mark.parametrize(("card", "is_said"), [("sea-rex", True), ("big-box-mimic", True), ("gorillion", False)])
def test_a_card_that_speaks_of_boosting_says_what_that_means(client: TestClient, card: str, is_said: bool) -> None:
    for page in (f"/cards/{card}", f"/read/{card}"):
        assert ("under the creature; each gives it +1 power" in client.get(page).text) is is_said


def test_from_card_to_card(client: TestClient) -> None:
    cards = list(FACES)
    for before, card, after in (cards[-1:] + cards[:2], cards[:3]):
        page = client.get(f"/cards/{card}").text
        assert f'href="/cards/{before}" rel="prev"' in page
        assert f'href="/cards/{after}" rel="next"' in page


def test_the_cards_of_mind_up(client: TestClient) -> None:
    page = client.get("/cards/mind-up").text
    assert len(re.findall(r'<li class="up-card', page)) == 60
    assert page.count("<li>A1: ") == 1
    assert 'href="/cards/mind-up"' in client.get("/cards").text
