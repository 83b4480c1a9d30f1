"""A bot that plays by rules of thumb: it gives every legal move points and takes the best."""

from __future__ import annotations

from random import Random
from typing import Final

from ..game.contract import Move, SetupError, View
from ..game.flaws import flaw
from .family import family_of


class RuleBot:
    """Gives every legal move points by the rules of thumb of its family."""

    name: Final = "rule"

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)  # for moves that look equally good

    def choose(self, view: View) -> Move:
        """The move with most points; among equal ones, any."""
        game = view.sight.game
        rules_of_thumb = family_of(game).rules_of_thumb
        if rules_of_thumb is None:
            raise SetupError(flaw("bot-plays-not", name=self.name, game=game))
        worth = rules_of_thumb(view)
        best = max(worth.values())
        return self._dice.choice([move for move in worth if worth[move] == best])
