"""What is kept of a game, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from ..game.chance import Seed
from ..game.contract import Seat
from .agreement import AS_USUAL, Agreement

EntryKind = str  # "move", "back", "resign", "bits", "deal" and what comes; who reads an entry decides what they know
_SPENT: Final = "/"  # between when an entry was made and what it has cost

SOMEBODY: Final = "somebody"  # in place of a player who has left for good, and of whom nothing is kept
PROGRAM: Final = "program:"  # with this begins who plays as a program that somebody has brought


@dataclass(frozen=True)
class Chair:
    """A seat and who has it: a bot, a person, or nobody yet.

    A token is kept only as its hash: what is stored lets nobody in.
    """

    seat: Seat
    name: str = ""  # of a person, as they gave it
    bot: str = ""  # the name of a kind of bot; "" where people sit
    player: str | None = None  # who sits here: an account, the hash of a browser's token, a program, or SOMEBODY
    tag: str = ""  # a keyed mark of the connection somebody sat down from, never its address
    face: str = ""  # of a person: the name of a picture

    @property
    def is_free(self) -> bool:
        """Whether neither a bot nor a person sits there."""
        return not self.bot and self.player is None

    @property
    def is_program(self) -> bool:
        """Whether a program of somebody's sits there, which plays like a person and is none."""
        return is_program(self.player)


def is_program(player: str | None) -> bool:
    """Whether a player is a program that somebody has brought."""
    return player is not None and player.startswith(PROGRAM)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of what was decided in a game. Nothing is ever taken out: going back is an entry, too."""

    number: int  # from 1 on, without gaps
    kind: EntryKind
    seat: Seat
    text: str  # of a move, its words; of going back, how many moves stay; of bits, their digits; of rules, which
    made: datetime | None = field(default=None, compare=False)  # None: it is about to be written down
    spent: int | None = None  # milliseconds that an answer has cost, where there is a clock

    def told(self, made: datetime) -> str:
        """As servers tell each other of it when it is written down. One that knows nothing of clocks cannot read when
        something that has cost time was made, and reads what is kept instead."""
        when = made.isoformat() + ("" if self.spent is None else f"{_SPENT}{self.spent}")
        return " ".join((str(self.number), self.kind, self.seat, when, self.text))

    @staticmethod
    def heard(told: str) -> Entry:
        """An entry as another server has told of it. Raises ValueError."""
        number, kind, seat, when, text = told.split(" ", 4)
        made, _, spent = when.partition(_SPENT)
        cost = int(spent) if spent else None
        return Entry(int(number), kind, Seat(seat), text, datetime.fromisoformat(made), cost)


@dataclass(frozen=True)
class NewGame:
    """What a game begins with: everything that its deal follows from, and who sits where."""

    game: str
    rules: str
    seed: Seed | None = field(default=None, repr=False)  # None: not dealt yet
    chairs: tuple[Chair, ...] = ()
    sets: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    start: str | None = None  # a position, dumped, with which games of versions 1 and 2 may begin
    record: str | None = None  # what came before: a record that was handed in, or from which somebody plays on
    is_record: bool = False  # handed in to be looked at; nobody plays in it
    secret: bytes | None = field(default=None, repr=False)  # the table's own, from which dice to come follow
    agreement: Agreement = AS_USUAL


@dataclass(frozen=True)
class Listed:
    """A game in a list."""

    id: str
    touched: datetime  # when something was decided in it last


@dataclass(frozen=True)
class Counted:
    """How many games somebody has: those that wait for them, that go on, and that are over."""

    waiting: int
    going_on: int
    over: int


@dataclass(frozen=True)
class Later:
    """What was kept of a game since somebody has read it, and how it stands beside that."""

    entries: tuple[Entry, ...]
    chairs: tuple[Chair, ...]
    replaced: Mapping[Seat, str]
    following: str | None
    looking: Mapping[str, Seat]  # players who share a screen, and who of them sits before it


@dataclass(frozen=True)
class Standing:
    """How a game stands, in short: whether somebody who has read it before has to read on."""

    entries: int
    chairs: frozenset[tuple[Seat, str, str | None]]  # with which bot and which player
    following: str | None


@dataclass(frozen=True)
class KeptGame:
    """A game as it is kept."""

    id: str
    begun: NewGame
    entries: tuple[Entry, ...]
    following: str | None  # the id of the rematch
    replaced: Mapping[Seat, str]  # players for whom bots play on
    asked: tuple[Seat, ...]  # as far as that was noted
    moved: tuple[datetime, datetime] | None = None  # when its first and its last move were made

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where now."""
        return self.begun.chairs
