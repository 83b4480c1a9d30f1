"""What is remembered is bounded, and nothing that visitors make up is remembered for good."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from functools import _lru_cache_wrapper
from itertools import cycle

import pytest
from starlette.testclient import TestClient

from mindtable.game.records import Record, verify, write_out
from mindtable.games import game_named
from mindtable.table import pictures
from mindtable.table.counting import AtOnce, RateLimit
from mindtable.table.course import Course
from mindtable.table.live import Lines
from mindtable.wording import LANGUAGES
from tests.table.inside import authority, state
from tests.table.playing import Person

MADE_UP = 3000


@pytest.mark.slow
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
    open = AtOnce(5)
    lines = Lines(open)
    for number in range(MADE_UP):
        with lines.to(f"192.0.2.{number}"):
            pass
    assert not open._here


def test_a_game_keeps_a_page_for_spectators_in_each_language(client: TestClient, other: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel", company="friends")
    for language in (*LANGUAGES, "xx", "tlh", "en-GB", "fr-CA"):
        other.get(f"/games/{person.game}", headers={"accept-language": language})
    table = authority(client, person.game)
    assert set(table.public_pages) <= set(LANGUAGES)


def long_record(moves: int) -> str:
    """A game in which somebody cannot make up their mind."""
    game = game_named("mind-up")
    position, _ = game.deal(seed=1, sets=(), options={"players": "3"})
    seats = {seat: seat for seat in position.seats}
    record = Record.of_deal(game, position, seed=1, sets=(), options={"players": "3"}, seats=seats)
    seat = position.to_decide[0]
    for move, _ in zip(cycle(position.moves(seat)), range(moves), strict=False):
        record = record.with_move(seat, move, ())
    return write_out(record)


def test_long_games_are_closed_before_there_are_many(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mindtable.table.hall._MOST_STEPS", 500)
    text = long_record(200)
    pages = [client.post("/replay", data={"text": text}).url.path for _ in range(4)]
    assert len(state(client).house.hall._open) == 2
    for page in pages:
        assert client.get(page).status_code == 200


def test_a_long_game_is_played_through_beside_the_server_and_once(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To be opened, and to be checked; whoever asks for others meanwhile does not wait for that."""
    done: list[str] = []

    def noting(work: Callable[..., object], what: str) -> Callable[..., object]:
        def noted(*given: object) -> object:
            done.append(f"{what} by {threading.current_thread().name.partition('_')[0]}")
            return work(*given)

        return noted

    monkeypatch.setattr("mindtable.table.as_it_stands.Course", noting(Course, "opened"))
    monkeypatch.setattr("mindtable.table.course.verify", noting(verify, "checked"))
    game = client.post("/replay", data={"text": long_record(20)}).url.path.removeprefix("/replay/")
    for _ in range(3):
        assert client.get(f"/games/{game}/deal").status_code == 200
    assert done == ["opened by opening", "checked by asyncio"]


def test_of_a_record_that_is_handed_in_no_more_is_kept_than_it_needs(client: TestClient) -> None:
    text = long_record(20)
    named = text.replace("seat A: A", f"seat A: {'Rosa' * 5000}")
    page = client.post("/replay", data={"text": named}).url.path
    table = authority(client, page.removeprefix("/replay/"))
    assert table.begun.record is not None
    assert len(table.begun.record) < len(text) + 100
