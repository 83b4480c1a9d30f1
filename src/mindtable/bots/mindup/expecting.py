"""What a seat may expect of the others if they choose any card of their hands: how many choose lower ones, and so which
card of the row its own will take. Of cards that it cannot place it knows how many there are, and takes them for alike.
"""

from typing import Final

from mypy_extensions import i64

from ...game.bits import SLOTS, bit, count
from ...mindup.board import Board
from ...mindup.questions import hand_of

ONE: Final = 64  # how likely something is, or how large a part, is counted in parts of this
_DIGITS: Final = 6  # binary ones of ONE

_PART_DIGITS: Final = 16
_PART_OF: Final = [0, *(-(-(1 << 16) // cards) for cards in range(1, SLOTS + 1))]  # multiplied by, in place of dividing


def hidden_from(board: Board, own: i64) -> i64:
    """The cards that may be anywhere out of sight of somebody with a hand."""
    return bit(SLOTS) - 1 & ~board.open & ~own


def share_below(board: Board, seat: i64, slot: i64, hidden_below: i64) -> i64:
    """How likely somebody is to choose a lower card, in parts of ONE, if all cards of a hand are alike; of those that
    are hidden such a part is lower."""
    hand = hand_of(board, seat)
    known = hand & board.open
    cards = count(hand)
    below = ONE * count(known & (bit(slot) - 1)) + (cards - count(known)) * hidden_below
    return below * _PART_OF[cards] >> _PART_DIGITS


def part_below(cards: i64, slot: i64) -> i64:
    """Which part of some cards is lower than one, in parts of ONE."""
    return ONE * count(cards & (bit(slot) - 1)) * _PART_OF[count(cards)] >> _PART_DIGITS


class Row:
    """What each card of the row is worth to somebody, the lowest first."""

    def __init__(self) -> None:
        self.at_0: i64 = 0
        self.at_1: i64 = 0
        self.at_2: i64 = 0
        self.at_3: i64 = 0
        self.at_4: i64 = 0
        self.at_5: i64 = 0

    def put(self, place: i64, worth: i64) -> None:
        """Write down what the card at a place is worth."""
        if place == 0:
            self.at_0 = worth
        elif place == 1:
            self.at_1 = worth
        elif place == 2:
            self.at_2 = worth
        elif place == 3:
            self.at_3 = worth
        elif place == 4:
            self.at_4 = worth
        else:
            self.at_5 = worth

    def expected(self, board: Board, seat: i64, slot: i64, hidden_below: i64) -> i64:
        """What a card is expected to bring: it moves up a place with everybody who may choose a lower one (U3.2)."""
        at_0, at_1, at_2 = self.at_0, self.at_1, self.at_2
        at_3, at_4, at_5 = self.at_3, self.at_4, self.at_5
        digits: i64 = 0
        other: i64 = 0
        while other < board.players:
            if other != seat:
                low = share_below(board, other, slot, hidden_below)
                high = ONE - low
                at_0 = at_0 * high + at_1 * low
                at_1 = at_1 * high + at_2 * low
                at_2 = at_2 * high + at_3 * low
                at_3 = at_3 * high + at_4 * low
                at_4 = at_4 * high + at_5 * low
                digits += _DIGITS
            other += 1
        return at_0 >> digits


def part_of_others_below(board: Board, own: i64, slot: i64, hidden_below: i64) -> i64:
    """Which part of the cards in the hands of others is expected to be lower than one, in parts of ONE."""
    theirs = board.hand & ~own
    known = theirs & board.open
    cards = count(theirs)
    below = ONE * count(known & (bit(slot) - 1)) + (cards - count(known)) * hidden_below
    return below * _PART_OF[cards] >> _PART_DIGITS
