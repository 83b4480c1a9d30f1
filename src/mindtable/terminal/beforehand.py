"""What has to be known before the rest of a command line can be read and explained: the language, the families of games
from outside, and the game whose options come first.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..game.contract import SetupError
from ..games import games, load_family
from ..wording import LANGUAGES, NAMINGS, Wording, with_names
from .arguments import MODULES, CannotDo

LANGUAGE: Final = "--lang"
NAMES: Final = "--names"
WITH: Final = "--with"
GAME: Final = "--game"
# The first that is set counts: our own, then as POSIX looks for the language of messages.
_VARIABLES: Final = ("MINDTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_NAMES_VARIABLE: Final = "MINDTABLE_NAMES"
_ENGLISH: Final = "en"
_NAMED_BARE: Final = ("play", "watch")  # commands that take a game without an option before it


@dataclass(frozen=True)
class Beforehand:
    """What a command line says wherever it says it."""

    wording: Wording
    command: str | None
    game: str | None


def look_ahead(arguments: Sequence[str]) -> Beforehand:
    """Find the language and the game, and load what is to be played with too. Raises CannotDo."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    first.add_argument(LANGUAGE, dest="language", nargs="?")
    first.add_argument(NAMES, dest="names", nargs="?")
    first.add_argument(WITH, dest="modules", nargs="?", action="append", default=[])
    first.add_argument(GAME, dest="game", nargs="?")
    asked, others = first.parse_known_args(arguments)
    problem = _load([module for module in asked.modules if module])
    wording = _wording(asked.language, asked.names)  # which knows the messages of the families there are by now
    if problem is not None:
        raise CannotDo(wording.flaw(problem.flaw)) from problem
    command = next((name for name in others if name in MODULES), None)
    named = (asked.game, *(others if command in _NAMED_BARE else ()))
    return Beforehand(wording, command, next((name for name in named if name in games()), None))


def _wording(asked: str | None, names: str | None) -> Wording:
    """The wording of the language asked for, or of the environment's if we speak it, or else English; with English
    names of cards where these are asked for."""
    spoken = _spoken()
    language = asked if asked in LANGUAGES else spoken if spoken in LANGUAGES else _ENGLISH
    wording = Wording(with_names(language, names or os.environ.get(_NAMES_VARIABLE, "")))
    if asked is not None and asked not in LANGUAGES:
        raise CannotDo(wording.message("command-no-language", name=asked, languages=", ".join(LANGUAGES)))
    if names is not None and names not in NAMINGS:
        raise CannotDo(wording.message("command-no-names", name=names, namings=", ".join(NAMINGS)))
    return wording


def _spoken() -> str:
    """The language of the environment."""
    value = next((os.environ[variable] for variable in _VARIABLES if os.environ.get(variable)), _ENGLISH)
    return value.partition(".")[0].partition("_")[0].lower()


def _load(modules: Sequence[str]) -> SetupError | None:
    """Play with families from outside, too; what is wrong with one of them. Their modules may lie where the command is
    given."""
    if modules and "" not in sys.path:
        sys.path.insert(0, "")
    try:
        for module in modules:
            load_family(module)
    except SetupError as problem:
        return problem
    return None
