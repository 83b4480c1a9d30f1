"""What would come of a move follows from what its seat knows, or is left open."""

from __future__ import annotations

from random import Random

import pytest

from mindtable.game.contract import Seat
from mindtable.games import game_named
from mindtable.mindbug.consequences import Consequence, consequences
from mindtable.mindbug.position import Position
from mindtable.mindbug.view import View

_FORESEEN = ("block", "hunt", "mindbug", "mindfrog")
_WORLDS = 4


@pytest.mark.parametrize("game", ["duel", "tag-team"])
def test_what_comes_of_a_move_comes_of_it_in_every_world_or_is_left_open(game: str) -> None:
    """Where a single outcome is told, all worlds that agree with the view have it."""
    dealt, told = game_named(game), 0
    for seed in range(6):
        position, _ = dealt.deal(seed=seed, sets=dealt.sets)
        assert isinstance(position, Position)
        dice = Random(seed)
        while position.to_decide:
            view = position.view(position.to_decide[0])
            if view.sight.question in _FORESEEN:
                told += sum(map(len, (_compared(view, move, dice) for move in view.sight.moves)))
            position.play(dice.choice(view.moves()), view.seat)
    assert told > 200


def _compared(view: View, move: str, dice: Random) -> frozenset[Consequence]:
    """What is told of a move, which is so in some other worlds as well if it is one thing."""
    found = consequences(view, move)
    if len(found) == 1:
        (one,) = found
        for _ in range(_WORLDS):
            world = view.world(dice)
            world.play(move, view.seat)
            assert world.winners == one.winners
            if one.to_decide:
                assert (world.to_decide, world.question) == (one.to_decide, one.question)
            if not world.winners:
                assert [_life(world, side) for side in world.sides] == _lives_after(view, one)
    return found


def _life(position: Position, side: tuple[Seat, ...]) -> int:
    return position.view(None).sight.player(side[0]).life


def _lives_after(view: View, found: Consequence) -> list[int]:
    before = [view.sight.player(side[0]).life for side in view.sight.sides]
    return [life + gained for life, gained in zip(before, found.life, strict=True)]
