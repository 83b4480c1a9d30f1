"""Rules of thumb for Mind Up!: what every card of the hand is worth when it is chosen.

A card is worth the card of the row that it will probably take, less what it gives to the others by lying in the
next row (U3.4). The others are taken to choose any card of their hands, of which those seen before are known (U5.1).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final

from ...game.bits import bit
from ...game.contract import Move, View
from ...mindup.board import Board
from ...mindup.cards import CARDS
from ...mindup.changes import give, put_in_columns
from ...mindup.notation import parse, seat_number
from ...mindup.objectives import PLACES
from ...mindup.packed import with_number
from ...mindup.questions import taken_by
from ...mindup.scoring import bonuses, column_points, maluses, points

GIVEN: Final = 0.5  # how much of what the others could gain by a card counts against giving it away
KEPT: Final = 0.3  # how much counts of what my best other card would bring me as the last one (U3.5)


def worth_of_moves(view: View) -> dict[Move, float]:
    """The legal moves of a view in points; a higher number is better."""
    table = Table.of(view.facts())
    prizes = [gain(table, table.me, slot) for slot in table.row]
    hand = {parse(move.text): move for move in view.moves()}
    kept = {slot: gain(table, table.me, slot) for slot in hand}
    return {move: _worth(table, slot, prizes, kept) for slot, move in hand.items()}


@dataclass(frozen=True)
class Table:
    """What a seat sees of a game; cards are slots, seats are numbers."""

    board: Board  # everybody's columns and what they are worth, nothing else
    me: int
    row: list[int]
    hands: list[list[int | None]]
    unknown: list[int]  # the cards that may be anywhere out of sight
    part: float  # of the turns of this round, with the one to come

    @staticmethod
    def of(facts: Mapping[str, Any]) -> Table:
        """The table in the facts of a seat's view."""
        seats = list(facts["seats"].values())
        me = seat_number(facts["seat"])
        row = [_slot(card) for card in facts["row"]]
        hands = [[None if card is None else _slot(card) for card in fields["hand"]] for fields in seats]
        columns = [_from_left_to_right(fields["columns"]) for fields in seats]
        seen = {*row}.union(*hands, *columns)
        taken = len(columns[me])
        return Table(
            board=_board(facts, columns),
            me=me,
            row=row,
            hands=hands,
            unknown=[slot for slot in range(len(CARDS)) if slot not in seen],
            part=(taken + 1) / (taken + len(hands[me]) - 1),
        )

    def others(self) -> list[int]:
        return [seat for seat in range(len(self.hands)) if seat != self.me]


# --- what a choice is worth ------------------------------------------------------------------------


def _worth(table: Table, card: int, prizes: list[float], kept: Mapping[int, float]) -> float:
    """What a card is worth when I choose it: what it takes, what stays in my hand, and what the others get."""
    taken = sum(chance * prize for chance, prize in zip(places(table, card), prizes, strict=True))
    rest = [gained for slot, gained in kept.items() if slot != card]
    if len(rest) == 1:  # the last turn: the other card is certain to be mine, and this one nobody takes (U3.5)
        return taken + rest[0]
    return taken + KEPT * max(rest) - GIVEN * _gain_of_others(table, card)


def places(table: Table, card: int) -> list[float]:
    """How likely a card of mine is to be the lowest, the second lowest and so on of all that are revealed (U3.2)."""
    chances = [1.0]
    for seat in table.others():
        below = _share_below(table, table.hands[seat], card)
        beaten = [chance * below for chance in chances]
        not_beaten = [chance * (1 - below) for chance in chances]
        chances = [low + high for low, high in zip([*not_beaten, 0.0], [0.0, *beaten], strict=True)]
    return chances


def _share_below(table: Table, hand: list[int | None], card: int) -> float:
    """The share of a hand that is lower than a card; an unknown card is any of those out of sight."""
    lower = sum(slot < card for slot in hand if slot is not None)
    hidden = hand.count(None)
    if not hidden:
        return lower / len(hand)
    unknown = sum(slot < card for slot in table.unknown) / len(table.unknown)
    return (lower + hidden * unknown) / len(hand)


def _gain_of_others(table: Table, card: int) -> float:
    """What a card is worth to the others, on average."""
    others = table.others()
    return sum(gain(table, seat, card) for seat in others) / len(others)


def gain(table: Table, seat: int, card: int) -> float:
    """The points that a seat gains by a card in its columns."""
    board = Board(table.board.players)
    board.become(table.board)
    give(board, bit(card), seat)
    put_in_columns(board, bit(card))
    return _points(board, seat, table.part) - _points(table.board, seat, table.part)


def _points(board: Board, seat: int, part: float) -> float:
    """The points of a seat's columns; those for objectives count in part, as they may yet come or go."""
    cards = taken_by(board, seat)
    certain = int(column_points(board, seat) + bonuses(cards) - maluses(cards))
    return certain + part * int(points(board, seat) - certain)


# --- from facts ------------------------------------------------------------------------------------


def _slot(card: str) -> int:
    return int(card) - 1


def _from_left_to_right(columns: list[Mapping[str, Any]]) -> list[int]:
    """The cards of a seat's columns in an order in which they could have been taken: that of the colours is fixed."""
    piles = [[_slot(card) for card in column["cards"]] for column in columns]
    return [pile[0] for pile in piles] + [slot for pile in piles for slot in pile[1:]]


def _board(facts: Mapping[str, Any], columns: list[list[int]]) -> Board:
    """A board with everybody's columns and the objectives in force."""
    board = Board(len(columns))
    for place, value in enumerate(facts["columns"]):
        board.columns = with_number(board.columns, place, value)
    for objective in facts["objectives"]:
        board.objectives |= bit(PLACES[objective])
    for seat, cards in enumerate(columns):
        for slot in cards:
            give(board, bit(slot), seat)
    for layer in zip_longest(*columns):
        put_in_columns(board, sum(bit(slot) for slot in layer if slot is not None))
    return board
