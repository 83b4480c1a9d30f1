"""The games of this table, by the names used on the command line, in scenarios and in records."""

from __future__ import annotations

from typing import Any, Final

from .game.contract import Game, SetupError
from .game.flaws import flaw, written
from .mindbug.game import duel, tag_team
from .mindup.game import mind_up

GAMES: Final[dict[str, Game[Any]]] = {game.name: game for game in (duel, tag_team, mind_up)}


def game_named(name: Any) -> Game[Any]:
    """The game of a name; a SetupError names those there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise SetupError(flaw("no-game", name=written(name), known=", ".join(GAMES)))
    return GAMES[name]
