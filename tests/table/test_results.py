"""What came of games, as it is kept: settled once, in one piece, however many servers try."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from mindtable.game.contract import Seat
from mindtable.ratings import Rating
from mindtable.store import Chair, Entry, NewGame, Outcome, Result, Store

A, B = Seat("A"), Seat("B")
DAY = datetime(2026, 3, 1, 9)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


def over(store: Store) -> str:
    """A game that is over."""
    game = store.begin(NewGame("duel", "1", 7, (Chair(A, player="rosa"), Chair(B, player="tom"))))
    store.append(game, Entry(1, "resign", B, ""), asked=[])
    return game


def outcome(game: str, made: datetime = DAY, winner: str = "rosa", loser: str = "tom") -> Outcome:
    results = (Result(A, winner, 0, 1, True, ("gorillion",)), Result(B, loser, 1, 2, False, ()))
    return Outcome(game, "duel", made, results, frozenset((winner, loser)))


def first_gains(before: Mapping[str, Rating]) -> Mapping[str, Rating]:
    """One point for Rosa."""
    change = {"rosa": 1, "tom": -1}
    return {player: replace(one, mean=one.mean + change.get(player, 0)) for player, one in before.items()}


def test_only_games_that_are_over_wait_to_be_settled(store: Store) -> None:
    store.begin(NewGame("duel", "1", 7, (Chair(A, player="rosa"),)))
    store.begin(NewGame("duel", "1", 7, is_record=True))
    game = over(store)
    assert store.results().unsettled(5) == [game]
    assert store.results().settle(outcome(game), first_gains)
    assert store.results().unsettled(5) == []


def test_what_is_settled_is_there_in_lists_and_on_the_ladder(store: Store) -> None:
    kept = store.results()
    kept.settle(outcome(over(store)), first_gains)
    assert [(one.player, one.rating.mean, one.games) for one in kept.ladder("duel", 5)] == [
        ("rosa", 26, 1),
        ("tom", 24, 1),
    ]
    (played,) = kept.of("rosa", "duel", 5)
    assert (played.result.place, played.result.began, played.result.cards) == (1, True, ("gorillion",))
    assert played.rating == Rating(26, Rating().doubt)
    assert kept.against("rosa", "tom", "duel") == (1, 0)
    assert kept.against("tom", "rosa", "duel") == (0, 1)
    assert kept.rating("eva", "duel").games == 0


def test_nobody_is_pushed_off_the_ladder_by_those_who_have_hardly_played(store: Store) -> None:
    def rate(before: Mapping[str, Rating]) -> Mapping[str, Rating]:
        return {
            player: {"rosa": Rating(40, 8), "tom": Rating(30, 2)}.get(player, one) for player, one in before.items()
        }

    store.results().settle(outcome(over(store)), rate)
    assert [one.player for one in store.results().ladder("duel", 1)] == ["tom"]


def test_of_several_servers_one_settles_a_game(store: Store) -> None:
    games = [over(store) for _ in range(3)]
    with ThreadPoolExecutor(4) as together:
        done = list(together.map(lambda game: store.results().settle(outcome(game), first_gains), games * 4))
    assert sum(done) == len(games)
    assert store.results().rating("rosa", "duel").rating.mean == Rating().mean + len(games)
    assert store.results().rating("tom", "duel").games == len(games)


def test_what_fails_half_way_is_not_settled(store: Store) -> None:
    def fails(_: Mapping[str, Rating]) -> Mapping[str, Rating]:
        raise RuntimeError

    game = over(store)
    with pytest.raises(RuntimeError):
        store.results().settle(outcome(game), fails)
    assert store.results().unsettled(5) == [game]
    assert store.results().ladder("duel", 5) == []


def test_five_games_a_day_between_the_same_two_are_rated(store: Store) -> None:
    kept = store.results()
    for hour in range(6):
        kept.settle(outcome(over(store), DAY + timedelta(hours=hour)), first_gains)
    assert kept.rating("rosa", "duel").games == 5
    assert [one.rating is None for one in kept.of("rosa", "duel", 9)] == [True, *[False] * 5], (
        "the last is kept unrated"
    )
    kept.settle(outcome(over(store), DAY, loser="eva"), first_gains)
    kept.settle(outcome(over(store), DAY + timedelta(days=1)), first_gains)
    assert kept.rating("rosa", "duel").games == 7, "another one, and another day, count"


def test_what_is_not_rated_changes_no_rating(store: Store) -> None:
    store.results().settle(outcome(over(store)), None)
    assert store.results().ladder("duel", 5) == []
    assert len(store.results().of("tom", "duel", 5)) == 1


def test_results_go_with_who_leaves(store: Store) -> None:
    store.results().settle(outcome(over(store)), first_gains)
    store.people().forget("rosa")
    assert store.results().of("rosa", "duel", 5) == []
    assert [one.player for one in store.results().ladder("duel", 5)] == ["tom"]
