"""What both games speak: seats, moves, events, refusals, and what a position and a view can be asked.

A game implements the protocols at the end; bots, tables, adapters and tests are written against them and
know nothing else of a game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, ClassVar, NewType, Protocol, Self, TypeVar

from .chance import Seed
from .flaws import Flaw, Flawed, flaw, written
from .options import Option

Seat = NewType("Seat", str)
SEATS: tuple[Seat, ...] = tuple(Seat(letter) for letter in "ABCDEF")


Roll = tuple[int, int]  # what one throw of the dice showed, from 0 on, and how many things it could have shown


@dataclass(frozen=True, order=True)
class Move:
    """An answer to a decision, in the words of the scenario notation.

    >>> Move("attack luchataur")
    Move('attack luchataur')
    """

    text: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Every kind of event is a class of its own, named by it, with fields of its own.

    Where there is one, `seat` is the player it happened to and `card` the id of the card it is about. What only some
    seats saw names them in `seen_by`; all others are told without its `secrets`.
    """

    kind: ClassVar[str]  # the name of the class in words: "life lost"
    family: ClassVar[str] = ""  # the family of games that tells of it; what none does is for programs only
    secrets: ClassVar[tuple[str, ...]] = ()  # the fields that may be known to some seats only
    is_silent: ClassVar[bool] = False  # that it happened at all concerns nobody but who knows its secrets

    seen_by: tuple[Seat, ...] | None = field(default=None, kw_only=True)  # who knows the secrets; None: everybody

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", " ", cls.__name__).lower()

    def told_to(self, seat: Seat | None) -> Self:
        """The event as a seat (or, for None, a spectator) may know it: without its secrets, unless it saw them."""
        if self.seen_by is None or seat in self.seen_by:
            return self
        return replace(self, **dict.fromkeys(self.secrets))


@dataclass(frozen=True, slots=True)
class MoveForced(Event):
    """A decision had a single answer and was not asked."""

    secrets: ClassVar[tuple[str, ...]] = ("move",)

    seat: Seat  # who would have decided
    move: str | None  # the answer


@dataclass(frozen=True, slots=True)
class QuestionSpared(Event):
    """A decision that earlier rules asked for was not asked, because it would change nothing."""

    seat: Seat  # who would have decided
    verb: str  # the first word of every answer
    answered: bool = False  # an answer to it, written down by earlier rules, was passed over


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal: the name of a reason, and what it is about.

    `wording` has a sentence for every reason; `plain` is one for programmers. Each family of games has a class of its
    own, which names it.
    """

    family: ClassVar[str] = ""

    reason: str
    plain: str
    facts: Mapping[str, str] = field(default_factory=dict, hash=False)


class MoveError(ValueError):
    """A move that cannot be made."""


class UnreadableMove(MoveError):
    """Text that is no move at all."""


class AmbiguousMove(MoveError):
    """Text that fits several different moves."""


class IllegalMove(MoveError):
    """A move that is not allowed here; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.plain)
        self.refusal = refusal


def flaw_of_move(move: str, problem: MoveError) -> Flaw:
    """Why a move that is written down cannot be made."""
    if isinstance(problem, IllegalMove):
        return flaw("illegal-move", move=written(move), why=problem.refusal)
    reason = "ambiguous-move" if isinstance(problem, AmbiguousMove) else "unreadable-move"
    return flaw(reason, move=written(move), why=str(problem))


class SetupError(Flawed, ValueError):
    """A game, a deck or a position that cannot be set up as described."""


class Sight(Protocol):
    """All that a seat may know, as a frozen value in words. What is said here, the sights of all games say.

    If a sight lists the things that the seat cannot place, the list is called `unknown`: all else it names, it knows.
    """

    @property
    def game(self) -> str:
        """The name of the game."""
        ...

    @property
    def seat(self) -> Seat | None:
        """Whose sight it is; nobody's is that of a spectator."""
        ...

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together, the side of the first seat first."""
        ...

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        """Who is asked now; nobody when the game is over."""
        ...

    @property
    def question(self) -> str:
        """What is asked, in one word; empty when the game is over."""
        ...

    @property
    def moves(self) -> tuple[str, ...]:
        """What the seat may answer, if it is asked."""
        ...

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody while the game goes on."""
        ...


class View(Protocol):
    """All that a seat may know, and nothing else."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; None for that of a spectator."""
        ...

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        """Who is asked now; nobody when the game is over."""
        ...

    def moves(self) -> list[Move]:
        """The legal moves of the view's seat; none if it is not asked."""
        ...

    def world(self, rng: Random) -> Position:
        """A whole position, drawn uniformly from those that agree with everything the seat knows."""
        ...

    @property
    def sight(self) -> Sight:
        """Everything in the view, as a value: equal sights are those of equal views."""
        ...

    def facts(self) -> dict[str, Any]:
        """Everything in the view, in the shape of JSON."""
        ...


class Position(Protocol):
    """A moment of a game as a value: it can be compared and copied, but not hashed, for `play` changes it."""

    @property
    def game(self) -> str:
        """The name of the game."""
        ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, in the order in which they sit."""
        ...

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats in groups that win together: teams, or everybody alone."""
        ...

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        """Who is asked now; several at once where choices are simultaneous, nobody when it is over."""
        ...

    @property
    def question(self) -> str:
        """What those to decide are asked, in one word; nothing when it is over."""
        ...

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; empty while the game goes on."""
        ...

    @property
    def is_formality(self) -> bool:
        """Whether there is only one answer, and somebody is asked so that others do not learn just that."""
        ...

    def moves(self, seat: Seat | None = None) -> list[Move]:
        """The legal moves of a seat; without one, of the only seat that is asked."""
        ...

    def read(self, move: Move | str, seat: Seat | None = None) -> Move:
        """The legal move that a text means, in its shortest form. Raises a MoveError if it is none."""
        ...

    def why_not(self, move: Move | str, seat: Seat | None = None) -> Refusal | None:
        """Why a move is not legal, or None if it is. Text that means no move, or several, raises a MoveError."""
        ...

    def play(self, move: Move | str, seat: Seat | None = None) -> Sequence[Event]:
        """Make a move; what happened. Raises a MoveError and changes nothing if it cannot be made."""
        ...

    def after(self, move: Move | str, seat: Seat | None = None) -> Position:
        """A copy in which the move was made."""
        ...

    def view(self, seat: Seat | None) -> View:
        """What a seat may know; for None, what a spectator may."""
        ...

    @property
    def rolls(self) -> Sequence[Roll]:
        """What sealed dice showed in the deal or the last move made here; not part of the value."""
        ...

    def take_dice(self, seed: Seed) -> None:
        """Take new dice: what is rolled from here on follows from the seed. What lies hidden stays as it is."""
        ...

    def copy(self) -> Position:
        """A position like this one; what is done to either is not done to the other."""
        ...

    def dump(self) -> str:
        """The whole value as one line of text; the game's `load` is its inverse."""
        ...


P = TypeVar("P", bound=Position)


class Game(Protocol[P]):
    """A kind of game that can be dealt, written down and read."""

    @property
    def name(self) -> str:
        """What the game is called on the command line, in scenarios and in records."""
        ...

    @property
    def rules(self) -> str:
        """The version of the rules; it changes when behaviour does."""
        ...

    @property
    def earlier_rules(self) -> Sequence[str]:
        """The versions by which games were played that can still be read (see `earlier`)."""
        ...

    @property
    def sets(self) -> Sequence[str]:
        """The sets of cards that somebody can choose from; nothing where there is no choice."""
        ...

    @property
    def options(self) -> Sequence[Option]:
        """What else can be chosen before it is dealt."""
        ...

    @property
    def default_sets(self) -> Sequence[str]:
        """What is played with unless somebody chooses; nothing where there is no choice."""
        ...

    def deal(
        self, *, seed: Seed, sets: Sequence[str] = ..., options: Mapping[str, str] | None = None
    ) -> tuple[P, Sequence[Event]]:
        """A new game at its first decision, and what was told while it was dealt."""
        ...

    def deal_text(self, position: P) -> list[str]:
        """The deal of a position that was just dealt, for a person to read."""
        ...

    def load(self, text: str) -> P:
        """The inverse of a position's `dump`."""
        ...

    def read_position(self, document: Mapping[str, Any]) -> P:
        """The position a scenario describes."""
        ...

    def write_position(self, position: P) -> dict[str, Any]:
        """The description of a position in the notation of scenarios."""
        ...

    def differences(self, position: P, expected: Mapping[str, Any]) -> list[Flaw]:
        """Where a position differs from what a scenario expects (`flaws.difference`)."""
        ...
