"""`mindtable puzzle`: a puzzle in a terminal, and lists of them."""

from __future__ import annotations

import io
import json

import pytest

from mindtable.puzzles import Goal, entries, puzzle_with
from mindtable.puzzles.choosing import of_today
from mindtable.puzzles.puzzle import laid
from mindtable.terminal.commands import main


def test_a_puzzle_is_tried_and_solved(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzle_with(next(entry.id for entry in entries() if entry.goal is Goal.ONLY_ANSWER))
    moves = laid(puzzle.scenario).moves()
    right = 1 + moves.index(puzzle.answer)
    wrong = 2 if right == 1 else 1
    monkeypatch.setattr("sys.stdin", io.StringIO(f"nonsense\n{wrong}\n{right}\n"))
    assert main(["puzzle", puzzle.id, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.index("That fails.") < said.index("Solved!")


def test_a_solution_is_shown_to_who_wants_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("s\n"))
    assert main(["puzzle", "--daily", "--lang", "en"]) == 0
    assert "This is the solution." in capsys.readouterr().out


def test_puzzles_are_listed_with_everything_about_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--list", "--json", "--theme", "sneaky"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["id"] for one in found] == [entry.id for entry in entries() if "sneaky" in entry.themes]
    assert {*found[0]} >= {"id", "game", "sets", "goal", "difficulty", "themes", "position", "solution"}
    entry = of_today()
    assert entry
    assert main(["puzzle", "--daily", "--list", "--lang", "en"]) == 0
    assert entry.id in capsys.readouterr().out


def test_what_is_no_puzzle_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "nothing", "--lang", "en"]) == 2
    assert "no such puzzle" in capsys.readouterr().err
