"""The language of a command: what is asked for on the command line, or what the environment speaks."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import Final

from ..wording import LANGUAGES, Wording
from .arguments import CannotDo

OPTION: Final = "--lang"
# The first that is set counts: our own, then as POSIX looks for the language of messages.
_VARIABLES: Final = ("MINDTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_ENGLISH: Final = "en"


def wording_for(arguments: Sequence[str] | None) -> Wording:
    """The wording of the language asked for, or of the environment's if we speak it, or else English."""
    asked = _asked(arguments)
    spoken = _spoken()
    wording = Wording(asked if asked in LANGUAGES else spoken if spoken in LANGUAGES else _ENGLISH)
    if asked is not None and asked not in LANGUAGES:
        raise CannotDo(wording.message("command-no-language", name=asked, languages=", ".join(LANGUAGES)))
    return wording


def _asked(arguments: Sequence[str] | None) -> str | None:
    """The language of a command line, which has to be known before the rest of it can be explained."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    first.add_argument(OPTION, dest="language", nargs="?")
    language: str | None = first.parse_known_args(arguments)[0].language
    return language


def _spoken() -> str:
    """The language of the environment."""
    value = next((os.environ[variable] for variable in _VARIABLES if os.environ.get(variable)), _ENGLISH)
    return value.partition(".")[0].partition("_")[0].lower()
