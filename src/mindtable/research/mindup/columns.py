"""What the cells of an observation of Mind Up! are: some for the game and the seats, then a row for every card.

Seats are told from where the observer sits: itself, then the next ones to the left.
"""

from typing import Final

from ...mindup.board import COLUMNS, ROUNDS
from ...mindup.objectives import OBJECTIVES

ROUND: Final = 0
TURN: Final = 1
DECK: Final = 2
VALUES: Final = 3
IN_FORCE: Final = 8
OBJECTIVE_CELLS: Final = len(OBJECTIVES)
GAME_MEANINGS: Final = (
    "round, from 1",
    "cards that everybody has taken this round",
    "cards in the deck",
    *(f"value of column {column}" for column in range(1, COLUMNS + 1)),
    *(f"objective {objective.id} is in force" for objective in OBJECTIVES),
    *(f"objective {objective.id} was in force in an earlier round" for objective in OBJECTIVES),
)

# Cells of a seat.
SITS: Final = 0
HAS_CHOSEN: Final = 1
UNKNOWN_HAND: Final = 2
HAS_WON: Final = 3
POINTS: Final = 4  # above zero, and behind it below zero
SCORES: Final = 6
SEAT_CELLS: Final = 12
SEAT_MEANINGS: Final = (
    "number of the seat, from 1",
    "has chosen",
    "cards in hand that you do not know",
    "has won",
    "points of this round, if it ended now, above zero",
    "the same below zero",
    *(f"points of round {number}{sign}" for number in range(1, ROUNDS + 1) for sign in ("", ", below zero")),
)

# Cells of a card, behind one for each seat in whose hand it is, and one for each that has taken it.
TAKEN_IN: Final = 0
IN_ROW: Final = 1
OPEN: Final = 2
CHOSEN: Final = 3
CARD_CELLS: Final = 4
CARD_MEANINGS: Final = (
    "the turn in which it was taken, from 1",
    "laid out in the row",
    "in a hand, and everybody has seen it",
    "chosen by you",
)
