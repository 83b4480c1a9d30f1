"""What a device keeps of the table: its name and icons, and pages that can be read without a connection."""

from __future__ import annotations

import json
import re
from pathlib import Path
from runpy import run_path

from starlette.testclient import TestClient

from mindtable.table.pages.offline import readable
from mindtable.table.rendering import STATIC
from mindtable.wording import LANGUAGES
from tests.table.playing import Person, another

ROOT = Path(__file__).parents[2]
ALLOWED = re.compile(r"/offline|/rules(/[\w-]+)?|/cards(/mind-up)?|/lessons")


def kept(client: TestClient, language: str) -> dict[str, str | list[str]]:
    """What the service worker is to keep."""
    script = client.get(f"/service-worker.js?language={language}")
    assert script.headers["content-type"].startswith("text/javascript")
    found: dict[str, str | list[str]] = json.loads(script.text.partition("const KEPT = ")[2].partition(";\n")[0])
    return found


def test_only_what_is_the_same_for_everybody_is_kept(client: TestClient) -> None:
    """Somebody who plays, and has a name, gets no other pages by a browser that says nothing of them."""
    assert kept(client, "en")["pages"] == readable()
    assert all(ALLOWED.fullmatch(page) for page in readable())
    Person(client).begin(game="duel", name="Rosalind")
    for path in readable():
        answer = another(client).get(path)
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
        assert not re.search("Rosalind|/games/|told.js|offline.js", answer.text), path


def test_caches_are_of_one_language_and_version(client: TestClient) -> None:
    names = {str(kept(client, language)["cache"]) for language in LANGUAGES}
    assert {name.partition("-")[0] for name in names} == set(LANGUAGES)
    assert len({name.partition("-")[2] for name in names}) == 1
    assert client.get("/service-worker.js?language=xx").status_code == 422
    page = client.get("/offline", headers={"accept-language": "pl"}).text
    assert 'lang="pl"' in page
    assert 'href="/lessons"' in page


def test_it_can_be_installed(client: TestClient) -> None:
    for language in LANGUAGES:
        answer = client.get("/manifest.webmanifest", headers={"accept-language": language})
        manifest = answer.json()
        assert answer.headers["content-type"] == "application/manifest+json"
        assert (manifest["lang"], manifest["start_url"], manifest["display"]) == (language, "/", "standalone")
        assert "\n" not in manifest["description"]
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        drawn = client.get(icon["src"])
        assert drawn.headers["content-type"] == icon["type"]
    assert "manifest-src 'self'" in answer.headers["content-security-policy"]


def test_icons_are_drawn_from_our_art() -> None:
    """`python tools/icons.py` draws them anew."""
    for name, content in run_path(str(ROOT / "tools" / "icons.py"))["icons"]().items():
        assert (STATIC / name).read_bytes() == content


def test_lessons_can_be_read(client: TestClient) -> None:
    page = client.get("/lessons").text
    assert page.count("<h3>") > 10
    assert "**" not in page
