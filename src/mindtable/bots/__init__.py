"""Players that are programs: they are given a view and give back a move.

>>> bot_named("random", seed=1).name
'random'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..game.contract import SetupError
from .bot import Bot
from .random_bot import RandomBot
from .rule_bot import RuleBot

__all__ = ["BOTS", "Bot", "bot_named"]

BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {RandomBot.name: RandomBot, RuleBot.name: RuleBot}


def bot_named(name: str, seed: int) -> Bot:
    """A bot by its name, with dice of its own; a SetupError names those there are."""
    if name not in BOTS:
        raise SetupError(f"there is no bot “{name}”; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
