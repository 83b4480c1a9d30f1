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
    CHOOSE_OPPONENT,
    CHOOSE_PILE,
    EITHER,
    END,
    EVERY_KEYWORD,
    JUMP,
    MAY_DO,
    NAME_KEYWORD,
    NEXT_OPPONENT,
    ON_PLAY,
    OPPONENTS_HANDS,
    ROLL,
    UNLESS,
    UNLESS_DONE,
    is_hand,
    steers,
)
from .packed import effect_of, giver_of, seat_of, slot_of
from .questions.doing import amount, candidates, choices, does_something, last_step, was_asked_before
from .questions.equality import distinct
from .questions.holding import holder, of_team, play_effects_stopped
from .questions.strength import holds
from .tables import AMOUNT, LEAST, MOST, OWNER, SELECTOR, SIDE, SKIP, START, TRIGGER, VERB
from .tellings import (
    DIE_ROLLED,
    EFFECT_BEGAN,
    EFFECT_DECLINED,
    EFFECT_ENDED,
    EFFECT_STOPPED,
    KEYWORD_NAMED,
    QUESTION_SPARED,
)
from .verbs import do

# --- which effect comes next -----------------------------------------------------------------------


def next_effect(board: Board) -> None:
    """Begin the next waiting effect; with several, the active player chooses which (M7.4)."""
    if len(board.waiting) == 1:
        _begin_waiting(board, 0)
        return
    cards: i64 = 0
    for entry in board.waiting:
        cards |= bit(giver_of(entry))
    cards = distinct(board, cards)
    if cards & (cards - 1) == 0:
        if board.told is not None:
            answer_forced(board, ORDER, board.active, cards)
        begin_effect_of(board, lowest(cards))
    elif _any_waiting_does_something(board):
        ask(board, ORDER, board.active, cards)
    else:  # J66
        if board.told is not None:
            tell(board, QUESTION_SPARED, board.active, NOTHING, ORDER)
        _begin_waiting(board, 0)


def _any_waiting_does_something(board: Board) -> bool:
    """Whether an effect that waits would change the game, if it were the next."""
    for entry in board.waiting:
        effect = effect_of(entry)
        seat = seat_of(entry)
        if not _is_stopped(board, effect, seat) and would_change_something(board, effect, slot_of(entry), seat):
            return True
    return False


def begin_effect_of(board: Board, slot: i64) -> None:
    """Begin the first waiting effect that a card gives."""
    place = 0
    while giver_of(board.waiting[place]) != slot:
        place += 1
    _begin_waiting(board, place)


def waiting_effect_of(board: Board, slot: i64) -> i64:
    """The first waiting effect that a card gives."""
    for entry in board.waiting:
        if giver_of(entry) == slot:
            return effect_of(entry)
    return 0


def _begin_waiting(board: Board, place: int) -> None:
    waiting = board.waiting
    entry: i64 = waiting[place]
    board.waiting = waiting[:place] + waiting[place + 1 :] if len(waiting) > 1 else ()
    begin(board, effect_of(entry), giver_of(entry), slot_of(entry), seat_of(entry))


def begin(board: Board, effect: i64, giver: i64, slot: i64, seat: i64) -> None:
    """Begin an effect of a card, given by itself or another, to be resolved by a seat."""
    stopped = _is_stopped(board, effect, seat)
    if board.told is not None:  # under the name of the card whose ability it is, of the stage it had (M9.3, J51)
        kind = EFFECT_STOPPED if stopped else EFFECT_BEGAN
        board.told.append((kind, seat, slot, OWNER[effect], 0 if stopped else TRIGGER[effect]))
    if stopped:
        return
    board.step = START[effect]
    board.giver = giver
    board.source = slot
    board.you = seat


def _is_stopped(board: Board, effect: i64, seat: i64) -> bool:
    return TRIGGER[effect] == ON_PLAY and play_effects_stopped(board, seat)


# --- one step after the other ----------------------------------------------------------------------


def resolve(board: Board) -> None:
    """Go on with the effect in progress until it is complete or a decision is needed."""
    while True:
        step = board.step
        verb = VERB[step]
        if verb == END or board.winner >= 0:
            if board.told is not None:
                tell(board, EFFECT_ENDED, board.you, NOTHING, 0)
            forget(board)
            return
        if steers(verb):
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
        if len(opponents) > 1:
            if _concerns_somebody(board, step + 1, opponents, True):  # J57
                board.other = NOBODY
                ask(board, CHOOSE_SEAT, you, _seats(opponents))  # J46
                return True
            if board.told is not None:
                _spare_choice_of_opponent(board, step + 1, opponents)
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
        ask(board, CHOOSE_KEYWORD, you, EVERY_KEYWORD)
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
    board.named = EVERY_KEYWORD  # whichever would be named
    would = _concerns_somebody(board, START[effect], board.mode.opponents(seat), False)
    forget(board)
    return would


def _concerns_somebody(board: Board, first: i64, opponents: bytes, to_opponent: bool) -> bool:
    """Whether the steps from one to the end of its effect would change the game, for any choice of the opponent; or,
    of those steps, the ones that are about that opponent."""
    last = last_step(first)
    for opponent in opponents:
        board.other = opponent
        if does_something(board, first, last, to_opponent):
            return True
    return False


def _spare_choice_of_opponent(board: Board, first: i64, opponents: bytes) -> None:
    """Tell that no opponent is chosen, where one was by earlier rules."""
    for opponent in opponents:
        board.other = opponent
        if was_asked_before(board, first):
            tell(board, QUESTION_SPARED, board.you, NOTHING, CHOOSE_SEAT)
            return


# --- picking cards ---------------------------------------------------------------------------------


def _picking(board: Board, step: i64) -> bool:
    """Collect the cards a step is about; true if somebody has to choose one first."""
    least = amount(board, LEAST[step])
    most = amount(board, MOST[step])
    side = SIDE[SELECTOR[step]]
    while True:
        left = candidates(board, step)
        taken = count(board.chosen)
        chooser = _chooser(board, left, side)
        if not left or taken >= most:
            if board.told is not None and least == 0 and taken < most:
                answer_forced(board, CHOOSE, chooser, 0)
            return False
        if taken + count(left) <= least and side != OPPONENTS_HANDS:
            options = left
        else:
            options = choices(board)
            if options & (options - 1) or (left & (left - 1) and left & ~board.open):  # J67
                ask(board, CHOOSE, chooser, options)
                return True
        board.chosen |= options
        if board.told is not None:
            answer_forced(board, CHOOSE, chooser, options)


def _chooser(board: Board, cards: i64, side: i64) -> i64:
    """Who chooses among cards: the player of the effect, or of a hand who has it."""
    return holder(board, lowest(cards)) if cards and is_hand(side) else board.you


# --- answers ---------------------------------------------------------------------------------------


def choose(board: Board, move: i64) -> None:
    """Take one more card for the step, or be content with those picked."""
    if move == DECLINE:
        board.picked = 1
        if board.told is not None and not board.chosen:
            seat = _chooser(board, candidates(board, board.step), SIDE[SELECTOR[board.step]])
            tell(board, EFFECT_DECLINED, seat, NOTHING, 0)
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
        if board.told is not None:
            tell(board, EFFECT_DECLINED, board.you, NOTHING, 0)
    _next_step(board)
