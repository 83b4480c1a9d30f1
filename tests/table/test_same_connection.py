"""Chairs that were taken by one connection: everybody sees which, and nobody learns from where."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from mindtable.game.contract import Seat
from mindtable.store import Chair
from mindtable.table.keys import Keys
from mindtable.table.seen import sharing
from tests.table.inside import as_client, authority, portal, state
from tests.table.playing import Person, gather

A, B, C, D = map(Seat, "ABCD")
NOTE = 'class="shares"'
HOME, ELSEWHERE = "203.0.113.7", "198.51.100.4"


@pytest.fixture
def running(app: Starlette) -> Iterator[TestClient]:
    with TestClient(app, base_url="http://table.test", follow_redirects=True) as table:
        yield table


def from_(address: str, running: TestClient) -> Person:
    """Somebody whose browser is at an address."""
    browser = TestClient(running.app, base_url="http://table.test", follow_redirects=True, client=(address, 50000))
    browser.portal = running.portal
    return Person(browser)


def together(running: TestClient, game: str, *addresses: str, **wish: str) -> list[Person]:
    """A game of friends from addresses, in the order of their chairs. They have names, unless the host is to
    have another one."""
    host = from_(addresses[0], running)
    host.begin(**{"game": game, "company": "friends", "name": "Ann", **wish})
    guests = [from_(address, running) for address in addresses[1:]]
    gather(host, *guests, names=("Bob", "Cid", "Dot") if "name" not in wish else ())
    return [host, *guests]


def chairs(*sat: tuple[str | None, str]) -> dict[Seat, Chair]:
    return {
        seat: Chair(seat, player=player, tag=tag) for seat, (player, tag) in zip(map(Seat, "ABCD"), sat, strict=False)
    }


def test_who_shares_a_connection_with_somebody_before_them() -> None:
    assert sharing(chairs(("ann", "1"), ("bob", "1"), ("cid", "2"), ("dot", "1"))) == {B: A, D: A}
    assert sharing(chairs(("ann", "1"), ("bob", "2"))) == {}
    assert sharing(chairs(("ann", "1"), (None, "1"), (None, ""))) == {}, "neither bots nor free chairs"
    assert sharing(chairs(("ann", "1"), ("bob", "1"), ("ann", "1"))) == {B: A}, "not who sits at one screen"
    assert sharing(chairs(("ann", ""), ("bob", ""))) == {}, "of games of older versions nothing is known"


@pytest.mark.parametrize("game", ["duel", "tag-team", "mind-up"])
def test_everybody_sees_a_second_chair_from_the_same_connection(running: TestClient, game: str) -> None:
    addresses = {"duel": (HOME, HOME), "tag-team": (HOME, HOME, ELSEWHERE, "192.0.2.9")}
    ann, bob, *others = together(running, game, *addresses.get(game, (HOME, HOME, ELSEWHERE)), players="3")
    assert "same connection as you" in ann.look()
    for person in (bob, *others):
        page = person.look()
        assert "same connection as Ann" in page
        assert page.count(NOTE) == 1, "of the others nothing is to be said"


def test_it_is_seen_before_the_game_begins(running: TestClient) -> None:
    ann, bob = together(running, "tag-team", HOME, HOME)
    assert 'class="panel question lobby"' in ann.look()
    for person in (ann, bob):  # everybody is called by their name there
        assert "same connection as Ann" in person.look()


def test_other_connections_bots_and_one_screen_have_no_note(running: TestClient) -> None:
    ann, bob, *_ = together(running, "tag-team", HOME, ELSEWHERE, **{"other-2": "rule", "other-3": "screen"})
    assert NOTE not in ann.look() + bob.look()


def test_on_one_machine_it_is_as_true(running: TestClient) -> None:
    _, bob = together(running, "duel", "127.0.0.1", "127.0.0.1")
    assert "same connection as Ann" in bob.look()


def test_it_stays_after_a_bot_played_on_and_in_a_rematch(running: TestClient) -> None:
    ann, bob, *_ = together(running, "mind-up", HOME, HOME, players="3", **{"other-2": "rule"})
    bob.do("resign")
    assert NOTE not in ann.look(), "a bot has the chair"
    bob.do("sit-down-again")
    assert NOTE in ann.look()
    ann, bob = together(running, "duel", HOME, HOME, name="")
    bob.do("resign")
    ann._arrive(ann.do("rematch").text)
    assert NOTE in ann.look()


def test_no_address_is_kept(running: TestClient, tmp_path: Path) -> None:
    together(running, "duel", HOME, HOME)
    together(running, "duel", HOME, ELSEWHERE, name="")
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert HOME.encode() not in kept
    with closing(sqlite3.connect(tmp_path / "mindtable.db")) as database:
        tags = [tag for (tag,) in database.execute("SELECT tag FROM chairs ORDER BY game, seat")]
    assert all(len(tag) == 16 for tag in tags)
    assert len(set(tags)) == 3, "the same address is another mark in another game"


def test_a_mark_follows_from_key_game_and_address() -> None:
    keys = Keys(b"key")
    mark = keys.connection("game", HOME)
    assert mark == Keys(b"key").connection("game", HOME)
    assert len({mark, keys.connection("other", HOME), keys.connection("game", ELSEWHERE)}) == 3
    assert Keys(b"another").connection("game", HOME) != mark


def test_a_browser_that_sits_takes_no_second_chair(running: TestClient) -> None:
    """Neither one after the other nor both at once: it would become a screen for two, which nobody asked for."""
    host = from_(HOME, running)
    host.begin(game="tag-team", company="friends", name="Ann")
    first, second, third = host.invitations()
    guest = from_(ELSEWHERE, running)
    guest.sit_down(first, "Bob")
    for invitation in (second, third):
        assert f"/games/{host.game}" in str(as_client(guest.browser).get(invitation).url)
        guest.sit_down(invitation, "Bob")
    table = authority(running, host.game)
    assert table.free_seats == [C, D]
    assert len(host.invitations()) == 2


def test_nor_by_two_invitations_at_the_same_time(running: TestClient) -> None:
    host, guest = from_(HOME, running), from_(ELSEWHERE, running)
    guest.begin(game="duel")
    host.begin(game="tag-team", company="friends", name="Ann")
    with ThreadPoolExecutor(2) as both:
        pages = list(both.map(lambda one: guest.browser.post(one, data={"name": "Bob"}), host.invitations()[:2]))
    assert [page.status_code for page in pages] == [200, 200], "each leads to the game"
    table = authority(running, host.game)
    assert len(table.free_seats) == 2


def test_a_store_gives_a_player_one_chair_of_a_game(running: TestClient) -> None:
    host = from_(HOME, running)
    host.begin(game="tag-team", company="friends", name="Ann")
    house = state(running).house

    async def both() -> list[object]:
        table = await house.hall.game(host.game)
        sitting = [house.usher.sit_down(table, seat, player="bob", name="Bob") for seat in (B, C)]
        return list(await asyncio.gather(*sitting, return_exceptions=True))

    done = portal(running).call(both)
    assert [getattr(one, "message", None) for one in done] == [None, "table-chair-taken"]


def test_a_browser_is_known_before_it_sits_down(running: TestClient) -> None:
    """Else a chair would be lost with the answer that should have told a browser who it is."""
    host, guest = from_(HOME, running), from_(ELSEWHERE, running)
    host.begin(game="duel", company="friends", name="Ann")
    (invitation,) = host.invitations()
    guest.browser.get(invitation)
    token = as_client(guest.browser).cookies["mindtable"]
    guest.sit_down(invitation, "Bob")
    assert as_client(guest.browser).cookies["mindtable"] == token
    table = authority(running, host.game)
    assert not table.free_seats
