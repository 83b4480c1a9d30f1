"""Decks that somebody wrote down in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..game.contract import Game, SetupError
from ..mindbug.decks import read_deck, write_deck


def options_of(file: str | None, game: Game[Any]) -> dict[str, str]:
    """The options of a game with the deck in a file, or with none. A SetupError names the file."""
    if file is None:
        return {}
    try:
        options = {"deck": write_deck(read_deck(Path(file).read_text(encoding="utf-8")))}
        game.deal(seed=0, sets=(), options=options)  # whether there are enough cards
    except OSError as problem:
        raise SetupError(f"{file}: cannot be read: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise SetupError(f"{file}: not a deck: not UTF-8 text") from problem
    except SetupError as problem:
        raise SetupError(f"{file}: {problem}") from problem
    return options
