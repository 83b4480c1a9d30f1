"""Who may block, who has to attack, and who falls."""

from typing import Final

from mypy_extensions import i64

from ...game.bits import bit, lowest
from ..board import NOTHING, Board
from ..codes import HUNTER, POISONOUS, SNEAKY, TOUGH
from ..tables import BLOCK_BAN, BLOCK_BAN_IF, BLOCK_BAN_THIS, EVOLVES_INSTEAD
from .holding import held, holder, of_team, working
from .strength import able_to_attack, having, holds, keywords, power, selected

# What becomes of a creature that is beaten in combat or defeated by an effect.
STANDS: Final = 0
EVOLVES: Final = 1
IS_EXHAUSTED: Final = 2
FALLS: Final = 3

# Who is beaten in a combat, as bits.
ATTACKER: Final = 1
BLOCKER: Final = 2

# Why nobody of a seat is able to block.
NO_CREATURE: Final = 0
NOT_SNEAKY: Final = 1  # the attacker is sneaky, and none of them
FORBIDDEN_THIS_TURN: Final = 2
FORBIDDEN_BY_CARD: Final = 3


def able_to_block(board: Board, seat: i64, attacker: i64) -> i64:
    """The creatures of a seat that may block an attacker of their own accord (M6.2, M6.4)."""
    if board.nonblockers >> seat & 1:
        return 0
    able = board.in_play & held(board, seat) & ~board.cannot_block
    if not able:
        return 0
    bans = working(board, board.slots.block_bans)
    while bans:
        banner = lowest(bans)
        bans &= bans - 1
        able &= ~kept_from_blocking(board, banner, attacker)
    if able and keywords(board, attacker) & SNEAKY:
        able = having(board, able, SNEAKY)
    return able


def kept_from_blocking(board: Board, banner: i64, attacker: i64) -> i64:
    """The creatures that a card keeps from blocking an attacker."""
    face = board.slots.faces[banner]
    if BLOCK_BAN_THIS[face] and banner != attacker:
        return 0
    if not holds(board, BLOCK_BAN_IF[face], holder(board, banner), banner):
        return 0
    return selected(board, BLOCK_BAN[face], holder(board, banner), banner)


def obstacle_to_block(board: Board, seat: i64, attacker: i64) -> tuple[int, int]:
    """Why no creature of a seat is able to block an attacker, and the card that forbids it, if it is one."""
    own = board.in_play & held(board, seat)
    if not own:
        return NO_CREATURE, NOTHING
    if keywords(board, attacker) & SNEAKY and not having(board, own, SNEAKY):
        return NOT_SNEAKY, NOTHING
    bans = working(board, board.slots.block_bans)
    while bans:
        banner = lowest(bans)
        bans &= bans - 1
        if kept_from_blocking(board, banner, attacker) & own & ~board.cannot_block:
            return FORBIDDEN_BY_CARD, banner
    return FORBIDDEN_THIS_TURN, NOTHING


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


# --- who falls -------------------------------------------------------------------------------------


def beaten(lead: i64, turned_around: bool, attacker_poisonous: bool, blocker_poisonous: bool) -> i64:
    """Who is beaten in a combat in which the attacker leads by so much power (M6.5, M6.6): ATTACKER, BLOCKER, both or
    neither. Where combat is turned around, the lower power wins (J5)."""
    if turned_around:
        lead = -lead
    losers: i64 = 0
    if lead <= 0 or blocker_poisonous:
        losers |= ATTACKER
    if lead >= 0 or attacker_poisonous:
        losers |= BLOCKER
    return losers


def is_turned_around(board: Board, attacker: i64, blocker: i64) -> bool:
    """Whether the lower power wins a combat of two (J5)."""
    return ((bit(attacker) | bit(blocker)) & board.slots.combat_turners) != 0


def losers(board: Board, attacker: i64, blocker: i64) -> i64:
    """The creatures that are beaten in a combat of two."""
    who = beaten(
        power(board, attacker) - power(board, blocker),
        is_turned_around(board, attacker, blocker),
        keywords(board, attacker) & POISONOUS != 0,
        keywords(board, blocker) & POISONOUS != 0,
    )
    found: i64 = 0
    if who & ATTACKER:
        found |= bit(attacker)
    if who & BLOCKER:
        found |= bit(blocker)
    return found


def fate(board: Board, slot: i64) -> i64:
    """What becomes of a creature that is beaten or defeated: it stands if nothing defeats it this turn (J6), evolves
    instead (J35), is exhausted if it is tough and was not (M6.9), or falls."""
    if board.safe >> slot & 1:
        return STANDS
    if EVOLVES_INSTEAD[board.slots.faces[slot]]:
        return EVOLVES
    if not board.exhausted >> slot & 1 and keywords(board, slot) & TOUGH:
        return IS_EXHAUSTED
    return FALLS
