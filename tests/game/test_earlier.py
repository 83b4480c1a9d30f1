"""Games by earlier rules: what they asked for and nobody does any more is passed over, what is new is answered."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mindtable.game.contract import IllegalMove, Move, Seat
from mindtable.game.records import Step, game_of, load, parse, replay, write_out
from mindtable.games import game_named
from tests import KEPT

A, B, C, D = map(Seat, "ABCD")
RECORDS = KEPT / "records"
ASKING = sorted(RECORDS.glob("*-asking-*.record"))
KOIBRA = {
    "A": {"hand": ["gorillion"], "play": ["koibra"]},
    "B": {"play": ["bee-bear"]},
    "C": {"hand": ["gorillion"]},
    "D": {"play": ["luchataur"]},
}
# Two cards give an effect to what A plays; neither that nor its own can do anything.
PUFFERS = {
    "A": {"hand": ["chuckling-chimpborg", "gorillion"]},
    "B": {"play": ["bee-bear"], "mindbugs": 0},
    "C": {"hand": ["gorillion"], "play": ["release-the-puffers", "release-the-puffers"], "mindfrogs": 0},
    "D": {"play": ["luchataur"], "mindbugs": 0},
}
EXTORTER = {
    "A": {"hand": ["gorillion"], "play": ["tusked-extorter"]},
    "B": {"hand": ["killer-bee", "killer-bee", "killer-bee"], "mindbugs": 0},
}


def beginning(game: str, document: dict[str, Any]) -> Step:
    position = game_named(game).read_position({"game": game, "turn": "A", **document})
    return Step(0, None, None, position, ())


def test_an_answer_that_is_not_asked_for_any_more_is_passed_over() -> None:
    attack = beginning("tag-team", KOIBRA).then(A, Move("attack koibra"), is_earlier=True)
    assert attack.position.to_decide == (B,)
    chosen = attack.then(A, Move("choose D"), is_earlier=True)
    assert chosen.number == 2
    assert chosen.passed_over == (A, Move("choose D"))
    assert chosen.position == attack.position
    blocked = chosen.then(B, Move("block bee-bear"), is_earlier=True)
    assert blocked.passed_over is None
    assert blocked.position == attack.then(B, Move("block bee-bear")).position


@pytest.mark.parametrize(
    "written",
    [
        ("resolve chuckling-chimpborg", "choose D"),
        ("resolve release-the-puffers", "resolve chuckling-chimpborg", "choose B"),
        ("resolve release-the-puffers", "resolve release-the-puffers", "choose D"),
    ],
)
def test_effects_that_do_nothing_may_have_been_ordered_in_several_ways(written: tuple[str, ...]) -> None:
    step = played = beginning("tag-team", PUFFERS).then(A, Move("play chuckling-chimpborg"), is_earlier=True)
    for text in written:
        step = step.then(A, Move(text), is_earlier=True)
        assert step.passed_over == (A, Move(text))
    assert step.position == played.position
    assert step.then(B, Move("attack bee-bear"), is_earlier=True).position.view(B).sight.question == "block"


def test_a_choice_among_equal_cards_is_filled_in() -> None:
    before = beginning("duel", EXTORTER)
    by_earlier_rules = before.then(A, Move("attack tusked-extorter"), is_earlier=True)
    assert by_earlier_rules.position.view(B).sight.question == "turn"
    assert "card discarded" in [event.kind for event in by_earlier_rules.events]
    today = before.then(A, Move("attack tusked-extorter"))
    assert today.position.is_formality
    assert today.then(B, Move("choose killer-bee")).position == by_earlier_rules.position


def test_what_was_never_asked_for_is_not_passed_over() -> None:
    attack = beginning("tag-team", KOIBRA).then(A, Move("attack koibra"), is_earlier=True)
    for seat, text in ((B, "choose D"), (A, "resolve koibra"), (A, "play gorillion")):
        with pytest.raises(IllegalMove):
            attack.then(seat, Move(text), is_earlier=True)
    with pytest.raises(IllegalMove):  # nor anything in games by the rules of today
        attack.then(A, Move("choose D"))


def test_what_was_kept_has_questions_that_are_spared_and_some_that_are_new() -> None:
    spared: set[str] = set()
    formalities = 0
    for path in RECORDS.glob("*.record"):
        record = load(path)
        steps = list(replay(record, game_of(record, game_named)))
        for before, step in pairwise(steps):
            if step.passed_over:
                spared.add(step.passed_over[1].text.partition(" ")[0])
            elif step.seat and step.move:
                formalities += before.then(step.seat, step.move).position.is_formality
    assert spared == {"choose", "resolve"}
    assert formalities > 3


@pytest.mark.slow
@pytest.mark.parametrize("path", ASKING, ids=lambda path: path.stem)
def test_a_game_goes_on_by_the_rules_of_today_from_any_moment(path: Path) -> None:
    record = load(path)
    game = game_of(record, game_named)
    steps = list(replay(record, game))
    for number in range(0, len(steps) - 1, 7):
        going_on, step, dice = record.before_move(number + 1), steps[number], Random(number)
        going_on = going_on.by_rules(game.rules)
        while step.position.to_decide:
            seat = step.position.to_decide[0]
            move = dice.choice(step.position.moves(seat))
            step = step.then(seat, move)
            going_on = going_on.with_move(seat, move, step.position.winners)
        again = list(replay(parse(write_out(going_on)), game))
        assert again[-1].position == step.position
