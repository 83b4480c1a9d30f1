"""What is measured of Mindbug."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from ...mindbug import playout
from ...mindbug.cards import EVERY_SET
from ...mindbug.decks import with_own_set
from ...mindbug.game import duel, tag_team
from ...mindbug.notation import legal_numbers
from ...mindbug.setup import dealt
from ...mindbug.turn import answer

_GAMES: Final = {game.name: game for game in (duel, tag_team)}


class MindbugEngine:
    """A game of Mindbug with decks of some sets."""

    module: Final = playout

    def __init__(self, name: str, sets: Sequence[str], options: Mapping[str, str]) -> None:
        game = _GAMES[name]
        self._mode = game.mode_of(options)
        self._sets = with_own_set(sets, self._mode)
        self._deck = game.deck(sets, options)
        self._board = dealt(self._mode, self._deck, 1)
        self.what: Final = ", ".join(EVERY_SET[name].name for name in self._sets)

    def random_games(self, number: int, seed: int) -> object:
        """Play so many random games within the engine."""
        return playout.random_games(self._mode.name, self._sets, number, seed)

    def drive(self, games: int, seed: int, kept: list[object] | None = None) -> None:
        """Play random games, choosing each move from Python; `kept` gets a copy of every board on the way."""
        dice = Random(seed)
        for number in range(games):
            board = dealt(self._mode, self._deck, seed + number)
            while board.winner < 0:
                if kept is not None:
                    kept.append(board.copy())
                answer(board, dice.choice(legal_numbers(board)))

    def copies(self, number: int) -> None:
        """Make so many copies of a board."""
        playout.copies(self._board, number)
