"""Rules of thumb for Mind Up!: what every card of the hand is worth when it is chosen.

A card is worth the card of the row that it will probably take, less what it gives to the others by lying in the
next row (U3.4). The others are taken to choose any card of their hands, of which those seen before are known (U5.1).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ...game.bits import bit
from ...game.contract import Move
from ...mindup.board import Board
from ...mindup.changes import give, put_in_columns, release
from ...mindup.notation import parse, seat_number
from ...mindup.questions import taken_by
from ...mindup.scoring import bonuses, column_points, maluses, points
from ...mindup.view import View

GIVEN: Final = 0.5  # how much of what the others could gain by a card counts against giving it away
KEPT: Final = 0.3  # how much counts of what my best other card would bring me as the last one (U3.5)


def worth_of_moves(view: View) -> dict[Move, float]:
    """The legal moves of a view in points; a higher number is better."""
    outlook = Outlook.of(view)
    prizes = [gain(outlook, outlook.me, slot) for slot in outlook.row]
    hand = {parse(move.text): move for move in view.moves()}
    kept = {slot: gain(outlook, outlook.me, slot) for slot in hand}
    return {move: _worth(outlook, slot, prizes, kept) for slot, move in hand.items()}


@dataclass(frozen=True)
class Outlook:
    """What a player can make of a view; cards are slots, seats are numbers."""

    board: Board  # with everybody's columns and what they are worth; what is in hands counts for nothing
    me: int
    row: list[int]
    hands: list[list[int | None]]
    unknown: list[int]  # the cards that may be anywhere out of sight
    part: float  # of the turns of this round, with the one to come

    @staticmethod
    def of(view: View) -> Outlook:
        """What a view says about the cards that count, for the one who has to choose."""
        sight = view.sight
        assert sight.seat is not None, "a spectator has nothing to choose"
        mine = sight.player(sight.seat)
        return Outlook(
            board=_columns(view),
            me=seat_number(sight.seat),
            row=[_slot(card) for card in sight.row],
            hands=[[None if card is None else _slot(card) for card in player.hand] for player in sight.players],
            unknown=[_slot(card) for card in sight.unknown],
            part=(sight.turn + 1) / (sight.turn + len(mine.hand) - 1),
        )

    def others(self) -> list[int]:
        """The numbers of the other seats."""
        return [seat for seat in range(len(self.hands)) if seat != self.me]


def _slot(card: str) -> int:
    return int(card) - 1


def _columns(view: View) -> Board:
    """A board of the view on which nobody has anything but their columns, so that any card can be put there."""
    board = view.board(0)
    release(board, ~board.taken)
    board.hand = 0
    return board


# --- what a choice is worth ------------------------------------------------------------------------


def _worth(outlook: Outlook, card: int, prizes: list[float], kept: Mapping[int, float]) -> float:
    """What a card is worth when I choose it: what it takes, what stays in my hand, and what the others get."""
    taken = sum(chance * prize for chance, prize in zip(places(outlook, card), prizes, strict=True))
    rest = [gained for slot, gained in kept.items() if slot != card]
    if len(rest) == 1:  # the last turn: the other card is certain to be mine, and this one nobody takes (U3.5)
        return taken + rest[0]
    return taken + KEPT * max(rest) - GIVEN * _gain_of_others(outlook, card)


def places(outlook: Outlook, card: int) -> list[float]:
    """How likely a card of mine is to be the lowest, the second lowest and so on of all that are revealed (U3.2)."""
    chances = [1.0]
    for seat in outlook.others():
        below = _share_below(outlook, outlook.hands[seat], card)
        beaten = [chance * below for chance in chances]
        not_beaten = [chance * (1 - below) for chance in chances]
        chances = [low + high for low, high in zip([*not_beaten, 0.0], [0.0, *beaten], strict=True)]
    return chances


def _share_below(outlook: Outlook, hand: list[int | None], card: int) -> float:
    """The share of a hand that is lower than a card; an unknown card is any of those out of sight."""
    lower = sum(slot < card for slot in hand if slot is not None)
    hidden = hand.count(None)
    if not hidden:
        return lower / len(hand)
    unknown = sum(slot < card for slot in outlook.unknown) / len(outlook.unknown)
    return (lower + hidden * unknown) / len(hand)


def _gain_of_others(outlook: Outlook, card: int) -> float:
    """What a card is worth to the others, on average."""
    others = outlook.others()
    return sum(gain(outlook, seat, card) for seat in others) / len(others)


def gain(outlook: Outlook, seat: int, card: int) -> float:
    """The points that a seat gains by a card in its columns."""
    board = outlook.board.copy()
    give(board, bit(card), seat)
    put_in_columns(board, bit(card))
    return _points(board, seat, outlook.part) - _points(outlook.board, seat, outlook.part)


def _points(board: Board, seat: int, part: float) -> float:
    """The points of a seat's columns; those for objectives count in part, as they may yet come or go."""
    cards = taken_by(board, seat)
    certain = int(column_points(board, seat) + bonuses(cards) - maluses(cards))
    return certain + part * int(points(board, seat) - certain)
