"""The score sheet of a round: a value that explains a seat's points line by line, and its text form.

In text it is one word for each line, `orange=4x2 bonuses=3 maluses=1 A1=2:fits:1`: two orange cards in the column
worth 4, 3 points of bonuses, 1 of maluses, and objective A1, which pays 2 because the number of cards, 1, fits.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ..game.bits import count, slots_of
from .board import Board
from .objectives import OBJECTIVES
from .questions import colours_of, taken_by, value_of
from .scoring import bonuses, found, maluses, objective_points, verdict
from .tables import COLOUR_CARDS, COLOUR_NAMES, REASONS

_COLUMN: Final = re.compile(r"(?P<colour>[a-z]+)=(?P<value>\d)x(?P<cards>\d+)")
_COUNTED: Final = re.compile(r"(?P<what>bonuses|maluses)=(?P<points>\d+)")
_OBJECTIVE: Final = re.compile(r"(?P<id>[A-G][12])=(?P<points>-?\d):(?P<reason>[a-z-]+):(?P<found>\d+)")


@dataclass(frozen=True)
class ColumnLine:
    """A column: its colour, its value and how many cards lie in it."""

    colour: str  # of its cards
    value: int  # what each of them is worth
    cards: int  # how many there are

    @property
    def points(self) -> int:
        """What the cards of the column count together."""
        return self.value * self.cards

    def __str__(self) -> str:
        return f"{self.colour}={self.value}x{self.cards}"


@dataclass(frozen=True)
class ObjectiveLine:
    """An objective in force: what it brings this seat, why (see `tables.REASONS`), and the number that decided."""

    objective: str  # its id
    points: int  # what it brings
    reason: str  # why
    found: int  # the number that decided

    def __str__(self) -> str:
        return f"{self.objective}={self.points}:{self.reason}:{self.found}"


@dataclass(frozen=True)
class ScoreSheet:
    """A seat's points in a round; bonuses and maluses are what the cards carry, both counted upwards."""

    columns: tuple[ColumnLine, ...]  # from left to right
    bonuses: int  # what the cards bring besides
    maluses: int  # what they cost
    objectives: tuple[ObjectiveLine, ...]  # those in force

    @property
    def total(self) -> int:
        """The points of the round: columns, plus and minus signs, objectives."""
        columns = sum(line.points for line in self.columns)
        objectives = sum(line.points for line in self.objectives)
        return columns + self.bonuses - self.maluses + objectives

    def __str__(self) -> str:
        counted = (f"bonuses={self.bonuses}", f"maluses={self.maluses}")
        return " ".join(str(line) for line in (*self.columns, *counted, *self.objectives))

    @staticmethod
    def read(text: str) -> ScoreSheet:
        """The inverse of `str`. Raises ValueError for anything else."""
        columns: list[ColumnLine] = []
        objectives: list[ObjectiveLine] = []
        counted: dict[str, int] = {}
        for word in text.split():
            if line := _COLUMN.fullmatch(word):
                columns.append(ColumnLine(line["colour"], int(line["value"]), int(line["cards"])))
            elif line := _COUNTED.fullmatch(word):
                counted[line["what"]] = int(line["points"])
            elif line := _OBJECTIVE.fullmatch(word):
                objectives.append(ObjectiveLine(line["id"], int(line["points"]), line["reason"], int(line["found"])))
            else:
                raise ValueError(f"“{word}” is not a line of a score sheet")
        if len(counted) != 2:
            raise ValueError(f"“{text}” is not a score sheet: bonuses or maluses are missing")
        return ScoreSheet(tuple(columns), counted["bonuses"], counted["maluses"], tuple(objectives))


def score_sheet(board: Board, seat: int) -> ScoreSheet:
    """How the points of a seat come about, for the cards it has taken so far this round."""
    cards = taken_by(board, seat)
    columns = [
        ColumnLine(COLOUR_NAMES[colour], value_of(board, place), count(cards & COLOUR_CARDS[colour]))
        for place, colour in enumerate(colours_of(board, seat))
    ]
    objectives = [
        ObjectiveLine(
            OBJECTIVES[place].id,
            objective_points(board, seat, place),
            REASONS[verdict(board, seat, place)],
            found(board, seat, place),
        )
        for place in slots_of(board.objectives)
    ]
    return ScoreSheet(tuple(columns), bonuses(cards), maluses(cards), tuple(objectives))
