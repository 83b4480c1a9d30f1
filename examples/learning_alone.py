"""Learning by playing against itself, many games at once: a policy of one layer, by policy gradients.

pip install 'mindtable[research]'
python examples/learning_alone.py 2000
"""

from __future__ import annotations

import sys

import numpy as np

from mindtable.research import BatchEnvironment

GAMES, RATE, SEED = 64, 0.05, 1


def learn(steps: int) -> float:
    """Learn for so many steps; how often, at the end, the policy is surer than dice are."""
    games = BatchEnvironment(GAMES, "duel", sets=["first-contact"])
    dice = np.random.default_rng(SEED)
    weights = np.zeros((games.space.size, games.space.acts), np.float32)
    seen = games.reset(SEED)
    memories: list[list[tuple[int, np.ndarray, np.ndarray, int]]] = [[] for _ in range(GAMES)]
    sure = 0.0
    for _ in range(steps):
        observation = seen.observation.astype(np.float32) / 16
        scores = np.where(seen.mask, observation @ weights, -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        sure = float((chances.max(axis=1) * seen.mask.sum(axis=1) > 1.5).mean())
        acts = (chances.cumsum(axis=1) > dice.random((GAMES, 1))).argmax(axis=1)
        for game, act in enumerate(acts.tolist()):
            memories[game].append((int(seen.seat[game]), observation[game], chances[game], act))
        seen = games.step(acts)
        for game in np.flatnonzero(seen.done).tolist():
            for seat, observed, chance, act in memories[game]:
                push = -chance
                push[act] += 1
                legal = np.flatnonzero(chance)
                weights[:, legal] += RATE * seen.reward[game, seat] * np.outer(observed, push[legal])
            memories[game] = []
    return sure


if __name__ == "__main__":
    print(f"surer than dice: {learn(int(sys.argv[1])):.0%} of the decisions")
