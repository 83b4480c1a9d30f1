"""Decks: whole sets, or a list of cards and how many of each (M1.1)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ..game.contract import SetupError
from .cards import CARDS, FACES, SETS, deck_of

_ENTRY: Final = re.compile(r"(?:(?P<before>\d+)\s*x?\s+)?(?P<id>[a-z0-9-]+)(?:\s*[: ]\s*x?\s*(?P<after>\d+))?")
_MOST_COPIES: Final = 20


def deck_of_sets(sets: Sequence[str]) -> list[int]:
    """The faces of all cards of some sets."""
    for name in sets:
        if name not in SETS:
            raise SetupError(f"there is no set “{name}”; there are {', '.join(SETS)}")
    return deck_of(sorted(set(sets), key=list(SETS).index))


def read_deck(text: str) -> list[int]:
    """The faces of a deck written down as one card per line (or between commas), with the number of copies before
    or behind its id; `#` begins a comment.

    >>> len(read_deck("gorillion 2, killer-bee"))
    3
    """
    deck: list[int] = []
    for number, line in enumerate(text.splitlines(), 1):
        for entry in line.split("#")[0].split(","):
            if entry.strip():
                deck += _read_entry(entry.strip(), number)
    return sorted(deck)


def _read_entry(entry: str, line: int) -> list[int]:
    match = _ENTRY.fullmatch(entry)
    if match is None or (match["before"] and match["after"]):
        raise SetupError(f"deck, line {line}: “{entry}” is not a card id and a number")
    name = match["id"]
    if name not in FACES:
        raise SetupError(f"deck, line {line}: there is no card “{name}”")
    if CARDS[FACES[name]].stage > 1:
        raise SetupError(f"deck, line {line}: {name} is a later stage, which never goes into a deck")
    copies = int(match["before"] or match["after"] or 1)
    if not 1 <= copies <= _MOST_COPIES:
        raise SetupError(f"deck, line {line}: {copies} copies of {name}; from 1 to {_MOST_COPIES} are possible")
    return [FACES[name]] * copies


def write_deck(deck: Sequence[int]) -> str:
    """A deck in one word; the inverse of `read_deck`."""
    return ",".join(f"{CARDS[face].id}:{deck.count(face)}" for face in sorted(set(deck)))
