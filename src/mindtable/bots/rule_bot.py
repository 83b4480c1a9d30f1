"""A bot that plays by rules of thumb."""

from __future__ import annotations

from random import Random
from typing import Final

from ..game.contract import Move, View


class RuleBot:
    name: Final = "rule"

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)  # for choices between moves that look equally good

    def choose(self, view: View) -> Move:
        return self._dice.choice(view.moves())
