"""What the coach whispers in a real game: what matters now, and nothing where nobody is asked."""

from __future__ import annotations

from typing import Any

import pytest

from mindtable.game.contract import SEATS
from mindtable.games import duel, mind_up
from mindtable.learn.family import Whisper, whisper_to
from mindtable.wording import LANGUAGES, Wording

A = SEATS[0]
HANDS: dict[str, Any] = {"A": {"hand": ["bee-bear"]}, "B": {"hand": ["gorillion", "turbo-bug", "spider-owl"]}}
SITUATIONS: list[tuple[dict[str, Any], list[str], Whisper | None]] = [
    ({"turn": "B"}, ["play gorillion"], Whisper("whisper-take", "gorillion")),
    ({"turn": "B"}, ["play turbo-bug"], Whisper("whisper-read", "turbo-bug")),
    ({"turn": "B"}, ["play spider-owl"], Whisper("whisper-keep", "spider-owl")),
    ({}, [], Whisper("whisper-no-creature")),
    ({"A": {"play": ["spider-owl"]}, "B": {"play": ["gorillion"]}}, [], Whisper("whisper-unblocked", "spider-owl")),
    ({"A": {"play": ["turbo-bug"]}, "B": {"play": ["gorillion"]}}, [], None),
    (
        {"turn": "B", "A": {"play": ["turbo-bug", "elephantopus"]}, "B": {"play": ["luchataur"]}},
        ["attack luchataur"],
        Whisper("whisper-blocker", "elephantopus"),
    ),
    (
        {"turn": "B", "A": {"play": ["turbo-bug"]}, "B": {"play": ["luchataur"]}},
        ["attack luchataur"],
        Whisper("whisper-no-block"),
    ),
    (
        {"turn": "B", "A": {"play": ["turbo-bug"], "life": 1}, "B": {"play": ["luchataur"]}},
        ["attack luchataur"],
        Whisper("whisper-last-life"),
    ),
]


@pytest.mark.parametrize(("laid", "moves", "whispered"), SITUATIONS, ids=str)
def test_the_coach_whispers_what_matters(laid: dict[str, Any], moves: list[str], whispered: Whisper | None) -> None:
    seats = {seat: {**HANDS[seat], **laid.get(seat, {})} for seat in HANDS}
    position = duel.read_position({"game": "duel", **laid, **seats})
    for move in moves:
        position.play(move, SEATS[1])
    assert whisper_to(position.view(A)) == whispered
    assert whisper_to(position.view(SEATS[1])) is None or A not in position.to_decide
    assert whisper_to(position.view(None)) is None


def test_where_a_family_has_nothing_to_whisper_it_is_silent() -> None:
    position, _ = mind_up.deal(seed=1)
    assert whisper_to(position.view(A)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_whispers_are_short(language: str) -> None:
    wording = Wording(language)
    for _, _, whispered in SITUATIONS:
        if whispered:
            assert len(wording.message(whispered.message, card="")) <= 60
