"""The games for OpenSpiel: importing this module registers all of them, each as `mindtable_` and its name.

Chance moves once, at the start, and decides which of so many deals it is (`deals`), with all dice that are thrown
later; so every algorithm for games with chance runs on them: those that go through whole trees with few deals and few
cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from ..game.contract import SEATS
from ..games import family_of, games
from .family import Space, research_of, space
from .history import ROWS, History

DEALS: Final = 1_000
NOT_DEALT: Final = "not dealt yet"
_SETS: Final = "sets"
_LONGEST: Final = 10_000  # acts: no game comes near


class Game(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game of Mindtable in the terms of OpenSpiel."""

    game: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.numbers: Final = _space(self.game, given)
        self.deals: Final = int(given.get("deals", DEALS))
        self.rows: Final = int(given.get("rows", ROWS))
        seats = len(self.numbers.seats)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.acts,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.kind, about, given)

    def new_initial_state(self) -> State:
        """A game that is not dealt yet."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Recaller:  # noqa: ARG002
        """What writes observations, or with perfect recall all that a player remembers."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Recaller(self.numbers, self.rows) if recall else Observer(self.numbers)


class State(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A moment of a game."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.numbers = game.numbers
        self.deals = game.deals
        self.played: History | None = None

    def current_player(self) -> int:
        """Who acts: chance before the deal, and everybody at once where all choose at the same time."""
        if self.played is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.played.position.to_decide
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self.numbers.simultaneous else SEATS.index(asked[0])

    def _legal_actions(self, player: int) -> list[int]:
        if self.played is None or player < 0:
            return []
        return sorted(self.numbers.legal(self.played.position, SEATS[player]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as any other."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.played is None:
            self.played = History.dealt(self.numbers, action)
        else:
            self.played.play(action)

    def _apply_actions(self, actions: list[int]) -> None:
        assert self.played is not None
        for seat, action in zip(self.numbers.seats, actions, strict=True):
            self.played.play(action, seat)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.numbers.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.played is not None and not self.played.position.to_decide

    def returns(self) -> list[float]:
        """What the game was worth to every player."""
        if self.played is None:
            return [0.0] * len(self.numbers.seats)
        return [*self.played.returns().values()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that a player cannot tell from this one: what it does not know is drawn by lot."""
        assert self.played is not None
        other: State = self.clone()
        other.played = self.played.imagine(SEATS[player], Random(sampler()))
        return other

    def __str__(self) -> str:
        return NOT_DEALT if self.played is None else str(self.played.position)


class Observer:
    """Writes what a player sees into a tensor, and tells it as text."""

    def __init__(self, numbers: Space) -> None:
        self._numbers = numbers
        self.tensor = np.zeros(numbers.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write what a player sees."""
        self.tensor.fill(0)
        if state.played is not None:
            seen = self._numbers.observation(state.played.position, SEATS[player])
            self.tensor[:] = np.frombuffer(seen, np.uint8)

    def string_from(self, state: State, player: int) -> str:
        """What a player sees, as text."""
        return NOT_DEALT if state.played is None else str(state.played.position.view(SEATS[player]))


class Recaller:
    """Writes all that a player remembers into a tensor, and tells it as text."""

    def __init__(self, numbers: Space, rows: int) -> None:
        self._rows = rows
        width = numbers.vocabulary.width
        self.tensor = np.zeros(numbers.size + rows * width, np.float32)
        self.dict = {
            "observation": self.tensor[: numbers.size],
            "memory": self.tensor[numbers.size :].reshape(rows, width),
        }

    def set_from(self, state: State, player: int) -> None:
        """Write what a player saw at first, and all that it was told and did since then."""
        self.tensor.fill(0)
        if state.played is not None:
            self.dict["observation"][:], self.dict["memory"][:] = state.played.memory(SEATS[player], self._rows)

    def string_from(self, state: State, player: int) -> str:
        """What a player remembers, as text."""
        return NOT_DEALT if state.played is None else state.played.information(SEATS[player])


def _space(game: str, params: Mapping[str, Any]) -> Space:
    """The space of a game with the parameters that OpenSpiel was given. Several sets, or cards of a deck, have a +
    between them."""
    usual = research_of(game).parameters
    chosen = {
        name: str(value).replace("+", ",")
        for name, value in params.items()
        if name in usual and name != _SETS and value != usual[name]
    }
    sets = str(params[_SETS]).split("+") if params.get(_SETS) else None
    return space(game, sets=sets, **chosen)


def _kind(game: str) -> Any:
    """What OpenSpiel is to know of a game."""
    of_rules = space(game)
    about = research_of(game)
    fewest, most = about.players(game)
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=f"mindtable_{game.replace('-', '_')}",
        long_name=f"Mindtable: {game}",
        dynamics=dynamics.SIMULTANEOUS if of_rules.simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**about.parameters, "deals": DEALS, "rows": ROWS},
    )


# Classes, because OpenSpiel keeps what it was given beyond the end of Python, and classes live that long.
GAMES: Final[list[Any]] = [
    type(name, (Game,), {"game": name, "kind": _kind(name)})
    for name in games()
    if family_of(name).part_if_any("research") is not None
]
for _one in GAMES:
    pyspiel.register_game(_one.kind, _one)
