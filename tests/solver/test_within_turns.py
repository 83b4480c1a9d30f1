"""What is proved within so many turns: that a side wins, that it lasts, that a move is safe before it is too late."""

from __future__ import annotations

import pytest

from mindtable import duel, safe
from mindtable.game.contract import Move, Seat
from mindtable.solver.family import Proof, family_of
from mindtable.solver.table import Table

LOSING = duel.read_position(
    {
        "A": {"life": 1, "mindbugs": 0, "hand": ["killer-bee"], "play": ["tiger-squirrel"]},
        "B": {"life": 2, "mindbugs": 1, "hand": ["gorillion"], "play": ["luchataur", "spider-owl"]},
    }
)
SURE = duel.read_position(
    {
        "A": {"life": 1, "mindbugs": 0, "play": ["luchataur", "killer-bee"]},
        "B": {"life": 2, "mindbugs": 0, "hand": ["gorillion"]},
        "unused": ["tiger-squirrel", "spider-owl", "brain-fly"],
    }
)


def searched(seat: str, turns: int, *, lasts: bool) -> Proof:
    side = (Seat(seat),)
    proof = family_of("duel").proof(LOSING, side, Table(1 << 10), unknown_draws=False, turns=turns, lasts=lasts)
    proof.run(10_000)
    assert proof.settled
    return proof


@pytest.mark.parametrize(
    ("seat", "turns", "wins", "lasts"),
    [("A", 0, False, True), ("A", 1, False, False), ("B", 0, False, True), ("B", 1, True, True)],
)
def test_a_side_wins_or_lasts_within_so_many_turns(seat: str, turns: int, wins: bool, lasts: bool) -> None:
    assert searched(seat, turns, lasts=False).proved == wins
    assert searched(seat, turns, lasts=True).proved == lasts


def test_a_line_ends_where_it_is_clear_that_a_side_lasts() -> None:
    position = LOSING.copy()
    for seat, move in searched("A", 0, lasts=True).line():
        assert position.board.turns == 1
        position.play(move, seat)
    assert position.board.turns == 2


def test_what_is_safe_is_so_before_it_is_too_late() -> None:
    view = SURE.view(Seat("A"))
    assert safe(view).moves == (Move("attack luchataur"),)
    assert safe(view, is_too_late=lambda later: later.to_decide == ("A",)).moves == ()
