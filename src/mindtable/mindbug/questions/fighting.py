"""Who may block, and who has to attack."""

from mypy_extensions import i64

from ...game.bits import bit, lowest
from ..board import Board
from ..codes import HUNTER, SNEAKY
from ..tables import BLOCK_BAN, BLOCK_BAN_IF, BLOCK_BAN_THIS
from .holding import held, holder, of_team, working
from .strength import able_to_attack, having, holds, keywords, selected


def able_to_block(board: Board, seat: i64) -> i64:
    """The creatures of a seat that may block the attacker of their own accord (M6.2, M6.4)."""
    if board.nonblockers >> seat & 1:
        return 0
    able = board.in_play & held(board, seat) & ~board.cannot_block
    if not able:
        return 0
    bans = working(board, board.slots.block_bans)
    while bans:
        banner = lowest(bans)
        bans &= bans - 1
        face = board.slots.faces[banner]
        if (BLOCK_BAN_THIS[face] == 0 or banner == board.attacker) and holds(
            board, BLOCK_BAN_IF[face], holder(board, banner), banner
        ):
            able &= ~selected(board, BLOCK_BAN[face], holder(board, banner), banner)
    if able and keywords(board, board.attacker) & SNEAKY:
        able = having(board, able, SNEAKY)
    return able


def hunters_to_attack(board: Board, seat: i64) -> i64:
    """The hunters with which a seat has to attack an enemy creature that must be hunted, if any (J12)."""
    if not board.in_play & board.slots.to_be_hunted & ~of_team(board, seat):
        return 0
    hunters = having(board, able_to_attack(board, seat), HUNTER)
    left = hunters & board.slots.left_hunters
    while left:
        if not prey(board, lowest(left)) & board.slots.to_be_hunted:
            hunters &= ~bit(lowest(left))
        left &= left - 1
    return hunters


def prey(board: Board, slot: i64) -> i64:
    """The creatures that a hunter may choose to block it (M6.3, T4.2)."""
    seat = holder(board, slot)
    if board.slots.left_hunters >> slot & 1:
        return board.in_play & held(board, board.mode.after(seat))
    return board.in_play & ~of_team(board, seat)
