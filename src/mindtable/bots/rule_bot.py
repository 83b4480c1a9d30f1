"""A bot that plays by rules of thumb: it gives every legal move points and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from ..game.contract import Move, View
from . import mindbug_rules, mindup_rules

# Whose rules of thumb are for which game.
RULES: Final[Mapping[str, Callable[[View], dict[Move, float]]]] = {
    "duel": mindbug_rules.worth_of_moves,
    "tag-team": mindbug_rules.worth_of_moves,
    "mind-up": mindup_rules.worth_of_moves,
}


class RuleBot:
    name: Final = "rule"

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)  # for moves that look equally good

    def choose(self, view: View) -> Move:
        worth = RULES[view.facts()["game"]](view)
        best = max(worth.values())
        return self._dice.choice([move for move in worth if worth[move] == best])
