"""What the page of a game of Mindbug says of a position."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from showing import html_for

from mindtable.game.contract import Position, Seat
from mindtable.games import game_named
from mindtable.table.present.sayings import wording_in
from mindtable.wording import LANGUAGES

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


# --- why not -------------------------------------------------------------------------------------------


def reasons(page: str) -> dict[str, str]:
    """Why cards cannot be chosen, by their places on the page."""
    return {place: html.unescape(why) for place, why in re.findall(r'<p data-why="([^"]+)">([^<]+)</p>', page)}


def worn(page: str) -> list[str]:
    return [html.unescape(words) for words in re.findall(r'<span class="mark why">([^<]+)</span>', page)]


def test_who_cannot_block_says_why_not() -> None:
    sneaky = {
        "A": {"hand": ["shark-dog"], "play": ["spider-owl", "bee-bear"]},
        "B": {"hand": ["gorillion"], "play": ["tiger-squirrel"]},
        "turn": "B",
    }
    page = html_for(after("duel", sneaky, "attack tiger-squirrel"), seat=A)
    assert worn(page) == ["Not sneaky"]
    assert reasons(page) == {
        "card-bee-bear-1": "Bee Bear is unable to block Tiger Squirrel, which is sneaky: only sneaky creatures can."
    }


def test_of_equal_creatures_each_has_its_own_reason() -> None:
    """The weak ones are unable to block beside Elephantopus; one of these is boosted."""
    equal = {
        "A": {
            "hand": ["shark-dog"],
            "play": ["tiger-squirrel", {"card": "tiger-squirrel", "boosts": ["koibra", "duckdra"]}],
        },
        "B": {"hand": ["gorillion"], "play": ["elephantopus"]},
        "turn": "B",
    }
    position = after("duel", equal, "attack elephantopus")
    page = html_for(position, seat=A)
    weak = [one["power"] for one in position.view(A).facts()["seats"]["A"]["play"]].index(3) + 1
    assert reasons(page) == {f"card-tiger-squirrel-{weak}": "Tiger Squirrel is unable to block Elephantopus."}
    assert worn(page) == ["Can’t block"]


def test_who_has_to_hunt_first_is_told_so_of_every_other_card() -> None:
    """J12."""
    hunted = {
        "A": {"hand": ["gorillion"], "play": ["brain-fly", "shark-dog"]},
        "B": {"hand": ["luchataur"], "play": ["captain-hippo"]},
    }
    page = html_for(after("duel", hunted), seat=A)
    assert worn(page) == ["Hunter first"]
    assert reasons(page).keys() == {"card-brain-fly-1", "card-gorillion-1"}


def test_nobody_is_told_what_another_cannot_do() -> None:
    lizard = {"A": {"hand": ["gorillion"], "play": ["cave-lizard"]}, "B": {"hand": ["luchataur"]}}
    position = after("duel", lizard)
    assert reasons(html_for(position, seat=A)) == {"card-cave-lizard-1": "Cave Lizard is unable to attack."}
    for seat in (B, None):
        page = html_for(position, seat=seat)
        assert reasons(page) == {}
        assert worn(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_said_in_every_language(language: str) -> None:
    lizard = {"A": {"hand": ["gorillion"], "play": ["cave-lizard"]}, "B": {"hand": ["luchataur"]}}
    wording = wording_in(language)
    page = html_for(after("duel", lizard), seat=A, language=language)
    assert worn(page) == [wording.message("table-cannot-attack")]


# --- whose creatures a phone shows -----------------------------------------------------------------------


def opened(page: str) -> list[str]:
    return re.findall(r'id="foremost-([A-D])-[A-D]"[^>]* checked>', page)


def test_where_there_is_room_for_one_area_it_is_that_of_the_question() -> None:
    assert opened(html_for(after("tag-team", FOUR), seat=A)) == ["A"]
    attacked = after("tag-team", FOUR, "attack gorillion")
    assert opened(html_for(attacked, seat=B)) == ["B"], "who blocks"
    assert opened(html_for(attacked, seat=C)) == ["A"], "who attacks"
