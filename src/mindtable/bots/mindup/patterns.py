"""What a choice looks like, and how the players stand: the patterns by which a player remembers what was good.

A pattern is a cell of a small table. A choice shows those of the card itself and of what it gives to others, and in
part those of every card of the row, as likely as it is to be taken if the others choose any card of their hands; and
those of the one that it takes if they follow rules of thumb. All of it is read from what the seat that chooses may
know: its own hand, what lies open, and what was seen before.
"""

from typing import Final

from mypy_extensions import i64

from ...game.bits import bit, count, lowest, nth
from ...mindup.board import COLUMNS, FEWEST_PLAYERS, Board
from ...mindup.packed import length
from ...mindup.questions import colour_order, hand_of, place_of, total, value_of
from ...mindup.tables import COLOUR, COLOUR_CARDS, MINUS_ONE, PLUS_ONE, PLUS_TWO
from ..layout import Layout
from .expecting import ONE, Row, hidden_from, part_below, part_of_others_below
from .policy import WISH_DIGITS, likely_card

# A pattern that a choice shows, and how much of it, in parts of ONE.
Shown = tuple[int, int]

LAYOUT: Final = Layout()
_HANDS: Final = 8  # from two cards in hand to nine
_STAGES: Final = 4  # the same in fewer words: two cards, three, up to five, more
_WORTHS: Final = 16  # what a colour would be worth, and whether its column would be new
_PLACES: Final = 128  # the same, and what the next new column would be worth
_SOME: Final = 6  # cards of a colour: none, one … five or more
_BONUSES: Final = 4
_BANDS: Final = 10  # of six numbers each
_ROUNDS: Final = 3
_RANKS: Final = 9
_PARTS: Final = 10  # of the others' cards below one: none, eight parts, all
_PLAYERS: Final = 4  # three to six

# A card of the row that may be taken.
_TAKE: Final[i64] = LAYOUT.table("take: cards in hand, worth", _HANDS * _WORTHS)
_TAKE_PLACE: Final[i64] = LAYOUT.table("take: stage, worth, worth of the next column", _STAGES * _PLACES)
_TAKE_SEEN: Final[i64] = LAYOUT.table("take: stage, worth, cards of the colour in hands", _STAGES * _WORTHS * _SOME)
_TAKE_OWN: Final[i64] = LAYOUT.table("take: stage, worth, cards of the colour in my hand", _STAGES * _WORTHS * _SOME)
_TAKE_BONUS: Final[i64] = LAYOUT.table("take: cards in hand, bonus", _HANDS * _BONUSES)
_TAKE_BAND: Final[i64] = LAYOUT.table("take: round, number", _ROUNDS * _BANDS)
_MEET: Final[i64] = LAYOUT.table("take if others follow rules of thumb: cards in hand, worth", _HANDS * _WORTHS)
_MEET_BONUS: Final[i64] = LAYOUT.table("take if others follow rules of thumb: cards in hand, bonus", _HANDS * _BONUSES)

# The card that is chosen.
_PLAY_RANK: Final[i64] = LAYOUT.table("play: cards in hand, place among them", _HANDS * _RANKS)
_PLAY_PART: Final[i64] = LAYOUT.table("play: cards in hand, part of the others' cards below it", _HANDS * _PARTS)
_PLAY_BONUS: Final[i64] = LAYOUT.table("play: cards in hand, bonus", _HANDS * _BONUSES)
_PLAY_WORTH: Final[i64] = LAYOUT.table("play: cards in hand, worth to me", _HANDS * _WORTHS)
_PLAY_OWN: Final[i64] = LAYOUT.table(
    "play: stage, worth to me, cards of the colour in my hand", _STAGES * _WORTHS * _SOME
)
_PLAY_BAND: Final[i64] = LAYOUT.table("play: round, number", _ROUNDS * _BANDS)
_GIVE: Final[i64] = LAYOUT.table("give: cards in hand, worth to others", _HANDS * _WORTHS)
_GIVE_PLACE: Final[i64] = LAYOUT.table("give: stage, worth to others, worth of their next column", _STAGES * _PLACES)

# How a seat stands when a round has ended.
_POINTS: Final[i64] = LAYOUT.table("standing: round, players, points", _ROUNDS * _PLAYERS)
_HAND_BAND: Final[i64] = LAYOUT.table("standing: round, number in hand", _ROUNDS * _BANDS)
_HAND_BONUS: Final[i64] = LAYOUT.table("standing: round, bonus in hand", _ROUNDS * _BONUSES)

# --- colours ---------------------------------------------------------------------------------------
# What a card of a colour would be to a seat: the worth of its column (three binary digits), whether that would be new
# (one), and what the next new column would be worth then (three). Those of all colours are side by side in a number.

_CODE: Final = 7
_CODE_MASK: Final = 127
_NEW: Final = 8
_NEXT: Final = 4  # from this binary digit on
_WORTH_MASK: Final = 15
_VALUE_MASK: Final = 7


def codes_of(board: Board, seat: i64) -> i64:
    """What a card of each colour would be to a seat."""
    order = colour_order(board, seat)
    columns = length(order)
    opened = value_of(board, columns)  # 0 if all columns have a colour
    result: i64 = 0
    colour: i64 = 0
    while colour < COLUMNS:
        place = place_of(order, colour)
        if place < 0:
            code = opened | _NEW | value_of(board, columns + 1) << _NEXT
        else:
            code = value_of(board, place) | opened << _NEXT
        result |= code << (_CODE * colour)
        colour += 1
    return result


def code_at(codes: i64, colour: i64) -> i64:
    """What a card of a colour would be."""
    return codes >> (_CODE * colour) & _CODE_MASK


# --- cells -----------------------------------------------------------------------------------------


def hand_word(cards: i64) -> i64:
    """The size of a hand as one of eight words."""
    return min(max(cards - 2, 0), _HANDS - 1)


def _stage(hand: i64) -> i64:
    """The same as one of four."""
    if hand < 2:
        return hand
    if hand < 4:
        return 2
    return 3


def _some(cards: i64, colour: i64) -> i64:
    same: i64 = COLOUR_CARDS[colour]
    return min(count(cards & same), _SOME - 1)


def take_cell(hand: i64, code: i64) -> i64:
    """Of a card that may be taken: what its colour would be worth."""
    return _TAKE + hand * _WORTHS + (code & _WORTH_MASK)


def take_place_cell(hand: i64, code: i64) -> i64:
    """… and the next column."""
    return _TAKE_PLACE + _stage(hand) * _PLACES + code


def take_seen_cell(hand: i64, code: i64, seen: i64, colour: i64) -> i64:
    """… and how many cards of its colour are known to be in hands."""
    return _TAKE_SEEN + (_stage(hand) * _WORTHS + (code & _WORTH_MASK)) * _SOME + _some(seen, colour)


def take_own_cell(hand: i64, code: i64, own: i64, colour: i64) -> i64:
    """… and how many in one's own."""
    return _TAKE_OWN + (_stage(hand) * _WORTHS + (code & _WORTH_MASK)) * _SOME + _some(own, colour)


def take_bonus_cell(hand: i64, slot: i64) -> i64:
    """Of a card that may be taken: its bonus."""
    return _TAKE_BONUS + hand * _BONUSES + bonus_word(slot)


def take_band_cell(board: Board, slot: i64) -> i64:
    """Of a card that may be taken: its number, which is in hand in the next round."""
    return _TAKE_BAND + (board.round - 1) * _BANDS + slot // 6


def meet_cell(hand: i64, code: i64) -> i64:
    """Of the card that is taken if the others follow rules of thumb: what its colour would be worth."""
    return _MEET + hand * _WORTHS + (code & _WORTH_MASK)


def meet_bonus_cell(hand: i64, slot: i64) -> i64:
    """… and its bonus."""
    return _MEET_BONUS + hand * _BONUSES + bonus_word(slot)


def play_rank_cell(hand: i64, own: i64, slot: i64) -> i64:
    """Of the card that is chosen: how many of the hand are lower."""
    return _PLAY_RANK + hand * _RANKS + min(count(own & (bit(slot) - 1)), _RANKS - 1)


def play_part_cell(hand: i64, below: i64) -> i64:
    """… and which part of the others' cards."""
    part: i64 = 0
    if below == ONE:
        part = _PARTS - 1
    elif below:
        part = 1 + below * (_PARTS - 2) // ONE
    return _PLAY_PART + hand * _PARTS + part


def play_bonus_cell(hand: i64, slot: i64) -> i64:
    """… its bonus."""
    return _PLAY_BONUS + hand * _BONUSES + bonus_word(slot)


def play_worth_cell(hand: i64, code: i64) -> i64:
    """… what it would be worth if it were mine in the end."""
    return _PLAY_WORTH + hand * _WORTHS + (code & _WORTH_MASK)


def play_own_cell(hand: i64, code: i64, own: i64, colour: i64) -> i64:
    """… and how many of its colour are in hand."""
    return _PLAY_OWN + (_stage(hand) * _WORTHS + (code & _WORTH_MASK)) * _SOME + _some(own, colour)


def play_band_cell(board: Board, slot: i64) -> i64:
    """… its number."""
    return _PLAY_BAND + (board.round - 1) * _BANDS + slot // 6


def give_cell(hand: i64, code: i64) -> i64:
    """Of the card that is chosen: what its colour would be worth to another."""
    return _GIVE + hand * _WORTHS + (code & _WORTH_MASK)


def give_place_cell(hand: i64, code: i64) -> i64:
    """… and their next column."""
    return _GIVE_PLACE + _stage(hand) * _PLACES + code


def bonus_word(slot: i64) -> i64:
    """The bonus of a card as one of four words."""
    card = bit(slot)
    if card & PLUS_TWO:
        return 3
    if card & PLUS_ONE:
        return 2
    if card & MINUS_ONE:
        return 0
    return 1


def points_cell(board: Board) -> i64:
    """How a seat stands at the start of a round: its points."""
    return _POINTS + (board.round - 1) * _PLAYERS + board.players - FEWEST_PLAYERS


def hand_band_cell(board: Board, slot: i64) -> i64:
    """… and of every card that it has taken to hand its number,"""
    return _HAND_BAND + (board.round - 1) * _BANDS + slot // 6


def hand_bonus_cell(board: Board, slot: i64) -> i64:
    """… and its bonus."""
    return _HAND_BONUS + (board.round - 1) * _BONUSES + bonus_word(slot)


# --- what is expected of the others ----------------------------------------------------------------


def foreseen(board: Board, codes: list[i64]) -> i64:
    """The card of everybody that promises most by rules of thumb, of those that all have seen; nothing as long as
    nobody has seen any. By what a card of each colour would be to each seat."""
    whole = board.hand
    seen = whole & board.open
    if not seen:
        return 0
    wished = [wishes_in(of_seat) for of_seat in codes]
    cards: i64 = 0
    seat: i64 = 0
    board.hand = seen  # for as long as rules of thumb look at it
    while seat < board.players:
        if hand_of(board, seat):
            cards |= bit(likely_card(board, seat, wished))
        seat += 1
    board.hand = whole
    return cards


def wishes_in(codes: i64) -> i64:
    """What a card of each colour would bring, as rules of thumb read it."""
    wished: i64 = 0
    colour: i64 = 0
    while colour < COLUMNS:
        wished |= (codes >> (_CODE * colour) & _VALUE_MASK) << (WISH_DIGITS * colour)
        colour += 1
    return wished


def place_met(cards: i64, own: i64, slot: i64) -> i64:
    """The place in the row that a card takes if the others choose those of some cards that are theirs."""
    return count(cards & ~own & (bit(slot) - 1))


# --- all together, to learn from -------------------------------------------------------------------


def patterns_of(board: Board, seat: i64, slot: i64) -> list[Shown]:
    """The patterns that the choice of a card shows."""
    own = hand_of(board, seat)
    hidden_below = part_below(hidden_from(board, own), slot)
    hand = hand_word(count(own))
    codes = codes_of(board, seat)
    colour: i64 = COLOUR[slot]
    code = code_at(codes, colour)
    others = board.players - 1
    cells = [
        play_rank_cell(hand, own, slot),
        play_part_cell(hand, part_of_others_below(board, own, slot, hidden_below)),
        play_bonus_cell(hand, slot),
        play_worth_cell(hand, code),
        play_own_cell(hand, code, own, colour),
        play_band_cell(board, slot),
    ]
    shown: list[Shown] = [(cell, ONE) for cell in cells]
    other: i64 = 0
    while other < board.players:
        if other != seat:
            theirs = code_at(codes_of(board, other), colour)
            word = hand_word(count(hand_of(board, other)))
            shown.append((give_cell(word, theirs), ONE // others))
            shown.append((give_place_cell(word, theirs), ONE // others))
        other += 1
    place: i64 = 0
    row = board.row
    while row:
        part = _likely(board, seat, slot, hidden_below, place)
        if part:
            shown += [(cell, part) for cell in _takes(board, own, hand, codes, lowest(row))]
        row &= row - 1
        place += 1
    thumbs = foreseen(board, [codes_of(board, number) for number in range(board.players)])
    if thumbs:
        met = nth(board.row, place_met(thumbs, own, slot))
        shown.append((meet_cell(hand, code_at(codes, COLOUR[met])), ONE))
        shown.append((meet_bonus_cell(hand, met), ONE))
    return shown


def _likely(board: Board, seat: i64, slot: i64, hidden_below: i64, place: i64) -> i64:
    """How likely a card is to take the one at a place of the row, in parts of ONE."""
    row = Row()
    row.put(place, ONE)
    return row.expected(board, seat, slot, hidden_below)


def _takes(board: Board, own: i64, hand: i64, codes: i64, slot: i64) -> list[int]:
    """The patterns of a card of the row."""
    colour: i64 = COLOUR[slot]
    code = code_at(codes, colour)
    return [
        take_cell(hand, code),
        take_place_cell(hand, code),
        take_seen_cell(hand, code, seen_from(board, own), colour),
        take_own_cell(hand, code, own, colour),
        take_bonus_cell(hand, slot),
        take_band_cell(board, slot),
    ]


def seen_from(board: Board, own: i64) -> i64:
    """The cards in hands that somebody with a hand knows."""
    return board.hand & (board.open | own)


def standing_of(board: Board, seat: i64) -> list[Shown]:
    """How a seat stands at the start of a round: its points and what it has taken to hand, which all have seen."""
    shown: list[Shown] = [(points_cell(board), ONE * total(board, seat))]
    left = hand_of(board, seat) & board.open
    while left:
        slot = lowest(left)
        left &= left - 1
        shown.append((hand_band_cell(board, slot), ONE))
        shown.append((hand_bonus_cell(board, slot), ONE))
    return shown
