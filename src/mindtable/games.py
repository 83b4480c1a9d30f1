"""The games of this table, by the names used on the command line, in scenarios and in records."""

from __future__ import annotations

from typing import Any, Final, cast

from .game.contract import Game, SetupError
from .mindbug.game import duel
from .mindup.game import mind_up

# A game is only ever handed positions of its own, so each names its own kind of position where the contract says any.
GAMES: Final[dict[str, Game]] = {name: cast(Game, game) for name, game in ((duel.name, duel), (mind_up.name, mind_up))}


def game_named(name: Any) -> Game:
    """The game of a name; a SetupError names those there are."""
    if name not in GAMES:
        raise SetupError(f"there is no game “{name}”; there are {', '.join(GAMES)}")
    return GAMES[name]
