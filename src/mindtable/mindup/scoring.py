"""What a seat's columns are worth (U4.1)."""

from mypy_extensions import i64

from ..game.bits import count, lowest
from .board import Board
from .packed import from_place, number_at
from .questions import colour_order, place_of, taken_by, value_of
from .tables import (
    AMOUNT,
    AS_MANY,
    AT_LEAST,
    CARDS_OF,
    COLOUR_CARDS,
    COLOUR_MISSING,
    COLOURS,
    COLUMNS_OF,
    CONDITION,
    DIFFERS,
    FEWER,
    FEWEST,
    FITS,
    LAST_MET,
    LIES_RIGHTMOST,
    MINUS_ONE,
    MOST,
    MOST_OF_ALL,
    NOT_FEWEST,
    NOT_MOST,
    NOT_RIGHTMOST,
    NUMBER,
    ONE_OF,
    OTHER_AMOUNT,
    OTHER_SUBJECT,
    PLUS_ONE,
    PLUS_TWO,
    POINTS,
    RIGHTMOST,
    SUBJECT,
    TIED_FOR_FEWEST,
    TIED_FOR_MOST,
    WORTH_OF,
)


def points(board: Board, seat: i64) -> i64:
    """All points of a seat for the cards it has taken so far this round."""
    cards = taken_by(board, seat)
    result = column_points(board, seat) + bonuses(cards) - maluses(cards)
    objectives = board.objectives
    while objectives:
        result += objective_points(board, seat, lowest(objectives))
        objectives &= objectives - 1
    return result


def column_points(board: Board, seat: i64) -> i64:
    """For each column, its value times its cards."""
    result: i64 = 0
    cards = taken_by(board, seat)
    order = colour_order(board, seat)
    place: i64 = 0
    while order:
        same: i64 = COLOUR_CARDS[number_at(order, 0) - 1]
        result += value_of(board, place) * count(cards & same)
        order = from_place(order, 1)
        place += 1
    return result


def bonuses(cards: i64) -> i64:
    """The points of the plus signs on some cards."""
    return count(cards & PLUS_ONE) + 2 * count(cards & PLUS_TWO)


def maluses(cards: i64) -> i64:
    """How many of some cards have a minus sign."""
    return count(cards & MINUS_ONE)


# --- objectives ------------------------------------------------------------------------------------


def objective_points(board: Board, seat: i64, objective: i64) -> i64:
    """The points of a player for an objective: all that it gives, or none."""
    return POINTS[objective] if verdict(board, seat, objective) <= LAST_MET else 0


def verdict(board: Board, seat: i64, objective: i64) -> i64:
    """Whether a seat meets the condition of an objective, and why or why not."""
    condition: i64 = CONDITION[objective]
    if condition == RIGHTMOST:
        return _rightmost(board, seat, SUBJECT[objective])
    now = found(board, seat, objective)
    if condition == ONE_OF:
        if not now and AMOUNT[objective] == WORTH_OF:
            return COLOUR_MISSING
        return FITS if OTHER_SUBJECT[objective] >> now & 1 else DIFFERS
    if condition == AT_LEAST:
        least = _amount(board, seat, OTHER_AMOUNT[objective], OTHER_SUBJECT[objective])
        return AS_MANY if now >= least else FEWER
    return _among_all(board, seat, objective, now)


def found(board: Board, seat: i64, objective: i64) -> i64:
    """The amount of a seat that an objective is about."""
    return _amount(board, seat, AMOUNT[objective], SUBJECT[objective])


def _rightmost(board: Board, seat: i64, colour: i64) -> i64:
    order = colour_order(board, seat)
    place = place_of(order, colour)
    if place < 0:
        return COLOUR_MISSING
    return NOT_RIGHTMOST if from_place(order, place + 1) else LIES_RIGHTMOST


def _among_all(board: Board, seat: i64, objective: i64, now: i64) -> i64:
    """A verdict on most or fewest; ties count for everyone tied, also at zero (J60)."""
    most = CONDITION[objective] == MOST_OF_ALL
    tied = False
    other: i64 = 0
    while other < board.players:
        if other != seat:
            theirs = found(board, other, objective)
            if (theirs > now) if most else (theirs < now):
                return NOT_MOST if most else NOT_FEWEST
            if theirs == now:
                tied = True
        other += 1
    if most:
        return TIED_FOR_MOST if tied else MOST
    return TIED_FOR_FEWEST if tied else FEWEST


def _amount(board: Board, seat: i64, amount: i64, subject: i64) -> i64:
    if amount == NUMBER:
        return subject
    if amount == CARDS_OF:
        return _cards_of(taken_by(board, seat), subject)
    if amount == WORTH_OF:
        place = place_of(colour_order(board, seat), subject)
        return 0 if place < 0 else value_of(board, place)
    cards = taken_by(board, seat)
    if amount == COLOURS:
        return _colours(cards)
    if amount == COLUMNS_OF:
        return _columns_of(cards, subject)
    return _largest_column(cards)


def _cards_of(cards: i64, colour: i64) -> i64:
    same: i64 = COLOUR_CARDS[colour]
    return count(cards & same)


def _colours(cards: i64) -> i64:
    colours: i64 = 0
    for same in COLOUR_CARDS:
        if cards & same:
            colours += 1
    return colours


def _columns_of(cards: i64, number: i64) -> i64:
    columns: i64 = 0
    for same in COLOUR_CARDS:
        if count(cards & same) == number:
            columns += 1
    return columns


def _largest_column(cards: i64) -> i64:
    largest: i64 = 0
    for same in COLOUR_CARDS:
        largest = max(largest, count(cards & same))
    return largest
