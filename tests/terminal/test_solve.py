"""`mindtable solve`: who wins, in words and as JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from mindtable.terminal.commands import main
from mindtable.wording import LANGUAGES
from tests import ROOT

PAGE = (ROOT / "docs" / "solver.md").read_text(encoding="utf-8")
PUZZLE = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)[0]
WON = "{game: duel, A: {play: [luchataur]}, B: {life: 1, hand: [luchataur]}}"
MIND_UP = "{game: mind-up, A: {hand: [1, 2]}, B: {hand: [3, 4]}, C: {hand: [5, 6]}, row: [10, 20, 30]}"


@pytest.fixture
def puzzle(tmp_path: Path) -> str:
    file = tmp_path / "puzzle.yaml"
    file.write_text(PUZZLE, encoding="utf-8")
    return str(file)


def written(folder: Path, text: str) -> str:
    file = folder / "position.yaml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_it_prints_what_the_page_says(capsys: pytest.CaptureFixture[str], puzzle: str) -> None:
    assert main(["solve", puzzle, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    (said,) = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
    assert printed.pop("seconds") >= 0
    del said["seconds"]
    assert printed == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_who_wins_in_every_language(
    capsys: pytest.CaptureFixture[str], puzzle: str, tmp_path: Path, language: str
) -> None:
    said = []
    for file in (puzzle, written(tmp_path, WON)):
        assert main(["solve", file, "--lang", language, "--names", "english"]) == 0
        said.append(capsys.readouterr().out)
    assert said[0].splitlines()[0] != said[1].splitlines()[0]
    assert "Luchataur" in said[1]


def test_limits_leave_it_unproved(capsys: pytest.CaptureFixture[str], puzzle: str) -> None:
    assert main(["solve", puzzle, "--positions", "1", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("Not proved")


def test_draws_can_be_unknown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A needs the Spider Owl that lies on top."""
    text = """{game: duel, A: {life: 1, mindbugs: 0, hand: [snail-hydra, goblin-werewolf, ferret-bomber,
        mysterious-mermaid, shield-bugs], play: [mysterious-mermaid], draw: [spider-owl]}, B: {life: 1, mindbugs: 0,
        hand: [elephantopus, spider-owl], play: [tiger-squirrel, killer-bee]}, unused: [gorillion, turbo-bug]}"""
    results = []
    for draws in ("known", "unknown"):
        main(["solve", written(tmp_path, text), "--json", "--draws", draws, "--positions", "2000"])
        results.append(json.loads(capsys.readouterr().out)["result"])
    assert results == ["won", "unproved"]


def test_a_game_that_cannot_be_solved_is_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["solve", written(tmp_path, MIND_UP), "--lang", "en"]) == 2
    assert "cannot be solved" in capsys.readouterr().err
