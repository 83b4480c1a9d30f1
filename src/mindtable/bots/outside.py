"""Bots from outside: classes of any module, and those that installed packages bring.

`module:Class` names a class, or anything else that makes a bot; packages name theirs in the entry-point group
`mindtable.bots`. It is called with a seed, a whole number from which all dice of the bot should follow: the same seed
and the same views are to give the same moves.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from ..game.contract import Move, SetupError, View
from ..game.flaws import flaw, written
from .bot import Bot, BotFailure

GROUP: Final = "mindtable.bots"
_QUOTED: Final = 200  # signs of what went wrong


class OutsideBot:
    """A bot from outside at a seat. Whatever goes wrong with it costs its own game and nothing else."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name: Final = name
        self._bot = bot

    def choose(self, view: View) -> Move:
        """What the bot chooses. Raises BotFailure if it raises anything, or chooses what is not legal."""
        assert view.seat is not None, "a spectator has nothing to choose"
        try:
            move = self._bot.choose(view)
        except Exception as problem:
            raise BotFailure(view.seat, f"{type(problem).__name__}: {problem}"[:_QUOTED]) from problem
        moves = view.moves()
        if move not in moves:
            raise BotFailure(view.seat, flaw("bot-not-legal", move=written(str(move)), count=len(moves)))
        return move


def installed() -> Mapping[str, EntryPoint]:
    """The bots that installed packages bring, by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def is_outside(name: str) -> bool:
    """Whether a name means a bot from outside: a class of a module, or what a package brings."""
    module, _, maker = name.partition(":")
    return bool(module and maker) or name in installed()


def outside_bot(name: str, seed: int) -> Bot:
    """A bot from outside, with dice of its own. A SetupError says why there is none of that name."""
    entry = installed().get(name)
    module, _, maker = (entry.value if entry else name).partition(":")
    make = maker_of(module, maker)
    try:
        bot = make(seed)
    except TypeError as problem:
        raise SetupError(flaw("not-a-bot", name=written(name))) from problem
    if not callable(getattr(bot, "choose", None)):
        raise SetupError(flaw("not-a-bot", name=written(name)))
    return OutsideBot(name, bot)


def maker_of(module: str, name: str) -> Callable[..., Any]:
    """What makes something from outside: a class, or a function, of a module."""
    _look_here_too()
    try:
        found = import_module(module)
    except (ImportError, TypeError, ValueError) as problem:  # none there, or a name such as “.”
        raise SetupError(flaw("no-module", name=written(module))) from problem
    maker: Callable[..., Any] | None = getattr(found, name, None)
    if not callable(maker):
        raise SetupError(flaw("no-bot-in", name=written(name), module=written(module)))
    return maker


def _look_here_too() -> None:
    """Modules may lie in the folder in which one works, wherever the command itself lies."""
    here = str(Path.cwd())
    if "" not in sys.path and here not in sys.path:
        sys.path.append(here)
