"""Rules of thumb that cost next to nothing: what players choose in the games of Mind Up! that a search imagines.

A card is worth the card of the row that it is likely to take, less half of what the others would gain by it on average
when it lies in the next row (U3.4). Several small numbers stand in one: those of colours and of places in the row.
"""

from typing import Final

from mypy_extensions import i64

from ...game.bits import bit, count, lowest
from ...mindup.board import Board
from ...mindup.packed import length
from ...mindup.questions import colour_order, hand_of, place_of, value_of
from ...mindup.tables import COLOUR, COLOUR_CARDS, MINUS_ONE, PLUS_ONE, PLUS_TWO

WISH_DIGITS: Final = 8  # of a number among several
_MASK: Final = 255
_COLOURS: Final = len(COLOUR_CARDS)
_LOWEST_BONUS: Final = -1
_NOTHING: Final = -1_000_000  # less than any card is worth


def wishes(board: Board) -> list[i64]:
    """What a card of each colour would bring in the columns of each seat, without its bonus."""
    found: list[i64] = []
    seat: i64 = 0
    while seat < board.players:
        found.append(_wishes_of(board, seat))
        seat += 1
    return found


def _wishes_of(board: Board, seat: i64) -> i64:
    order = colour_order(board, seat)
    columns = length(order)
    result: i64 = 0
    colour: i64 = 0
    while colour < _COLOURS:
        place = place_of(order, colour)
        result |= value_of(board, columns if place < 0 else place) << (WISH_DIGITS * colour)
        colour += 1
    return result


def likely_card(board: Board, seat: i64, wishes_of_all: list[i64]) -> i64:
    """The card of a hand that promises most."""
    mine = wishes_of_all[seat]
    hand = hand_of(board, seat)
    number = count(hand)
    prizes = _prizes(board, mine)
    others = board.hand & ~hand
    rivals = board.players - 1
    most: i64 = _NOTHING
    best: i64 = 0
    left = hand
    while left:
        slot = lowest(left)
        left &= left - 1
        worth = 2 * rivals * _prize(prizes, count(others & (bit(slot) - 1)), number)
        if number == 2:  # the other card is certain to be mine, and nobody takes this one (U3.5)
            worth += 2 * rivals * number * _gain(mine, lowest(hand & ~bit(slot)))
        else:
            given: i64 = -_gain(mine, slot)
            for theirs in wishes_of_all:
                given += _gain(theirs, slot)
            worth -= number * given
        if worth > most:
            most = worth
            best = slot
    return best


def _prizes(board: Board, mine: i64) -> i64:
    """What each card of the row would bring me, the lowest first, and a little more so that none is negative."""
    prizes: i64 = 0
    shift: i64 = 0
    row = board.row
    while row:
        prizes |= (_gain(mine, lowest(row)) - _LOWEST_BONUS) << shift
        row &= row - 1
        shift += WISH_DIGITS
    return prizes


def _prize(prizes: i64, lower: i64, number: i64) -> i64:
    """What a card takes on average, times the cards of a hand, if so many cards in the hands of others are lower: it
    lies between two places of the row (U3.2)."""
    place = lower // number
    part = lower % number
    prize = (prizes >> (WISH_DIGITS * place) & _MASK) * (number - part)
    return prize + (prizes >> (WISH_DIGITS * (place + 1)) & _MASK) * part


def _gain(wished: i64, slot: i64) -> i64:
    """What a card brings by its colour and its bonus."""
    colour: i64 = COLOUR[slot]
    gain = wished >> (WISH_DIGITS * colour) & _MASK
    card = bit(slot)
    if card & PLUS_TWO:
        gain += 2
    elif card & PLUS_ONE:
        gain += 1
    elif card & MINUS_ONE:
        gain += _LOWEST_BONUS
    return gain
