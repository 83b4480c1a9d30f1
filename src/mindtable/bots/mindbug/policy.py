"""Rules of thumb that cost next to nothing: what players do in the games that a search imagines."""

from typing import Final

from mypy_extensions import i64

from ...game.bits import bit, count, lowest, nth
from ...game.chance import below, step
from ...mindbug.board import AGAIN, BLOCK, CHOOSE, DECLINE, DECLINED, FROG, HUNT, MAY, TAKE, TURN, YES, Board
from ...mindbug.codes import CANNOT_BLOCK_THIS_TURN, DEFEAT, POISONOUS, TAKE_CONTROL, TOUGH
from ...mindbug.playout import random_move
from ...mindbug.questions.fighting import ATTACKER, BLOCKER, able_to_block, beaten
from ...mindbug.questions.holding import holder, life, of_team
from ...mindbug.questions.strength import keywords, power
from ...mindbug.tables import VERB
from .estimates import BODY, RANK

LAST_LIFE: Final = 1000
A_LIFE: Final = 28
GOOD_CARD: Final = 75  # better than so many per cent of all
TAKEN: Final = 80  # so often, in per cent


def likely_move(board: Board, dice: i64) -> i64:
    """A move that a player might make, by what the dice show."""
    decision = board.decision
    if decision == TURN:
        return _turn_action(board, dice)
    if decision == BLOCK:
        return _block(board)
    if decision == TAKE:
        good = RANK[board.slots.faces[lowest(board.shown)]] >= GOOD_CARD
        return YES if (below(dice, 100) < TAKEN) == good else DECLINE
    if decision == HUNT:
        return _hunt(board)
    if decision == AGAIN:
        return DECLINE if foolish(board, board.attacker) else YES
    if decision == CHOOSE:
        return _choice(board, dice)
    if decision == MAY:
        return YES if below(dice, 100) < TAKEN else DECLINE
    if decision == FROG:  # the card is on the right side already
        return DECLINE if below(dice, 100) < TAKEN else YES
    return random_move(board, dice)


def _turn_action(board: Board, dice: i64) -> i64:
    """Any turn action, but attacks that only cost a creature are thought over twice."""
    move = random_move(board, dice)
    tries: i64 = 2
    while tries and board.in_play >> (move & 63) & 1 and move < DECLINE and foolish(board, move):
        dice = step(dice)
        move = random_move(board, dice)
        tries -= 1
    return move


def foolish(board: Board, attacker: i64) -> bool:
    """Whether somebody is able to block the attack and defeat the attacker without a loss."""
    able: i64 = 0
    for seat in board.mode.blockers[holder(board, attacker)]:
        able |= able_to_block(board, seat, attacker)
    while able:
        if fallen(board, attacker, lowest(able)) == ATTACKER:
            return True
        able &= able - 1
    return False


def fallen(board: Board, attacker: i64, blocker: i64) -> i64:
    """Who would be defeated in a combat: ATTACKER, BLOCKER, both or neither. Tough creatures that are not exhausted
    would not (M6.9); other rescues are too rare to be asked for."""
    lead = power(board, attacker) - power(board, blocker)
    words = keywords(board, attacker)
    return fallen_by(board, bit(attacker), bit(blocker), lead, words, keywords(board, blocker))


def fallen_by(board: Board, attacker: i64, blocker: i64, lead: i64, words: i64, other_words: i64) -> i64:  # noqa: PLR0917
    """The same of two creatures, each as a set, of which the attacker leads by so much power; with their keywords."""
    result = beaten(
        lead,
        (attacker | blocker) & board.slots.combat_turners != 0,
        words & POISONOUS != 0,
        other_words & POISONOUS != 0,
    )
    if words & TOUGH and not board.exhausted & attacker:
        result &= ~ATTACKER
    if other_words & TOUGH and not board.exhausted & blocker:
        result &= ~BLOCKER
    return result


def _fight(board: Board, attacker: i64, blocker: i64) -> i64:
    """What the attacker's side gains by a combat."""
    faces = board.slots.faces
    result = fallen(board, attacker, blocker)
    gain: i64 = 0
    if result & BLOCKER:
        gain += BODY[faces[blocker]]
    if result & ATTACKER:
        gain -= BODY[faces[attacker]]
    return gain


def _block(board: Board) -> i64:
    """The block that costs least, or none if that costs less."""
    least: i64 = LAST_LIFE if life(board, board.decider) == 1 else A_LIFE
    best: i64 = DECLINE
    left = board.options & ~DECLINED
    while left:
        blocker = lowest(left)
        left &= left - 1
        cost = _fight(board, board.attacker, blocker)
        if cost < least:
            least = cost
            best = blocker
    return best


def _hunt(board: Board) -> i64:
    """The prey that brings most, or none if nothing is gained."""
    most: i64 = 0 if board.options & DECLINED else -LAST_LIFE
    best: i64 = DECLINE
    left = board.options & ~DECLINED
    while left:
        prey = lowest(left)
        left &= left - 1
        gain = _fight(board, board.attacker, prey)
        if gain > most:
            most = gain
            best = prey
    return best


def _choice(board: Board, dice: i64) -> i64:
    """Harm is for the other team."""
    verb = VERB[board.step]
    if verb != DEFEAT and verb != TAKE_CONTROL and verb != CANNOT_BLOCK_THIS_TURN:
        return random_move(board, dice)
    theirs = board.options & ~of_team(board, board.decider) & ~DECLINED
    if theirs:
        return nth(theirs, below(dice, count(theirs)))
    return DECLINE if board.options & DECLINED else random_move(board, dice)
