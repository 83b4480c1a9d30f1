"""What is measured of Mindbug."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from ...mindbug import playout
from ...mindbug import position as engine
from ...mindbug.cards import EVERY_SET
from ...mindbug.decks import with_own_set
from ...mindbug.game import duel, tag_team
from ...mindbug.notation import legal_numbers

_GAMES: Final = {game.name: game for game in (duel, tag_team)}


class MindbugEngine:
    """A game of Mindbug with decks of some sets."""

    module: Final = engine

    def __init__(self, name: str, sets: Sequence[str], options: Mapping[str, str]) -> None:
        game = _GAMES[name]
        mode = game.mode_of(options)
        self._mode = mode.name
        self._sets = with_own_set(sets, mode)
        self._deck = game.deck(sets, options)
        self._position, _ = game.deal(seed=1, sets=sets, options=options)
        self.what: Final = ", ".join(EVERY_SET[name].name for name in self._sets)

    def random_games(self, number: int, seed: int) -> object:
        return playout.random_games(self._mode, self._sets, number, seed)

    def drive(self, games: int, seed: int, kept: list[object] | None = None) -> None:
        dice = Random(seed)
        for number in range(games):
            position = engine.Position.dealt(self._mode, self._deck, seed + number)
            while position.winner < 0:
                if kept is not None:
                    kept.append(position.copy())
                position.answer(dice.choice(legal_numbers(position)))

    def copies(self, number: int) -> None:
        playout.copies(self._position, number)
