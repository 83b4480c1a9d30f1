"""What was given on the command line for a game to be dealt by, and which game has which of it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, Final

from ..game.contract import Game
from ..mindbug.game import tag_team
from ..mindup.game import DEFAULTS, mind_up
from .arguments import CannotDo
from .deck_files import options_of

_OF_MINDBUG: Final = ("sets", "deck")
_OF_TAG_TEAM: Final = (*_OF_MINDBUG, "epic")
_OF_MIND_UP: Final = tuple(DEFAULTS)
_KNOWN: Final = {mind_up.name: _OF_MIND_UP, tag_team.name: _OF_TAG_TEAM}


def given_options(asked: argparse.Namespace) -> dict[str, Any]:
    """The options of all games, None where one was not given."""
    return {name: getattr(asked, name, None) for name in (*_OF_TAG_TEAM, *_OF_MIND_UP)}


def sets_and_options(asked: argparse.Namespace, game: Game[Any]) -> tuple[Sequence[str], dict[str, str]]:
    """The sets and options to deal a game with. Raises CannotDo for what the game does not have."""
    given = {name: value for name, value in given_options(asked).items() if value is not None}
    for name in given:
        if name not in _KNOWN.get(game.name, _OF_MINDBUG):
            raise CannotDo(asked.wording.message("command-no-option", game=game.name, name=name))
    if game.name == mind_up.name:
        return (), {name: str(value) for name, value in given.items()}
    options = options_of(given.get("deck"), game)
    sets = given.get("sets") or (() if options else game.default_sets)
    return sets, {**options, **({"epic": "yes"} if "epic" in given else {})}
