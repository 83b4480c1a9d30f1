"""From a seed to the first choice (U2)."""

from mypy_extensions import i64

from ..game.bits import SLOTS, bit
from ..game.chance import Seed, first_state, secret_of
from .board import DEALT, Board, Telling
from .changes import give, order_values, reveal_objectives, shuffle


def dealt(players: i64, objectives: i64, seed: Seed, told: list[Telling] | None = None) -> Board:
    """A new game at its first choice; what is told of the deal goes to the list."""
    board = Board(players)
    board.told = told
    take_dice(board, seed)
    lay_out(board, objectives)
    board.told = None
    return board


def take_dice(board: Board, seed: Seed) -> None:
    """Take new dice: what is rolled from here on follows from the seed."""
    board.secret = secret_of(seed)
    board.chance = first_state(seed)
    board.rolled = [] if board.secret else None


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
