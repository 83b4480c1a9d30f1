"""Rules of thumb for Mind Up!: what every card of the hand is worth when it is chosen.

A card is worth the card of the row that it will probably take, less what it gives to the others by lying in the
next row (U3.4). The others are taken to choose any card of their hands, of which those seen before are known (U5.1).
"""

from typing import Final

from mypy_extensions import i64

from ...game.bits import bit, count, lowest, slots_of
from ...game.contract import Move
from ...mindup.board import Board
from ...mindup.changes import give, put_in_columns, release
from ...mindup.questions import hand_of, taken_by
from ...mindup.scoring import bonuses, column_points, maluses, points
from ...mindup.tables import BONUS, COLOUR, COLOUR_CARDS, LOWEST_BONUS
from ...mindup.view import View

GIVEN: Final = 0.5  # how much of what the others could gain by a card counts against giving it away
KEPT: Final = 0.3  # how much counts of what my best other card would bring me as the last one (U3.5)


def worth_of_moves(view: View) -> dict[Move, float]:
    """The legal moves of a view in points; a higher number is better."""
    return dict(zip(view.moves(), worth_of_cards(Outlook.of(view)), strict=True))


class Columns:
    """What everybody's columns are worth at a moment of a round, and would be with one more card: by its colour, for a
    bonus comes on top."""

    def __init__(self, board: Board) -> None:
        bare = _without_hands(board)
        self._now: list[int] = []  # the points of each seat that are certain
        self._promised: list[int] = []  # and those for objectives, which may yet come or go
        self._then: list[list[int]] = []  # the same with one more card of each colour, without its bonus
        self._promised_then: list[list[int]] = []
        for seat in range(board.players):
            self._now.append(_certain(bare, seat))
            self._promised.append(points(bare, seat) - _certain(bare, seat))
            self._then.append([])
            self._promised_then.append([])
            for cards in COLOUR_CARDS:
                self._add_colour(bare, seat, cards & ~board.taken)

    def _add_colour(self, bare: Board, seat: i64, cards: i64) -> None:
        """With one more card of these; if there are none left, nobody asks."""
        certain: i64 = 0
        promised: i64 = 0
        if cards:
            card = cards & -cards
            then = bare.copy()
            give(then, card, seat)
            put_in_columns(then, card)
            certain = _certain(then, seat)
            promised = points(then, seat) - certain
            certain -= _bonus(lowest(card))
        self._then[seat].append(certain)
        self._promised_then[seat].append(promised)

    def gain(self, seat: i64, slot: i64, part: float) -> float:
        """The points that a seat gains by a card; those for objectives count in part."""
        colour: i64 = COLOUR[slot]
        then = float(self._then[seat][colour] + _bonus(slot)) + part * float(self._promised_then[seat][colour])
        return then - (float(self._now[seat]) + part * float(self._promised[seat]))


class Outlook:
    """What a player can make of a board without the cards that it cannot place; cards are slots, seats are numbers."""

    def __init__(self, board: Board, me: i64, unknown: i64, columns: Columns) -> None:
        self.board = board
        self.me = me
        self.unknown = unknown  # the cards that may be anywhere out of sight
        self.columns = columns
        # of the turns of this round, with the one to come
        self.part = float(board.turn + 1) / float(board.turn + count(hand_of(board, me)) - 1)

    @staticmethod
    def of(view: View) -> "Outlook":
        """What a view says about the cards that count, for the one who has to choose."""
        assert view.seat is not None, "a spectator has nothing to choose"
        board = view.board(0)
        return Outlook(board, view.number(), ~view.known_cards(), Columns(board))

    def others(self) -> list[int]:
        """The numbers of the other seats."""
        return [seat for seat in range(self.board.players) if seat != self.me]


def _without_hands(board: Board) -> Board:
    """A board on which nobody has anything but their columns, so that any card can be put there."""
    bare = board.copy()
    release(bare, ~bare.taken)
    bare.hand = 0
    return bare


def _certain(board: Board, seat: i64) -> i64:
    """The points of a seat's columns without those for objectives."""
    cards = taken_by(board, seat)
    return column_points(board, seat) + bonuses(cards) - maluses(cards)


def _bonus(slot: i64) -> i64:
    raised: i64 = BONUS[slot]
    return raised + LOWEST_BONUS


# --- what a choice is worth ------------------------------------------------------------------------


def worth_of_cards(outlook: Outlook) -> list[float]:
    """What each card of the hand is worth, the lowest first."""
    hand = slots_of(hand_of(outlook.board, outlook.me))
    prizes = [gain(outlook, outlook.me, slot) for slot in slots_of(outlook.board.row)]
    kept = [gain(outlook, outlook.me, slot) for slot in hand]
    return [_worth(outlook, slot, prizes, kept[:place] + kept[place + 1 :]) for place, slot in enumerate(hand)]


def best_card(outlook: Outlook) -> i64:
    """The card of the hand that is worth most; of several, the lowest."""
    worth = worth_of_cards(outlook)
    return slots_of(hand_of(outlook.board, outlook.me))[worth.index(max(worth))]


def _worth(outlook: Outlook, card: i64, prizes: list[float], rest: list[float]) -> float:
    """What a card is worth when I choose it: what it takes, what stays in my hand, and what the others get."""
    taken = 0.0
    for chance, prize in zip(places(outlook, card), prizes, strict=True):
        taken += chance * prize
    if len(rest) == 1:  # the last turn: the other card is certain to be mine, and this one nobody takes (U3.5)
        return taken + rest[0]
    return taken + KEPT * max(rest) - GIVEN * _gain_of_others(outlook, card)


def places(outlook: Outlook, card: i64) -> list[float]:
    """How likely a card of mine is to be the lowest, the second lowest and so on of all that are revealed (U3.2)."""
    chances = [1.0]
    for seat in outlook.others():
        below = _share_below(outlook, hand_of(outlook.board, seat), card)
        chances.append(0.0)
        for place in range(len(chances) - 1, 0, -1):
            chances[place] = chances[place] * (1.0 - below) + chances[place - 1] * below
        chances[0] *= 1.0 - below
    return chances


def _share_below(outlook: Outlook, hand: i64, card: i64) -> float:
    """The share of a hand that is lower than a card; an unknown card is any of those out of sight."""
    lower = bit(card) - 1
    hidden = count(hand & outlook.unknown)
    known_lower = float(count(hand & ~outlook.unknown & lower))
    if not hidden:
        return known_lower / float(count(hand))
    unknown = float(count(outlook.unknown & lower)) / float(count(outlook.unknown))
    return (known_lower + float(hidden) * unknown) / float(count(hand))


def _gain_of_others(outlook: Outlook, card: i64) -> float:
    """What a card is worth to the others, on average."""
    others = outlook.others()
    gained = 0.0
    for seat in others:
        gained += gain(outlook, seat, card)
    return gained / float(len(others))


def gain(outlook: Outlook, seat: i64, card: i64) -> float:
    """The points that a seat gains by a card in its columns."""
    return outlook.columns.gain(seat, card, outlook.part)
