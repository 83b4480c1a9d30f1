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
from .codes import FRENZY, HUNTER, ON_ATTACK, POISONOUS
from .packed import combat, combat_traits, pair, with_next
from .questions.equality import distinct
from .questions.fighting import able_to_block, is_turned_around, losers, obstacle_to_block, prey
from .questions.holding import holder
from .questions.strength import able_to_attack, keywords, power
from .tables import ATTACK_EFFECT
from .tellings import (
    ATTACK_DECLARED,
    ATTACK_DECLINED,
    ATTACK_UNBLOCKED,
    BLOCK_DECLINED,
    BLOCK_IMPOSSIBLE,
    COMBAT_FOUGHT,
    CREATURE_BLOCKED,
    CREATURE_HUNTED,
    HUNT_DECLINED,
)


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
        tell(board, ATTACK_DECLARED, seat, slot, pair(board.attacks, power(board, slot)))
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
        wanted: i64 = 0
        if not board.ordered:
            wanted = possible & board.slots.to_be_hunted  # J12
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
            tell(board, CREATURE_HUNTED, holder(board, move), move, power(board, move))
    elif board.told is not None:
        tell(board, HUNT_DECLINED, holder(board, board.attacker), board.attacker, 0)


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
            _tell_obstacle(board, seat)
    _strike(board)


def _tell_obstacle(board: Board, seat: i64) -> None:
    """Tell why a seat is not asked to block."""
    why, banner = obstacle_to_block(board, seat, board.attacker)
    by = 1 + board.slots.faces[banner] if banner >= 0 else 0
    tell(board, BLOCK_IMPOSSIBLE, seat, board.attacker, pair(why, by))


def block(board: Board, move: i64) -> None:
    """Take the answer of who is attacked: the creature that blocks, or none."""
    if move != DECLINE:
        board.blocker = move
        if board.told is not None:
            tell(board, CREATURE_BLOCKED, holder(board, move), move, power(board, move))
    elif board.told is not None:
        seat: i64 = board.mode.blockers[holder(board, board.attacker)][board.asked - 1]
        tell(board, BLOCK_DECLINED, seat, board.attacker, 0)


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
    if board.told is not None:
        _tell_combat(board)
    fallen = defeat(board, losers(board, attacker, blocker))
    if fallen >> blocker & 1 and board.in_play >> attacker & 1:
        board.victors |= bit(attacker)
    if fallen >> attacker & 1 and board.in_play >> blocker & 1:
        board.victors |= bit(blocker)


def _tell_combat(board: Board) -> None:
    """Tell who fights whom, and all that decides it."""
    attacker = board.attacker
    blocker = board.blocker
    numbers = combat(
        power(board, attacker), board.slots.faces[blocker], holder(board, blocker), power(board, blocker)
    ) | combat_traits(
        is_turned_around(board, attacker, blocker),
        (keywords(board, attacker) & POISONOUS) != 0,
        (keywords(board, blocker) & POISONOUS) != 0,
    )
    tell(board, COMBAT_FOUGHT, holder(board, attacker), attacker, numbers)


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
    elif board.told is not None:
        tell(board, ATTACK_DECLINED, holder(board, board.attacker), board.attacker, 0)
