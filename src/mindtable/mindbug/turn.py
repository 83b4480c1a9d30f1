"""The course of a turn (M4, M5), and the loop that carries a game on to the next decision."""

from mypy_extensions import i64

from .bits import bit, lowest
from .board import (
    AGAIN,
    ASK_TAKERS,
    BLOCK,
    BLOCKING,
    CHOOSE,
    CHOOSE_SEAT,
    DECLINED,
    END_TURN,
    HUNT,
    HUNTING,
    MAY,
    NO_DECISION,
    NOBODY,
    NOTHING,
    ORDER,
    SECOND_ATTACK,
    STAGE_BITS,
    TAKE,
    TURN,
    YES,
    Board,
)
from .changes import answer_forced, ask, enter, refill, show_all, spend_mindbug, tell, win
from .combat import (
    attack_again,
    block,
    declare_attack,
    expect,
    hunt,
    offer_block,
    offer_hunt,
    offer_second_attack,
)
from .effects import begin_effect_of, choose, choose_opponent, next_effect, resolve, say_yes_or_no
from .questions import able_to_attack, distinct, held, mindbugs
from .tellings import CARD_SHOWN, OUT_OF_ACTIONS, TURN_BEGAN


def advance(board: Board) -> None:
    """Carry on until a decision is needed or the game is over.

    The effect in progress comes first, then the effects that wait for it, then the next stage of the turn.
    """
    while board.decision == NO_DECISION and board.winner < 0:
        if board.step:
            resolve(board)
        elif board.waiting:
            next_effect(board)
        else:
            _next_stage(board)


def answer(board: Board, move: i64) -> None:
    """Carry out a legal answer to the decision, and carry on. Legality is not checked here."""
    decision = board.decision
    board.decision = NO_DECISION
    board.decider = NOBODY
    board.options = 0
    board.actions = 0
    if decision == TURN:
        _take_turn_action(board, move)
    elif decision == BLOCK:
        block(board, move)
    elif decision == TAKE:
        _take(board, move)
    elif decision == CHOOSE:
        choose(board, move)
    elif decision == AGAIN:
        attack_again(board, move)
    elif decision == HUNT:
        hunt(board, move)
    elif decision == ORDER:
        begin_effect_of(board, move)
    elif decision == MAY:
        say_yes_or_no(board, move)
    elif decision == CHOOSE_SEAT:
        choose_opponent(board, move)
    advance(board)


def _next_stage(board: Board) -> None:
    stage = board.stages & ((1 << STAGE_BITS) - 1)
    board.stages >>= STAGE_BITS
    if stage == END_TURN:
        _end_turn(board)
    elif stage == ASK_TAKERS:
        _ask_takers(board)
    elif stage == HUNTING:
        offer_hunt(board)
    elif stage == BLOCKING:
        offer_block(board)
    elif stage == SECOND_ATTACK:
        offer_second_attack(board)
    else:
        _begin_turn(board)


def _begin_turn(board: Board) -> None:
    seat = board.active
    board.next = board.mode.after(seat)
    if board.told is not None:
        tell(board, TURN_BEGAN, seat, NOTHING, 0)
    options = turn_options(board)
    if options:
        expect(board, END_TURN)
        ask(board, TURN, seat, options)
    else:
        if board.told is not None:
            tell(board, OUT_OF_ACTIONS, seat, NOTHING, 0)
        win(board, board.mode.opponents(seat)[0])  # M3.2


def turn_options(board: Board) -> i64:
    """The cards the active player may play and the creatures that may attack (M4.1)."""
    seat = board.active
    return distinct(board, board.hand & held(board, seat) | able_to_attack(board, seat))


def _take_turn_action(board: Board, move: i64) -> None:
    if board.in_play >> move & 1:
        declare_attack(board, move)
    else:
        _play_card(board, move)


def _play_card(board: Board, slot: i64) -> None:
    """Show the card and refill the hand before anybody decides anything (M5.1)."""
    seat = board.active
    card = bit(slot)
    board.hand &= ~card
    board.shown = card
    show_all(board, card)
    if board.told is not None:
        tell(board, CARD_SHOWN, seat, slot, 0)
    refill(board, seat)
    board.asked = 0
    board.taker = seat
    expect(board, ASK_TAKERS)


def _ask_takers(board: Board) -> None:
    """Ask the next player who may take the card shown (M5.2); then it enters play (M5.3, M5.4)."""
    takers = board.mode.takers[board.active]
    while board.asked < len(takers) and board.taker == board.active:
        seat: i64 = takers[board.asked]
        board.asked += 1
        if mindbugs(board, seat) > 0:
            expect(board, ASK_TAKERS)
            ask(board, TAKE, seat, bit(YES) | DECLINED)
            return
        if board.told is not None:
            answer_forced(board, TAKE, seat, 0)
    enter(board, lowest(board.shown), board.taker)


def _take(board: Board, move: i64) -> None:
    """Use a Mindbug on the card shown; its player then takes a whole new turn (M5.3)."""
    if move == YES:
        seat: i64 = board.mode.takers[board.active][board.asked - 1]
        spend_mindbug(board, seat, lowest(board.shown))
        board.taker = seat
        board.next = board.active


def _end_turn(board: Board) -> None:
    board.cannot_block = 0
    board.sneaky = 0
    board.attacker = NOTHING
    board.blocker = NOTHING
    board.active = board.next
    _begin_turn(board)
