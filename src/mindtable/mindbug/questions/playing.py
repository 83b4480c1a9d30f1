"""Which cards may be played."""

from mypy_extensions import i64

from ...game.bits import lowest
from ..board import Board
from ..tables import PLAY_BAN
from .holding import held, holder
from .strength import selected


def playable(board: Board, seat: i64) -> i64:
    """The cards that a seat may play from its hand (M4.1, J41)."""
    cards = board.hand & held(board, seat)
    bans = board.in_play & board.slots.play_bans
    while bans:
        banner = lowest(bans)
        bans &= bans - 1
        cards &= ~selected(board, PLAY_BAN[board.slots.faces[banner]], holder(board, banner), banner)
    return cards
