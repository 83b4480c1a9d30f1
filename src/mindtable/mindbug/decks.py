"""Decks: whole sets, or a list of cards and how many of each (M1.1)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from ..game.contract import SetupError
from ..game.flaws import flaw, in_line, written
from .cards import CARDS, EVERY_SET, FACES, deck_of
from .mode import Mode

LONGEST_DECK: Final = 50_000  # characters that are read at most
MOST_CARDS: Final = 1_000
_MOST_COPIES: Final = 20
# An entry with single spaces: where there may be any number of them, there are too many ways to read it.
_COPIES: Final = "[0-9]{1,4}"
_ENTRY: Final = re.compile(rf"(?:(?P<before>{_COPIES}) ?x? )?(?P<id>[a-z0-9-]+)(?: ?[: ] ?x? ?(?P<after>{_COPIES}))?")


# The game that a card belongs to, if it is for one only.
_ONLY_FOR: Final = {FACES[card.id]: one.only_for for one in EVERY_SET.values() for card in one.cards if one.only_for}


def with_own_set(sets: Sequence[str], mode: Mode) -> list[str]:
    """Some sets, and the one that belongs to the game (T1.3)."""
    for name in sets:
        if name not in EVERY_SET:
            raise SetupError(flaw("no-set", name=written(name), known=", ".join(EVERY_SET)))
    return [name for name, one in EVERY_SET.items() if name in sets or one.only_for == mode.game]


def deck_of_sets(sets: Sequence[str], mode: Mode) -> list[int]:
    """The faces of all cards of some sets, and of the set that belongs to the game."""
    return deck_of(with_own_set(sets, mode))


def check_belongs(faces: Iterable[int], mode: Mode) -> None:
    """Raise SetupError if a card is not for this game."""
    for face in faces:
        if _ONLY_FOR.get(face, mode.game) != mode.game:
            raise SetupError(flaw("only-for", card=CARDS[face].id, game=_ONLY_FOR[face]))


def read_deck(text: str) -> list[int]:
    """The faces of a deck written down as one card per line (or between commas), with the number of copies before
    or behind its id; `#` begins a comment.

    >>> len(read_deck("gorillion 2, killer-bee"))
    3
    """
    if len(text) > LONGEST_DECK:
        raise SetupError(flaw("too-long", most=LONGEST_DECK))
    deck: list[int] = []
    for number, line in enumerate(text.splitlines(), 1):
        for entry in line.split("#")[0].split(","):
            if words := " ".join(entry.split()):
                deck += _read_entry(words, number)
                if len(deck) > MOST_CARDS:
                    raise SetupError(flaw("deck-too-large", in_line(number), most=MOST_CARDS))
    return sorted(deck)


def _read_entry(entry: str, line: int) -> list[int]:
    match = _ENTRY.fullmatch(entry)
    if match is None or (match["before"] and match["after"]):
        raise SetupError(flaw("not-an-entry", in_line(line), text=written(entry)))
    name = match["id"]
    if name not in FACES:
        raise SetupError(flaw("no-card", in_line(line), name=written(name)))
    if CARDS[FACES[name]].stage > 1:
        raise SetupError(flaw("later-stage", in_line(line), card=name))
    copies = int(match["before"] or match["after"] or 1)
    if not 1 <= copies <= _MOST_COPIES:
        raise SetupError(flaw("copies", in_line(line), copies=copies, card=name, most=_MOST_COPIES))
    return [FACES[name]] * copies


def write_deck(deck: Sequence[int]) -> str:
    """A deck in one word; the inverse of `read_deck`."""
    return ",".join(f"{CARDS[face].id}:{deck.count(face)}" for face in sorted(set(deck)))
