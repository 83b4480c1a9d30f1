"""What an effect would do now: which cards may be picked for its steps, and whether it would change anything."""

from mypy_extensions import i64

from ...game.bits import bit, count, lowest
from ..board import DECLINED, Board
from ..codes import (
    BOOST_CARD,
    BOOST_HOST,
    BOOST_THIS,
    CANNOT_BE_DEFEATED_THIS_TURN,
    DISCARD_AT_RANDOM,
    DISCARD_DRAW_PILE,
    DISCARD_EVERYTHING,
    DISCARDED,
    EVOLVE,
    FROM_UNUSED,
    GIVE,
    GIVE_CONTROL,
    GIVE_UNUSED,
    LOOK_AT_UNUSED,
    LOSE_LIFE_TO,
    MATCH_LIFE,
    MOVE_TO_HAND,
    NO_BLOCKS_THIS_TURN,
    OF_EQUAL_POWER,
    PLAY_GIVEN,
    PLAY_THIS,
    REFRESH_MINDBUG,
    REVEAL,
    STEAL_AT_RANDOM,
    THEIR_CREATURES,
    THEIR_MINDBUGS,
    TO_HAND,
    UNLESS,
    UNLESS_DONE,
    WIN,
    is_about_creatures,
    is_about_life,
    steers,
)
from ..tables import ABOUT_OPPONENT, AMOUNT, LEAST, MARKS, MOST, NEXT_STAGE, SELECTOR, SKIP, VERB
from .equality import distinct
from .holding import held, holder, life, may_receive, mindbugs
from .playing import playable
from .strength import holds, matched, of_power, power, selected

# --- which cards, how many -------------------------------------------------------------------------


def amount(board: Board, number: i64) -> i64:
    """A number of a step, found now if it is one of those that change."""
    if number == THEIR_CREATURES:
        return count(board.in_play & held(board, board.other))
    if number == THEIR_MINDBUGS:
        return mindbugs(board, board.other)
    return board.tally if number == DISCARDED else number


def candidates(board: Board, step: i64) -> i64:
    """The cards that may still be picked for a step."""
    verb = VERB[step]
    if (verb == BOOST_CARD and not board.in_play) or (verb == BOOST_THIS and not board.in_play >> board.source & 1):
        return 0  # nothing to put them under
    if verb == GIVE or verb == TO_HAND or verb == MOVE_TO_HAND or verb == GIVE_UNUSED:
        to_teammate = verb == GIVE_UNUSED or (verb == MOVE_TO_HAND and AMOUNT[step] == 1)
        if not may_receive(board, board.mode.teammate(board.you) if to_teammate else board.you):
            return 0  # J30
    selector = SELECTOR[step]
    cards = selected(board, selector, board.you, board.source) & ~board.chosen
    if MARKS[selector] & OF_EQUAL_POWER:
        if board.chosen:
            return of_power(board, cards, power(board, lowest(board.chosen)))
        return matched(board, cards)
    return cards


def choices(board: Board) -> i64:
    """What may be picked next for the step in progress."""
    step = board.step
    options = distinct(board, candidates(board, step))
    return options | DECLINED if count(board.chosen) >= amount(board, LEAST[step]) else options


# --- whether anything would change -----------------------------------------------------------------


def does_something(board: Board, first: i64, last: i64, to_opponent: bool = False) -> bool:
    """Whether at least one of some steps would change the game now (M7.6, J31); or of those that are about the opponent
    chosen for the effect (J57)."""
    step = first
    while step <= last:
        verb = VERB[step]
        if verb == UNLESS:
            if not holds(board, AMOUNT[step], board.you, board.source):
                step += SKIP[step]
        elif verb == UNLESS_DONE:
            step += SKIP[step]  # nothing before it would be done
        elif not steers(verb) and (not to_opponent or ABOUT_OPPONENT[step]) and _would_do(board, step, verb):
            return True
        step += 1
    return False


def last_step(first: i64) -> i64:
    """The END of the effect that a step belongs to."""
    step = first
    while VERB[step]:
        step += 1
    return step


def _would_do(board: Board, step: i64, verb: i64) -> bool:
    if verb == PLAY_THIS:
        return board.discard & held(board, board.you) & bit(board.source) != 0
    if verb == PLAY_GIVEN:
        return board.given >= 0 and playable(board, board.you) & bit(board.given) != 0
    if verb == BOOST_HOST:
        return False  # only with a card to put under it
    if SELECTOR[step]:
        return candidates(board, step) != 0 and amount(board, MOST[step]) > 0
    if is_about_life(verb):
        return _would_do_to_life(board, step, verb)
    if is_about_creatures(verb):
        return _would_do_to_creatures(board, verb)
    return _would_do_to_cards(board, verb)


def _would_do_to_life(board: Board, step: i64, verb: i64) -> bool:
    you = board.you
    if verb == LOSE_LIFE_TO:
        return life(board, board.mode.opponents(you)[0]) > AMOUNT[step]
    if verb == MATCH_LIFE:
        return life(board, board.mode.opponents(you)[0]) != life(board, you)
    if verb == REFRESH_MINDBUG:
        return mindbugs(board, board.mode.teammate(you)) < board.mode.mindbugs
    return verb == WIN or amount(board, AMOUNT[step]) > 0


def _would_do_to_creatures(board: Board, verb: i64) -> bool:
    source = board.source
    if verb == NO_BLOCKS_THIS_TURN:
        return not board.nonblockers >> board.other & 1
    if not board.in_play >> source & 1:
        return False
    if verb == GIVE_CONTROL:
        return holder(board, source) == board.you
    if verb == EVOLVE:
        return NEXT_STAGE[board.slots.faces[source]] != 0
    already = board.safe if verb == CANNOT_BE_DEFEATED_THIS_TURN else board.sneaky
    return not already >> source & 1


def _would_do_to_cards(board: Board, verb: i64) -> bool:
    if verb == LOOK_AT_UNUSED or verb == FROM_UNUSED:
        return board.unused != 0
    if verb == DISCARD_AT_RANDOM:
        return board.hand & held(board, board.you) != 0
    theirs = held(board, board.other)
    if verb == DISCARD_DRAW_PILE:
        return board.draw & theirs != 0
    if verb == DISCARD_EVERYTHING:
        return (board.hand | board.draw) & theirs != 0
    if verb == REVEAL:
        return board.hand & theirs != 0
    if verb == STEAL_AT_RANDOM:
        return board.hand & theirs != 0 and may_receive(board, board.you)
    # SWAP_HANDS
    receive = may_receive(board, board.you) and may_receive(board, board.other)
    return receive and board.hand & (theirs | held(board, board.you)) != 0


def was_asked_before(board: Board, first: i64) -> bool:
    """Whether an opponent was chosen for the steps from one on by the rules of version 1, if it is the one chosen now:
    records of that time have an answer to it."""
    step = first
    while VERB[step]:
        verb = VERB[step]
        if verb == UNLESS:
            if not holds(board, AMOUNT[step], board.you, board.source):
                step += SKIP[step]
        elif not steers(verb) and verb != PLAY_GIVEN and (not SELECTOR[step] or candidates(board, step)):
            return True
        step += 1
    return False
