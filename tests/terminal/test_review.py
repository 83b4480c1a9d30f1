"""`mindtable review` and `mindtable calibrate`: in words of every language and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mindtable.bots.limit import Limit
from mindtable.game.contract import SEATS, Move
from mindtable.game.records import Record, save
from mindtable.games import duel
from mindtable.terminal import calibrate, journal, review
from mindtable.terminal.commands import main
from mindtable.wording import LANGUAGES

A, B = SEATS[:2]
# A does not see how to win at once, and then B does not block.
DOCUMENT = {
    "A": {"life": 1, "mindbugs": 0, "play": ["spider-owl", "bee-bear"]},
    "B": {"life": 1, "mindbugs": 0, "play": ["gorillion"], "hand": ["luchataur"]},
}


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(calibrate, "FINE", Limit(iterations=3))
    monkeypatch.setattr(review, "care", lambda: Limit(iterations=200))


def played() -> Record:
    record = Record.of_position(duel, DOCUMENT, {A: "person", B: "bot rule"})
    return record.with_move(A, Move("attack bee-bear"), ()).with_move(B, Move("no block"), (A,))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "game.record"
    save(played(), file)
    return file


def test_a_review_as_json(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert main(["review", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(one["number"], one["seat"], one["best"], one["class"]) for one in found["decisions"]] == [
        (1, "A", "attack spider-owl", "mistake"),
        (2, "B", "block gorillion", "mistake"),
    ]
    assert found["decisions"][0]["before"] == 1.0
    assert found["turning_points"] == [1, 2]
    assert found["is_open"] is False
    main(["review", str(file), "--open", "--json"])
    assert json.loads(capsys.readouterr().out)["is_open"] is True


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_words(capsys: pytest.CaptureFixture[str], file: Path, language: str) -> None:
    assert main(["review", str(file), "--lang", language, "--names", "english"]) == 0
    said = capsys.readouterr().out
    assert "Spider Owl" in said
    assert "█" in said
    assert len(said.splitlines()) > 10


def test_reasons_are_said_of_turning_points(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    main(["review", str(file), "--lang", "en"])
    assert "The better move wins the game." in capsys.readouterr().out


def test_the_game_that_was_finished_last_needs_no_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", "--lang", "en"]) == 2
    assert "no finished game" in capsys.readouterr().err
    save(played(), journal.new_path("duel"))
    save(played().before_move(2), journal.new_path("duel"))
    assert main(["review", "last", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["decisions"]) == 2


def test_a_game_that_goes_on_is_not_reviewed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save(played().before_move(2), tmp_path / "going-on.record")
    assert main(["review", str(tmp_path / "going-on.record"), "--lang", "en"]) == 2
    assert "not over yet" in capsys.readouterr().err


def test_chances_are_measured(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A second time, with more games, those that are kept count."""
    asked = ["calibrate", "--game", "mind-up", "--players", "3", "--processes", "1", "--into", str(tmp_path / "into")]
    assert main([*asked, "--games", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["kind"], found["before"]["games"], found["after"]["games"]) == ("mind-up 3", 2, 2)
    before = (tmp_path / "into" / "mind-up-3.0.games").read_text()
    assert main([*asked, "--first", "1", "--games", "2", "--lang", "en"]) == 0
    assert "Brier score" in capsys.readouterr().out
    assert (tmp_path / "into" / "mind-up-3.0.games").read_text() == before
    assert json.loads((tmp_path / "into" / "calibration.json").read_text())["kinds"]["mind-up 3"]["games"] == 3
    assert (tmp_path / "into" / "mind-up-3.svg").read_text().startswith("<svg")
