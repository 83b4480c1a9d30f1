"""What a seat sees of a board of Mind Up!, and what it may choose, as cells: straight from the board."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...game.bits import SLOTS, count, lowest
from ...mindup.board import COLUMNS, MOST_PLAYERS, Board
from ...mindup.questions import choice_of, hand_of, is_over, rounds_scored, score, taken_by, value_of
from ...mindup.scoring import points
from ..cells import Cells
from . import columns as at


class Observer:
    """Writes observations and masks, each into a row of cells: the mask behind the observation."""

    def __init__(self, players: i64) -> None:
        self.players: Final[i64] = players
        self.seats_from: Final[i64] = at.IN_FORCE + 2 * at.OBJECTIVE_CELLS
        self.rows_from: Final[i64] = self.seats_from + players * at.SEAT_CELLS
        self.row_cells: Final[i64] = 2 * players + at.CARD_CELLS
        self.size: Final[i64] = self.rows_from + SLOTS * self.row_cells
        self.points: vec[i64] = vec[i64]([0] * MOST_PLAYERS)  # of the board that is written next

    def count_points(self, board: Board) -> None:
        """Count everybody's points, which stay the same as long as nobody takes a card."""
        seat: i64 = 0
        while seat < self.players:
            self.points[seat] = points(board, seat)
            seat += 1

    def write(self, cells: Cells, row: i64, board: Board, seat: i64) -> None:
        """Write what a seat sees, and behind it what it may choose if it has not, into a row of cells."""
        cells.begin(row)
        cells.put(at.ROUND, board.round)
        self._put_some(cells, at.TURN, board.turn)
        self._put_some(cells, at.DECK, len(board.deck))
        place: i64 = 0
        while place < COLUMNS:
            cells.put(at.VALUES + place, value_of(board, place))
            place += 1
        self._put_set(cells, at.IN_FORCE, 1, board.objectives)
        self._put_set(cells, at.IN_FORCE + at.OBJECTIVE_CELLS, 1, board.spent)
        other: i64 = 0
        while other < self.players:
            self._write_seat(cells, board, other, other - seat if other >= seat else other - seat + self.players, seat)
            other += 1
        states = self.rows_from + 2 * self.players
        self._put_set(cells, states + at.IN_ROW, self.row_cells, board.row)
        self._put_set(cells, states + at.OPEN, self.row_cells, board.hand & board.open)
        self._put_set(cells, states + at.CHOSEN, self.row_cells, choice_of(board, seat))
        self._write_turns(cells, board)
        if not is_over(board) and not choice_of(board, seat):
            self._put_set(cells, self.size, 1, hand_of(board, seat))
        cells.end()

    def _write_seat(self, cells: Cells, board: Board, other: i64, place: i64, seat: i64) -> None:
        cell = self.seats_from + place * at.SEAT_CELLS
        if other == seat:
            cells.put(cell + at.SITS, seat + 1)
        if choice_of(board, other):
            cells.put(cell + at.HAS_CHOSEN, 1)
        hand = hand_of(board, other)
        known = hand if other == seat else hand & board.open
        self._put_some(cells, cell + at.UNKNOWN_HAND, count(hand & ~known))
        if board.victors >> other & 1:
            cells.put(cell + at.HAS_WON, 1)
        self._put_points(cells, cell + at.POINTS, self.points[other])
        number: i64 = 0
        while number < rounds_scored(board):
            self._put_points(cells, cell + at.SCORES + 2 * number, score(board, other, number))
            number += 1
        self._put_set(cells, self.rows_from + place, self.row_cells, known)
        self._put_set(cells, self.rows_from + self.players + place, self.row_cells, taken_by(board, other))

    def _write_turns(self, cells: Cells, board: Board) -> None:
        cell = self.rows_from + 2 * self.players + at.TAKEN_IN
        left = board.taken
        while left:
            slot = lowest(left)
            left &= left - 1
            turn = (board.turn_1 >> slot & 1) | (board.turn_2 >> slot & 1) << 1
            turn |= (board.turn_4 >> slot & 1) << 2 | (board.turn_8 >> slot & 1) << 3
            cells.put(cell + slot * self.row_cells, turn + 1)

    def _put_some(self, cells: Cells, place: i64, number: i64) -> None:
        if number:
            cells.put(place, number)

    def _put_points(self, cells: Cells, place: i64, number: i64) -> None:
        if number > 0:
            cells.put(place, number)
        elif number < 0:
            cells.put(place + 1, -number)

    def _put_set(self, cells: Cells, first: i64, apart: i64, things: i64) -> None:
        """Mark the things of a set, whose cells are so far apart."""
        while things:
            cells.put(first + lowest(things) * apart, 1)
            things &= things - 1
