"""Steps a second for programs that learn, beside games of other kits: `python -m benchmarks.research [SECONDS]`.

A step is an act chosen by lot, with the observation and the legal acts of whoever decides next. All by the time the
processor worked, one after the other in one process. OpenSpiel and RLCard are measured if they are installed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

import numpy as np

from mindtable.research import BatchEnvironment, History, space

GAMES: dict[str, dict[str, Any]] = {
    "duel, First Contact": {"game": "duel", "sets": ["first-contact"]},
    "duel, all sets": {
        "game": "duel",
        "sets": ["first-contact", "new-servants", "beyond-evolution", "beyond-eternity", "promos"],
    },
    "Tag Team": {"game": "tag-team", "sets": ["first-contact"]},
    "Mind Up! with four": {"game": "mind-up", "players": 4},
}
SIZES = (1, 64, 256, 1024)


def rate(steps: Callable[[], int], seconds: float) -> float:
    """How many steps a second something makes, by processor time."""
    steps()
    done, began = 0, process_time()
    while (now := process_time()) - began < seconds:
        done += steps()
    return done / (now - began)


def batch(number: int, kind: dict[str, Any]) -> Callable[[], int]:
    """A step of so many games."""
    games = BatchEnvironment(number, **kind)
    games.reset(1)

    def step() -> int:
        games.step(games.sample())
        return number

    return step


def one_by_one(kind: dict[str, Any]) -> Callable[[], int]:
    """A whole game by histories, as the environments of the kits play it."""
    numbers, dice = space(**kind), Random(1)

    def game() -> int:
        history = History.dealt(numbers, dice.getrandbits(60))
        while history.position.to_decide:
            seat = history.position.to_decide[0]
            np.frombuffer(numbers.observation(history.position, seat), np.uint8)
            history.play(dice.choice([*numbers.legal(history.position, seat)]), seat)
        return len(history.steps)

    return game


def of_openspiel(name: str) -> Callable[[], int]:
    """A whole game of OpenSpiel, driven from Python."""
    import pyspiel  # noqa: PLC0415  # an extra

    game, dice = pyspiel.load_game(name), Random(1)
    observed = game.get_type().provides_observation_tensor  # some have only what a player remembers

    def play() -> int:
        state, acts = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
                continue
            player = state.current_player()
            _ = state.observation_tensor(player) if observed else state.information_state_tensor(player)
            state.apply_action(dice.choice(state.legal_actions()))
            acts += 1
        return acts

    return play


def of_rlcard(name: str) -> Callable[[], int]:
    """A whole game of RLCard."""
    import rlcard  # noqa: PLC0415  # not among the extras

    game, dice = rlcard.make(name, config={"seed": 1}), Random(1)

    def play() -> int:
        state, _ = game.reset()
        acts = 0
        while not game.is_over():
            state, _ = game.step(dice.choice([*state["legal_actions"]]))
            acts += 1
        return acts

    return play


def measured(seconds: float) -> Iterator[tuple[str, float]]:
    """All figures, each with what it is."""
    for name, kind in GAMES.items():
        for size in SIZES:
            yield f"{name}: {size:,} games at once", rate(batch(size, kind), seconds)
        yield f"{name}: one game by its history", rate(one_by_one(kind), seconds)
    if find_spec("pyspiel"):
        for name in ("hearts", "gin_rummy", "leduc_poker"):
            yield f"OpenSpiel, C++ through Python: {name}", rate(of_openspiel(name), seconds)
    if find_spec("rlcard"):
        for name in ("uno", "doudizhu"):
            yield f"RLCard: {name}", rate(of_rlcard(name), seconds)


if __name__ == "__main__":
    for what, figure in measured(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0):
        print(f"{figure:>12,.0f}   {what}", flush=True)
