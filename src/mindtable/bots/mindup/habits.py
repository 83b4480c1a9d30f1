"""What the search has learnt of Mind Up!: what players are likely to choose, and who is likely to win.

Every pattern has a weight, a whole number of hundredths of the logarithm of the odds: so sums are the same on every
machine, and so is what they stand for, which is read from a table.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ...game.bits import count, lowest
from ...game.chance import below, step
from ...mindup.board import COLUMNS, Board
from ...mindup.questions import hand_of, total
from ...mindup.tables import COLOUR
from .expecting import Row, hidden_from, part_below, part_of_others_below
from .patterns import (
    LAYOUT,
    code_at,
    codes_of,
    foreseen,
    give_cell,
    give_place_cell,
    hand_band_cell,
    hand_bonus_cell,
    hand_word,
    meet_bonus_cell,
    meet_cell,
    place_met,
    play_band_cell,
    play_bonus_cell,
    play_own_cell,
    play_part_cell,
    play_rank_cell,
    play_worth_cell,
    points_cell,
    seen_from,
    take_band_cell,
    take_bonus_cell,
    take_cell,
    take_own_cell,
    take_place_cell,
    take_seen_cell,
)

STEADY: Final = 700  # weights that add up to more, or to less than that below 0, are not believed
_EVEN: Final = 1 << 14  # the odds of a choice that shows nothing
_ODDS: Final = [round(exp(weight / 100) * _EVEN) for weight in range(-STEADY, STEADY + 1)]
_LEAST: Final = -1_000_000  # less than any sum of weights

_DIGITS: Final = 12  # of a sum of weights among those of five colours in one number
_MASK: Final = (1 << _DIGITS) - 1
_DIGITS_MET: Final = 10  # of one among those of six cards
_MASK_MET: Final = (1 << _DIGITS_MET) - 1
_MOST_MET: Final = 500
_MOST_GIVEN: Final = 340  # so that those for six seats, none below 0, have room


def odds_of(weight: i64) -> i64:
    """The odds that a sum of weights stands for."""
    return _ODDS[min(max(weight, -STEADY), STEADY) + STEADY]


class Habits:
    """What players are likely to choose. For one search at a time."""

    def __init__(self, weights: list[int]) -> None:
        assert len(weights) == LAYOUT.cells, "these weights are of other patterns"
        self._weights: Final = weights
        self.dice: i64 = 0
        # The turn that is looked at, by seat: what a card of each colour would be, and what speaks for giving it.
        self._codes: list[i64] = []
        self._gifts: list[i64] = []
        self._all_gifts: i64 = 0
        self._foreseen: i64 = 0
        # The seat that is asked: its hand, what is hidden from it, and what speaks for taking each card of the row.
        self._own: i64 = 0
        self._hidden: i64 = 0
        self._hand: i64 = 0
        self._code: i64 = 0
        self._given: i64 = 0
        self._row = Row()
        self._met: i64 = 0

    def look_at(self, board: Board) -> None:
        """Look at a turn, before anybody chooses."""
        self._codes = []
        self._gifts = []
        self._all_gifts = 0
        seat: i64 = 0
        while seat < board.players:
            codes = codes_of(board, seat)
            hand = hand_word(count(hand_of(board, seat)))
            gifts: i64 = 0
            colour: i64 = 0
            while colour < COLUMNS:
                gifts |= self._gift(hand, code_at(codes, colour)) << (_DIGITS * colour)
                colour += 1
            self._codes.append(codes)
            self._gifts.append(gifts)
            self._all_gifts += gifts
            seat += 1
        self._foreseen = foreseen(board, self._codes)

    def _gift(self, hand: i64, code: i64) -> i64:
        weights = self._weights
        weight: i64 = weights[give_cell(hand, code)]
        weight += weights[give_place_cell(hand, code)]
        return min(max(weight, -_MOST_GIVEN), _MOST_GIVEN) + _MOST_GIVEN

    def ask(self, board: Board, seat: i64) -> None:
        """Look at the hand of a seat in the turn that was looked at."""
        own = hand_of(board, seat)
        self._own = own
        self._hidden = hidden_from(board, own)
        self._hand = hand_word(count(own))
        self._code = self._codes[seat]
        self._given = self._all_gifts - self._gifts[seat]
        seen = seen_from(board, own)
        met: i64 = 0
        place: i64 = 0
        row = board.row
        while row:
            slot = lowest(row)
            prize = self._prize(board, seen, slot)
            if self._foreseen:
                met |= self._prize_met(slot) << (_DIGITS_MET * place)
            self._row.put(place, prize)
            row &= row - 1
            place += 1
        self._met = met

    def _prize_met(self, slot: i64) -> i64:
        """What speaks for taking a card of the row if the others follow rules of thumb, and more, so that it is not
        below 0."""
        weights = self._weights
        weight: i64 = weights[meet_cell(self._hand, code_at(self._code, COLOUR[slot]))]
        weight += weights[meet_bonus_cell(self._hand, slot)]
        return min(max(weight, -_MOST_MET), _MOST_MET) + _MOST_MET

    def _prize(self, board: Board, seen: i64, slot: i64) -> i64:
        """What speaks for taking a card of the row."""
        weights = self._weights
        hand = self._hand
        colour: i64 = COLOUR[slot]
        code = code_at(self._code, colour)
        weight: i64 = weights[take_cell(hand, code)]
        weight += weights[take_place_cell(hand, code)]
        weight += weights[take_seen_cell(hand, code, seen, colour)]
        weight += weights[take_own_cell(hand, code, self._own, colour)]
        weight += weights[take_bonus_cell(hand, slot)]
        weight += weights[take_band_cell(board, slot)]
        return weight

    def leaning(self, board: Board, seat: i64, slot: i64) -> i64:
        """What speaks for a card of the seat that is asked, as a sum of weights."""
        weights = self._weights
        hand = self._hand
        own = self._own
        hidden_below = part_below(self._hidden, slot)
        colour: i64 = COLOUR[slot]
        code = code_at(self._code, colour)
        weight = self._row.expected(board, seat, slot, hidden_below)
        if self._foreseen:
            place = place_met(self._foreseen, own, slot)
            weight += (self._met >> (_DIGITS_MET * place) & _MASK_MET) - _MOST_MET
        weight += (self._given >> (_DIGITS * colour) & _MASK) // (board.players - 1) - _MOST_GIVEN
        weight += weights[play_rank_cell(hand, own, slot)]
        weight += weights[play_part_cell(hand, part_of_others_below(board, own, slot, hidden_below))]
        weight += weights[play_bonus_cell(hand, slot)]
        weight += weights[play_worth_cell(hand, code)]
        weight += weights[play_own_cell(hand, code, own, colour)]
        weight += weights[play_band_cell(board, slot)]
        return weight

    def drawn(self, board: Board, seat: i64) -> i64:
        """A card by lot, each as likely as it seems, in the turn that was looked at."""
        self.ask(board, seat)
        found: i64 = 0
        whole: i64 = 0
        left = self._own
        while left:
            slot = lowest(left)
            left &= left - 1
            odds = odds_of(self.leaning(board, seat, slot))
            whole += odds
            self.dice = step(self.dice)
            if below(self.dice, whole) < odds:
                found = slot
        return found

    def chances(self, board: Board) -> list[float]:
        """How likely every seat is to win, at the start of a round that is not the first."""
        sums: list[i64] = []
        best: i64 = _LEAST
        seat: i64 = 0
        while seat < board.players:
            weight = self._standing(board, seat)
            sums.append(weight)
            best = max(best, weight)
            seat += 1
        odds = [float(odds_of(weight - best)) for weight in sums]
        whole = sum(odds)
        return [one / whole for one in odds]

    def _standing(self, board: Board, seat: i64) -> i64:
        weights = self._weights
        weight: i64 = weights[points_cell(board)] * total(board, seat)
        left = hand_of(board, seat) & board.open
        while left:
            slot = lowest(left)
            left &= left - 1
            weight += weights[hand_band_cell(board, slot)]
            weight += weights[hand_bonus_cell(board, slot)]
        return weight
