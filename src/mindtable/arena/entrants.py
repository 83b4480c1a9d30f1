"""The bots that enter an arena, as they are named on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..bots import Bot, bot_named, check_bot
from ..bots.limit import Limit
from ..game.contract import SetupError
from ..game.flaws import flaw, written


@dataclass(frozen=True)
class Entrant:
    """A bot of a name, and how long it may think where its name does not say."""

    name: str
    limit: Limit

    def bot(self, seed: int) -> Bot:
        """The bot, for one game."""
        return bot_named(self.name, seed, self.limit)


def enter(names: Sequence[str], limit: Limit, game: str) -> tuple[Entrant, ...]:
    """The entrants of some names, to play a game. A SetupError says what is wrong with one."""
    if len(names) < 2:
        raise SetupError(flaw("too-few-bots"))
    for name in names:
        check_bot(name, game)
        if names.count(name) > 1:
            raise SetupError(flaw("bot-twice", name=written(name)))
    return tuple(Entrant(name, limit) for name in names)
