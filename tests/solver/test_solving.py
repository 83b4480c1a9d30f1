"""What is proved is true: as a plain minimax finds it, on small positions."""

from __future__ import annotations

import os
from itertools import islice, permutations

import pytest

from mindtable import duel
from mindtable.mindbug.position import Position
from mindtable.solver import solve
from tests.solver.plain import Minimax, TooLarge, small_positions

# `MINDTABLE_SOLVED=10000 pytest tests/solver` compares thousands.
POSITIONS = int(os.environ.get("MINDTABLE_SOLVED", "300"))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["duel", "tag-team"])
def test_it_finds_what_a_plain_minimax_finds(game: str) -> None:
    compared = {"won": 0, "lost": 0, "unproved": 0}
    for position in islice(small_positions(game, 1), POSITIONS):
        try:
            team = Minimax(60).winner(position.board)
        except TooLarge:
            continue
        solution = solve(position, positions=3_000)
        expected = "unproved" if team is None else "won" if position.sides[team] == solution.side else "lost"
        assert solution.result == expected, position.dump()
        compared[expected] += 1
        check_line(position, solution.line, expected)
    assert compared["won"] + compared["lost"] >= POSITIONS // 4
    assert compared["won"]
    assert compared["lost"]


def check_line(position: Position, line: object, result: str) -> None:
    """A line can be played, and ends with the win unless dice come into it."""
    assert isinstance(line, tuple)
    assert bool(line) == (result != "unproved")
    played, chance = position.copy(), position.board.chance
    (mine,) = (side for side in position.sides if position.to_decide[0] in side)
    for seat, move in line:
        assert played.board.chance == chance, "nothing follows after dice"
        assert played.to_decide == (seat,)
        played.play(move, seat)
    if line and played.board.chance == chance:
        assert (played.winners == mine) == (result == "won")
        assert played.winners


BARREL = {
    "A": {"life": 2, "mindbugs": 0, "play": ["strange-barrel"]},
    "B": {
        "life": 1,
        "mindbugs": 0,
        "hand": ["ferret-bomber", "urchin-hurler", "mysterious-mermaid"],
        "play": ["explosive-toad"],
    },
}


def test_dice_count_as_every_outcome() -> None:
    """A's barrel attacks and steals two of three cards by lot when it is defeated: it depends on which."""
    position = duel.read_position(BARREL)
    assert Minimax(400).winner(position.board) is None
    solution = solve(position)
    assert (solution.result, solution.line) == ("unproved", ())
    assert solution.positions < 1_000  # there is nothing left to search


@pytest.mark.slow
def test_with_unknown_draws_it_wins_however_the_piles_lie() -> None:
    proved = 0
    for position in islice(small_positions("duel", 2), POSITIONS // 6):
        if position.board.rest or solve(position, unknown_draws=True, positions=300).result != "won":
            continue
        for other in laid_otherwise(position):
            assert solve(other, positions=3_000).result == "won", position.dump()
        proved += 1
    assert proved >= POSITIONS // 60


def laid_otherwise(position: Position) -> list[Position]:
    """The same position with the cards of all piles in every order."""
    document = duel.write_position(position)
    draws = {seat: len(document[seat].get("draw", [])) for seat in "AB"}
    pool = [*document["A"].get("draw", []), *document["B"].get("draw", []), *document.get("unused", [])]
    found = []
    for cards in set(permutations(pool)):
        a, b = draws["A"], draws["A"] + draws["B"]
        seats = {"A": {**document["A"], "draw": list(cards[:a])}, "B": {**document["B"], "draw": list(cards[a:b])}}
        found.append(duel.read_position({**document, **seats, "unused": list(cards[b:])}))
    return found


def test_sealed_dice_are_not_looked_at() -> None:
    """Whatever they will show, every outcome counts."""
    results = set()
    for secret in range(6):
        position = duel.read_position(BARREL)
        position.take_dice(bytes([secret]) * 32)
        results.add(solve(position).result)
    assert results == {"unproved"}


def test_limits_are_kept() -> None:
    position, _ = duel.deal(seed=1)
    solution = solve(position, positions=700)
    assert (solution.result, solution.positions, solution.line) == ("unproved", 700, ())
    assert solve(position, seconds=0).positions == 0


def test_the_line_is_the_shortest() -> None:
    """A could play first and win all the same."""
    position = duel.read_position(
        {
            "A": {"mindbugs": 0, "hand": ["gorillion"], "play": ["tiger-squirrel"]},
            "B": {"life": 1, "mindbugs": 0, "hand": ["plated-scorpion"]},
        }
    )
    assert [str(move) for _, move in solve(position).line] == ["attack tiger-squirrel"]
