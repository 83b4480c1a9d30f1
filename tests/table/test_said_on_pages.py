"""What is said on pages and in errors, in every language, is nothing that is never to be said."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from mindtable.games import games
from mindtable.wording import LANGUAGES
from tests.table.test_host import become_host
from tests.wording.said import on_page
from tests.wording.words import Reading

PAGES = [
    "/",
    "/cards",
    "/cards/mind-up",
    "/cards/shark-dog",
    "/rules",
    "/learn",
    "/replay",
    "/fair",
    "/habits",
    "/lab",
    "/ladder",
    "/host",
    "/lobby",
    "/me",
    "/privacy",
    "/tournaments",
    "/about",
    "/games",
    "/me/delete",
    "/sign-in",
    "/recover",
    "/me/tokens",
    "/offline",
    "/lessons",
]
WRONG = ["/nonsense", "/games/nonsense", "/replay/nonsense", "/cards/nonsense", "/rules/nonsense", "/join/a/b/c"]
HANDED_IN = ["", "nonsense", "game: duel\nA: {life: 99}", "game: chess", "game: duel\nA: {hand: [dragon]}", "[" * 999]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_and_errors_say_nothing_that_is_never_to_be_said(language: str, client: TestClient) -> None:
    become_host(client)
    client.headers["accept-language"] = language
    reading = Reading()
    for path in [*PAGES, *(f"/rules/{game}" for game in games()), *WRONG]:
        answer = client.get(path)
        assert (answer.status_code == 200) == (path not in WRONG), path
        assert f'lang="{language}"' in answer.text
        reading.read(language, on_page(answer.text))
    for text in HANDED_IN:
        answer = client.post("/replay", data={"text": text})
        assert answer.status_code in (409, 422)
        reading.read(language, on_page(answer.text))
    assert sorted(set(reading.found)) == []
