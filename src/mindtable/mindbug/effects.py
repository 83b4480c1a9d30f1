"""Resolving effects: which comes next, and its steps one after the other, stopping where a player has to choose."""

from mypy_extensions import i64

from ..game.bits import bit, count, lowest
from .board import (
    CHOOSE,
    CHOOSE_BRANCH,
    CHOOSE_KEYWORD,
    CHOOSE_SEAT,
    DECLINE,
    DECLINED,
    MAY,
    NOBODY,
    NOTHING,
    ORDER,
    YES,
    Board,
)
from .changes.notes import answer_forced, ask, tell, throw
from .changes.piles import put_into_pile
from .codes import (
    BACK,
    BOOST_CARD,
    BOOST_HOST,
    BOOST_THIS,
    CHOOSE_OPPONENT,
    CHOOSE_PILE,
    DISCARDED,
    EITHER,
    END,
    EVOLVE,
    GIVE,
    GIVE_UNUSED,
    JUMP,
    MAY_DO,
    MOVE_TO_HAND,
    NAME_KEYWORD,
    NEXT_OPPONENT,
    OF_EQUAL_POWER,
    ON_PLAY,
    OPPONENTS_HANDS,
    PLAY_GIVEN,
    PLAY_THIS,
    ROLL,
    THEIR_CREATURES,
    THEIR_MINDBUGS,
    TO_HAND,
    UNLESS,
    UNLESS_DONE,
    YOUR_HAND,
)
from .questions.equality import distinct
from .questions.holding import held, holder, may_receive, mindbugs, of_team, play_effects_stopped
from .questions.playing import playable
from .questions.strength import holds, matched, of_power, power, selected
from .tables import AMOUNT, LEAST, MARKS, MOST, NEXT_STAGE, OWNER, SELECTOR, SIDE, SKIP, START, TRIGGER, VERB
from .tellings import DIE_ROLLED, EFFECT_BEGAN, EFFECT_STOPPED, KEYWORD_NAMED
from .verbs import do

# --- which effect comes next -----------------------------------------------------------------------


def next_effect(board: Board) -> None:
    """Begin the next waiting effect; with several, the active player chooses which (M7.4)."""
    if len(board.waiting) == 1:
        _begin_waiting(board, 0)
        return
    cards: i64 = 0
    for entry in board.waiting:
        cards |= bit(_giver(entry))
    cards = distinct(board, cards)
    if cards & (cards - 1):
        ask(board, ORDER, board.active, cards)
    else:
        if board.told is not None:
            answer_forced(board, ORDER, board.active, cards)
        begin_effect_of(board, lowest(cards))


def begin_effect_of(board: Board, slot: i64) -> None:
    """Begin the first waiting effect that a card gives."""
    place = 0
    while _giver(board.waiting[place]) != slot:
        place += 1
    _begin_waiting(board, place)


def waiting_effect_of(board: Board, slot: i64) -> i64:
    """The first waiting effect that a card gives."""
    for entry in board.waiting:
        if _giver(entry) == slot:
            return entry >> 14
    return 0


def _giver(entry: i64) -> i64:
    """The card under whose name an effect waits (see `changes.wait`)."""
    return entry >> 8 & 63


def _begin_waiting(board: Board, place: int) -> None:
    waiting = board.waiting
    entry: i64 = waiting[place]
    board.waiting = waiting[:place] + waiting[place + 1 :] if len(waiting) > 1 else ()
    begin(board, entry >> 14, _giver(entry), entry >> 2 & 63, entry & 3)


def begin(board: Board, effect: i64, giver: i64, slot: i64, seat: i64) -> None:
    """Begin an effect of a card, given by itself or another, to be resolved by a seat."""
    stopped = TRIGGER[effect] == ON_PLAY and play_effects_stopped(board, seat)
    if board.told is not None:  # under the name of the card whose ability it is, of the stage it had (M9.3, J51)
        kind = EFFECT_STOPPED if stopped else EFFECT_BEGAN
        board.told.append((kind, seat, slot, OWNER[effect], 0 if stopped else TRIGGER[effect]))
    if stopped:
        return
    board.step = START[effect]
    board.giver = giver
    board.source = slot
    board.you = seat


# --- one step after the other ----------------------------------------------------------------------


def resolve(board: Board) -> None:
    """Go on with the effect in progress until it is complete or a decision is needed."""
    while True:
        step = board.step
        verb = VERB[step]
        if verb == END or board.winner >= 0:
            forget(board)
            return
        if verb <= CHOOSE_PILE:
            if _steer(board, step, verb):
                return
        else:
            if SELECTOR[step] and not board.picked and _picking(board, step):
                return
            do(board, verb, amount(board, AMOUNT[step]))
            if board.turning:
                _next_step(board)
                return
        _next_step(board)


def forget(board: Board) -> None:
    """No effect is in progress any more; nothing of it stays in the position."""
    board.step = 0
    board.giver = 0
    board.source = 0
    board.you = 0
    board.other = NOBODY
    board.chosen = 0
    board.picked = 0
    board.given = NOTHING
    board.named = 0
    board.happened = 0
    board.tally = 0
    board.copied = 0


def _next_step(board: Board) -> None:
    board.step += 1
    board.chosen = 0
    board.picked = 0


def amount(board: Board, number: i64) -> i64:
    """A number of a step, found now if it is one of those that change."""
    if number == THEIR_CREATURES:
        return count(board.in_play & held(board, board.other))
    if number == THEIR_MINDBUGS:
        return mindbugs(board, board.other)
    return board.tally if number == DISCARDED else number


def _steer(board: Board, step: i64, verb: i64) -> bool:
    """A step that decides which step comes next; true if somebody has to choose first."""
    you = board.you
    if verb == UNLESS:
        if not holds(board, AMOUNT[step], you, board.source):
            board.step += SKIP[step]
    elif verb == UNLESS_DONE:
        if not board.happened:
            board.step += SKIP[step]
    elif verb == CHOOSE_OPPONENT:
        opponents = board.mode.opponents(you)
        if len(opponents) > 1 and _concerns_somebody(board, step + 1, opponents):
            board.other = NOBODY
            ask(board, CHOOSE_SEAT, you, _seats(opponents))  # J46
            return True
        board.other = opponents[0]
    elif verb == NEXT_OPPONENT:
        opponents = board.mode.opponents(you)
        place = opponents.find(board.other) + 1 if board.other >= 0 else 0
        if place < len(opponents):
            board.other = opponents[place]
        else:
            board.step += SKIP[step]
    elif verb == MAY_DO:
        if does_something(board, step + 1, step + SKIP[step]):
            ask(board, MAY, you, bit(YES) | DECLINED)
            return True
        board.happened = 0
        board.step += SKIP[step]
    elif verb == EITHER:
        return _choose_branch(board, step)
    elif verb == JUMP:
        board.step += SKIP[step]
    elif verb == BACK:
        board.step -= SKIP[step]
    elif verb == ROLL:
        if not _roll(board, AMOUNT[step]):
            board.step += SKIP[step]
    elif verb == NAME_KEYWORD:
        ask(board, CHOOSE_KEYWORD, you, 31)
        return True
    elif verb == CHOOSE_PILE and board.given >= 0:
        ask(board, CHOOSE_SEAT, you, bit(board.mode.seats) - 1)
        return True
    return False


def _seats(seats: bytes) -> i64:
    options: i64 = 0
    for seat in seats:
        options |= bit(seat)
    return options


def _roll(board: Board, least: i64) -> bool:
    """Roll the die, as long as there is an enemy creature (J37); whether it shows enough."""
    if not board.in_play & ~of_team(board, board.you):
        return False
    shown = throw(board, 6) + 1
    if board.told is not None:
        tell(board, DIE_ROLLED, board.you, -1, shown)
    return shown >= least


def _choose_branch(board: Board, step: i64) -> bool:
    """Let the player choose one of two effects; if one is impossible, the other is taken (J21)."""
    jump = step + SKIP[step]
    first = does_something(board, step + 1, jump - 1)
    second = does_something(board, jump + 1, jump + SKIP[jump])
    if first and second:
        ask(board, CHOOSE_BRANCH, board.you, 3)
        return True
    if second:
        board.step += SKIP[step]
    return False


def would_change_something(board: Board, effect: i64, slot: i64, seat: i64) -> bool:
    """Whether an effect of a card would change the game, if it were resolved now."""
    board.source = slot
    board.you = seat
    would = _concerns_somebody(board, START[effect], board.mode.opponents(seat))
    forget(board)
    return would


def _concerns_somebody(board: Board, first: i64, opponents: bytes) -> bool:
    """Whether the steps from one to the end of its effect would change the game, for any choice of the opponent."""
    last = first
    while VERB[last]:
        last += 1
    for opponent in opponents:
        board.other = opponent
        if does_something(board, first, last):
            return True
    return False


def does_something(board: Board, first: i64, last: i64) -> bool:
    """Whether at least one of some steps would change the game now (M7.6, J31)."""
    step = first
    while step <= last:
        verb = VERB[step]
        if verb == UNLESS:
            if not holds(board, AMOUNT[step], board.you, board.source):
                step += SKIP[step]
        elif verb > CHOOSE_PILE and _would_do(board, step, verb):
            return True
        step += 1
    return False


def _would_do(board: Board, step: i64, verb: i64) -> bool:
    if verb == PLAY_THIS:
        return board.discard & held(board, board.you) & bit(board.source) != 0
    if verb == PLAY_GIVEN:
        return board.given >= 0 and playable(board, board.you) & bit(board.given) != 0
    if verb == BOOST_HOST:
        return False  # only with a card to put under it
    if verb == EVOLVE:
        return (board.in_play >> board.source & 1) == 1 and NEXT_STAGE[board.slots.faces[board.source]] != 0
    return SELECTOR[step] == 0 or candidates(board, step) != 0


# --- picking cards ---------------------------------------------------------------------------------


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


def _picking(board: Board, step: i64) -> bool:
    """Collect the cards a step is about; true if somebody has to choose one first."""
    least = amount(board, LEAST[step])
    most = amount(board, MOST[step])
    side = SIDE[SELECTOR[step]]
    chooser = board.you
    while True:
        left = candidates(board, step)
        taken = count(board.chosen)
        if left and YOUR_HAND <= side <= OPPONENTS_HANDS:
            chooser = holder(board, lowest(left))
        if not left or taken >= most:
            if board.told is not None and least == 0 and taken < most:
                answer_forced(board, CHOOSE, chooser, 0)
            return False
        if taken + count(left) <= least and side != OPPONENTS_HANDS:
            options = left
        else:
            options = choices(board)
            if options & (options - 1):
                ask(board, CHOOSE, chooser, options)
                return True
        board.chosen |= options
        if board.told is not None:
            answer_forced(board, CHOOSE, chooser, options)


# --- answers ---------------------------------------------------------------------------------------


def choose(board: Board, move: i64) -> None:
    """Take one more card for the step, or be content with those picked."""
    if move == DECLINE:
        board.picked = 1
    else:
        board.chosen |= bit(move)


def choose_seat(board: Board, seat: i64) -> None:
    """Settle which opponent the effect is about (T5.2), or into whose discard pile a card goes."""
    if VERB[board.step] == CHOOSE_PILE:
        put_into_pile(board, board.given, seat)
    else:
        board.other = seat
    _next_step(board)


def choose_keyword(board: Board, place: i64) -> None:
    """Name a keyword."""
    board.named = bit(place)
    if board.told is not None:
        tell(board, KEYWORD_NAMED, board.you, -1, board.named)
    _next_step(board)


def choose_branch(board: Board, branch: i64) -> None:
    """Take the first or the second of two effects."""
    if branch:
        board.step += SKIP[board.step]
    _next_step(board)


def say_yes_or_no(board: Board, move: i64) -> None:
    """Do what one may do, or leave it."""
    board.happened = 0
    if move != YES:
        board.step += SKIP[board.step]
    _next_step(board)
