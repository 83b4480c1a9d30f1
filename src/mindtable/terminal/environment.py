"""What the environment of a command says: what its terminal can show, and its language."""

from __future__ import annotations

import os
from typing import Final

from rich.console import Console

from ..game.contract import SetupError
from ..wording import LANGUAGES, Wording

_ENGLISH: Final = "en"


def new_console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def wording_of(language: str | None) -> Wording:
    """The wording of the language asked for, or of the terminal's if we speak it, or else English."""
    if language is None:
        spoken = _spoken()
        return Wording(spoken if spoken in LANGUAGES else _ENGLISH)
    if language not in LANGUAGES:
        raise SetupError(f"there is no language “{language}”; there is {', '.join(LANGUAGES)}")
    return Wording(language)


def _spoken() -> str:
    """The language of the environment, as POSIX looks for it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return value.partition(".")[0].partition("_")[0].lower()
    return _ENGLISH
