"""Tournaments as they are kept: nobody enters twice, and a round is begun once or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from mindtable.game.contract import Seat
from mindtable.store import (
    GOING_ON,
    OPEN,
    OVER,
    SOMEBODY,
    Agreement,
    AlreadyDecided,
    BoardGame,
    Chair,
    Entry,
    KeptTournament,
    NewGame,
    NewTournament,
    Store,
    StoreProblem,
)
from mindtable.tournaments import Happening

NEW = NewTournament("host", "Cup", "duel", "swiss", 2, 2, sets=("first-contact",), agreement=Agreement(clock="3d"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.in_folder(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def any_store(database: str) -> Iterator[Store]:
    """A store of each kind, for what they may do differently."""
    opened = Store(database)
    yield opened
    opened.close()


def kept(store: Store, id: str = "cup") -> KeptTournament:
    found = store.tournaments().read(id)
    assert found is not None
    return found


def full(store: Store, new: NewTournament = NEW) -> KeptTournament:
    store.tournaments().make(new, "cup")
    for name in ("Rosa", "Tom"):
        assert store.tournaments().enter("cup", player=name.lower(), name=name)
    return kept(store)


def begun(id: str) -> BoardGame:
    chairs = (Chair(Seat("A"), "Rosa", player="rosa"), Chair(Seat("B"), "Tom", player="tom"))
    return BoardGame(1, 1, id, NewGame("duel", "1", chairs=chairs, secret=bytes(32)))


FIRST_ROUND = [Happening("begin", {"entrants": [1, 2]}), Happening("round", {"boards": [[1, 2]]})]


def test_it_comes_back_as_it_was(store: Store) -> None:
    found = full(store)
    assert (found.begun, found.state) == (NEW, OPEN)
    assert [(one.number, one.player, one.name) for one in found.members] == [(1, "rosa", "Rosa"), (2, "tom", "Tom")]
    assert store.tournaments().read("another") is None
    assert (
        [one.id for one in store.tournaments().of("tom")]
        == [one.id for one in store.tournaments().of("host")]
        == ["cup"]
    )
    assert store.tournaments().listed() == []


def test_there_is_room_for_as_many_as_the_host_says(store: Store) -> None:
    full(store)
    assert store.tournaments().enter("cup", player="tom", name="Tom") == 2, "who is in it already stays"
    assert store.tournaments().enter("cup", player="eva", name="Eva") is None
    assert store.tournaments().leave("cup", 1, player="rosa")
    assert store.tournaments().enter("cup", player=None, name="", bot="rule") == 3


def test_of_those_who_want_the_last_place_one_has_it(any_store: Store) -> None:
    any_store.tournaments().make(replace(NEW, most=3), "cup")
    with ThreadPoolExecutor(4) as together:

        def enter(number: int) -> int | None:
            return any_store.tournaments().enter("cup", player=f"player {number}", name="")

        had = list(together.map(enter, range(6)))
    assert sorted(one for one in had if one) == [1, 2, 3]


def test_a_team_is_complete_when_all_of_it_have_come(store: Store) -> None:
    store.tournaments().make(replace(NEW, game="tag-team", team=2), "cup")
    assert store.tournaments().enter("cup", player="rosa", name="Rosa") == 1
    assert kept(store).complete == []
    assert store.tournaments().enter("cup", player="tom", name="Tom", beside=1) == 1
    assert store.tournaments().enter("cup", player="eva", name="Eva", beside=1) is None
    assert store.tournaments().enter("cup", player=None, name="", bot="rule") == 2
    assert kept(store).complete == [1, 2]


def test_a_round_is_begun_once_with_all_its_games(any_store: Store) -> None:
    before = full(any_store)
    any_store.tournaments().happen(before, FIRST_ROUND, state=GOING_ON, begun=[begun("one")])
    with pytest.raises(AlreadyDecided):
        any_store.tournaments().happen(before, FIRST_ROUND, state=GOING_ON, begun=[begun("two")])
    assert any_store.game("two") is None
    after = kept(any_store)
    assert (after.state, after.games, after.undecided) == (GOING_ON, {(1, 1): "one"}, frozenset({(1, 1)}))
    assert after.happenings == tuple(FIRST_ROUND)
    assert any_store.tournaments().with_game("one") == "cup"
    assert any_store.tournaments().enter("cup", player="eva", name="Eva") is None
    assert not any_store.tournaments().leave("cup", 1)


def test_a_game_that_fails_leaves_no_round(store: Store) -> None:
    before = full(store)
    with pytest.raises(StoreProblem):
        store.tournaments().happen(before, FIRST_ROUND, state=GOING_ON, begun=[begun("one"), begun("one")])
    assert kept(store) == before
    assert store.game("one") is None


def test_nobody_begins_without_who_has_come_meanwhile(store: Store) -> None:
    before = full(store, replace(NEW, most=3))
    store.tournaments().enter("cup", player="eva", name="Eva")
    with pytest.raises(AlreadyDecided):
        store.tournaments().happen(before, FIRST_ROUND, state=GOING_ON)


def test_what_is_to_be_done_is_found_after_a_crash(any_store: Store) -> None:
    before = full(any_store, replace(NEW, begins_full=True))
    assert any_store.tournaments().due() == ["cup"], "all are there"
    any_store.tournaments().happen(before, FIRST_ROUND, state=GOING_ON, begun=[begun("one")])
    assert (any_store.tournaments().due(), any_store.tournaments().undealt()) == ([], ["one"])
    any_store.note_asked("one", [Seat("A")], after=0)
    assert any_store.tournaments().undealt() == []
    any_store.append("one", Entry(1, "resign", Seat("A"), ""), asked=[])
    assert any_store.tournaments().due() == ["cup"]
    result = Happening("result", {"round": 1, "board": 1, "places": [2, 1]})
    any_store.tournaments().happen(kept(any_store), [result, Happening("end")], state=OVER)
    assert (any_store.tournaments().due(), kept(any_store).undecided) == ([], frozenset())


def test_who_is_forgotten_stays_in_the_standings_as_somebody(store: Store) -> None:
    before = full(store)
    store.tournaments().happen(before, FIRST_ROUND, state=GOING_ON, begun=[begun("one")])
    store.people().forget("tom")
    store.people().forget("host")
    assert kept(store).begun.player == SOMEBODY
    assert [(one.player, one.name) for one in kept(store).members] == [("rosa", "Rosa"), (SOMEBODY, "")]


def test_who_is_forgotten_does_not_come(store: Store) -> None:
    full(store)
    store.people().forget("tom")
    assert [one.player for one in kept(store).members] == ["rosa"]
