"""What a step of an effect does, to the cards picked for it."""

from mypy_extensions import i64

from ..game.bits import bit, count, lowest
from .board import NOTHING, Board
from .changes.creatures import (
    boost,
    defeat,
    enter,
    enter_quietly,
    evolve,
    move_to_hand,
    return_to_hand,
    take_control,
)
from .changes.life import gain_life, lose_life, refresh_mindbug, win
from .changes.notes import tell
from .changes.piles import (
    add_unused,
    discard,
    discard_draw_pile,
    give,
    give_unused,
    look_at_unused,
    pass_to_left,
    random_cards,
    refill,
    reveal,
    steal_at_random,
    swap_hands,
    to_hand,
)
from .codes import (
    BOOST_CARD,
    BOOST_HOST,
    BOOST_THIS,
    CANNOT_BE_DEFEATED_THIS_TURN,
    CANNOT_BLOCK_THIS_TURN,
    DEFEAT,
    DISCARD,
    DISCARD_AT_RANDOM,
    DISCARD_DRAW_PILE,
    DISCARD_EVERYTHING,
    EVOLVE,
    FROM_UNUSED,
    GAIN_LIFE,
    GIVE,
    GIVE_CONTROL,
    GIVE_UNUSED,
    HAS_THIS_TURN,
    LOOK_AT_UNUSED,
    LOSE_LIFE_TO,
    MATCH_LIFE,
    MOVE_TO_HAND,
    MUST_ATTACK,
    NO_BLOCKS_THIS_TURN,
    OPPONENT_LOSES_LIFE,
    PASS_LEFT,
    PLAY_FROM,
    PLAY_GIVEN,
    PLAY_QUIETLY,
    PLAY_THIS,
    REFRESH_MINDBUG,
    RESOLVE_PLAY_EFFECT_OF,
    RETURN_TO_HAND,
    REVEAL,
    SHOW,
    STEAL_AT_RANDOM,
    SWAP_HANDS,
    TAKE_CONTROL,
    TO_HAND,
    WIN,
    YOU_LOSE_LIFE,
    is_about_creatures,
    is_about_life,
)
from .combat import order_attack
from .questions.holding import held, holder, life, may_receive
from .tables import PLAY_EFFECT, SKIP, START
from .tellings import BLOCK_FORBIDDEN, BLOCKS_FORBIDDEN, CARD_EXPOSED, CREATURE_SAFE, KEYWORD_GAINED


def do(board: Board, verb: i64, amount: i64) -> None:
    """Carry out one step. `board.happened` says afterwards whether all of it was done (J20)."""
    chosen = board.chosen
    board.happened = 1
    if is_about_life(verb):
        _do_to_life(board, verb, amount)
    elif is_about_creatures(verb):
        _do_to_creatures(board, verb, amount, chosen)
    else:
        _do_to_cards(board, verb, amount, chosen)


def _do_to_life(board: Board, verb: i64, amount: i64) -> None:
    you = board.you
    opponent: i64 = board.mode.opponents(you)[0]
    if verb == OPPONENT_LOSES_LIFE:
        lose_life(board, opponent, amount)
    elif verb == YOU_LOSE_LIFE:
        lose_life(board, you, amount)
    elif verb == GAIN_LIFE:
        gain_life(board, you, amount)
    elif verb == LOSE_LIFE_TO:
        lose_life(board, opponent, life(board, opponent) - amount)
    elif verb == MATCH_LIFE:
        difference = life(board, opponent) - life(board, you)
        if difference > 0:
            gain_life(board, you, difference)
        else:
            lose_life(board, you, -difference)  # J22
    elif verb == REFRESH_MINDBUG:
        refresh_mindbug(board, board.mode.teammate(you))
    elif verb == WIN:
        win(board, you)


def _do_to_creatures(board: Board, verb: i64, amount: i64, chosen: i64) -> None:
    source = board.source
    here = (board.in_play >> source & 1) == 1
    if verb == DEFEAT:
        board.happened = 1 if chosen and defeat(board, chosen) == chosen else 0
    elif verb == TAKE_CONTROL:
        take_control(board, chosen, board.you)
    elif verb == GIVE_CONTROL:
        if here and holder(board, source) == board.you:
            take_control(board, bit(source), board.other)
    elif verb == RETURN_TO_HAND:
        return_to_hand(board, chosen)
    elif verb == MOVE_TO_HAND:
        board.given = lowest(chosen) if chosen else NOTHING
        move_to_hand(board, chosen, board.mode.teammate(board.you) if amount else board.you)
    elif verb == EVOLVE:
        if here:
            evolve(board, source)
    elif verb == BOOST_THIS:
        boost(board, chosen, source)
    elif verb == BOOST_CARD:
        board.given = lowest(chosen) if chosen else NOTHING
        if not chosen:
            board.step += SKIP[board.step]
    elif verb == BOOST_HOST:
        boost(board, bit(board.given), lowest(chosen))
    elif verb == MUST_ATTACK:
        if chosen:
            order_attack(board, lowest(chosen))
    elif verb == CANNOT_BLOCK_THIS_TURN:
        board.cannot_block |= chosen
        if board.told is not None and chosen:
            tell(board, BLOCK_FORBIDDEN, holder(board, lowest(chosen)), lowest(chosen), 0)
    elif verb == NO_BLOCKS_THIS_TURN:
        board.nonblockers |= bit(board.other)
        if board.told is not None:
            tell(board, BLOCKS_FORBIDDEN, board.other, NOTHING, 0)
    elif verb == CANNOT_BE_DEFEATED_THIS_TURN:
        if here:
            board.safe |= bit(source)
            if board.told is not None:
                tell(board, CREATURE_SAFE, holder(board, source), source, 0)
    elif verb == HAS_THIS_TURN:
        if here:
            board.sneaky |= bit(source)
            if board.told is not None:
                tell(board, KEYWORD_GAINED, holder(board, source), source, amount)
    elif verb == RESOLVE_PLAY_EFFECT_OF and chosen:
        # The step before the first of the other effect: the next one is its first (J25).
        board.copied |= chosen
        board.step = START[PLAY_EFFECT[board.slots.faces[lowest(chosen)]]] - 1


def _do_to_cards(board: Board, verb: i64, amount: i64, chosen: i64) -> None:
    you = board.you
    opponent = board.other
    if verb == DISCARD:
        board.tally = count(chosen)
        if chosen:
            discard(board, chosen, holder(board, lowest(chosen)))
        else:
            board.happened = 0
    elif verb == DISCARD_AT_RANDOM:
        discard(board, random_cards(board, board.hand & held(board, you), amount), you)
    elif verb == DISCARD_DRAW_PILE or verb == DISCARD_EVERYTHING:
        discard_draw_pile(board, opponent, verb == DISCARD_EVERYTHING)
    elif verb == STEAL_AT_RANDOM:
        steal_at_random(board, you, opponent, amount)
    elif verb == REVEAL:
        _expose(board, random_cards(board, board.hand & held(board, opponent), 1))
    elif verb == SHOW:
        _expose(board, chosen)
    elif verb == SWAP_HANDS:
        swap_hands(board, you, opponent)
    elif verb == TO_HAND:
        to_hand(board, chosen, you)
    elif verb == PLAY_FROM or verb == PLAY_QUIETLY:
        while chosen:
            if verb == PLAY_FROM:
                enter(board, lowest(chosen), you)
            else:
                enter_quietly(board, lowest(chosen), you)
            chosen &= chosen - 1
    elif verb == PLAY_THIS:
        enter(board, board.source, you)
    elif verb == GIVE:
        board.given = NOTHING
        if chosen and may_receive(board, you):
            board.given = lowest(chosen)
            give(board, board.given, holder(board, board.given), you)
    elif verb == PASS_LEFT:
        pass_to_left(board, chosen)
    elif verb == PLAY_GIVEN:
        enter(board, board.given, you)
        refill(board, you)
    elif verb == LOOK_AT_UNUSED:
        look_at_unused(board, you, amount)
    elif verb == GIVE_UNUSED:
        give_unused(board, chosen, you, board.mode.teammate(you))
    elif verb == FROM_UNUSED:
        add_unused(board, you, amount)


def _expose(board: Board, card: i64) -> None:
    """A card of a hand, if there is one, is shown to everybody."""
    board.given = lowest(card) if card else NOTHING
    reveal(board, card)
    if board.told is not None and card:
        tell(board, CARD_EXPOSED, holder(board, board.given), board.given, 0)
