"""Moves as text: `pick N`. The same words stand in scenarios, in records and at the prompt."""

from __future__ import annotations

import re
from typing import Final

from ..game.bits import slots_of
from ..game.contract import SEATS, Move, Seat, UnreadableMove
from .board import Board
from .cards import CARDS
from .questions import choice_of, is_over

PICKS: Final = [Move(f"pick {card.id}") for card in CARDS]  # the choice of the card of each slot
_SLOTS: Final = {move.text: slot for slot, move in enumerate(PICKS)}
_PICK: Final = re.compile(r"pick\s+(?P<number>\d{1,4})", re.ASCII)


def seat_letter(seat: int) -> Seat:
    """The letter of a seat, by its number."""
    return SEATS[seat]


def seat_number(seat: str) -> int:
    """The number of a seat, by its letter."""
    return SEATS.index(Seat(seat))


def to_decide(board: Board) -> tuple[Seat, ...]:
    """Everyone who has not chosen yet."""
    if is_over(board):
        return ()
    return tuple([SEATS[seat] for seat in range(board.players) if not choice_of(board, seat)])


def question(board: Board) -> str:
    """What those to decide are asked, in one word."""
    return "" if is_over(board) else "pick"


def winners(board: Board) -> tuple[Seat, ...]:
    """All who have won, if the game is over."""
    return tuple([SEATS[seat] for seat in slots_of(board.victors)])


def card_id(slot: int) -> str:
    """The id of the card in a slot: its number."""
    return CARDS[slot].id


def text(slot: int) -> str:
    """The choice of a card in words."""
    return PICKS[slot].text


def parse(move: str) -> int:
    """The slot of the card that a move names; raises UnreadableMove if there is no such move at all."""
    known = _SLOTS.get(move)
    if known is not None:
        return known
    match = _PICK.fullmatch(move.strip())
    if match is None:
        raise UnreadableMove(f"“{move}” is not a move; a card is chosen like this: pick 12")
    number = int(match["number"])
    if not 1 <= number <= len(CARDS):
        raise UnreadableMove(f"there is no card {match['number']}: they are numbered from 1 to {len(CARDS)}")
    return number - 1
