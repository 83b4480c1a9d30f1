"""The puzzles of the package: all kinds are there, a sample is proved anew, and no day that is over changes."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from mindtable.games import games
from mindtable.puzzles import Entry, Goal, Record, daily, entries, next_for, puzzle_with
from mindtable.puzzles.choosing import stars
from mindtable.puzzles.collection import FILE, made, themes_in, write
from mindtable.puzzles.family import family_of
from mindtable.puzzles.puzzle import laid, puzzle_of, told_in
from mindtable.wording import Wording

LARGEST = 1_000_000  # bytes
DAY = date(2027, 3, 14)


def some(number: int) -> list[Entry]:
    """Puzzles by lot, other ones in each run."""
    return Random().sample(entries(), number)


def test_the_file_is_small_and_says_how_it_was_made() -> None:
    assert FILE.stat().st_size < LARGEST
    assert made()["command"] == "make puzzles"


def test_there_are_puzzles_of_all_games_and_goals() -> None:
    assert {entry.game for entry in entries()} == {*games()}
    assert {entry.goal for entry in entries()} == {*Goal}
    assert len({entry.id for entry in entries()}) == len(entries())


def test_the_list_says_of_a_puzzle_what_it_is() -> None:
    for entry in some(5):
        puzzle = puzzle_with(entry.id)
        assert (puzzle.id, puzzle.game, puzzle.goal) == (entry.id, entry.game, entry.goal)
        assert (puzzle.difficulty, puzzle.themes) == (entry.difficulty, entry.themes)
        assert puzzle_of(puzzle.facts()) == puzzle


def test_a_sample_is_proved_anew() -> None:
    chosen = [*some(4), *(Random().choice([one for one in entries() if one.goal is goal]) for goal in Goal)]
    assert [one.id for one in chosen if not family_of(one.game).is_proved(puzzle_with(one.id))] == []


@pytest.mark.parametrize("goal", [goal for goal in Goal if not goal.hides_hands])
def test_no_other_answer_is_proved(goal: Goal) -> None:
    puzzle = puzzle_with(next(entry.id for entry in entries() if entry.goal is goal))
    other = next(move for move in laid(puzzle.scenario).moves(puzzle.seat) if move != puzzle.answer)
    wrong = replace(puzzle, solution=((puzzle.seat, other), *puzzle.solution[1:]))
    assert not family_of(puzzle.game).is_proved(wrong)


def test_a_solution_can_be_played_and_reaches_its_goal() -> None:
    for entry in some(8):
        puzzle = puzzle_with(entry.id)
        position = laid(puzzle.scenario)
        told_in(position, puzzle.solution)
        assert entry.goal.is_one_move or family_of(entry.game).is_reached(position, puzzle.goal, puzzle.seat)


def test_every_theme_has_a_name() -> None:
    known = {theme for game in games() for theme in family_of(game).themes}
    assert {*themes_in(entries())} <= known
    assert all(Wording("en").message(f"puzzle-theme-{theme}") for theme in known)


def test_the_same_puzzles_make_the_same_file(tmp_path: Path) -> None:
    puzzles = [puzzle_with(entry.id) for entry in some(3)]
    added = {puzzle.id: DAY for puzzle in puzzles}
    for file, order in (("one.zip", puzzles), ("other.zip", puzzles[::-1])):
        write(tmp_path / file, order, added, {"games": 3})
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "other.zip").read_bytes()
    assert [entry.added for entry in entries(tmp_path / "one.zip")] == [DAY] * 3


# --- choosing --------------------------------------------------------------------------------------


def test_puzzles_that_are_added_change_no_day_that_is_over() -> None:
    first = [replace(entry, added=DAY) for entry in entries()[:300:2]]
    later = [replace(entry, added=DAY + timedelta(days=9)) for entry in entries()[1:300:2]]
    days = [DAY + timedelta(days=number) for number in range(-5, 30)]
    before = [daily(first, day) for day in days]
    after = [daily([*first, *later], day) for day in days]
    assert before[:15] == after[:15]  # up to the day on which they are added
    assert before[15:] != after[15:]
    assert len({entry.id for entry in before if entry}) > 1


def test_what_comes_next_is_as_hard_as_somebody_is_good_and_new_to_them() -> None:
    easy, hard = entries()[0].difficulty, entries()[-1].difficulty
    assert stars(easy) < stars(hard)
    for rating in (easy, hard):
        found = next_for(entries(), Record(rating, solved=frozenset(map(str, range(9)))), Random(1))
        assert found
        assert abs(found.difficulty - rating) < abs(easy - hard) / 2
    known = frozenset(entry.id for entry in entries()[1:])
    assert next_for(entries(), Record(hard, solved=known), Random(1)) == entries()[0]
    assert next_for((), Record(), Random(1)) is None


def test_who_is_new_begins_with_the_easiest_one_theme_after_the_other() -> None:
    record = Record(rating=1500)
    met: list[Entry] = []
    for number in range(8):
        found = next_for(entries(), record, Random(number))
        assert found
        assert found.difficulty == entries()[0].difficulty
        assert found.goal is Goal.WIN_THIS_TURN
        known = {theme for entry in met for theme in entry.themes}
        assert {*found.themes} - known
        met.append(found)
        record = record.with_help(found.id)  # which leaves the rating where it is
    last = next_for(entries(), record, Random(1))
    assert last
    assert last.difficulty > 1300
