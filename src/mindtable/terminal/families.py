"""The families of games and how each is shown: the one place where the terminal tells them apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Protocol

from rich.console import Console

from ..game.contract import Event, Move, Seat, View
from ..game.records import Record
from ..mindup.game import mind_up
from ..wording import Wording
from .areas import Bar, Drawing, Facts
from .mindbug_family import MindbugFamily
from .mindup_family import MindUpFamily


class Layout(Protocol):
    """Draws the table of a game, or a page about what was just told where that is worth one."""

    def drawings(self, facts: Facts, told: Sequence[Event], width: int) -> Iterator[Drawing]:
        """From the roomiest to the tightest."""
        ...

    def on_paper(self, facts: Facts, told: Sequence[Event], width: int) -> Drawing:
        """Where there is no screen to fit."""
        ...


class LookingUp(Protocol):
    """Answers to what a person looks up, printed below the table."""

    def say(self, message: str, **arguments: str | int) -> None: ...

    def log(self, turns: Sequence[Sequence[str]]) -> None: ...

    def looked_up(self, word: str, rest: str, view: View) -> bool:
        """Whether something was to be looked up; if so, it is printed."""
        ...


class Family(Protocol):
    """How games of one kind are shown and what is typed in them."""

    def title(self, record: Record, wording: Wording) -> str:
        """What is played, for the head of the screen."""
        ...

    def areas(self, console: Console, wording: Wording, *, title: str, names: Mapping[Seat, str]) -> Layout: ...

    def reading(self, console: Console, wording: Wording, names: Mapping[Seat, str]) -> LookingUp: ...

    def story(
        self, told: Iterable[Iterable[Event]], seat: Seat | None, names: Mapping[Seat, str], wording: Wording
    ) -> list[list[str]]:
        """What was told to a viewer, in sentences, turn by turn."""
        ...

    def asked(self, view: View, wording: Wording) -> Bar:
        """What the seat of a view is asked, with its answers."""
        ...

    def move_text(self, line: str, moves: Sequence[Move]) -> str:
        """The move that a line means, in the words of records."""
        ...

    def misunderstood(self, line: str, moves: Sequence[Move], wording: Wording) -> str:
        """What is said to a line that means no move at all."""
        ...

    def end_of_part(self, told: Sequence[Event]) -> int | None:
        """Which of the events ends a part of the game that deserves a page of its own; None if none does."""
        ...

    def verdict(self, facts: Facts, told: Sequence[Event], names: Mapping[Seat, str], wording: Wording) -> str:
        """Who won and why, as told to the seat whose facts these are; `told` is what came of the last move."""
        ...


_MINDBUG: Final[Family] = MindbugFamily()
_MIND_UP: Final[Family] = MindUpFamily()


def family_of(game: str) -> Family:
    """The family of a game, by the name of the game."""
    return _MIND_UP if game == mind_up.name else _MINDBUG
