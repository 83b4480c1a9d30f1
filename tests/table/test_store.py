"""The store: what is written stays, in order, and two entries never have one number."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest

from mindtable.game.contract import Seat
from mindtable.store import AlreadyDecided, Chair, Entry, NewGame, Store

A, B = Seat("A"), Seat("B")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


def new_game(**more: object) -> NewGame:
    chairs = (Chair(A, name="Rosa", player="hash"), Chair(B))
    return NewGame("duel", "1", 7, chairs, ("first-contact",), {"deck": "x"}, **more)


def test_a_game_comes_back_as_it_was(store: Store) -> None:
    id = store.begin(new_game(moves=((A, "play gorillion"),)))
    store.append(id, Entry(2, "move", B, "pass"), over=False)
    store.append(id, Entry(3, "back", A, "0"), over=False)
    store.close()
    kept = store.game(id)
    assert kept is not None
    assert kept.begun == new_game()
    assert [(one.number, one.kind, one.seat, one.text) for one in kept.entries] == [
        (1, "move", "A", "play gorillion"),
        (2, "move", "B", "pass"),
        (3, "back", "A", "0"),
    ]


def test_of_two_entries_with_one_number_the_first_stays(store: Store) -> None:
    id = store.begin(new_game())
    store.append(id, Entry(1, "move", A, "first"), over=False)
    with pytest.raises(AlreadyDecided):
        store.append(id, Entry(1, "move", A, "second"), over=True)
    kept = store.game(id)
    assert kept is not None
    assert [entry.text for entry in kept.entries] == ["first"]
    assert store.going_on(timedelta(days=1)) == [id], "nothing of the second is left"


def test_a_chair_is_taken_once(store: Store) -> None:
    id = store.begin(new_game())
    assert store.sit_down(id, B, player="tom", name="Tom")
    assert not store.sit_down(id, B, player="kim", name="Kim")
    assert not store.sit_down(id, A, player="kim", name="Kim")
    kept = store.game(id)
    assert kept is not None
    assert kept.chairs[1] == Chair(B, name="Tom", player="tom")


def test_a_rematch_is_named_once(store: Store) -> None:
    id = store.begin(new_game())
    assert store.follow(id, "first") == "first"
    assert store.follow(id, "second") == "first"


def test_games_of_a_player_those_that_go_on_first(store: Store) -> None:
    over, going, strange = store.begin(new_game()), store.begin(new_game()), store.begin(new_game())
    store.append(over, Entry(1, "resign", A, ""), over=True)
    assert not store.hand_over(strange, A, "rule", of="somebody")
    assert store.hand_over(strange, A, "rule", of="hash")
    assert not store.hand_over(strange, A, "rule", of=None)
    assert store.games_of("hash", 5) == [going, over]
    assert store.games_of("hash", 1) == [going]
    assert store.games_of("nobody", 5) == []
