"""Many games at once for programs that learn: arrays of numpy, filled by compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..game.chance import seeded, step
from ..games import games
from .family import space
from .results import returns

Bytes = NDArray[np.uint8]


@dataclass(frozen=True)
class Arrays:
    """What is seen and done in all games, a row for each."""

    observation: Bytes  # of the seat that decides: what its cells mean, `space.meanings` says
    mask: Bytes  # 1 for every act that is legal
    reward: NDArray[np.float32]  # of the last step, for every seat
    done: NDArray[np.bool_]  # the last step ended the game, and another one has begun
    seat: Bytes  # who decides, from 0 on


class BatchEnvironment:
    """So many games of one kind, played a step at a time, each begun anew by itself when it is over.

    The arrays are the same after every step, with other numbers in them. Without `into`, observation, mask and seat are
    where the games write them, and cannot be written to; arrays of your own are filled with a copy. Without a name it
    is the first game that there is.
    """

    def __init__(
        self,
        number: int,
        game: str | None = None,
        *,
        sets: Sequence[str] | None = None,
        into: Arrays | None = None,
        **options: object,
    ) -> None:
        self.space: Final = space(game or next(iter(games())), sets=sets, **options)
        self.number: Final = number
        self._games: Final = self.space.games(number)
        self._dice = seeded(0)
        whole = _shared(self._games.cells.data).reshape(number, -1)
        seats = len(self.space.seats)
        self._written: Final = (whole[:, : self.space.size], whole[:, self.space.size :], _shared(self._games.deciders))
        self._winners: Final = _shared(self._games.winners)
        self._worth: Final = np.array([self._returns(winners) for winners in range(1 << seats)], np.float32)
        self._into: Final = into is not None
        observation, mask, seat = self._written
        self.arrays: Final = into or Arrays(
            observation, mask, np.zeros((number, seats), np.float32), np.zeros(number, np.bool_), seat
        )

    def reset(self, seed: int = 0) -> Arrays:
        """Begin all games anew; the first has this seed, and the others those that follow."""
        self._dice = seeded(seed)
        self._games.reset(seed)
        return self._filled()

    def step(self, acts: Sequence[int] | NDArray[Any]) -> Arrays:
        """Play an act in every game. If one of them is not legal, a ValueError says which, and nothing was played."""
        listed = acts.tolist() if isinstance(acts, np.ndarray) else list(acts)
        if len(listed) != self.number:
            raise ValueError(f"{len(listed)} acts for {self.number} games")
        self._games.step(listed)
        return self._filled()

    def sample(self) -> list[int]:
        """A legal act for every game, each as likely as any other, by dice that follow from the seed."""
        self._dice = step(self._dice)
        return self._games.any_acts(self._dice)

    def _filled(self) -> Arrays:
        arrays = self.arrays
        if self._into:
            observation, mask, seat = self._written
            np.copyto(arrays.observation, observation)
            np.copyto(arrays.mask, mask)
            np.copyto(arrays.seat, seat)
        np.not_equal(self._winners, 0, out=arrays.done)
        np.take(self._worth, self._winners, axis=0, out=arrays.reward)
        return arrays

    def _returns(self, winners: int) -> list[float]:
        seats = self.space.seats
        won = [seat for place, seat in enumerate(seats) if winners >> place & 1]
        return [*returns(self.space.sides, won).values()] if _is_result(self.space.sides, won) else [0.0] * len(seats)


def _is_result(sides: Sequence[Sequence[Any]], won: Sequence[Any]) -> bool:
    """Whether whole sides have won."""
    return all((seat in won) == (side[0] in won) for side in sides for seat in side)


def _shared(cells: Any) -> Bytes:
    """Bytes that the games write, as an array that can only be read."""
    return np.frombuffer(memoryview(cells), np.uint8)
