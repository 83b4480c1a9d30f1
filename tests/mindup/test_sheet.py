"""The score sheet says how points come about (U4.1), and why an objective is met or not (U1.4)."""

from __future__ import annotations

from typing import Any

import pytest

from mindtable.game.contract import Seat
from mindtable.mindup.game import mind_up
from mindtable.mindup.sheet import ColumnLine, ObjectiveLine, ScoreSheet

# Columns of three players, by their cards in the order taken; all without bonus or malus but for A's first.
PINK_AND_BLUE = [42, 6, 18]
ONE_OF_EACH = [8, 2, 24, 12, 20]
ORANGE_PURPLE_PINK = [30, 31, 35, 55]


def sheets(objectives: list[str], *taken: list[int]) -> list[ScoreSheet]:
    """The sheets of a finished game."""
    document: dict[str, Any] = {
        "game": "mind-up",
        "round": 3,
        "columns": [2, 4, 1, 5, 3],
        "row": [1, 7, 13],
        "objectives": objectives,
    }
    for letter, cards in zip("ABC", taken, strict=True):
        document[letter] = {"taken": cards[:-1], "hand": cards[-1:]}
    position = mind_up.read_position(document)
    return [position.sheet(seat) for seat in position.seats]


def test_a_sheet_line_by_line() -> None:
    sheet, _, _ = sheets(["A2", "C2"], PINK_AND_BLUE, ONE_OF_EACH, ORANGE_PURPLE_PINK)
    assert sheet == ScoreSheet(
        columns=(ColumnLine("pink", value=2, cards=2), ColumnLine("blue", value=4, cards=1)),
        bonuses=0,
        maluses=1,
        objectives=(
            ObjectiveLine("A2", points=0, reason="colour-missing", found=0),
            ObjectiveLine("C2", points=2, reason="most", found=2),
        ),
    )
    assert [line.points for line in sheet.columns] == [4, 4]
    assert sheet.total == 4 + 4 - 1 + 2
    assert str(sheet) == "pink=2x2 blue=4x1 bonuses=0 maluses=1 A2=0:colour-missing:0 C2=2:most:2"


@pytest.mark.parametrize(
    ("objective", "found"),
    [
        ("A1", ["0:differs:0", "2:fits:1", "0:differs:2"]),
        ("A2", ["0:colour-missing:0", "-2:fits:2", "-2:fits:2"]),
        ("B2", ["0:fewer:1", "2:as-many:1", "0:fewer:0"]),
        ("C1", ["0:not-fewest:2", "-2:tied-for-fewest:1", "-2:tied-for-fewest:1"]),
        ("C2", ["2:most:2", "0:not-most:1", "0:not-most:1"]),
        ("D1", ["0:colour-missing:0", "0:not-rightmost:1", "0:colour-missing:0"]),
        ("D2", ["0:colour-missing:0", "2:fits:5", "0:colour-missing:0"]),
        ("E1", ["2:as-many:0", "2:as-many:1", "0:fewer:1"]),
        ("E2", ["0:not-most:0", "-2:tied-for-most:1", "-2:tied-for-most:1"]),
        ("F1", ["0:differs:2", "2:fits:5", "0:differs:3"]),
        ("G1", ["0:fewer:0", "0:fewer:0", "0:fewer:0"]),
    ],
)
def test_reasons(objective: str, found: list[str]) -> None:
    lines = [one.objectives for one in sheets([objective], PINK_AND_BLUE, ONE_OF_EACH, ORANGE_PURPLE_PINK)]
    assert [str(line) for (line,) in lines] == [f"{objective}={one}" for one in found]


def test_alone_at_either_end_and_tied_at_zero() -> None:
    """J60."""
    fewest = sheets(["C1", "D1"], [2, 12], [6, 55], [8, 18])
    assert [sheet.objectives[0].reason for sheet in fewest] == ["not-fewest", "not-fewest", "fewest"]
    assert fewest[0].objectives[1].reason == "rightmost"
    nobody = sheets(["C1", "E2"], [12, 14], [24, 18], [8, 30])
    for sheet in nobody:
        assert [line.reason for line in sheet.objectives] == ["tied-for-fewest", "tied-for-most"]


def test_the_sheet_of_a_round_in_progress() -> None:
    document = {
        "game": "mind-up",
        "columns": [1, 2, 3, 4, 5],
        "row": [1, 7, 13],
        "A": {"hand": [8, 30], "taken": [16]},
        "B": {"hand": [18, 24]},
        "C": {"hand": [2, 6]},
    }
    position = mind_up.read_position(document)
    assert str(position.sheet(Seat("A"))) == "orange=1x1 bonuses=2 maluses=0"
    assert position.view(Seat("B")).sheet(Seat("A")).total == 3
    assert position.sheet(Seat("B")).total == 0


@pytest.mark.parametrize("text", ["", "bonuses=1", "orange=4x2 bonuses=1 maluses=x", "bonuses=1 maluses=0 H1=2:fits:1"])
def test_other_text_is_no_sheet(text: str) -> None:
    with pytest.raises(ValueError, match="score sheet"):
        ScoreSheet.read(text)
