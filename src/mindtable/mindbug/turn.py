"""The course of a turn (M4, M5), and the loop that carries a game on to the next decision."""

from mypy_extensions import i64

from ..game.bits import bit, lowest
from .board import (
    ACT_AGAIN,
    ACTION,
    AGAIN,
    ASK_TAKERS,
    BEGIN_TURN,
    BLOCK,
    BLOCKING,
    CHOOSE,
    CHOOSE_BRANCH,
    CHOOSE_KEYWORD,
    CHOOSE_SEAT,
    CHOOSE_SIDE,
    DECLINED,
    END_TURN,
    FROG,
    HUNT,
    HUNTING,
    LONGEST_GAME,
    MAY,
    NEXT_TURN,
    NO_DECISION,
    NOBODY,
    NOTHING,
    ORDER,
    SECOND_ATTACK,
    TAKE,
    TURN,
    YES,
    Board,
)
from .changes.creatures import enter, turn_to_side
from .changes.life import lose_life, spend_mindbug, spend_mindfrog, win
from .changes.notes import answer_forced, ask, tell, wait
from .changes.piles import refill, reveal
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
from .effects import (
    begin,
    begin_effect_of,
    choose,
    choose_branch,
    choose_keyword,
    choose_seat,
    next_effect,
    resolve,
    say_yes_or_no,
    would_change_something,
)
from .packed import next_stage, without_next
from .questions.equality import distinct
from .questions.fighting import hunters_to_attack
from .questions.holding import held, holder, life, mindbugs, of_team
from .questions.playing import able_to_take, playable
from .questions.strength import able_to_attack
from .tables import (
    ACTION_EFFECT,
    FIRST_SIDE,
    KEYWORDS,
    MINDBUG_COST,
    TURN_END_EFFECT,
    YOUR_TURN_END_EFFECT,
)
from .tellings import (
    ACTION_USED,
    CARD_SHOWN,
    MINDBUG_DECLINED,
    MINDBUG_IMPOSSIBLE,
    MINDFROG_DECLINED,
    OUT_OF_ACTIONS,
    RACE_WON,
    TURN_BEGAN,
    TURN_REPEATED,
    TURN_SKIPPED,
)


def advance(board: Board) -> None:
    """Carry on until a decision is needed or the game is over.

    A creature just exhausted is turned first (J34); then come the effect in progress, the effects that wait for
    it, and the next stage of the turn.
    """
    while board.decision == NO_DECISION and board.winner < 0:
        if board.turning:
            _ask_for_side(board)
        elif board.step:
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
    elif decision == TAKE or decision == FROG:
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
        choose_seat(board, move)
    elif decision == CHOOSE_BRANCH:
        choose_branch(board, move)
    elif decision == CHOOSE_KEYWORD:
        choose_keyword(board, move)
    elif decision == CHOOSE_SIDE:
        _turn_to_side(board, move)
    advance(board)


def _next_stage(board: Board) -> None:
    stage = next_stage(board.stages)
    board.stages = without_next(board.stages)
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
    elif stage == NEXT_TURN:
        _next_turn(board)
    elif stage == ACT_AGAIN:
        _act_again(board)
    else:
        _begin_turn(board)


def _begin_turn(board: Board) -> None:
    seat = board.active
    board.next = board.mode.after(seat)
    board.turns += 1
    if board.turns > LONGEST_GAME:
        _end_by_life(board)
        return
    if board.told is not None:
        tell(board, TURN_BEGAN, seat, NOTHING, board.turns)
    if _ask_for_turn_action(board):
        expect(board, END_TURN)
        board.skipped &= ~bit(board.mode.team[seat])
        return
    if board.told is not None:
        tell(board, OUT_OF_ACTIONS, seat, NOTHING, 0)
    if board.mode.skips_turns:
        _skip_turn(board, seat)
    else:
        win(board, board.mode.opponents(seat)[0])  # M3.2


def _ask_for_turn_action(board: Board) -> bool:
    """Ask the active player for a turn action (M4.1); false if there is none."""
    options = turn_options(board)
    actions = usable_actions(board)
    if not options and not actions:
        return False
    ask(board, TURN, board.active, options)
    board.actions = actions
    return True


def _act_again(board: Board) -> None:
    """A player whose card was taken acts again in the same turn, if there is anything to do (T3.2)."""
    if _ask_for_turn_action(board) and board.told is not None:
        tell(board, TURN_REPEATED, board.active, NOTHING, 0)


def _skip_turn(board: Board, seat: i64) -> None:
    """A turn without an action is skipped; two of a team in a row lose the game (T2.3)."""
    racers = board.in_play & board.slots.winners_if_stuck & held(board, board.mode.teammate(seat))
    team = bit(board.mode.team[seat])
    if racers:  # J40
        if board.told is not None:
            tell(board, RACE_WON, holder(board, lowest(racers)), lowest(racers), 0)
        win(board, seat)
    elif board.skipped & team:
        win(board, board.mode.opponents(seat)[0])
    else:
        board.skipped |= team
        if board.told is not None:
            tell(board, TURN_SKIPPED, seat, NOTHING, 0)
        board.active = board.next
        expect(board, BEGIN_TURN)


def _end_by_life(board: Board) -> None:
    """A game without end goes to the team with more life, else to the one whose turn it is not (J54)."""
    rival: i64 = board.mode.opponents(board.active)[0]
    win(board, board.active if life(board, board.active) > life(board, rival) else rival)


def turn_options(board: Board) -> i64:
    """The cards the active player may play and the creatures that may attack (M4.1)."""
    seat = board.active
    if board.slots.to_be_hunted:
        hunters = hunters_to_attack(board, seat)
        if hunters:
            return distinct(board, hunters)  # J12
    return distinct(board, playable(board, seat) | able_to_attack(board, seat))


def usable_actions(board: Board) -> i64:
    """The creatures of the active player whose Action would do something (M7.6)."""
    actors = board.in_play & board.slots.actors & held(board, board.active)
    if not actors or hunters_to_attack(board, board.active):
        return 0
    usable: i64 = 0
    while actors:
        slot = lowest(actors)
        actors &= actors - 1
        if would_change_something(board, ACTION_EFFECT[board.slots.faces[slot]], slot, board.active):
            usable |= bit(slot)
    return distinct(board, usable)


def _take_turn_action(board: Board, move: i64) -> None:
    if move >= ACTION:
        slot = move - ACTION
        if board.told is not None:
            tell(board, ACTION_USED, board.active, slot, 0)
        begin(board, ACTION_EFFECT[board.slots.faces[slot]], slot, slot, board.active)
    elif board.in_play >> move & 1:
        declare_attack(board, move)
    else:
        _play_card(board, move)


def _play_card(board: Board, slot: i64) -> None:
    """Show the card and refill the hand before anybody decides anything (M5.1)."""
    seat = board.active
    card = bit(slot)
    reveal(board, card)
    board.hand &= ~card
    board.shown = card
    if board.told is not None:
        tell(board, CARD_SHOWN, seat, slot, 0)
    refill(board, seat)
    board.asked = 0
    board.taker = seat
    expect(board, ASK_TAKERS)


def _ask_takers(board: Board) -> None:
    """Ask the next player who may take the card shown (M5.2, T3.1); then it enters play (M5.3, M5.4)."""
    takers = board.mode.takers[board.active]
    while board.asked < len(takers) and board.taker == board.active:
        seat: i64 = takers[board.asked]
        board.asked += 1
        question = FROG if board.mode.allied(seat, board.active) else TAKE
        if able_to_take(board, seat, question == FROG):
            expect(board, ASK_TAKERS)
            ask(board, question, seat, bit(YES) | DECLINED)
            return
        if board.told is not None:
            answer_forced(board, question, seat, 0)
            if question == TAKE:
                _tell_why_not_asked(board, seat)
    if board.taker != board.active and board.mode.acts_again:
        expect(board, ACT_AGAIN)
    enter(board, lowest(board.shown), board.taker)


def _tell_why_not_asked(board: Board, seat: i64) -> None:
    """Tell why a seat is not asked to use a Mindbug: it has none left, or a card forbids it."""
    bans = board.in_play & board.slots.mindbug_bans if mindbugs(board, seat) else 0
    by = 1 + board.slots.faces[lowest(bans)] if bans else 0
    tell(board, MINDBUG_IMPOSSIBLE, seat, lowest(board.shown), by)


def _take(board: Board, move: i64) -> None:
    """Take the card shown; its player then takes a whole new turn (M5.3), or acts again in this one (T3.2)."""
    seat: i64 = board.mode.takers[board.active][board.asked - 1]
    if move != YES:
        if board.told is not None:
            kind = MINDFROG_DECLINED if board.mode.allied(seat, board.active) else MINDBUG_DECLINED
            tell(board, kind, seat, lowest(board.shown), 0)
        return
    board.taker = seat
    if not board.mode.acts_again:
        board.next = board.active
    if board.mode.allied(seat, board.active):
        spend_mindfrog(board, seat, lowest(board.shown))
    else:
        spend_mindbug(board, seat, lowest(board.shown))
        _pay_for_mindbug(board, seat)


def _pay_for_mindbug(board: Board, seat: i64) -> None:
    """The user loses life to each enemy creature that asks for it, before the Mindbug works (J16)."""
    taxes = board.in_play & board.slots.mindbug_taxes & ~of_team(board, seat)
    while taxes and board.winner < 0:
        lose_life(board, seat, MINDBUG_COST[board.slots.faces[lowest(taxes)]])
        taxes &= taxes - 1


def _end_turn(board: Board) -> None:
    """Effects at the end of the turn come just before it ends (M4.3)."""
    enders = board.in_play & board.slots.turn_enders
    if not enders:
        _next_turn(board)
        return
    expect(board, NEXT_TURN)
    while enders:
        slot = lowest(enders)
        enders &= enders - 1
        face = board.slots.faces[slot]
        effect = YOUR_TURN_END_EFFECT[face] if holder(board, slot) == board.active else 0
        effect = effect if effect else TURN_END_EFFECT[face]
        if effect and would_change_something(board, effect, slot, holder(board, slot)):
            wait(board, effect, slot, slot, holder(board, slot))


def _next_turn(board: Board) -> None:
    board.cannot_block = 0
    board.nonblockers = 0
    board.sneaky = 0
    board.safe = 0
    board.blocked = 0
    board.victors = 0
    board.attacker = NOTHING
    board.blocker = NOTHING
    if board.told is not None and board.next == board.active:
        tell(board, TURN_REPEATED, board.active, NOTHING, 0)
    board.active = board.next
    _begin_turn(board)


def to_be_turned(board: Board) -> i64:
    """The next creature to be turned to a side, those of the active player first."""
    own = board.turning & held(board, board.active)
    return lowest(own if own else board.turning)


def _ask_for_side(board: Board) -> None:
    """The controller of a creature just exhausted chooses to which side it is turned; its keyword names it."""
    slot = to_be_turned(board)
    first: i64 = FIRST_SIDE[board.slots.faces[slot]]
    ask(board, CHOOSE_SIDE, holder(board, slot), KEYWORDS[first] | KEYWORDS[first + 1])


def _turn_to_side(board: Board, place: i64) -> None:
    slot = to_be_turned(board)
    first: i64 = FIRST_SIDE[board.slots.faces[slot]]
    turn_to_side(board, slot, 0 if KEYWORDS[first] >> place & 1 else 1)
