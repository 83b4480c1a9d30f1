"""Many games at once: the same games as those of the engine, the same numbers as those of one position."""

from __future__ import annotations

from typing import Any

import pytest

from mindtable.game.chance import mixed, seeded, step
from mindtable.mindbug.cards import deck_of
from mindtable.mindbug.mode import MODES
from mindtable.mindbug.playout import fingerprint, random_move
from mindtable.research.mindbug.games import Games

np = pytest.importorskip("numpy", reason="numpy is not installed, so games cannot be played in batches")

from mindtable.research import Arrays, BatchEnvironment, returns, space  # noqa: E402

KINDS: list[dict[str, Any]] = [
    {"game": "duel", "sets": ["first-contact", "beyond-evolution"]},
    {"game": "tag-team", "sets": ["first-contact"]},
    {"game": "mind-up", "players": 3, "objectives": 1},
]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind["game"])
def test_a_batch_plays_the_games_of_the_engine(kind: dict[str, Any]) -> None:
    """Beside each game of the batch its position is played; what is seen, what is legal and who wins are the same."""
    games, seed, number = BatchEnvironment(3, **kind), 40, 3
    numbers = space(**kind)
    played = [0] * number
    positions = [numbers.deal(seed + place) for place in range(number)]
    seen = games.reset(seed)
    over = 0
    while over < 4:
        acts = games.sample()
        results = []
        for place, position in enumerate(positions):
            seat = position.to_decide[0]
            legal = numbers.legal(position, seat)
            assert numbers.seats[seen.seat[place]] == seat
            assert bytes(seen.observation[place]) == numbers.observation(position, seat)
            assert np.flatnonzero(seen.mask[place]).tolist() == sorted(legal)
            position.play(legal[acts[place]], seat)
            results.append([*returns(numbers.sides, position.winners).values()])
            if position.winners:
                played[place] += 1
                positions[place] = numbers.deal(seed + place + number * played[place])
        seen = games.step(acts)
        assert seen.reward == pytest.approx(np.array(results))
        assert seen.done.tolist() == [any(result) for result in results]
        over += int(seen.done.sum())


def test_a_batch_has_the_fingerprint_of_the_engine() -> None:
    """It depends on every legal move, mover, move and winner of random games."""
    sets, seed, number = ["first-contact"], 7, 6
    games = Games(MODES["duel"], deck_of(sets), 1)
    games.reset(seed)
    mark, dice, finished = 1, seeded(seed), 0
    acts = games.observer.acts
    while finished < number:
        board = games.boards[0]
        dice = step(dice)
        move = random_move(board, dice)
        mark = mixed(mark, board.options)
        mark = mixed(mark, board.actions)
        mark = mixed(mark, board.decider << 8 | move)
        (act,) = [acts.legal[place] for place in range(acts.count) if acts.moves[place] == move]
        games.step([act])
        if winners := games.winners[0]:
            finished += 1
            mark = mixed(mark, int(winners) - 1)
    assert mark == fingerprint("duel", sets, number, seed)


def test_arrays_of_the_caller_are_filled() -> None:
    numbers = space("duel")
    own = Arrays(
        np.ones((2, numbers.size), np.uint8),
        np.ones((2, numbers.acts), np.float32),
        np.ones((2, 2), np.float32),
        np.ones(2, np.bool_),
        np.ones(2, np.uint8),
    )
    games, beside = BatchEnvironment(2, "duel", into=own), BatchEnvironment(2)
    for _ in range(3):
        seen, same = games.reset(5), beside.reset(5)
        assert seen is own
        for name in ("observation", "mask", "reward", "done", "seat"):
            assert (getattr(seen, name) == getattr(same, name)).all()
        acts = games.sample()
        games.step(np.array(acts))
        beside.step(acts)
    assert not same.observation.flags.writeable


def test_an_act_that_is_not_legal_changes_nothing() -> None:
    games = BatchEnvironment(2)
    seen = games.reset(1)
    before = seen.observation.copy()
    wrong = [games.sample()[0], int(np.flatnonzero(seen.mask[1] == 0)[0])]
    with pytest.raises(ValueError, match=f"act {wrong[1]} is not legal in game 1"):
        games.step(wrong)
    with pytest.raises(ValueError, match="1 acts for 2 games"):
        games.step(wrong[:1])
    assert (seen.observation == before).all()
