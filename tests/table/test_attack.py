"""The campaign of `make attack` attacks, and finds what is wrong: a few seconds of it."""

from __future__ import annotations

import json
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from attack import checks, clocks, inputs, kills, outages, pairs, viewers
from attack.databases import File
from attack.ground import Ground, same_again
from attack.mutations import mutated
from attack.regulars import Post, agree
from attack.settled import Books, wrong_clocks, wrong_ratings
from attack.stories_told import Reader
from attack.tally import Tally
from sqlalchemy import Delete, Update, delete, update

from mindtable.game.contract import Position, Seat
from mindtable.store import Agreement, Store, tables
from mindtable.store.store import url_in
from mindtable.table.clocks import Outages
from mindtable.table.house import House
from tests.postgres import programs
from tests.table.test_settling import ROSA, TOM, begun, give_up, some_moves, with_house

pytestmark = pytest.mark.slow


@pytest.fixture
def tally(tmp_path: Path) -> Tally:
    return Tally(tmp_path / "failures", seed=7)


def test_a_server_is_killed_and_nothing_is_lost(tally: Tally, tmp_path: Path) -> None:
    wishes = [(1, {"game": "duel", "bot": "random"})]
    kills.Killing(tally, File(tmp_path), tmp_path, Random(6), wishes).until(time.monotonic())
    assert tally.count(kills.PART, "SQLite: the server is killed") == 1
    assert tally.count(kills.PART, checks.SILENT) == 2
    assert not tally.has_failures, tally.table()


def test_games_by_the_clock_and_for_ratings_survive_a_kill(tally: Tally, tmp_path: Path) -> None:
    clocks.Striking(tally, File(tmp_path), tmp_path, Random(5), most_matches=1).last(0)
    assert tally.count(clocks.PART, "SQLite: the server is killed") == 1
    assert not tally.has_failures, tally.table()


def test_what_is_charged_or_rated_wrongly_is_found(tmp_path: Path) -> None:
    async def play(house: House, _store: Store) -> None:
        for _ in range(2):
            table = await house.usher.begin(begun(ROSA, TOM, agreement=Agreement("180+5", rated=True)))
            await some_moves(house, table, 6)
            await give_up(house, table, Seat("A"))

    store = with_house(tmp_path, play)
    url = url_in(tmp_path)

    def problems() -> tuple[bool, bool]:
        return bool(wrong_clocks(url, Books(), Outages(), 0)[1]), bool(wrong_ratings(url)[1])

    def change(statement: Update | Delete) -> None:
        with store._writing() as connection:
            connection.execute(statement)

    assert problems() == (False, False)
    entries, ratings, results = tables.entries, tables.ratings, tables.results
    last = entries.c.number == 6
    for wrong in (5000, 999_000):
        change(update(entries).where(last).values(spent=wrong))
        assert problems() == (True, False)
    change(update(entries).where(last).values(spent=0))
    books = Books()
    assert wrong_clocks(url, books, Outages(), 0)[1] == []
    change(update(entries).where(last).values(spent=1))
    assert wrong_clocks(url, books, Outages(), 0)[1] == [], "of a game that was over there is nothing to come"
    books.over.clear()
    assert wrong_clocks(url, books, Outages(), 0)[1], "what was decided stays"
    change(update(entries).where(last).values(kind="time", spent=None))
    assert problems()[0], "time was not up"
    change(update(entries).where(last).values(kind="move"))
    change(update(ratings).where(ratings.c.player == "rosa").values(games=3))
    assert problems() == (False, True)
    change(update(ratings).where(ratings.c.player == "rosa").values(games=2, mean=ratings.c.mean + 0.1))
    assert problems() == (False, True)
    change(update(ratings).where(ratings.c.player == "rosa").values(mean=ratings.c.mean - 0.1))
    assert problems() == (False, False)
    change(delete(results).where(results.c.seat == "A"))
    assert problems() == (False, True)
    store.close()


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed: apt-get install postgresql")
def test_machines_fail_and_nothing_is_lost(tally: Tally, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, and soon: a campaign has time to wait in between."""
    monkeypatch.setattr(outages, "_LONGEST_PAUSE", 0.5)
    monkeypatch.setattr(outages, "_LONGEST_SILENCE", 1.5)
    wishes = [(2, {"game": "duel", "company": "friends"})]
    with closing(outages.Outages(tally, tmp_path, Random(4), wishes)) as campaign:
        campaign.until(time.monotonic(), outages=3)
    compared = tally.count(outages.PART, viewers.SAME)
    assert compared >= 2
    assert compared % 2 == 0, "in each game those who watch, and those who see what its host does"
    assert tally.count(outages.PART, viewers.LINES) > 2
    assert not tally.has_failures, tally.table()


def test_a_move_that_is_lost_or_made_twice_is_found() -> None:
    def posted(*moves: str, unanswered: str = "") -> list[Post]:
        return [Post("answer", {"move": move, "mark": move}, move not in unanswered) for move in moves]

    assert agree(posted("a", "b"), ["a", "b"])
    assert not agree(posted("a", "b"), ["a"])
    assert not agree(posted("a", "b"), ["b", "a"])
    assert not agree(posted("a", "b"), ["a", "b", "b"])
    for made in (["a"], ["a", "b"]):
        assert agree(posted("a", "b", unanswered="b"), made), "nobody knows"
        assert agree(posted("a", "b", "b", unanswered="b"), made), "it was posted again"
    assert agree(posted("a", "b", "b"), ["a", "b"])
    assert not agree(posted("a", "b", "c", unanswered="b"), ["a", "b"])


def test_a_page_that_goes_back_or_tells_twice_is_found() -> None:
    first = "<h3>Turn 1</h3><p>You played.</p>"
    more = "<h3>Turn 1</h3><p>You played. It passed.</p>"
    second = "<h3>Turn 2</h3><p>They played.</p>"

    def is_wrong(*pages: str) -> list[bool]:
        reader = Reader()
        return [bool(reader.read(f'<div class="turns">{page}</div><details class="whole">')) for page in pages]

    assert is_wrong("", first, more, more, second + more) == [False] * 5
    assert is_wrong(first, more, first) == [False, False, True]
    assert is_wrong(second + more, more) == [False, True]
    assert is_wrong(more, second + first) == [False, False], "the last chapter may be told anew"
    assert is_wrong(second + more, second + second + more) == [False, True]


def test_inputs_do_no_harm(tally: Tally, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inputs, "LONGEST_WAIT", 60.0)  # how soon is measured where nothing else is at work
    inputs.send(tally, 20, 7, most=40, stories={})
    assert tally.count(inputs.PART, inputs.DIRECTED) > 200
    assert tally.count(inputs.PART, inputs.HIDDEN) > 20
    assert not tally.has_failures, tally.table()


def test_pairs_are_the_same(tally: Tally) -> None:
    pairs.compare_game(tally, pairs.Kind("duel", ("first-contact",)), "7", "fr")
    assert tally.count(pairs.PART, pairs.WORLDS) > 20
    assert tally.count(pairs.PART, pairs.TABLES) > 10
    assert not tally.has_failures, tally.table()


def test_a_page_that_tells_more_than_it_may_is_found(tally: Tally, monkeypatch: pytest.MonkeyPatch) -> None:
    def tidings(position: Position, *_: object, **_more: object) -> str:
        return str(position.view(Seat("A")).facts())

    monkeypatch.setattr(pairs, "html_for", tidings)
    pairs.compare_game(tally, pairs.Kind("duel", ("first-contact",)), "7", "fr")
    assert tally.has_failures
    assert "page differs" in tally.files[0].read_text()


def test_what_is_made_up_follows_from_the_seed() -> None:
    names = ("open", "invitation", "finished", "sealed", "duel", "mark", "move", "screen", "name", "token")
    known = dict.fromkeys(names, "x" * 16)
    ground = Ground(
        {**known, "foreign": "y" * 16, "name": "Eve 7", "cookie": "a.b", "other": "c.d"},
        {"record": "r\n" * 9, "scenario": "s", "deck": "d"},
    )
    for number in range(300):
        assert mutated(ground, Random(number)) == mutated(ground, Random(number))


def test_a_failure_is_a_file_to_try_it_again_with(tally: Tally) -> None:
    tally.tried("inputs", "forms", 1200)
    tally.failed("inputs", "forms", "status 500", sent="GET /", known={"duel": "x"})
    assert json.loads(tally.files[0].read_text())["sent"] == "GET /"
    assert "inputs  forms  1,200       1" in tally.table()
    assert same_again(b"GET /games/abcdefghijkl", {"duel": "abcdefghijkl"}, {"duel": "other"}) == b"GET /games/other"
