"""What is remembered is bounded, and nothing that visitors make up is remembered for good."""

from __future__ import annotations

import gc
import sys
from functools import _lru_cache_wrapper

from playing import Person
from starlette.testclient import TestClient

from mindtable.table import pictures
from mindtable.table.live import Lines
from mindtable.table.security import RateLimit
from mindtable.wording import LANGUAGES

MADE_UP = 3000


def test_what_visitors_make_up_is_not_kept(client: TestClient) -> None:
    nonsense(client, 1, "before")  # what is needed for any answer
    before = sizes()
    nonsense(client, 20, "then")
    for number in range(MADE_UP):
        assert pictures.drawn(f"made-up-{number}.svg") is None
        assert pictures.drawn(f"emote-{number}.svg") is None
    assert sizes() == before


def nonsense(client: TestClient, count: int, word: str) -> None:
    """Ask for what is not there, by every kind of address."""
    for number in range(count):
        made_up = f"{word}-{number}"
        for path in (
            f"/art/{made_up}.svg",
            f"/static/{made_up}.css",
            f"/cards/{made_up}",
            f"/read/{made_up}",
            f"/rules/{made_up}",
            f"/games/{made_up}",
            f"/games/{made_up}/live",
            f"/replay/{made_up}",
            f"/join/{made_up}/A/{made_up}",
            f"/cards?set={made_up}&keyword={made_up}&text={made_up}",
            f"/{made_up}",
        ):
            headers = {"accept-language": f"{made_up}, x{number}", "cookie": f"language={made_up}; mindtable={made_up}"}
            assert client.get(path, headers=headers).status_code in (200, 404, 403), path
        client.post("/replay", data={"text": f"game: {made_up}"})


def sizes() -> dict[str, int]:
    """How much every function remembers that has no bound of its own."""
    return {
        f"{module}.{name}": one.cache_info().currsize
        for module, there in list(sys.modules.items())
        if module.startswith("mindtable")
        for name, one in vars(there).items()
        if isinstance(one, _lru_cache_wrapper) and one.cache_info().maxsize is None
    }


def test_addresses_are_forgotten() -> None:
    limit = RateLimit(60)
    for number in range(MADE_UP * 5):
        limit.allows(f"192.0.2.{number}")
    assert len(limit._left) <= 10_000
    lines = Lines(5)
    for number in range(MADE_UP):
        with lines.to(f"192.0.2.{number}"):
            pass
    assert not lines._open


def test_a_game_keeps_a_page_for_spectators_in_each_language(client: TestClient, other: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel", company="friends")
    for language in (*LANGUAGES, "xx", "tlh", "en-GB", "fr-CA"):
        other.get(f"/games/{person.game}", headers={"accept-language": language})
    table = client.portal.call(client.app.state.table.hall.game, person.game)
    assert set(table.public_pages) <= set(LANGUAGES)


def test_who_sits_before_a_screen_is_forgotten_with_the_game(client: TestClient) -> None:
    curtains = client.app.state.table.curtains
    hall = client.app.state.table.hall
    for _ in range(3):
        person = Person(client)
        person.begin(game="duel", company="screen")
        assert person.do("look", seat="A").status_code == 200
    assert len(curtains._looking) == 3
    client.portal.call(hall._open.clear)
    gc.collect()
    assert len(curtains._looking) == 0
