"""Playing a puzzle: what is right goes on to the goal, and what is wrong is refuted in a position that may be."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from mindtable.game.contract import MoveError
from mindtable.puzzles import Goal, Puzzle, Record, Verdict, entries, puzzle_with, record_of, tried
from mindtable.puzzles.family import family_of
from mindtable.puzzles.playing import line_in
from mindtable.puzzles.puzzle import laid
from mindtable.puzzles.record import FIRST_RATING, expected

TODAY = date(2027, 3, 14)


def puzzle_for(goal: Goal) -> Puzzle:
    return puzzle_with(next(entry.id for entry in entries() if entry.goal is goal))


def wrong_moves(puzzle: Puzzle) -> list[str]:
    return [str(move) for move in laid(puzzle.scenario).moves(puzzle.seat) if move != puzzle.answer]


@pytest.mark.parametrize("goal", Goal)
def test_whoever_plays_the_solution_solves_it(goal: Goal) -> None:
    puzzle = puzzle_for(goal)
    own = [str(move) for seat, move in puzzle.solution if seat == puzzle.seat]
    found = tried(puzzle.id, (), str(puzzle.answer))
    for _ in range(20):
        if found.verdict is not Verdict.GOING_ON:
            break
        # The others may answer otherwise than in the solution: then whatever still holds is played.
        line = line_in(found.scenario, puzzle)
        position = laid(found.scenario)
        assert position.to_decide == (puzzle.seat,)
        moves = [str(move) for move in position.moves()]
        results = (tried(puzzle.id, line, move) for move in sorted(moves, key=lambda move: move not in own))
        found = next(result for result in results if result.verdict is not Verdict.WRONG)
    assert found.verdict is Verdict.SOLVED


@pytest.mark.parametrize("goal", Goal)
def test_what_is_wrong_is_refuted_on_the_table(goal: Goal) -> None:
    puzzle = puzzle_for(goal)
    move = wrong_moves(puzzle)[0]
    found = tried(puzzle.id, (), move)
    assert found.verdict is Verdict.WRONG
    line = line_in(found.scenario, puzzle)
    assert line[0] == (puzzle.seat, laid(puzzle.scenario).read(move, puzzle.seat))
    position = laid(found.scenario)
    if goal is not Goal.BEST_CARD:
        assert not family_of(puzzle.game).is_reached(position, puzzle.goal, puzzle.seat)


def test_a_refutation_agrees_with_what_was_known() -> None:
    """With hidden hands it is played in some world; whoever tries could not tell that from any other."""
    puzzle = puzzle_for(Goal.WHATEVER_THEY_HOLD)
    known = laid(puzzle.scenario).view(puzzle.seat)
    for move in wrong_moves(puzzle):
        found = tried(puzzle.id, (), move)
        before = laid({**found.scenario, "moves": puzzle.scenario.get("moves", [])})
        assert before.view(puzzle.seat) == known


def test_what_cannot_be_played_is_refused() -> None:
    puzzle = puzzle_for(Goal.WIN_THIS_TURN)
    with pytest.raises(MoveError):
        tried(puzzle.id, (), "attack nobody")
    with pytest.raises(MoveError):
        tried(puzzle.id, puzzle.solution, str(puzzle.answer))  # it is over
    with pytest.raises(KeyError):
        tried("nothing", (), "pass")


# --- what is remembered ----------------------------------------------------------------------------


def test_a_rating_moves_with_the_first_try_of_a_puzzle() -> None:
    record = Record()
    better = record.with_result("one", FIRST_RATING, is_solved=True)
    assert better.rating == FIRST_RATING + 80  # half of the points that the first result is worth
    assert better.moved_by("one") == 80
    assert better.moved_by("two") is None
    assert better.with_result("one", FIRST_RATING, is_solved=False).rating == better.rating
    worse = better.with_result("two", FIRST_RATING - 300, is_solved=False)
    assert worse.rating < FIRST_RATING
    assert worse.moved_by("two") == worse.rating - better.rating
    assert worse.with_result("two", FIRST_RATING, is_solved=True).moved_by("two") is None
    assert worse.best == better.rating
    assert worse.with_help("two").solved == {"one", "two"}
    assert expected(1000, 1400) == pytest.approx(1 / 11)


def test_a_rating_moves_less_the_more_is_known() -> None:
    def after(known: int) -> Record:
        return Record(rating=1000, results={str(number): True for number in range(known)})

    assert [after(known).with_result("one", 1000, is_solved=False).rating for known in (8, 16, 99)] == [952, 984, 984]
    assert [after(known).is_provisional for known in (15, 16)] == [True, False]


def test_what_was_solved_with_a_hint_counts_no_more() -> None:
    helped = Record().with_help("one")
    assert helped.with_result("one", 1900, is_solved=True).rating == FIRST_RATING


def test_days_in_a_row_are_counted_up_to_yesterday() -> None:
    record = Record()
    for back in (1, 2, 3, 5):
        record = record.with_day(TODAY - timedelta(days=back))
    assert record.streak(TODAY) == 3
    assert record.with_day(TODAY).streak(TODAY) == 4
    assert record.streak(TODAY + timedelta(days=1)) == 0


def test_a_record_is_kept_and_read_again() -> None:
    record = Record().with_result("one", 1000, is_solved=False).with_result("one", 1000, is_solved=True)
    record = record.with_result("two", 1000, is_solved=True).with_day(TODAY)
    assert record_of(record.facts()) == record
    assert record_of({}) == Record()
