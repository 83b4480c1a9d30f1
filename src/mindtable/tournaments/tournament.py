"""A tournament as it follows from what happened in it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, Final

BEGIN: Final = "begin"
ROUND: Final = "round"
RESULT: Final = "result"
WITHDRAW: Final = "withdraw"
END: Final = "end"

WON: Final = Fraction(1)
LOST: Final = Fraction(0)


@dataclass(frozen=True)
class Happening:
    """One line of what happened. Entrants are numbers; who they are stands elsewhere.

    `begin`: the `entrants` in the order of their pairing numbers. `round`: its `boards`, the entrants at each; somebody
    alone has a bye. `result`: of a `round` and a `board` (both from 1 on), the `places` in the order of the entrants, 1
    being the best, or None for who did not come. `withdraw`: an `entrant`. `end`: nothing more.
    """

    kind: str
    about: dict[str, Any] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """What it is about, as it is kept."""
        return json.dumps(self.about, separators=(",", ":"))

    @staticmethod
    def read(kind: str, text: str) -> Happening:
        """A line as it was kept. Raises ValueError if it is none."""
        about = json.loads(text)
        if not isinstance(about, dict):
            raise ValueError(f"what happened in a tournament is no {about!r}")
        return Happening(kind, about)


@dataclass(frozen=True)
class Board:
    """Who meets at one table of a round; one alone has a bye."""

    entrants: tuple[int, ...]
    places: tuple[int | None, ...] = ()  # in the same order; None: did not come; nothing while it is played

    @property
    def is_bye(self) -> bool:
        """Whether there is nobody to play with."""
        return len(self.entrants) == 1

    @property
    def is_over(self) -> bool:
        """Whether there is a result."""
        return self.is_bye or bool(self.places)

    @property
    def is_played(self) -> bool:
        """Whether there is a result that was played for: all had come."""
        return bool(self.places) and None not in self.places

    def opponents(self, entrant: int) -> tuple[int, ...]:
        """Whom somebody meets."""
        return tuple(other for other in self.entrants if other != entrant)

    def points(self, entrant: int) -> Fraction:
        """What somebody gets: as many parts of a point as they have beaten opponents, half a part where they are level.
        A bye is a whole point."""
        if self.is_bye:
            return WON
        won = [self.against(entrant, other) for other in self.opponents(entrant)]
        return sum(won, LOST) / len(won)

    def against(self, entrant: int, other: int) -> Fraction:
        """The same against one opponent; who did not come has lost."""
        if not self.places:
            return LOST
        mine, theirs = (self.places[self.entrants.index(one)] for one in (entrant, other))
        if mine is None:
            return LOST
        if theirs is None or mine < theirs:
            return WON
        return Fraction(1, 2) if mine == theirs else LOST


class Tournament:
    """How a tournament stands after some happenings, in their order."""

    def __init__(self, happenings: Iterable[Happening] = ()) -> None:
        self.entrants: tuple[int, ...] = ()  # in the order of their pairing numbers
        self.rounds: list[list[Board]] = []
        self.withdrawn: set[int] = set()
        self.is_over = False
        for happening in happenings:
            self.take_in(happening)

    def take_in(self, happening: Happening) -> None:
        """What has happened. Raises ValueError, KeyError, IndexError or TypeError where it makes no sense."""
        about = happening.about
        match happening.kind:
            case "begin":
                self.entrants = tuple(about["entrants"])
            case "round":
                self.rounds.append([Board(tuple(board)) for board in about["boards"]])
            case "result":
                boards = self.rounds[about["round"] - 1]
                board = boards[about["board"] - 1]
                boards[about["board"] - 1] = replace(board, places=tuple(about["places"]))
            case "withdraw":
                self.withdrawn.add(about["entrant"])
            case "end":
                self.is_over = True
            case unknown:
                raise ValueError(f"there is no happening of the kind {unknown!r}")

    @property
    def is_begun(self) -> bool:
        """Whether nobody can enter any more."""
        return bool(self.entrants)

    @property
    def playing(self) -> list[int]:
        """Who goes on, in the order of their pairing numbers."""
        return [entrant for entrant in self.entrants if entrant not in self.withdrawn]

    @property
    def is_round_over(self) -> bool:
        """Whether all games of the last round have a result."""
        return all(board.is_over for board in self.rounds[-1]) if self.rounds else True

    def boards_of(self, entrant: int) -> Iterator[Board]:
        """The tables somebody sat at, round by round."""
        return (board for boards in self.rounds for board in boards if entrant in board.entrants)

    def points(self, entrant: int, rounds: int | None = None) -> Fraction:
        """What somebody has after some rounds, or all of them."""
        counted: Sequence[list[Board]] = self.rounds[:rounds]
        return sum((board.points(entrant) for boards in counted for board in boards if entrant in board.entrants), LOST)

    def times_met(self, entrant: int, other: int) -> int:
        """How often two were to meet at a table."""
        return sum(other in board.entrants for board in self.boards_of(entrant))

    def had_bye(self, entrant: int) -> bool:
        """Whether somebody had a whole point without playing: by a bye, or because nobody came."""
        return any(
            not board.is_played and board.is_over and board.points(entrant) == WON for board in self.boards_of(entrant)
        )
