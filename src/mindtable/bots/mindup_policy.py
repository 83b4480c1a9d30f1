"""A rule of thumb for Mind Up! that costs next to nothing: what players do in the games that a search imagines."""

from typing import Final

from mypy_extensions import i64

from ..game.bits import SLOTS, bit, count, lowest, nth
from ..game.chance import below, step
from ..mindup.board import COLUMN_BITS, COLUMN_MASK, Board
from ..mindup.questions import choice_of, colour_order, hand_of, place_of, value_of
from ..mindup.round import seal
from ..mindup.tables import COLOUR, MINUS_ONE, PLUS_ONE, PLUS_TWO

_OFTEN: Final = 100


def choose_likely(board: Board, dice: i64, guided: i64) -> i64:
    """Everybody who has not chosen this turn does, so many per cent of the time a card that aims at the best of the
    row; the state of the dice afterwards."""
    last = board.players
    seat: i64 = 0
    while seat < last:
        if not choice_of(board, seat):
            dice = step(dice)
            if below(dice, _OFTEN) < guided:
                dice = step(dice)
                seal(board, seat, _aimed(board, seat, dice))
            else:
                dice = step(dice)
                hand = hand_of(board, seat)
                seal(board, seat, nth(hand, below(dice, count(hand))))
        seat += 1
    return dice


def _aimed(board: Board, seat: i64, dice: i64) -> i64:
    """The card of a hand most likely to come where the best card of the row lies: the lowest takes the lowest, and so
    on (U3.2), and the others may have any cards."""
    order = colour_order(board, seat)
    columns: i64 = 0
    while order >> (COLUMN_BITS * columns) & COLUMN_MASK:
        columns += 1
    best: i64 = 0
    most: i64 = -100
    place: i64 = 0
    row = board.row
    while row:
        slot = lowest(row)
        row &= row - 1
        column = place_of(order, COLOUR[slot])
        gain = 2 * value_of(board, columns if column < 0 else column) + _bonus(slot)
        if gain > most or (gain == most and below(dice, 2)):
            most = gain
            best = place
        place += 1
    wanted = (2 * best + 1) * SLOTS // (2 * place)
    hand = hand_of(board, seat)
    nearest: i64 = 2 * SLOTS
    found: i64 = 0
    while hand:
        slot = lowest(hand)
        hand &= hand - 1
        distance = slot - wanted if slot > wanted else wanted - slot
        if distance < nearest:
            nearest = distance
            found = slot
    return found


def _bonus(slot: i64) -> i64:
    """Twice the points printed on a card."""
    card = bit(slot)
    if card & PLUS_TWO:
        return 4
    if card & PLUS_ONE:
        return 2
    return -2 if card & MINUS_ONE else 0
