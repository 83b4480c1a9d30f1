"""What earlier versions left behind: records, files of the terminal and dumped positions are read and gone on with."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mindtable.game.contract import Position
from mindtable.game.records import game_of, load, parse, replay, write_out
from mindtable.games import game_named
from mindtable.terminal import journal
from mindtable.terminal.match import Match
from tests import KEPT

RECORDS = sorted((KEPT / "records").glob("*.record"))
TERMINAL = sorted((KEPT / "terminal").glob("*.record"))
DUMPS: list[dict[str, str]] = json.loads(gzip.decompress((KEPT / "dumps.json.gz").read_bytes()))
SEALED: list[dict[str, Any]] = json.loads(gzip.decompress((KEPT / "sealed_dumps.json.gz").read_bytes()))


def played_out(position: Position, seed: int = 1) -> Position:
    """Go on with random moves to the end."""
    dice = Random(seed)
    while position.to_decide:
        seat = dice.choice(position.to_decide)
        position.play(dice.choice(position.moves(seat)), seat)
    return position


def name_of(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", [*RECORDS, *TERMINAL], ids=name_of)
def test_a_record_is_replayed_to_its_result(path: Path) -> None:
    record = load(path)
    assert write_out(record) == path.read_text(encoding="utf-8")
    steps = list(replay(record, game_of(record, game_named)))
    assert [step.number for step in steps] == list(range(len(record.moves) + 1))
    assert steps[-1].position.winners == record.winners
    assert played_out(steps[len(steps) // 2].position).winners
    assert played_out(steps[-1].position).winners


@pytest.mark.slow
@pytest.mark.parametrize("path", TERMINAL, ids=name_of)
def test_a_game_of_the_terminal_goes_on(path: Path, tmp_path: Path) -> None:
    copied = Path(shutil.copy(path, tmp_path))
    match = Match.resume(copied)
    dice = Random(1)
    while match.position.to_decide:
        seat = dice.choice(match.position.to_decide)
        match.play(dice.choice(match.position.moves(seat)), seat)
    again = Match.resume(copied)
    assert again.record.winners == match.position.winners
    assert again.position == match.position


def test_the_terminal_finds_what_can_be_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    shutil.copytree(KEPT / "terminal", journal.folder())
    for path in TERMINAL:
        left = not parse(path.read_text(encoding="utf-8")).winners
        assert left == (path.stem != "over")
    found = next(journal.unfinished(lambda problem: pytest.fail(str(problem))), None)
    assert found is not None
    assert found.stem != "over"


@pytest.mark.parametrize("kept", [*DUMPS, *SEALED], ids=[kept["kind"] for kept in [*DUMPS, *SEALED]])
def test_a_dumped_position_is_loaded_and_goes_on(kept: dict[str, str]) -> None:
    game = game_named(kept["game"])
    position = game.load(kept["dump"])
    assert game.load(position.dump()) == position
    for seat in (*position.seats, None):
        view = position.view(seat)
        assert view.to_decide == position.to_decide
        assert view.world(Random(1)).view(seat) == view
    assert played_out(position).winners


@pytest.mark.parametrize("kept", SEALED, ids=[kept["kind"] for kept in SEALED])
def test_a_position_with_sealed_dice_keeps_them_and_its_moves(kept: dict[str, Any]) -> None:
    """The dice of all of them have the secret 00 01 02 …"""
    position = game_named(kept["game"]).load(kept["dump"])
    assert f"secret={bytes(range(32)).hex()}" in position.dump()
    assert {seat: [move.text for move in position.moves(seat)] for seat in position.to_decide} == kept["moves"]
