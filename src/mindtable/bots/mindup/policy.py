"""Rules of thumb that cost next to nothing: what players choose in the games of Mind Up! that a search imagines.

A card is worth the card of the row that it is likely to take, less half of what the others would gain by it on average
when it lies in the next row (U3.4). Several small numbers stand in one: those of colours and of places in the row.
"""

from typing import Final

from mypy_extensions import i64

from ...game.bits import bit, count, lowest
from ...mindup.board import Board
from ...mindup.packed import from_place, number_at
from ...mindup.questions import colour_order, hand_of, value_of
from ...mindup.tables import BONUS, COLOUR, COLOUR_CARDS, LOWEST_BONUS

WISH_DIGITS: Final = 8  # of a number among several
_MASK: Final = 255
_EVERY_COLOUR: Final[i64] = sum(1 << WISH_DIGITS * colour for colour in range(len(COLOUR_CARDS)))
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
    """Those of colours that have a column, and for all others what the next column is worth."""
    order = colour_order(board, seat)
    have: i64 = 0
    result: i64 = 0
    place: i64 = 0
    while order:
        shift = WISH_DIGITS * (number_at(order, 0) - 1)
        have |= _MASK * bit(shift)
        result |= value_of(board, place) << shift
        order = from_place(order, 1)
        place += 1
    return result | value_of(board, place) * _EVERY_COLOUR & ~have


def likely_card(board: Board, seat: i64, wishes_of_all: list[i64]) -> i64:
    """The card of a hand that promises most."""
    mine = wishes_of_all[seat]
    hand = hand_of(board, seat)
    number = count(hand)
    prizes = _prizes(board, mine)
    others = board.hand & ~hand
    rivals = board.players - 1
    theirs = -mine  # what it would bring the others, added up
    for wished in wishes_of_all:
        theirs += wished
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
            worth -= number * (_wished(theirs, slot) + rivals * _bonus(slot))
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
        prizes |= (_gain(mine, lowest(row)) - LOWEST_BONUS) << shift
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
    return _wished(wished, slot) + _bonus(slot)


def _wished(wished: i64, slot: i64) -> i64:
    colour: i64 = COLOUR[slot]
    return wished >> (WISH_DIGITS * colour) & _MASK


def _bonus(slot: i64) -> i64:
    raised: i64 = BONUS[slot]
    return raised + LOWEST_BONUS
