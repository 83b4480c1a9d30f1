"""The games of this table, by the names used on the command line, in scenarios and in records.

The families of this package are named here and nowhere else outside their own folders. Others come from outside: from
installed packages, by the entry-point group `mindtable.families`, or from modules named in the environment
(`mindtable --with MODULE`), which processes beside this one inherit.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from .game.contract import Game, SetupError
from .game.family import Family
from .game.flaws import flaw, written
from .mindbug.family import family as mindbug
from .mindbug.game import duel, tag_team
from .mindup.family import family as mindup
from .mindup.game import mind_up

__all__ = ["duel", "families", "family_of", "game_named", "games", "load_family", "mind_up", "tag_team"]

GROUP: Final = "mindtable.families"
WITH: Final = "MINDTABLE_WITH"  # modules with a family each, between commas


def load_family(module: str) -> None:
    """Play with the family of a module, too: here and in every process that is started from here on."""
    _family_in(module)
    os.environ[WITH] = ",".join(dict.fromkeys([*loaded_modules(), module]))
    families.cache_clear()
    families()


def loaded_modules() -> list[str]:
    """The modules from outside whose families are played with, too."""
    return [name for name in os.environ.get(WITH, "").split(",") if name]


@cache
def families() -> Mapping[str, Family]:
    """All families by name: those of this package first."""
    found: dict[str, Family] = {}
    for family in (mindbug, mindup, *_from_outside()):
        if found.setdefault(family.name, family) is not family:
            raise SetupError(flaw("two-families", name=written(family.name)))
    return found


def _from_outside() -> Iterator[Family]:
    for entry in entry_points(group=GROUP):
        yield entry.load()
    for module in loaded_modules():
        yield _family_in(module)


def _family_in(module: str) -> Family:
    try:
        family = getattr(import_module(module), "family", None)
    except ImportError as problem:
        raise SetupError(flaw("no-module", name=written(module))) from problem
    if not isinstance(family, Family):
        raise SetupError(flaw("no-family-in", name=written(module)))
    return family


def games() -> Mapping[str, Game[Any]]:
    """All games by name."""
    return {game.name: game for family in families().values() for game in family.games}


def game_named(name: Any) -> Game[Any]:
    """The game of a name; a SetupError names those there are."""
    known = games()
    if not isinstance(name, str) or name not in known:
        raise _no_game(name)
    return known[name]


def _no_game(name: Any) -> SetupError:
    return SetupError(flaw("no-game", name=written(name), known=", ".join(games())))


def family_of(game: str) -> Family:
    """The family that a game belongs to."""
    for family in families().values():
        for one in family.games:
            if one.name == game:
                return family
    raise _no_game(game)
