"""Learning what cannot be exploited, by OpenSpiel: regret minimisation (CFR+) on a duel with few cards.

pip install 'mindtable[research]'
python examples/learning_by_regret.py 20
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import mindtable.research.openspiel  # noqa: F401  # registers the games

GAME = "mindtable_duel(deck=gorillion:2+killer-bee:2,hand=1,draw=1,life=1,mindbugs=1,deals=6)"


def learn(iterations: int) -> Iterator[tuple[float, Any]]:
    """Learn; after every iteration how much the best answer would win against what was learnt, and that itself."""
    game = pyspiel.load_game(GAME)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
        policy = solver.average_policy()
        yield exploitability.exploitability(game, policy), policy


def told(policy: Any, deal: int) -> Iterator[str]:
    """The likeliest course of a deal, with how sure the policy is of every act."""
    state = pyspiel.load_game(GAME).new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        chances = policy.action_probabilities(state)
        act = max(chances, key=chances.get)
        yield f"{'AB'[state.current_player()]}: {state.action_to_string(act)} ({chances[act]:.0%})"
        state.apply_action(act)


if __name__ == "__main__":
    learnt = [*learn(int(sys.argv[1]))]
    for number, (left, _) in enumerate(learnt, 1):
        print(f"{number}: can be exploited by {left:.3f}")
    print(*told(learnt[-1][1], deal=0), sep="\n")
