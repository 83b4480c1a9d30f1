"""What people are called: names that are nobody else's, and are taken for nobody else."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from starlette.requests import Request

from ..art.characters import CHARACTERS
from ..wording import LANGUAGES
from ..wording.language import lone_message
from .characters import name_of
from .declined import Declined
from .look_alikes import folded, is_plain
from .visit import remembered

LONGEST_NAME: Final = 24
COOKIE: Final = "name"
_RESERVED: Final = ("admin", "administrator", "host", "moderator", "owner", "root", "server", "staff", "system")
_BOT: Final = "bot"  # as a word of its own
_OURS: Final = ("mindtable",)  # nor anything that contains it
_ROOM: Final = 3  # signs that are added to a name that is taken
_DIGITS: Final = "23456789"  # which are taken for nothing else


def cleaned(name: str) -> str:
    """A name as somebody typed it, on one line and not too long."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())[:LONGEST_NAME].strip()


def remembered_name(request: Request) -> str:
    """What a browser of before has kept that somebody is called; "" if it has nothing."""
    return cleaned(remembered(request, COOKIE))


def check_name(name: str) -> str:
    """What tells a name from others (`folded`). Raises Declined if nobody may be called so."""
    plain = folded(name)
    if not plain or not is_plain(name):
        raise Declined(422, "people-name-letters")
    words = name.split()
    if len(words[-1]) == 1:  # a letter tells those apart who are called the same
        words = words[:-1] or words
    is_reserved = folded("".join(words)) in _reserved() or plain in _reserved()
    if is_reserved or folded(_BOT) in map(folded, words) or any(folded(ours) in plain for ours in _OURS):
        raise Declined(422, "people-name-reserved")
    return plain


@cache
def _reserved() -> frozenset[str]:
    """What only the table itself calls anybody, in any language."""
    words = [word for language in LANGUAGES for word in lone_message(language, "people", "people-reserved").split(",")]
    return frozenset(map(folded, (*_RESERVED, *map(name_of, CHARACTERS), *words)))


def similar_names(name: str) -> list[str]:
    """Some names like one that is taken, those of one digit first."""
    short = name[: LONGEST_NAME - _ROOM].strip()
    dice = Random(name)
    longer = ["".join(dice.choices(_DIGITS, k=2)) for _ in _DIGITS]
    return [f"{short} {digits}" for digits in (*_DIGITS, *longer)]
