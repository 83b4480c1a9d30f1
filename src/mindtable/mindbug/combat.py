"""Attacking (M6): declare, Attack effects, hunt, block, strike, and a second attack for frenzy."""

from mypy_extensions import i64

from ..game.bits import bit, lowest
from .board import (
    AGAIN,
    BLOCK,
    BLOCKING,
    DECLINE,
    DECLINED,
    HUNT,
    HUNTING,
    NOTHING,
    SECOND_ATTACK,
    YES,
    Board,
)
from .changes.creatures import defeat, wait_for_granted
from .changes.life import lose_life
from .changes.notes import answer_forced, ask, tell, wait
from .codes import FRENZY, HUNTER, ON_ATTACK
from .packed import with_next
from .questions.equality import distinct
from .questions.fighting import able_to_block, losers, prey
from .questions.holding import holder
from .questions.strength import able_to_attack, keywords
from .tables import ATTACK_EFFECT
from .tellings import ATTACK_DECLARED, ATTACK_UNBLOCKED, CREATURE_BLOCKED, CREATURE_HUNTED


def expect(board: Board, stage: i64) -> None:
    """Let a stage come next, before those already to come."""
    board.stages = with_next(board.stages, stage)


def declare_attack(board: Board, slot: i64) -> None:
    """A creature attacks for the first time this turn."""
    board.ordered = 0
    board.attacks = 0
    expect(board, SECOND_ATTACK)
    _attack(board, slot)


def order_attack(board: Board, slot: i64) -> None:
    """A creature attacks at once because an effect says so (J11)."""
    declare_attack(board, slot)
    board.ordered = 1


def _attack(board: Board, slot: i64) -> None:
    board.attacker = slot
    board.blocker = NOTHING
    board.attacks += 1
    board.asked = 0
    expect(board, HUNTING)
    seat = holder(board, slot)
    if board.told is not None:
        tell(board, ATTACK_DECLARED, seat, slot, board.attacks)
    effect = ATTACK_EFFECT[board.slots.faces[slot]]
    if effect:
        wait(board, effect, slot, slot, seat)
    if board.slots.granters:
        wait_for_granted(board, ON_ATTACK, slot)


def offer_hunt(board: Board) -> None:
    """A hunter may choose the creature that has to block (M6.3); then it is the defenders' turn."""
    if board.attacker < 0:
        return
    if keywords(board, board.attacker) & HUNTER:
        seat = holder(board, board.attacker)
        possible = prey(board, board.attacker)
        wanted = 0 if board.ordered else possible & board.slots.to_be_hunted  # J12
        options = distinct(board, wanted) if wanted else distinct(board, possible) | DECLINED
        if options & (options - 1):
            expect(board, BLOCKING)
            ask(board, HUNT, seat, options)
            return
        if board.told is not None:
            answer_forced(board, HUNT, seat, wanted & options)
        if wanted:
            hunt(board, lowest(options))
    offer_block(board)


def hunt(board: Board, move: i64) -> None:
    """Take the answer of a hunter: the creature that has to block, or none."""
    if move != DECLINE:
        board.blocker = move
        if board.told is not None:
            tell(board, CREATURE_HUNTED, holder(board, move), move, 0)


def offer_block(board: Board) -> None:
    """The next defender who is able to block may do so (M6.2, T4.1); then the attacker strikes."""
    defenders = board.mode.blockers[holder(board, board.attacker)]
    while board.blocker < 0 and board.asked < len(defenders):
        seat: i64 = defenders[board.asked]
        board.asked += 1
        able = able_to_block(board, seat, board.attacker)
        if able:
            expect(board, BLOCKING)
            ask(board, BLOCK, seat, distinct(board, able) | DECLINED)
            return
        if board.told is not None:
            answer_forced(board, BLOCK, seat, 0)
    _strike(board)


def block(board: Board, move: i64) -> None:
    """Take the answer of who is attacked: the creature that blocks, or none."""
    if move != DECLINE:
        board.blocker = move
        if board.told is not None:
            tell(board, CREATURE_BLOCKED, holder(board, move), move, 0)


def _strike(board: Board) -> None:
    """Combat with the blocker, or damage (M6.2, M6.5, M6.6)."""
    attacker = board.attacker
    blocker = board.blocker
    if blocker < 0:
        seat: i64 = board.mode.blockers[holder(board, attacker)][0]
        if board.told is not None:
            tell(board, ATTACK_UNBLOCKED, seat, attacker, 0)
        lose_life(board, seat, 1)
        return
    board.blocked |= bit(blocker)
    fallen = defeat(board, losers(board, attacker, blocker))
    if fallen >> blocker & 1 and board.in_play >> attacker & 1:
        board.victors |= bit(attacker)
    if fallen >> attacker & 1 and board.in_play >> blocker & 1:
        board.victors |= bit(blocker)


def offer_second_attack(board: Board) -> None:
    """A frenzy creature that is still there and able to attack may do so again (M6.8, J8)."""
    slot = board.attacker
    if slot < 0 or not keywords(board, slot) & FRENZY:
        return
    seat = holder(board, slot)
    if able_to_attack(board, seat) >> slot & 1:
        ask(board, AGAIN, seat, bit(YES) | DECLINED)


def attack_again(board: Board, move: i64) -> None:
    """Take the answer whether a frenzy creature attacks a second time."""
    if move == YES:
        _attack(board, board.attacker)
