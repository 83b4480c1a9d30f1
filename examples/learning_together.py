"""Learning against each other, two agents of PettingZoo: what each act is worth to each of them, by how games ended.

pip install 'mindtable[research]'
python examples/learning_together.py 500
"""

from __future__ import annotations

import sys

import numpy as np

from mindtable.research import aec

EXPLORING, SEED = 0.1, 1


def learn(games: int) -> float:
    """Let both learn for so many games; how many of so many more the first wins against acts by lot."""
    table = aec("duel", sets=["first-contact"])
    dice = np.random.default_rng(SEED)
    worth = {agent: np.zeros(table.numbers.acts) for agent in table.possible_agents}
    tries = {agent: np.zeros(table.numbers.acts) for agent in table.possible_agents}
    first, second = table.possible_agents
    won = 0
    table.reset(seed=SEED)
    for game in range(2 * games):
        learning = game < games
        by_lot = {first: EXPLORING, second: EXPLORING} if learning else {first: 0.0, second: 1.0}
        chosen: dict[str, list[int]] = {first: [], second: []}
        for agent in table.agent_iter():
            seen, reward, over, _, _ = table.last()
            if over:
                table.step(None)
                won += not learning and agent == first and reward > 0
                for act in chosen[agent] if learning else []:
                    tries[agent][act] += 1
                    worth[agent][act] += (reward - worth[agent][act]) / tries[agent][act]
                continue
            legal = np.flatnonzero(seen["action_mask"])
            best = legal[np.argmax(worth[agent][legal] + dice.random(len(legal)) / 100)]
            chosen[agent].append(int(dice.choice(legal) if dice.random() < by_lot[agent] else best))
            table.step(chosen[agent][-1])
        table.reset()
    return won / games


if __name__ == "__main__":
    print(f"wins {learn(int(sys.argv[1])):.0%} against acts by lot")
