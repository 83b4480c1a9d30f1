"""Who players are, as it is kept: names are there once, and whatever belongs to somebody goes with them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from sqlalchemy import create_engine, select, update

from mindtable.game.contract import Seat
from mindtable.store import SOMEBODY, Chair, NewGame, Person, Store, moment
from mindtable.store.belongings import BELONGINGS
from mindtable.store.people import HELD
from mindtable.store.tables import accounts, attending, looking, metadata, people, seeks, sessions, thoughts

A, B = Seat("A"), Seat("B")
PASSING = (attending, looking, seeks, thoughts)  # nothing of it outlasts the visit


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


def begin(store: Store, *chairs: Chair) -> str:
    return store.begin(NewGame("duel", "1", 7, chairs))


def chairs_of(store: Store, game: str) -> tuple[Chair, ...]:
    kept = store.game(game)
    assert kept is not None
    return kept.chairs


def test_whatever_says_whose_it_is_belongs_to_somebody() -> None:
    """A table that is forgotten here would stay behind when a player becomes another, or leaves."""
    whose = {column for table in metadata.sorted_tables for column in table.columns if column.name == "player"}
    assert whose - set(BELONGINGS) == {accounts.c.player, *(table.c.player for table in PASSING)}


def test_a_name_is_there_once(store: Store) -> None:
    known = store.people()
    assert known.call("rosa", "Rosa", "rosa")
    assert not known.call("tom", "ROSA", "rosa")
    assert known.person("tom") == Person()
    assert known.call("rosa", "Tom", "tom"), "and then the other one is free"
    assert known.call("tom", "Rosa", "rosa")
    assert known.taken({"rosa", "tom", "eva"}) == {"rosa", "tom"}
    assert [one.person.name for one in known.some(5)] == ["Rosa", "Tom"]
    assert [one.person.name for one in known.some(5, after="rosa")] == ["Tom"]


def test_of_those_who_want_a_name_at_the_same_time_one_has_it(store: Store) -> None:
    known = store.people()
    with ThreadPoolExecutor(4) as together:
        had = list(together.map(lambda number: known.call(f"player {number}", "Rosa", "rosa"), range(8)))
    assert had.count(True) == 1


def test_a_name_that_nobody_uses_is_free_after_a_while(store: Store, database: str) -> None:
    known = store.people()
    for player in ("guest", "account"):
        known.call(player, player, player)
    store.accounts().make("kept", "hash", (), of="account", browser="b")
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(update(people).values(touched=moment() - HELD - timedelta(days=1)))
    engine.dispose()
    assert known.call("rosa", "Guest", "guest")
    assert not known.call("rosa", "Account", "account"), "accounts keep theirs"


def test_a_new_name_and_a_new_face_are_seen_at_the_tables_of_before(store: Store) -> None:
    known = store.people()
    known.call("rosa", "Rosa", "rosa")
    game = begin(store, Chair(A, "Rosa", player="rosa"), Chair(B, "Leo", player="rosa"))
    known.call("rosa", "Rosalind", "rosalind")
    known.show("rosa", "face-owl")
    assert chairs_of(store, game) == (
        Chair(A, "Rosalind", player="rosa", face="face-owl"),
        Chair(B, "Leo", player="rosa"),  # who shares their screen
    )


def test_an_account_has_all_that_its_player_had(store: Store) -> None:
    known, progress = store.people(), store.progress()
    known.call("rosa", "Rosa", "rosa")
    known.block("rosa", "tom")
    known.report("rosa", "tom", "a game", "name")
    progress.write("rosa", "puzzle", {"rating": 1000})
    game = begin(store, Chair(A, "Rosa", player="rosa"), Chair(B, player="eva"))
    store.hand_over(game, A, "rule", of="rosa")
    kept = store.accounts()
    kept.make("account", "hash", ("code",), of="rosa", browser="browser")
    assert known.person("account") == Person("Rosa", is_account=True)
    assert known.person("rosa") == Person()
    assert known.blocked_by("account") == {"tom"}
    assert known.kept_apart("tom") == {"account"}
    assert [(one.by, one.game) for one in known.reported(5)] == [("Rosa", "a game")]
    assert progress.read("account", "puzzle") == {"rating": 1000}
    assert store.give_back(game, A, player="account")
    assert not store.knows("rosa")
    assert kept.account_of("browser") == "account"
    found = kept.called("rosa")
    assert found is not None
    assert (found.player, found.password) == ("account", "hash")


def test_whoever_signs_in_brings_along_what_they_did_as_a_guest(store: Store) -> None:
    known, progress, kept = store.people(), store.progress(), store.accounts()
    known.call("rosa", "Rosa", "rosa")
    kept.make("account", "hash", (), of="rosa", browser="first")
    progress.write("account", "lesson", {"done": ["a", "b"], "begun": {"c": [["A", "x"]]}, "rating": 3})
    known.call("guest", "Guest", "guest")
    known.block("account", "tom")
    known.block("guest", "tom")
    known.block("guest", "account")
    progress.write("guest", "lesson", {"done": ["b", "d"], "begun": {"c": [["A", "y"]], "e": []}, "rating": 9})
    game = begin(store, Chair(A, "Guest", player="guest"))
    kept.sign_in("account", "second", of="guest")
    assert progress.read("account", "lesson") == {
        "done": ["a", "b", "d"],
        "begun": {"c": [["A", "x"]], "e": []},
        "rating": 3,
    }
    assert known.person("account").name == "Rosa"
    assert known.called("guest") is None
    assert known.blocked_by("account") == {"tom"}
    assert [chair.player for chair in chairs_of(store, game)] == ["account"]
    assert {one.browser for one in kept.sessions_of("account")} == {"first", "second"}


def test_sessions_end_one_by_one_all_at_once_and_by_themselves(store: Store, database: str) -> None:
    known, kept = store.people(), store.accounts()
    known.call("rosa", "Rosa", "rosa")
    kept.make("account", "hash", ("one", "two"), of="rosa", browser="a")
    for browser in ("b", "c", "d"):
        kept.sign_in("account", browser, of=None)
    kept.sign_out("account", "a")
    assert [kept.account_of(browser) for browser in "ab"] == [None, "account"]
    kept.sign_out("another account", "b")
    assert kept.account_of("b") == "account"
    assert not kept.choose_password("account", "new", code="three")
    assert kept.choose_password("account", "new", code="one")
    assert not kept.choose_password("account", "newer", code="one"), "a code is used once"
    assert [kept.account_of(browser) for browser in "bcd"] == [None, None, None]
    assert kept.codes_left("account") == 1
    kept.sign_in("account", "e", of=None)
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(update(sessions).values(seen=moment() - timedelta(days=400)))
    engine.dispose()
    assert kept.account_of("e") is None


def test_nothing_is_kept_of_whoever_leaves(store: Store, database: str) -> None:
    known = store.people()
    for player in ("rosa", "tom"):
        known.call(player, player.capitalize(), player)
        store.progress().write(player, "lesson", {"of": player})
    store.accounts().make("account", "hash", ("code",), of="rosa", browser="browser")
    known.block("tom", "account")
    known.report("tom", "account", "a game", "name")
    alone = begin(store, Chair(A, "Rosa", player="account", tag="tag"), Chair(B, bot="rule"))
    together = begin(store, Chair(A, "Rosa", player="account", tag="tag", face="f"), Chair(B, "Tom", player="tom"))
    left = begin(store, Chair(A, "Rosa", player="account", tag="tag"), Chair(B, "Tom", player="tom"))
    store.hand_over(left, A, "rule", of="account")
    known.forget("account")
    assert store.game(alone) is None
    assert chairs_of(store, together) == (Chair(A, player=SOMEBODY), Chair(B, "Tom", player="tom"))
    assert chairs_of(store, left) == (Chair(A, bot="rule"), Chair(B, "Tom", player="tom"))
    assert known.person("tom").name == "Tom"
    assert store.progress().read("tom", "lesson") == {"of": "tom"}
    engine = create_engine(database)
    with engine.connect() as connection:
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table)):
                assert not [one for one in row if one in ("account", "Rosa", "rosa", "browser", "tag")], table.name
    engine.dispose()
