"""From a seed to the first choice (U2)."""

from mypy_extensions import i64

from ..game.bits import SLOTS, bit
from .board import DEALT, Board
from .changes import give, order_values, reveal_objectives, shuffle


def lay_out(board: Board, objectives: i64) -> None:
    """Shuffle, deal, lay the row out, order the values and reveal objectives. The board's dice must be seeded."""
    cards = list(range(SLOTS))
    shuffle(board, cards)
    place: i64 = 0
    seat: i64 = 0
    while seat < board.players:
        hand: i64 = 0
        end = place + DEALT
        while place < end:
            hand |= bit(cards[place])
            place += 1
        board.hand |= hand
        give(board, hand, seat)
        seat += 1
    end = place + board.players
    while place < end:
        board.row |= bit(cards[place])
        place += 1
    board.open = board.row
    board.deck = bytes(cards[place:])
    order_values(board)
    reveal_objectives(board, objectives)
