"""Which cards may be played, and who may take them."""

from mypy_extensions import i64

from ...game.bits import lowest
from ..board import Board
from ..tables import PLAY_BAN
from .holding import held, holder, mindbugs, mindfrogs
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


def able_to_take(board: Board, seat: i64, with_mindfrog: bool) -> bool:
    """Whether a seat has a Mindfrog left for a card of its teammate, or a Mindbug, which may be forbidden (J17)."""
    if with_mindfrog:
        return mindfrogs(board, seat) > 0
    return mindbugs(board, seat) > 0 and not board.in_play & board.slots.mindbug_bans
