"""What the page of a game of Mindbug says of a position."""

from __future__ import annotations

from typing import Any

import pytest
from showing import html_for

from mindtable.game.contract import Position, Seat
from mindtable.games import game_named

A, B, C, D = (Seat(letter) for letter in "ABCD")
NONE_LEFT: dict[str, Any] = {"mindbugs": 0, "mindfrogs": 0}


def after(game: str, document: dict[str, Any], *moves: str) -> Position:
    position = game_named(game).read_position({"game": game, "turn": "A", **document})
    for move in moves:
        position.play(move)
    return position


# --- cards that were seen ----------------------------------------------------------------------------


def given_away() -> Position:
    """Everybody has seen Luchataur go to the hand of C; then C gave A a card."""
    return after(
        "tag-team",
        {
            "A": {"hand": ["buddy-barrel", "brain-fly"], **NONE_LEFT},
            "B": {"hand": ["rhino-turtle"], **NONE_LEFT},
            "C": {"hand": ["killer-bee", "giraffodile"], "discard": ["luchataur"], **NONE_LEFT},
            "D": {"hand": ["shark-dog", "plated-scorpion"], **NONE_LEFT},
            "turn": "C",
        },
        "play giraffodile",
        "play shark-dog",
        "play buddy-barrel",
        "choose killer-bee",
        "no",
    )


@pytest.mark.parametrize("seat", [B, D, None])
def test_a_card_that_was_seen_and_may_be_in_one_of_two_hands_is_told(seat: Seat | None) -> None:
    sentence = "Luchataur, which you have seen, is in the hand of PlayerA or the hand of PlayerC."
    assert html_for(given_away(), seat=seat).count(sentence) == 1


@pytest.mark.parametrize("seat", [A, C])
def test_who_knows_where_it_is_is_told_nothing(seat: Seat) -> None:
    assert "which you have seen" not in html_for(given_away(), seat=seat)
