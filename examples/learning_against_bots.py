"""Learning against a bot, one seat of Gymnasium: what each act is worth, by what games in which it was chosen brought.

pip install 'mindtable[research]'
python examples/learning_against_bots.py 500
"""

from __future__ import annotations

import sys

import numpy as np

from mindtable.research import gym

EXPLORING, SEED = 0.1, 1


def learn(games: int) -> list[float]:
    """Play so many games against the random bot; what each of them brought."""
    table = gym("duel", against="random", sets=["first-contact"])
    dice = np.random.default_rng(SEED)
    worth = np.zeros(table.numbers.acts)
    tries = np.zeros(table.numbers.acts)
    brought: list[float] = []
    _, info = table.reset(seed=SEED)
    while len(brought) < games:
        chosen: list[int] = []
        over, reward = False, 0.0
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            best = legal[np.argmax(worth[legal] + dice.random(len(legal)) / 100)]
            act = dice.choice(legal) if dice.random() < EXPLORING else best
            chosen.append(int(act))
            _, reward, over, _, info = table.step(act)
        for act in chosen:
            tries[act] += 1
            worth[act] += (reward - worth[act]) / tries[act]
        brought.append(reward)
        _, info = table.reset()
    return brought


if __name__ == "__main__":
    won = np.array(learn(int(sys.argv[1]))) > 0
    half = len(won) // 2
    print(f"won {won[:half].mean():.0%} at first, {won[half:].mean():.0%} later")
