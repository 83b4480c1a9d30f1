"""Who looks for others, as it is kept: whoever puts people together does so for all servers, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from itertools import combinations

import pytest
from sqlalchemy import update

from mindtable.game.contract import Seat
from mindtable.store import Agreement, Chair, NewGame, Seeking, Sought, Store
from mindtable.store.tables import seeks as kept

DUEL = Sought("duel", 2, ("first-contact",), {}, "600+5")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


def game_of(*players: str | None, agreement: Agreement | None = None) -> NewGame:
    chairs = tuple(Chair(Seat(seat), player=player) for seat, player in zip("AB", players, strict=True))
    return NewGame("duel", "1", chairs=chairs, secret=bytes(32), agreement=agreement or Agreement())


def test_one_of_many_who_pair_the_same_people_at_the_same_moment_does(store: Store) -> None:
    seeks = store.seeks()
    for player in "abc":
        seeks.open(player, Seeking(player, DUEL, player.upper(), address=player), most=5)
    assert [(one.id, one.who.sought) for one in seeks.there()] == [(player, DUEL) for player in "abc"]
    pairs = [*combinations("abc", 2)] * 2

    def pair(number: int) -> bool:
        return seeks.pair(pairs[number], game_of(*pairs[number]), f"game {number}")

    with ThreadPoolExecutor(4) as servers:
        done = list(servers.map(pair, range(len(pairs))))
    assert done.count(True) == 1
    assert [store.game(f"game {number}") is not None for number in range(len(pairs))] == done
    game = f"game {done.index(True)}"
    assert sorted(str(one.game) for one in seeks.there()) == sorted([game, game, "None"])


def test_somebody_looks_for_one_game_at_a_time_and_as_long_as_they_are_heard_of(store: Store) -> None:
    seeks = store.seeks()
    assert seeks.open("1", Seeking("rosa", DUEL, address="here"), most=2)
    assert seeks.open("2", Seeking("kim", DUEL, address="here"), most=2)
    assert not seeks.open("3", Seeking("tom", DUEL, address="here"), most=2), "there is no room"
    assert seeks.open("4", Seeking("kim", Sought("mind-up", 3), address="here"), most=2), "in place of the other"
    assert [one.id for one in seeks.there()] == ["1", "4"]
    long_ago = update(kept).values(seen=kept.c.seen - timedelta(seconds=20))
    with store._writing() as connection:
        connection.execute(long_ago)
    assert seeks.there() == []
    assert not seeks.pair(["1", "4"], game_of("rosa", "kim"), "game")
    seeks.seen(["kim"])
    assert [one.id for one in seeks.there()] == ["4"]
    with store._writing() as connection:
        connection.execute(long_ago.where(kept.c.player == "rosa"))
    seeks.tidy()
    with store._reading() as connection:
        assert connection.execute(kept.select()).one().player == "kim"
    seeks.withdraw("kim")
    assert seeks.there() == []


def test_only_what_is_listed_is_found_and_who_may_meet(store: Store) -> None:
    listed, of_players = Agreement(listed=True), Agreement(listed=True, watched=False)
    for number, (other, agreement) in enumerate(
        [
            (None, listed),
            ("kim", listed),
            ("kim", of_players),
            (None, of_players),
            (None, Agreement(listed=True, private=True)),
            ("kim", Agreement(listed=True, private=True)),
            (None, Agreement(clock="3d")),
            (None, Agreement()),
        ]
    ):
        store.begin(game_of("rosa", other, agreement=agreement), str(number))
    found = store.listed()
    assert sorted(found.open) == ["0", "3"]
    assert (found.running, found.playing) == (["1"], 1)
    store.people().block("rosa", "tom")
    store.people().block("kim", "somebody else")
    assert store.seeks().apart(["kim", "rosa", "tom"]) == {frozenset(("rosa", "tom"))}
