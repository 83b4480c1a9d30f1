"""What is measured of Mind Up!"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from ...game.bits import slots_of
from ...mindup import playout
from ...mindup.game import DEFAULTS, mind_up
from ...mindup.questions import hand_of, is_over
from ...mindup.round import seal
from ...mindup.setup import dealt


class MindUpEngine:
    """Mind Up! with so many players and objectives."""

    module: Final = playout

    def __init__(self, options: Mapping[str, str]) -> None:
        position, _ = mind_up.deal(seed=1, options=options)  # whether the options are possible
        self._board = position.board
        chosen = {**DEFAULTS, **options}
        self._players = int(chosen["players"])
        self._objectives = int(chosen["objectives"])
        self.what: Final = ", ".join(f"{number} {name}" for name, number in chosen.items())

    def random_games(self, number: int, seed: int) -> object:
        """Play so many random games within the engine."""
        return playout.random_games(self._players, self._objectives, number, seed)

    def drive(self, games: int, seed: int, kept: list[object] | None = None) -> None:
        """Play random games, choosing each move from Python; `kept` gets a copy of every board on the way."""
        dice = Random(seed)
        for number in range(games):
            board = dealt(self._players, self._objectives, seed + number)
            while not is_over(board):
                if kept is not None:
                    kept.append(board.copy())
                for seat in range(self._players):
                    seal(board, seat, dice.choice(slots_of(hand_of(board, seat))))

    def copies(self, number: int) -> None:
        """Make so many copies of a board."""
        playout.copies(self._board, number)
