"""A course that nobody reads is folded, and unfolds into the same course."""

from __future__ import annotations

from random import Random

import pytest

from mindtable.game.contract import Seat
from mindtable.games import game_named
from mindtable.store import Chair, Entry, KeptGame, NewGame
from mindtable.table import course as courses
from mindtable.table.course import Course
from mindtable.table.present.kept import Kept

KINDS = ("duel", "tag-team", "mind-up")


@pytest.fixture(autouse=True)
def _only_one_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "_READ_LATELY", 1)


def begun(kind: str) -> Course:
    game = game_named(kind)
    sets = tuple(game.default_sets)
    seats = game.deal(seed=0, sets=sets)[0].seats
    new = NewGame(kind, game.rules, seed=7, sets=sets, chairs=tuple(Chair(seat, player=seat) for seat in seats))
    return Course(KeptGame("", new, (), None, {}, ()))


def go_on(course: Course, moves: int, dice: Random) -> None:
    for _ in range(moves):
        seat = dice.choice(course.position.to_decide)
        move = dice.choice(course.position.moves(seat))
        course.take_in(Entry(course.entries + 1, "move", seat, move.text))


def seen(course: Course) -> tuple[object, ...]:
    """All that somebody could ask a course for."""
    viewers: list[Seat | None] = [None, *course.position.seats]
    names = {seat: str(seat) for seat in course.position.seats}
    told = [[tidings.events for tidings in course.told(viewer)] for viewer in viewers]
    return course.position, list(course.steps), told, course.since, course.winners, course.record(names)


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_folded_unfolds_into_the_same(kind: str) -> None:
    one, other = begun(kind), begun(kind)
    go_on(one, 12, Random(1))
    before = seen(one)
    assert one.held == 13
    seen(other)
    assert one.held == 0, "only the one that was read last is at hand"
    assert one.position == before[0], "and where it stands is known all the same"
    assert one.held == 0
    assert seen(one) == before
    assert one.held == 13


@pytest.mark.parametrize("kind", KINDS)
def test_a_folded_course_goes_on_and_back(kind: str) -> None:
    folded, other, whole = begun(kind), begun(kind), begun(kind)
    for entry_by in range(4):
        for course in (folded, whole):
            go_on(course, 3, Random(entry_by))
            other.told(None)  # it is read, so that the others fold
    for course in (folded, whole):
        course.take_in(Entry(course.entries + 1, "back", course.position.seats[0], "5"))
        other.told(None)
        assert course.held == 0
        go_on(course, 2, Random(9))
    assert len(folded.steps) == 8
    assert seen(folded) == seen(whole)


@pytest.mark.parametrize("kind", KINDS)
def test_a_folded_course_goes_on_from_where_it_stands(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = begun(kind), begun(kind)
    go_on(one, 12, Random(1))
    told = one.told(None)
    other.told(None)
    go_on(one, 5, Random(2))
    assert one.told(None) is told, "what was told is told further"
    assert len(told) == 18
    assert one.held == 0, "and nothing is played through for that"
    monkeypatch.setattr(courses, "_TOLD_LATELY", 1)
    other.told(None)
    assert one.told(None) is not told, "after a longer while it is forgotten"


def test_a_long_course_is_not_played_through_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "_SOON_PLAYED", 10)
    one, other = begun("duel"), begun("duel")
    go_on(one, 12, Random(1))
    seen(one)
    seen(other)
    assert one.held == 13


def test_what_the_last_pages_were_made_of_is_let_go_of() -> None:
    one, other = begun("mind-up"), begun("mind-up")
    reader = one.told(Seat("A")).reader(Kept, "en")
    assert reader.of("row", (1,), lambda: "made") == reader.of("row", (1,), lambda: "made again") == "made"
    assert reader.of("row", (2,), lambda: "made again") == "made again"
    assert one.told(Seat("A")).reader(Kept, "en") is reader
    other.told(None)
    assert one.told(Seat("A")).reader(Kept, "en") is not reader
