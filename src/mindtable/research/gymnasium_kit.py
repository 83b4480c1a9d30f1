"""An environment of Gymnasium: one seat against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots import Bot, bot_named, check_bot
from ..game.contract import Seat
from .family import Space, space
from .history import History

_SEEDS = 1 << 62


def gym(
    game: str, *, against: str = "rule", seat: str = "A", sets: Sequence[str] | None = None, **options: object
) -> AgainstBots:
    """A game for one seat, the others being bots of a name."""
    check_bot(against, game)
    return AgainstBots(space(game, sets=sets, **options), Seat(seat), against)


class AgainstBots(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One seat against bots. `info["action_mask"]` says which acts are legal; one that is not forfeits the game, as it
    does in the arena."""

    def __init__(self, numbers: Space, seat: Seat, against: str) -> None:
        self.numbers = numbers
        self.seat = seat
        self.against = against
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.observation_space = spaces.Box(0, 255, (numbers.size,), np.uint8)
        self.action_space = spaces.Discrete(numbers.acts)
        self._bots: dict[Seat, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Deal a new game, and play on until the seat is asked: the same one for the same seed."""
        super().reset(seed=seed, options=options)
        while True:
            self.history = History.dealt(self.numbers, int(self.np_random.integers(_SEEDS)))
            self._bots = {
                other: bot_named(self.against, int(self.np_random.integers(_SEEDS)))
                for other in self.numbers.seats
                if other != self.seat
            }
            self._play_on()
            if self.history.position.to_decide:  # a game may be over before the seat was ever asked
                return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Act, and play on until the seat is asked again or the game is over."""
        if int(action) not in self.numbers.legal(self.history.position, self.seat):
            return self._seen(), -1.0, True, False, self._info()
        self.history.play(int(action), self.seat)
        self._play_on()
        over = not self.history.position.to_decide
        return self._seen(), self.history.returns()[self.seat], over, False, self._info()

    def _play_on(self) -> None:
        """Let the bots act until the seat is asked or the game is over."""
        position = self.history.position
        while position.to_decide and self.seat not in position.to_decide:
            asked = position.to_decide[0]
            chosen = self._bots[asked].choose(position.view(asked))
            legal = self.numbers.legal(position, asked)
            self.history.play(next(act for act, move in legal.items() if move == chosen), asked)

    def _seen(self) -> NDArray[np.uint8]:
        return np.frombuffer(self.numbers.observation(self.history.position, self.seat), np.uint8)

    def _info(self) -> dict[str, Any]:
        mask = np.zeros(self.numbers.acts, np.int8)
        mask[[*self.numbers.legal(self.history.position, self.seat)]] = 1
        return {"action_mask": mask}

    def render(self) -> str:
        """What the seat sees, as plain text."""
        return str(self.history.position.view(self.seat))
