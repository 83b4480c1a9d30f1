"""A bot that moves nearly at once: for studies of very many games."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from ..game.contract import Move, SetupError, View
from ..game.flaws import flaw
from .family import brisk_move_of


class BriskBot:
    """Takes the move that looks best at once."""

    name: Final = "brisk"

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)
        self._known: dict[type[View], Callable[[View, int], int]] = {}  # by views: a sight takes longer than a move

    def choose(self, view: View) -> Move:
        """The move that looks best at once. A forced one is not looked at."""
        moves = view.moves()
        if len(moves) == 1:
            return moves[0]
        kind = type(view)
        if kind not in self._known:
            self._known[kind] = self._brisk_move(view.sight.game)
        return moves[self._known[kind](view, self._dice.getrandbits(60))]

    def _brisk_move(self, game: str) -> Callable[[View, int], int]:
        brisk_move = brisk_move_of(game)
        if brisk_move is None:
            raise SetupError(flaw("bot-plays-not", name=self.name, game=game))
        return brisk_move
