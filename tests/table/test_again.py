"""What just happened, once more: as the viewer saw it then, and for nobody else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mindtable.game.contract import Seat
from mindtable.mindbug.sight import PlayerSight, Sight
from mindtable.table.app import make_app
from mindtable.table.pace import AT_ONCE
from mindtable.table.present.sayings import wording_in
from mindtable.table.settings import Settings
from mindtable.wording.mindbug import MindbugWords
from tests.placed import own_hand
from tests.table.inside import authority
from tests.table.playing import Person, another, gather

_SCRIPT = {"HX-Request": "true"}


def once_more(browser: TestClient, game: str) -> list[str]:
    """The pages that a browser is given to play again, and the one of now."""
    answer = browser.post(f"/games/{game}/again", headers=_SCRIPT)
    assert answer.status_code == 200, answer.text
    return re.findall(r"<template>(.*?)</template>", answer.text, re.DOTALL)


def begun(client: TestClient, other: TestClient, moves: int = 12) -> tuple[Person, Person]:
    """Two who have played a while."""
    host, guest = Person(client, 3), Person(other, 4)
    host.begin(game="duel", company="friends", name="Rosa")
    gather(host, guest, names=["Tom"])
    for _ in range(moves):
        host.turn()
        guest.turn()
    return host, guest


def test_nothing_is_asked_in_what_is_seen_again_and_the_last_page_is_that_of_now(
    client: TestClient, other: TestClient
) -> None:
    host, guest = begun(client, other)
    for person, browser in ((host, client), (guest, other)):
        *before, now = once_more(browser, person.game)
        assert before
        assert not [page for page in before if 'name="move"' in page]
        assert all('data-title="Once more: ' in page for page in before)
        assert now.strip() in person.look()


@pytest.mark.slow
def test_it_shows_no_card_that_the_viewer_has_not_seen(client: TestClient, other: TestClient) -> None:
    host, guest = begun(client, other, 0)
    watching = another(client)
    words = wording_in("en").words(MindbugWords)
    looked = 0
    for _ in range(8):
        host.turn()
        guest.turn()
        table = authority(client, host.game)
        for seat, browser in ((Seat("A"), client), (Seat("B"), other), (None, watching)):
            pages = "".join(once_more(browser, host.game))
            told = {getattr(event, "card", None) for tidings in table.course.told(seat) for event in tidings.events}
            sight = table.position.view(seat).sight
            assert isinstance(sight, Sight)
            known = told | {card for player in sight.players for card in _seen(player)}
            for rival in {Seat("A"), Seat("B")} - {seat}:
                for card in set(own_hand(table.position, rival)) - known:
                    looked += 1
                    assert f'"{card}"' not in pages
                    assert f">{words.card_name(card)}<" not in pages
    assert looked > 20


def _seen(player: PlayerSight) -> set[str | None]:
    return {*player.hand, *player.discard_pile, *(creature.card for creature in player.creatures)}


def test_without_script_it_leads_to_the_game(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel", company="bot")
    answer = client.get(f"/games/{person.game}/again", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/games/{person.game}")


def test_of_a_game_that_is_over_the_end_comes_last(client: TestClient, other: TestClient) -> None:
    host, _ = begun(client, other)
    if not authority(client, host.game).is_over:
        client.post(f"/games/{host.game}/resign")
    for browser in (client, other):
        *before, now = once_more(browser, host.game)
        assert 'class="ending' in now
        assert before
        assert not [page for page in before if 'class="ending' in page]


def test_who_asks_for_it_too_often_is_told_so(tmp_path: Path) -> None:
    with TestClient(
        make_app(Settings(data=tmp_path, pace=AT_ONCE, posts_a_minute=12)), follow_redirects=True
    ) as client:
        person = Person(client)
        person.begin(game="duel", company="bot")
        answers = [client.post(f"/games/{person.game}/again", headers=_SCRIPT).status_code for _ in range(13)]
    assert answers[0] == 200
    assert answers[-1] == 429


def test_behind_a_curtain_there_is_nothing_to_be_seen_again(client: TestClient) -> None:
    person = Person(client)
    person.begin(game="duel", company="screen")
    assert 'class="curtain"' in person.look()
    assert client.post(f"/games/{person.game}/again", headers=_SCRIPT).status_code == 403
    person.turn()  # lifts the curtain
    assert once_more(client, person.game)


@pytest.mark.parametrize("game", ["tag-team", "mind-up"])
def test_other_games_can_be_seen_again_as_well(client: TestClient, game: str) -> None:
    person = Person(client)
    person.begin(game=game, company="bot")
    for _ in range(8):
        person.turn()
    assert once_more(client, person.game)
