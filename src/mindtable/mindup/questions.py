"""What can be asked of a board. Nothing here changes it."""

from mypy_extensions import i64

from ..game.bits import bit, count, lowest
from .board import Board
from .packed import from_place, number_at, with_number
from .tables import COLOUR


def held(board: Board, seat: i64) -> i64:
    """The cards of a seat, in hand and taken. For seat 0 also all cards that are nobody's."""
    cards = board.seat_1 if seat & 1 else ~board.seat_1
    cards &= board.seat_2 if seat & 2 else ~board.seat_2
    return cards & (board.seat_4 if seat & 4 else ~board.seat_4)


def holder(board: Board, slot: i64) -> i64:
    """Whose a card in hand or taken is."""
    return (board.seat_1 >> slot & 1) | (board.seat_2 >> slot & 1) << 1 | (board.seat_4 >> slot & 1) << 2


def hand_of(board: Board, seat: i64) -> i64:
    """The cards of a hand."""
    return board.hand & held(board, seat)


def taken_by(board: Board, seat: i64) -> i64:
    """The cards that a player has taken in this round."""
    return board.taken & held(board, seat)


def choice_of(board: Board, seat: i64) -> i64:
    """The card a seat has sealed, as a set; empty if it has not chosen."""
    return board.sealed & held(board, seat)


def all_have_chosen(board: Board) -> bool:
    """Whether every choice of the turn is in."""
    return count(board.sealed) == board.players


def is_over(board: Board) -> bool:
    """Whether somebody has won."""
    return board.victors != 0


def in_deck(board: Board) -> i64:
    """The cards of the deck as a set."""
    cards: i64 = 0
    for slot in board.deck:
        cards |= bit(slot)
    return cards


# --- columns ---------------------------------------------------------------------------------------


def taken_in(board: Board, turn: i64) -> i64:
    """The cards that were taken in a turn of this round."""
    cards = board.taken & (board.turn_1 if turn & 1 else ~board.turn_1)
    cards &= board.turn_2 if turn & 2 else ~board.turn_2
    cards &= board.turn_4 if turn & 4 else ~board.turn_4
    return cards & (board.turn_8 if turn & 8 else ~board.turn_8)


def colour_order(board: Board, seat: i64) -> i64:
    """The colours of a seat's columns from left to right (U3.3): each colour + 1 (see `packed`)."""
    left = taken_by(board, seat)
    met: i64 = 0  # colours
    order: i64 = 0
    place: i64 = 0
    turn: i64 = 0
    while left:
        card = left & taken_in(board, turn)
        if card:
            colour: i64 = COLOUR[lowest(card)]
            if not met >> colour & 1:
                met |= bit(colour)
                order = with_number(order, place, colour + 1)
                place += 1
            left &= ~card
        turn += 1
    return order


def colours_of(board: Board, seat: i64) -> list[int]:
    """The colours of a seat's columns from left to right."""
    colours: list[int] = []
    order = colour_order(board, seat)
    while order:
        colours.append(number_at(order, 0) - 1)
        order = from_place(order, 1)
    return colours


def place_of(order: i64, colour: i64) -> i64:
    """The column of a colour in an order of colours, counted from 0; -1 if there is none."""
    place: i64 = 0
    while order:
        if number_at(order, 0) == colour + 1:
            return place
        order = from_place(order, 1)
        place += 1
    return -1


def in_order_taken(board: Board, seat: i64) -> list[int]:
    """The cards that a seat has taken this round, as slots."""
    cards: list[int] = []
    left = taken_by(board, seat)
    turn: i64 = 0
    while left:
        card = left & taken_in(board, turn)
        if card:
            cards.append(lowest(card))
            left &= ~card
        turn += 1
    return cards


def value_of(board: Board, place: i64) -> i64:
    """What each card in a column is worth, columns counted from 0."""
    return number_at(board.columns, place)


# --- scores ----------------------------------------------------------------------------------------


def score(board: Board, seat: i64, round_number: i64) -> i64:
    """The points of a seat in a finished round, rounds counted from 0."""
    return board.scores[round_number * board.players + seat]


def rounds_scored(board: Board) -> i64:
    """How many rounds are over."""
    return len(board.scores) // board.players


def total(board: Board, seat: i64) -> i64:
    """The points of a player in all rounds that are over."""
    points: i64 = 0
    number: i64 = 0
    while number < rounds_scored(board):
        points += score(board, seat, number)
        number += 1
    return points
