"""Reviews as they are kept: in the place of one of their kind, for as long as their game."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest

from mindtable.game.contract import Seat
from mindtable.store import Entry, Keeping, KeptReview, NewGame, Store

ROUGH, FINE, OPEN = (
    KeptReview(kind, care, "1", "{}") for kind, care in (("known", "rough"), ("known", "fine"), ("open", "fine"))
)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


def game(store: Store) -> str:
    """A game that is over."""
    id = store.begin(NewGame("duel", "1", 7))
    store.append(id, Entry(1, "resign", Seat("A"), ""), asked=[])
    return id


def test_a_review_takes_the_place_of_one_of_its_kind(store: Store) -> None:
    one, other = game(store), game(store)
    for review in (ROUGH, FINE, OPEN, again := ROUGH._replace(version="2", text="[]")):
        store.reviews().keep(one, review)
    assert sorted(store.reviews().of(one)) == sorted([again, FINE, OPEN])
    assert store.reviews().of(other) == []


def test_those_who_keep_the_same_at_the_same_time_keep_it_once(store: Store) -> None:
    id = game(store)
    with ThreadPoolExecutor(4) as together:
        list(together.map(lambda _: store.reviews().keep(id, FINE), range(12)))
    assert store.reviews().of(id) == [FINE]


def test_reviews_go_with_their_game(store: Store) -> None:
    id = game(store)
    store.reviews().keep(id, FINE)
    assert store.put_away(id, Keeping(finished=timedelta(0)))
    assert store.reviews().of(id) == []
    store.reviews().keep(id, FINE)
    assert store.reviews().of(id) == [], "and none comes after it"
