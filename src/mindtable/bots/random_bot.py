"""A bot that takes any legal move, each as likely as any other."""

from __future__ import annotations

from random import Random
from typing import Final

from ..game.contract import Move, View


class RandomBot:
    """Takes any legal move, by lot."""

    name: Final = "random"

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)

    def choose(self, view: View) -> Move:
        """Any legal move, all being equally likely."""
        return self._dice.choice(view.moves())
