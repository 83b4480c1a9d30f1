"""Resolving an effect: its steps one after the other, stopping where a player has to choose."""

from mypy_extensions import i64

from .bits import bit, count, lowest
from .board import CHOOSE, CHOOSE_SEAT, DECLINE, DECLINED, MAY, NOBODY, ORDER, YES, Board
from .changes import (
    answer_forced,
    ask,
    defeat,
    discard,
    enter,
    gain_life,
    give,
    lose_life,
    pile_to_hand,
    refill,
    steal_at_random,
    take_control,
    tell,
)
from .questions import distinct, held, holder, holds, life, play_effects_stopped, selected
from .tables import (
    AMOUNT,
    CANNOT_BLOCK_THIS_TURN,
    CHOOSE_OPPONENT,
    DEFEAT,
    DISCARD,
    END,
    GAIN_LIFE,
    GIVE,
    HAS_THIS_TURN,
    LEAST,
    LOSE_LIFE_TO,
    MATCH_LIFE,
    MOST,
    ON_PLAY,
    OPPONENT_LOSES_LIFE,
    PLAY_FROM,
    PLAY_GIVEN,
    PLAY_THIS,
    SELECTOR,
    START,
    STEAL_AT_RANDOM,
    TAKE_CONTROL,
    TO_HAND,
    TRIGGER,
    UNLESS,
    VERB,
    YOU_LOSE_LIFE,
)
from .tellings import BLOCK_FORBIDDEN, EFFECT_BEGAN, EFFECT_STOPPED, KEYWORD_GAINED

# --- which effect comes next -----------------------------------------------------------------------


def next_effect(board: Board) -> None:
    """Begin the next waiting effect; with several, the active player chooses which (M7.4)."""
    if len(board.waiting) == 1:
        _begin(board, 0)
        return
    cards: i64 = 0
    for entry in board.waiting:
        cards |= bit(_card(entry))
    cards = distinct(board, cards)
    if cards & (cards - 1):
        ask(board, ORDER, board.active, cards)
    else:
        if board.told is not None:
            answer_forced(board, ORDER, board.active, cards)
        begin_effect_of(board, lowest(cards))


def begin_effect_of(board: Board, slot: i64) -> None:
    """Begin the first waiting effect of a card."""
    place = 0
    while _card(board.waiting[place]) != slot:
        place += 1
    _begin(board, place)


def _card(entry: i64) -> i64:
    """The card whose effect waits (see `changes.wait`)."""
    return entry >> 2 & 63


def _begin(board: Board, place: int) -> None:
    waiting = board.waiting
    entry: i64 = waiting[place]
    board.waiting = waiting[:place] + waiting[place + 1 :] if len(waiting) > 1 else ()
    effect = entry >> 8
    slot = _card(entry)
    seat = entry & 3
    if TRIGGER[effect] == ON_PLAY and board.slots.play_stoppers and play_effects_stopped(board, seat):
        if board.told is not None:
            tell(board, EFFECT_STOPPED, seat, slot, 0)
        return
    if board.told is not None:
        tell(board, EFFECT_BEGAN, seat, slot, TRIGGER[effect])
    board.step = START[effect]
    board.source = slot
    board.you = seat
    board.opponent = NOBODY
    board.chosen = 0
    board.picked = 0


# --- one step after the other ----------------------------------------------------------------------


def resolve(board: Board) -> None:
    """Go on with the effect in progress until it is complete or a decision is needed."""
    while True:
        step = board.step
        verb = VERB[step]
        if verb == END or board.winner >= 0:
            board.step = 0
            return
        if verb == UNLESS:
            if not holds(board, AMOUNT[step], board.you):
                board.step += MOST[step]
        elif verb == CHOOSE_OPPONENT:
            opponents = board.mode.opponents(board.you)
            if len(opponents) > 1:
                options: i64 = 0
                for seat in opponents:
                    options |= bit(seat)
                ask(board, CHOOSE_SEAT, board.you, options)
                return
            board.opponent = opponents[0]
        elif verb == PLAY_THIS or verb == PLAY_GIVEN:
            if _to_be_played(board) >= 0:
                ask(board, MAY, board.you, bit(YES) | DECLINED)
                return
        else:
            if SELECTOR[step] and not board.picked and _picking(board, step):
                return
            _do(board, verb, AMOUNT[step])
        _next_step(board)


def _next_step(board: Board) -> None:
    board.step += 1
    board.chosen = 0
    board.picked = 0


def _picking(board: Board, step: i64) -> bool:
    """Collect the cards a step is about; true if somebody has to choose one first."""
    while True:
        candidates = selected(board, SELECTOR[step], board.you, board.source) & ~board.chosen
        taken = count(board.chosen)
        chooser = board.opponent if VERB[step] == DISCARD or VERB[step] == GIVE else board.you
        if not candidates or taken >= MOST[step]:
            if board.told is not None and LEAST[step] == 0 and taken < MOST[step]:
                answer_forced(board, CHOOSE, chooser, 0)
            return False
        if taken + count(candidates) <= LEAST[step]:
            options = candidates
        else:
            options = choices(board)
            if options & (options - 1):
                ask(board, CHOOSE, chooser, options)
                return True
        board.chosen |= options
        if board.told is not None:
            answer_forced(board, CHOOSE, chooser, options)


def choices(board: Board) -> i64:
    """What may be picked next for the step in progress."""
    step = board.step
    candidates = selected(board, SELECTOR[step], board.you, board.source) & ~board.chosen
    options = distinct(board, candidates)
    return options | DECLINED if count(board.chosen) >= LEAST[step] else options


def choose(board: Board, move: i64) -> None:
    """Take one more card for the step, or be content with those picked."""
    if move == DECLINE:
        board.picked = 1
    else:
        board.chosen |= bit(move)


def choose_opponent(board: Board, seat: i64) -> None:
    """Settle which opponent the effect is about (T5.2)."""
    board.opponent = seat
    _next_step(board)


def say_yes_or_no(board: Board, move: i64) -> None:
    """Play the card in question, or leave it where it is."""
    if move == YES:
        enter(board, _to_be_played(board), board.you)
        refill(board, board.you)
    _next_step(board)


def _to_be_played(board: Board) -> i64:
    """The card that the step may play, if it is still where it has to be."""
    slot = board.source if VERB[board.step] == PLAY_THIS else board.given
    zone = board.discard if VERB[board.step] == PLAY_THIS else board.hand
    return slot if slot >= 0 and zone & held(board, board.you) & bit(slot) else -1


def _do(board: Board, verb: i64, amount: i64) -> None:
    """What a step does, to the cards picked for it."""
    you = board.you
    chosen = board.chosen
    if verb == DEFEAT:
        defeat(board, chosen)
    elif verb == OPPONENT_LOSES_LIFE:
        lose_life(board, board.mode.opponents(you)[0], amount)
    elif verb == YOU_LOSE_LIFE:
        lose_life(board, you, amount)
    elif verb == GAIN_LIFE:
        gain_life(board, you, amount)
    elif verb == LOSE_LIFE_TO:
        opponent: i64 = board.mode.opponents(you)[0]
        lose_life(board, opponent, life(board, opponent) - amount)
    elif verb == MATCH_LIFE:
        _match_life(board, you, board.mode.opponents(you)[0])
    elif verb == TAKE_CONTROL:
        take_control(board, chosen, you)
    elif verb == DISCARD:
        discard(board, chosen, board.opponent)
    elif verb == STEAL_AT_RANDOM:
        steal_at_random(board, you, board.opponent, amount)
    elif verb == TO_HAND:
        pile_to_hand(board, chosen, you)
    elif verb == PLAY_FROM:
        while chosen:
            enter(board, lowest(chosen), you)
            chosen &= chosen - 1
    elif verb == GIVE:
        board.given = -1
        if chosen:
            board.given = lowest(chosen)
            give(board, board.given, board.opponent, you)
    elif verb == CANNOT_BLOCK_THIS_TURN:
        board.cannot_block |= chosen
        if board.told is not None and chosen:
            tell(board, BLOCK_FORBIDDEN, holder(board, lowest(chosen)), lowest(chosen), 0)
    elif verb == HAS_THIS_TURN and board.in_play >> board.source & 1:
        board.sneaky |= bit(board.source)
        if board.told is not None:
            tell(board, KEYWORD_GAINED, you, board.source, amount)


def _match_life(board: Board, you: i64, opponent: i64) -> None:
    """A drop is losing life, a rise is gaining it (J22)."""
    difference = life(board, opponent) - life(board, you)
    if difference > 0:
        gain_life(board, you, difference)
    else:
        lose_life(board, you, -difference)
