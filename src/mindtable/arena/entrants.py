"""The bots that enter an arena, as they are named on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..bots import Bot, BotFailure, bot_named, check_bot
from ..bots.limit import Limit
from ..bots.program_bot import ProgramBot
from ..game.contract import SEATS, Move, SetupError, View
from ..game.flaws import Flaw, flaw, written


@dataclass(frozen=True)
class Entrant:
    """A bot of a name, how long it may think where its name does not say, and why it cannot play if it cannot."""

    name: str
    limit: Limit
    failure: Flaw | None = None

    def bot(self, seed: int) -> Bot:
        """The bot, for one game."""
        return Absent(self.name, self.failure) if self.failure else bot_named(self.name, seed, self.limit)


@dataclass(frozen=True)
class Absent:
    """In the place of a program that did not say hello: it forfeits its games at once."""

    name: str
    failure: Flaw

    def choose(self, view: View) -> Move:
        """Forfeit the game: raises a BotFailure that says why the program is not there."""
        assert view.seat is not None
        raise BotFailure(view.seat, self.failure)


def enter(names: Sequence[str], limit: Limit, game: str) -> tuple[Entrant, ...]:
    """The entrants of some names, to play a game. A SetupError says what is wrong with one."""
    if len(names) < 2:
        raise SetupError(flaw("too-few-bots"))
    for name in names:
        check_bot(name, game)
        if names.count(name) > 1:
            raise SetupError(flaw("bot-twice", name=written(name)))
    return tuple(Entrant(name, limit, _failure(name, limit, game)) for name in names)


def _failure(name: str, limit: Limit, game: str) -> Flaw | None:
    """What is wrong with a program that does not say hello. Found out once, so that not every game waits for it."""
    bot = bot_named(name, 0, limit)
    if isinstance(bot, ProgramBot):
        try:
            bot.greet(SEATS[0], game)
        except BotFailure as failure:
            return failure.flaw
    return None
