"""What can be chosen before a game is dealt, as it stands in the form of the first page.

Games say themselves which options and sets they have (`game.options`); this is how a family shows them. A field is
there for some games of its family. Labels and hints are the names of messages.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Field:
    """An option of some games: its name as the games know it, also that of its field."""

    name: str
    label: str
    games: tuple[str, ...]


@dataclass(frozen=True)
class OneOf(Field):
    """One value of several, of which one is chosen unless somebody says otherwise."""

    values: tuple[str, ...]
    usual: str
    is_seats: bool = False  # whether it is the number of players


@dataclass(frozen=True)
class Number(Field):
    """A whole number; which ones are possible the game says itself."""

    usual: str


@dataclass(frozen=True)
class YesOrNo(Field):
    """Something that is wanted ("yes") or not."""


@dataclass(frozen=True)
class Sets(Field):
    """The sets of cards that are played with, any of them; `title` says what one is called in a language."""

    values: tuple[str, ...]
    usual: tuple[str, ...]
    title: Callable[[str, str], str]


@dataclass(frozen=True)
class File(Field):
    """A file of a player's own. The game's option reads it, in another process (`reading_room`)."""

    hint: str
    kinds: str  # of files, as browsers understand them
