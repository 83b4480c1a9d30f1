"""Scenarios of Mind Up! beyond what `game/test_scenarios.py` demands: every objective met and missed, and bad ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from mindtable.game.plain_yaml import Unreadable
from mindtable.game.scenarios import documents, run
from mindtable.games import game_named
from mindtable.mindup.game import mind_up
from mindtable.mindup.objectives import PLACES

HERE: Final = Path(__file__).parent
ALL: Final = [document for file in sorted((HERE / "scenarios").glob("*.yaml")) for document in documents(file)]


@pytest.mark.parametrize("objective", PLACES)
def test_every_objective_is_met_by_some_seat_and_not_by_another(objective: str) -> None:
    met = set()
    for document in ALL:
        if objective in document.get("objectives", []):
            end = mind_up.read_position(document)
            sheets = [end.sheet(seat) for seat in end.seats] if not end.to_decide else []
            met |= {line.points != 0 for sheet in sheets for line in sheet.objectives if line.objective == objective}
    assert met == {True, False}


# --- what is not a scenario ------------------------------------------------------------------------

GOOD: Final[dict[str, Any]] = {
    "game": "mind-up",
    "columns": [2, 4, 1, 5, 3],
    "row": [10, 20, 30],
    "A": {"hand": [60, 1, 2]},
    "B": {"hand": [5, 6, 7]},
    "C": {"hand": [31, 32, 33]},
}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"A": {"hand": [60, 1, 10]}}, "card 10 stands in two places: row and hand of A"),
        ({"deck": [5]}, "card 5 stands in two places: deck and hand of B"),
        ({"C": {"hand": [31, 32, 33], "taken": [7]}}, "card 7 stands in two places: hand of B and taken of C"),
        ({"A": {"hand": [60, 1, 61]}}, "hand of A: there is no card “61”; they are numbered from 1 to 60"),
        ({"A": {"hand": [60, 1, "two"]}}, "hand of A: there is no card “two”; they are numbered from 1 to 60"),
        ({"A": {"hand": 60}}, "hand of A is not a list"),
        ({"A": {"hand": [60, 1]}}, "hand of B: it has 3 cards, that of A 2"),
        ({"A": {"taken": [60]}}, "hand of A: it is empty, although a round ends with one card left"),
        ({"A": {"hand": [60, 1, 2], "taken": [8, 9, 11, 12, 13]}}, "seat A has more than the 7 cards of round 1"),
        ({"A": {"hand": [60, 1, 2], "scores": [9]}}, "scores of A: 0 rounds were finished, 1 scores are given"),
        ({"A": {"life": 3}}, "seat A has an unknown field “life”"),
        ({"row": [10, 20]}, "row: there are 3 players, so it has 3 cards, not 2"),
        ({"columns": [1, 2, 3, 4, 4]}, "columns: “[1, 2, 3, 4, 4]” is not an order of the values 1 to 5"),
        ({"round": 4}, "round: “4” is not a whole number from 1 to 3"),
        ({"turn": "A"}, "the scenario has an unknown field “turn”"),
        ({"E": {"hand": [40, 41, 42]}}, "4 players sit at A, B, C, D, not A, B, C, E"),
        ({"objectives": ["A3"]}, f"objectives: there is no objective “A3”; they are {', '.join(PLACES)}"),
        ({"objectives": ["A1", "A2"]}, "objectives: those in force have different letters"),
        ({"objectives": list(PLACES)[::2][:6]}, "Mind Up! is played with 0 to 5 objectives, not 6"),
        (
            {"moves": [{"A": "pick 61"}]},
            "step 1: unreadable move “pick 61”: there is no card 61: they are numbered from 1 to 60",
        ),
        (
            {"moves": [{"A": "play 60"}]},
            "step 1: unreadable move “play 60”: “play 60” is not a move; a card is chosen like this: pick 12",
        ),
        ({"then": {"turn": "A"}}, "then: “turn” is nothing that can be expected of a position"),
        ({"then": {"winner": "G"}}, "then: winner: there is no seat G"),
        ({"then": {"A": {"taken": {"red": [1]}}}}, "then: taken of A has an unknown field “red”"),
    ],
)
def test_bad_scenario_is_one_clear_sentence(change: dict[str, Any], message: str) -> None:
    with pytest.raises(Unreadable) as problem:
        run({**GOOD, **change}, game_named)
    assert str(problem.value) == message


def test_two_players_are_too_few_and_a_seventh_has_no_seat() -> None:
    with pytest.raises(Unreadable, match=r"^Mind Up! is for 3 to 6 players, not 2$"):
        run({key: value for key, value in GOOD.items() if key != "C"}, game_named)
    with pytest.raises(Unreadable, match=r"^the scenario has an unknown field “G”$"):
        run({**GOOD, "G": {"hand": [50, 51, 52]}}, game_named)


def test_what_is_expected_can_be_wrong() -> None:
    position = mind_up.read_position(GOOD)
    expected = {
        "round": 2,
        "columns": [1, 2, 3, 4, 5],
        "row": [10, 20, 31],
        "deck": [9],
        "winner": ["A", "B"],
        "to_move": "A",
        "A": {"hand": [1], "scores": [3], "taken": {"blue": [3], "pink": []}},
    }
    assert [str(found) for found in mind_up.differences(position, expected)] == [
        "expected round 2, found 1",
        "expected columns [1, 2, 3, 4, 5], found [2, 4, 1, 5, 3]",
        "expected row [10, 20, 31], found [10, 20, 30]",
        "expected deck [9], found []",
        "expected winner A, B, found []",
        "expected to_move A, found A, B, C",
        "expected A hand [1], found [1, 2, 60]",
        "expected A scores [3], found []",
        "expected A taken blue [3], found []",
    ]
