"""Decks that somebody wrote down in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..game.contract import Game, SetupError
from ..game.flaws import flaw_of_file, in_file
from ..mindbug.decks import LONGEST_DECK, read_deck, write_deck


def options_of(file: str | None, game: Game[Any]) -> dict[str, str]:
    """The options of a game with the deck in a file, or with none. A SetupError names the file."""
    if file is None:
        return {}
    try:
        with Path(file).open(encoding="utf-8") as opened:
            options = {"deck": write_deck(read_deck(opened.read(LONGEST_DECK + 1)))}
        game.deal(seed=0, sets=(), options=options)  # whether there are enough cards
    except SetupError as problem:
        raise SetupError(problem.flaw.within(in_file(file))) from problem
    except (OSError, UnicodeDecodeError) as problem:
        raise SetupError(flaw_of_file(file, problem)) from problem
    return options
