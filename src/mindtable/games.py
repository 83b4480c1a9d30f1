"""The games of this table, by the names used on the command line, in scenarios and in records."""

from __future__ import annotations

from typing import Any, Final

from .game.contract import SetupError
from .mindbug.game import Mindbug, duel

GAMES: Final[dict[str, Mindbug]] = {duel.name: duel}


def game_named(name: Any) -> Mindbug:
    """The game of a name; a SetupError names those there are."""
    if name not in GAMES:
        raise SetupError(f"there is no game “{name}”; there is {', '.join(GAMES)}")
    return GAMES[name]
