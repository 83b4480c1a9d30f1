"""What was asked for on the command line for a game to be dealt by: its sets and its options."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ..bots.limit import Limit
from ..bots.search_bot import DEFAULT
from ..game.contract import Game, SetupError
from ..game.flaws import flaw_of_file, in_file
from ..game.options import Option
from ..games import games
from .arguments import CannotDo

SETS: Final = "sets"


def chosen(asked: argparse.Namespace) -> dict[str, Any]:
    """What was chosen among the sets and options of all games, by name."""
    names = dict.fromkeys([SETS, *(option.name for game in games().values() for option in game.options)])
    values = {name: getattr(asked, name, None) for name in names}
    return {name: value for name, value in values.items() if value is not None}


def sets_and_options(asked: argparse.Namespace, game: Game[Any]) -> tuple[Sequence[str], dict[str, str]]:
    """The sets and options to deal a game with. Raises CannotDo for what the game does not have."""
    known = {option.name: option for option in game.options}
    sets: Sequence[str] | None = None
    options: dict[str, str] = {}
    for name, value in chosen(asked).items():
        if name == SETS and game.sets:
            sets = value
        elif name in known:
            options[name] = _of_file(value, known[name], game) if known[name].kind == "file" else str(value)
        else:
            raise CannotDo(asked.wording.message("command-no-option", game=game.name, name=name))
    if sets is None:
        sets = () if any(known[name].instead_of_sets for name in options) else game.default_sets
    return sets, options


def limit_of(asked: argparse.Namespace) -> Limit:
    """How long bots that search may think about a move."""
    return Limit(iterations=asked.iterations) if asked.iterations else asked.time or DEFAULT


def _of_file(file: str, option: Option, game: Game[Any]) -> str:
    """The value of an option that is written down in a file. A SetupError names the file."""
    try:
        with Path(file).open(encoding="utf-8") as opened:
            value = option.read(opened.read(option.longest + 1))
        game.deal(seed=0, sets=(), options={option.name: value})  # whether it can be played with
    except SetupError as problem:
        raise SetupError(problem.flaw.within(in_file(file))) from problem
    except (OSError, UnicodeDecodeError) as problem:
        raise SetupError(flaw_of_file(file, problem)) from problem
    return value
