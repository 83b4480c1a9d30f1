"""What bots have found out, on the site."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from mindtable.lab.habits import often_of, shipped
from mindtable.wording import LANGUAGES


def test_the_page_shows_every_course_with_its_numbers(client: TestClient) -> None:
    page = client.get("/habits").text
    assert page.count('class="course"') == len(shipped())
    assert page.count("data-sortable") == sum("card" in seen for one in shipped() for seen in one.counted.values())
    assert all(f"{one.games:,} games, {one.decisions:,} decisions" in page for one in shipped())
    assert 'style="' not in page  # the table allows none
    plots = re.findall(r"<figure.*?</figure>", page, re.DOTALL)
    assert plots
    assert all('aria-hidden="true"' in plot and re.search(r'class="spoken">[^<]*% of [\d,]+', plot) for plot in plots)


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
