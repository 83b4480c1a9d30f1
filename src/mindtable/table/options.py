"""What can be chosen before a game is dealt: the fields that a family of games has in the form of the first page.

A field is there for some games of its family. What is chosen goes to the game as one of its `options`, or as the sets
that are played with. Labels and hints are the names of messages.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """An option of some games: its name as the games know it, also that of its field."""

    name: str
    label: str
    games: tuple[str, ...]


@dataclass(frozen=True)
class Choice(Option):
    """One value of several, of which one is chosen unless somebody says otherwise."""

    values: tuple[str, ...]
    usual: str
    is_seats: bool = False  # whether it is the number of players


@dataclass(frozen=True)
class Tick(Option):
    """Something that is wanted ("yes") or not."""


@dataclass(frozen=True)
class Sets(Option):
    """The sets of cards that are played with, any of them; `title` says what one is called in a language."""

    values: tuple[str, ...]
    usual: tuple[str, ...]
    title: Callable[[str, str], str]


@dataclass(frozen=True)
class File(Option):
    """A file of a player's own, in place of sets. `read` makes one word of its text, or raises SetupError; it runs in
    another process (`reading_room`), so it is a function of a module that imports little."""

    hint: str
    kinds: str  # of files, as browsers understand them
    read: Callable[[str], str]
