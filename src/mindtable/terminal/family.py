"""What the terminal asks of a family of games.

A family answers with an object called `family`; `plain.PlainFamily` is one to begin with. Its parts are imported when a
command needs them, so that measuring needs no screen and listing cards no search. What its options are for, its
messages say: `option-FAMILY-NAME`, and `option-FAMILY-sets` where there are sets.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from ..game.flaws import Cause
from ..games import families
from ..games import family_of as rules_of

if TYPE_CHECKING:
    from rich.console import Console

    from ..game.contract import Event, Move, Seat
    from ..game.records import Record
    from ..wording import Wording
    from .drawing import Bar, Drawing


class Family(Protocol):
    """All that the terminal asks of a family."""

    @property
    def presentation(self) -> Presentation:
        """How its games are shown, and what is typed in them."""
        ...

    @property
    def catalogue(self) -> Catalogue | None:
        """Its cards to list and read, if it has such a list."""
        ...

    @property
    def pictures(self) -> Pictures | None:
        """The pictures of its cards, if it has any."""
        ...

    def engine(self, game: str, sets: Sequence[str], options: Mapping[str, str]) -> Engine:
        """What `bench` measures of a game that is dealt so."""
        ...


def family_of(game: str) -> Family:
    """What the family of a game answers, by the name of the game. Raises a SetupError if there is no such game."""
    family: Family = rules_of(game).part("terminal")
    return family


def all_pictures() -> Iterator[Pictures]:
    """The pictures of all families that have some."""
    for family in families().values():
        pictures: Pictures | None = family.part("terminal").pictures
        if pictures is not None:
            yield pictures


class Presentation(Protocol):
    """How games of one kind are shown and what is typed in them.

    Positions, views and sights are those of its own games.
    """

    def title(self, record: Record, wording: Wording) -> str:
        """What is played, for the head of the screen."""
        ...

    def areas(self, console: Console, wording: Wording, *, title: str, names: Mapping[Seat, str]) -> Layout:
        """What draws the table."""
        ...

    def reading(self, console: Console, wording: Wording, names: Mapping[Seat, str]) -> LookingUp:
        """What answers to a person who looks something up."""
        ...

    def opened(self, position: Any) -> Any:
        """The sight of a game that is over: all that a spectator sees, and everybody's hand."""
        ...

    def asked(self, view: Any, names: Mapping[Seat, str], wording: Wording) -> Bar:
        """What the seat of a view is asked, with its answers."""
        ...

    def meant(self, line: str, moves: Sequence[Move], wording: Wording) -> list[str]:
        """What a line means, in the words of records: one move, legal or not; several if it is not clear which."""
        ...

    def misunderstood(self, line: str, moves: Sequence[Move], wording: Wording) -> str:
        """What is said to a line that means no move at all."""
        ...

    def end_of_part(self, told: Sequence[Event]) -> int | None:
        """Which of the events ends a part of the game that deserves a page of its own; None if none does."""
        ...


class Layout(Protocol):
    """Draws the table of a game, or a page about what was just told where that is worth one."""

    def drawings(self, sight: Any, told: Sequence[Event], width: int) -> Iterator[Drawing]:
        """From the roomiest to the tightest."""
        ...

    def on_paper(self, sight: Any, told: Sequence[Event], width: int) -> Drawing:
        """Where there is no screen to fit."""
        ...


class LookingUp(Protocol):
    """Answers to what a person looks up, printed below the table."""

    def say(self, message: str, **arguments: str | int | Cause) -> None:
        """Print a message."""
        ...

    def log(self, turns: Sequence[Sequence[str]]) -> None:
        """Print what happened, turn by turn."""
        ...

    def looked_up(self, word: str, rest: str, view: Any) -> bool:
        """Whether something was to be looked up; if so, it is printed."""
        ...


class Catalogue(Protocol):
    """The command `cards` for the cards of a family."""

    def add_options(self, command: argparse.ArgumentParser, wording: Wording) -> None:
        """Add the filters that its cards have, and the ways in which they can be shown."""
        ...

    def show(self, asked: argparse.Namespace) -> int:
        """Print the cards that were asked for; the exit status. `asked` has the options and `wording`."""
        ...


class Pictures(Protocol):
    """The pictures that the command `art` draws."""

    @property
    def faces(self) -> Sequence[str]:
        """The names of the ways in which a card can be drawn, beside its picture."""
        ...

    @property
    def sets(self) -> Sequence[str]:
        """The sets whose cards can be drawn on a sheet."""
        ...

    def called(self, name: str, wording: Wording) -> list[str]:
        """The cards that a name means, by their ids."""
        ...

    def drawn(self, card: str, face: str | None, wording: Wording) -> str:
        """A card as SVG, in one of the ways, or its picture."""
        ...

    def sheet(self, sets: Sequence[str], wording: Wording, *, width: int | None, grey: bool) -> str:
        """All cards of some sets with their names, as SVG; each picture so wide as is asked for."""
        ...


class Engine(Protocol):
    """What is measured of a game."""

    @property
    def what(self) -> str:
        """What is played, in words."""
        ...

    @property
    def module(self) -> ModuleType:
        """A module of the engine: all of them are compiled, or none."""
        ...

    def random_games(self, number: int, seed: int) -> object:
        """Play whole random games inside the engine."""
        ...

    def drive(self, games: int, seed: int, kept: list[object] | None = None) -> None:
        """Play whole random games from outside the engine, one move after the other, and keep copies if wanted."""
        ...

    def copies(self, number: int) -> None:
        """Copy a position so often."""
        ...
