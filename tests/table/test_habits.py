"""What bots have found out, on the site."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from mindtable.lab.habits import Habits, often_of, shipped
from mindtable.table.pages import lab
from mindtable.table.present.habitual import Course, courses
from mindtable.wording import LANGUAGES, Wording


def test_the_page_shows_every_course_with_its_numbers(client: TestClient) -> None:
    page = client.get("/habits").text
    assert page.count('class="course"') == len(shipped())
    assert page.count("data-sortable") == sum("card" in seen for one in shipped() for seen in one.counted.values())
    assert all(f"{one.games:,} games, {one.decisions:,} decisions" in page for one in shipped())
    assert 'style="' not in page  # the table allows none
    plots = re.findall(r"<figure.*?</figure>", page, re.DOTALL)
    assert plots
    assert all('aria-hidden="true"' in plot and re.search(r'class="spoken">[^<]*% of [\d,]+', plot) for plot in plots)


def test_it_is_drawn_once_for_a_language(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def counting(found: tuple[Habits, ...], wording: Wording) -> tuple[Course, ...]:
        drawn.append(wording.language)
        return courses(found[:1], wording)

    monkeypatch.setattr(lab, "courses", counting)
    lab._counted.cache_clear()
    for language in ("pl", "fr", "pl"):
        client.get("/habits", headers={"accept-language": language})
    lab._counted.cache_clear()
    assert drawn == ["pl", "fr"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_there_in_every_language_and_the_lab_leads_to_it(client: TestClient, language: str) -> None:
    headers = {"accept-language": language}
    assert 'href="/habits"' in client.get("/lab", headers=headers).text
    assert client.get("/habits", headers=headers).status_code == 200


def test_the_page_of_a_card_says_how_often_it_is_taken(client: TestClient) -> None:
    often = often_of("take", "gorillion")
    assert often is not None
    page = client.get("/cards/gorillion").text
    assert f"{100 * often.share:.1f}% of the time ({often.times:,} chances)" in page
    assert 'href="/habits"' in page
