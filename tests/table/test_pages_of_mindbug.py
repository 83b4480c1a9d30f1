"""What the page of a game of Mindbug says of a position."""

from __future__ import annotations

import re
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


# --- the order in which people are asked ---------------------------------------------------------------


def asked_in_order(page: str) -> list[str]:
    """Everybody in the line of those who are asked; a star is who is asked now, a minus who was asked before."""
    line = re.search(r'<ol class="asking-order".*?</ol>', page)
    if not line:
        return []
    people = re.findall(r"<li([^>]*)>(?:<s>)?([^<]*?)(?:</s>| <b>asked now</b>)?</li>", line[0])
    return [("*" if "current" in state else "-" if "past" in state else "") + who for state, who in people]


FOUR: dict[str, Any] = {
    "A": {"hand": ["shark-dog"], "play": ["gorillion"]},
    "B": {"hand": ["rhino-turtle"], "play": ["bee-bear"]},
    "C": {"hand": ["killer-bee"]},
    "D": {"hand": ["luchataur"], "play": ["snail-hydra"]},
}


def test_who_may_take_the_card_shown_is_named_in_order() -> None:
    """T3.1: the opponent on the left, the teammate, the opponent on the right."""
    first = after("tag-team", FOUR, "play shark-dog")
    second = after("tag-team", FOUR, "play shark-dog", "pass")
    assert asked_in_order(html_for(first, seat=A)) == ["*PlayerB · Mindbug", "PlayerC · Mindfrog", "PlayerD · Mindbug"]
    assert asked_in_order(html_for(second, seat=C)) == ["-PlayerB · Mindbug", "*You · Mindfrog", "PlayerD · Mindbug"]


def test_who_may_block_is_named_in_order() -> None:
    """T4.1."""
    first = after("tag-team", FOUR, "attack gorillion")
    second = after("tag-team", FOUR, "attack gorillion", "no block")
    assert asked_in_order(html_for(first, seat=B)) == ["*You · block", "PlayerD · block"]
    assert asked_in_order(html_for(second, seat=None)) == ["-PlayerB · block", "*PlayerD · block"]


def test_there_is_no_order_where_one_is_asked() -> None:
    assert asked_in_order(html_for(after("tag-team", FOUR), seat=A)) == []
    duel = {"A": {"hand": ["shark-dog"]}, "B": {"hand": ["gorillion"]}}
    assert asked_in_order(html_for(after("duel", duel, "play shark-dog"), seat=B)) == []
