"""Environments of PettingZoo: one seat after the other, or all that are asked at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ..game.contract import Seat
from .family import Space, space
from .history import History

Seen = dict[str, Any]


def aec(game: str, *, sets: Sequence[str] | None = None, **options: object) -> OneByOne:
    """A game in which one agent acts after the other."""
    return OneByOne(space(game, sets=sets, **options))


def parallel(game: str, *, sets: Sequence[str] | None = None, **options: object) -> AllAtOnce:
    """A game in which all agents act at the same time."""
    found = space(game, sets=sets, **options)
    if not found.simultaneous:
        raise ValueError(f"in {game} one seat decides after the other: use aec")
    return AllAtOnce(found)


def seen_by(history: History, seat: Seat) -> Seen:
    """What an agent is shown: its observation, and the mask of its legal acts."""
    numbers = history.space
    mask = np.zeros(numbers.acts, np.int8)
    mask[[*numbers.legal(history.position, seat)]] = 1
    observation = np.frombuffer(numbers.observation(history.position, seat), np.uint8)
    return {"observation": observation, "action_mask": mask}


def space_of_observations(numbers: Space) -> spaces.Dict:
    """The space of what an agent is shown."""
    cells = spaces.Box(0, 255, (numbers.size,), np.uint8)
    return spaces.Dict({"observation": cells, "action_mask": spaces.Box(0, 1, (numbers.acts,), np.int8)})


def text_of(history: History) -> str:
    """The table as plain text, for `render`."""
    return str(history.position)


class OneByOne(AECEnv):  # type: ignore[misc]  # it has no types
    """A game of any kind in which one agent acts after the other; those who choose at the same time do not see what the
    others have chosen. Agents are called by their seats."""

    def __init__(self, numbers: Space) -> None:
        super().__init__()
        self.metadata = {"name": f"mindtable_{numbers.game}_v{numbers.version}", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.numbers = numbers
        self.possible_agents = [str(seat) for seat in numbers.seats]
        self.observation_spaces = {agent: space_of_observations(numbers) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(numbers.acts) for agent in self.possible_agents}
        self._deals = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent may be shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of acts."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game: the same one for the same seed."""
        if seed is not None:
            self._deals = np.random.default_rng(seed)
        self.history = History.dealt(self.numbers, int(self._deals.integers(1 << 62)))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = str(self.history.position.to_decide[0])

    def observe(self, agent: str) -> Seen:
        """What an agent is shown now."""
        return seen_by(self.history, Seat(agent))

    def step(self, action: int | None) -> None:
        """Let the agent that is asked act. Raises a ValueError if the act is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.history.play(int(action), Seat(agent))
        self.rewards = {str(seat): worth for seat, worth in self.history.returns().items()}
        position = self.history.position
        if position.to_decide:
            self.agent_selection = str(position.to_decide[0])
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str:
        """The whole table as plain text."""
        return text_of(self.history)

    def close(self) -> None:
        """There is nothing to close."""


class AllAtOnce(ParallelEnv):  # type: ignore[misc]  # it has no types
    """A game in which all agents choose at the same time."""

    def __init__(self, numbers: Space) -> None:
        self.metadata = {"name": f"mindtable_{numbers.game}_v{numbers.version}", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.numbers = numbers
        self.possible_agents = [str(seat) for seat in numbers.seats]
        self.agents: list[str] = []
        self._observations = {agent: space_of_observations(numbers) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(numbers.acts) for agent in self.possible_agents}
        self._deals = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent may be shown."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of acts."""
        return self._actions[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal a new game: the same one for the same seed."""
        if seed is not None:
            self._deals = np.random.default_rng(seed)
        self.history = History.dealt(self.numbers, int(self._deals.integers(1 << 62)))
        self.agents = [*self.possible_agents]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        """Let everybody choose. Raises a ValueError if a choice is not legal."""
        agents = self.agents
        for agent in agents:
            self.history.play(int(actions[agent]), Seat(agent))
        over = not self.history.position.to_decide
        rewards = {str(seat): worth for seat, worth in self.history.returns().items()}
        seen = self._seen()
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def _seen(self) -> dict[str, Seen]:
        return {agent: seen_by(self.history, Seat(agent)) for agent in self.agents}

    def render(self) -> str:
        """The whole table as plain text."""
        return text_of(self.history)

    def close(self) -> None:
        """There is nothing to close."""
