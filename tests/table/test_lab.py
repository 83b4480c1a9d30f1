"""What studies have shown, on the site."""

from __future__ import annotations

import re

from starlette.testclient import TestClient

from mindtable.lab.figures import shipped, worth_of
from mindtable.wording import LANGUAGES


def test_every_study_is_listed_and_has_a_page(client: TestClient) -> None:
    listed = re.findall(r'href="/lab/([^"]+)"', client.get("/lab").text)
    assert sorted(listed) == sorted(study.name for study in shipped())
    assert listed[:2] == ["duel-first-contact", "duel-first-contact-search"]  # as the sets came out
    page = client.get(f"/lab/{listed[0]}").text
    assert page.count("data-sortable") >= 3
    assert "<svg" in page
    assert 'style="' not in page  # the table allows none
    assert client.get("/lab/nothing").status_code == 404


def test_the_page_of_a_card_says_what_it_is_worth_in_every_language(client: TestClient) -> None:
    found = worth_of("brain-fly", ("duel",))
    assert found is not None
    points = f"{abs(found[0].worth) * 100:.1f}"
    for language in LANGUAGES:
        page = client.get("/cards/brain-fly", headers={"accept-language": language}).text
        assert points.replace(".", "." if language == "en" else ",") in page
        assert f'href="/lab/{found[1].name}"' in page
