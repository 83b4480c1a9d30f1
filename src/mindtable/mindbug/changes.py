"""The few primitive changes of which everything that happens is made.

A change keeps its own promises: the card is in one place, whoever may see it now knows it, what it
triggers waits, and it is told.
"""

from mypy_extensions import i64

from .bits import bit, count, lowest, nth
from .board import NOTHING, SEAT_BITS, Board
from .chance import below, step
from .questions import held, holder, keywords, life, mindbugs, of_team
from .tables import DEFEATED_EFFECT, LIFE_LOST_EFFECT, PLAY_EFFECT, TOUGH
from .tellings import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_GIVEN,
    CARD_STOLEN,
    CARD_TO_HAND,
    CONTROL_TAKEN,
    CREATURE_DEFEATED,
    CREATURE_ENTERED,
    CREATURE_EXHAUSTED,
    GAME_WON,
    LIFE_GAINED,
    LIFE_LOST,
    MINDBUG_USED,
    MOVE_FORCED,
)


def tell(board: Board, kind: int, seat: i64, slot: i64, number: i64) -> None:
    """Tell a change to whoever listens. Callers check `board.told` first: search listens to nothing."""
    if board.told is not None:
        face = board.slots.faces[slot] if slot >= 0 else NOTHING
        board.told.append((kind, seat, slot, face, number))


def throw(board: Board, sides: i64) -> i64:
    """A random number from 0 to sides - 1."""
    board.chance = step(board.chance)
    return below(board.chance, sides)


def ask(board: Board, decision: i64, seat: i64, options: i64) -> None:
    """Wait for a decision."""
    board.decision = decision
    board.decider = seat
    board.options = options


def answer_forced(board: Board, decision: i64, seat: i64, cards: i64) -> None:
    """Tell of a decision that has a single answer and is therefore not asked: these cards, or none."""
    if board.told is not None:
        if cards:
            _tell_each(board, MOVE_FORCED, seat, cards, decision)
        else:
            tell(board, MOVE_FORCED, seat, NOTHING, decision)


def wait(board: Board, effect: i64, slot: i64, seat: i64) -> None:
    """Let an effect of a card wait for its turn, to be resolved by a seat (M7.4)."""
    board.waiting = (*board.waiting, effect << 8 | slot << 2 | seat)


def hand_over(board: Board, cards: i64, seat: i64) -> None:
    """Make a seat the holder of cards."""
    board.odd = board.odd | cards if seat & 1 else board.odd & ~cards
    board.far = board.far | cards if seat & 2 else board.far & ~cards


def show_to(board: Board, cards: i64, seat: i64) -> None:
    """Let a seat know cards from now on."""
    if seat:
        board.seen_b |= cards
    else:
        board.seen_a |= cards


def show_all(board: Board, cards: i64) -> None:
    """Let everybody know cards from now on."""
    board.open |= cards


def _settle(board: Board, cards: i64) -> None:
    """Forget the state of creatures that leave play."""
    board.in_play &= ~cards
    board.exhausted &= ~cards
    board.cannot_block &= ~cards
    board.sneaky &= ~cards
    if board.attacker >= 0 and cards >> board.attacker & 1:
        board.attacker = NOTHING


# --- hands and piles -------------------------------------------------------------------------------


def refill(board: Board, seat: i64) -> None:
    """Draw until the hand is full or the draw pile is empty (M8.1)."""
    mine = held(board, seat)
    pile = board.draw & mine
    if not pile:
        return
    missing = board.mode.hand - count(board.hand & mine)
    if missing <= 0:
        return
    order = board.order
    place: i64 = 0
    while missing > 0 and pile:
        slot: i64 = order[place]
        place += 1
        if pile >> slot & 1:
            card = bit(slot)
            pile &= ~card
            board.draw &= ~card
            board.hand |= card
            show_to(board, card, seat)
            missing -= 1
            if board.told is not None:
                tell(board, CARD_DRAWN, seat, slot, 0)


def discard(board: Board, cards: i64, seat: i64) -> None:
    """Cards of a seat's hand go to its discard pile together, then the hand is refilled (M8.1, M8.2)."""
    board.hand &= ~cards
    board.discard |= cards
    show_all(board, cards)
    if board.told is not None:
        _tell_each(board, CARD_DISCARDED, seat, cards, 0)
    refill(board, seat)


def pass_cards(board: Board, cards: i64, giver: i64, receiver: i64, kind: int) -> None:
    """Cards go from one hand to another; only the two players see them."""
    hand_over(board, cards, receiver)
    show_to(board, cards, receiver)
    if board.told is not None:
        _tell_each(board, kind, receiver, cards, giver)
    refill(board, giver)
    refill(board, receiver)


def steal_at_random(board: Board, thief: i64, victim: i64, number: i64) -> None:
    """Random cards of a hand, chosen together, go to another (M8.3)."""
    hand = board.hand & held(board, victim)
    stolen: i64 = 0
    while number and hand:
        card = bit(nth(hand, throw(board, count(hand))))
        hand &= ~card
        stolen |= card
        number -= 1
    if stolen:
        pass_cards(board, stolen, victim, thief, CARD_STOLEN)


def give(board: Board, slot: i64, giver: i64, receiver: i64) -> None:
    """A card of one hand goes to another."""
    pass_cards(board, bit(slot), giver, receiver, CARD_GIVEN)


def pile_to_hand(board: Board, cards: i64, seat: i64) -> None:
    """Cards of discard piles come into a hand; everybody has seen them."""
    if not cards:
        return
    board.discard &= ~cards
    board.hand |= cards
    hand_over(board, cards, seat)
    if board.told is not None:
        _tell_each(board, CARD_TO_HAND, seat, cards, 0)
    refill(board, seat)


# --- creatures -------------------------------------------------------------------------------------


def enter(board: Board, slot: i64, seat: i64) -> None:
    """A card enters the play area of a seat, whose player will resolve its Play effect (M7.1)."""
    card = bit(slot)
    board.hand &= ~card
    board.discard &= ~card
    board.shown &= ~card
    board.in_play |= card
    hand_over(board, card, seat)
    show_all(board, card)
    if board.told is not None:
        tell(board, CREATURE_ENTERED, seat, slot, 0)
    effect = PLAY_EFFECT[board.slots.faces[slot]]
    if effect:
        wait(board, effect, slot, seat)


def defeat(board: Board, cards: i64) -> None:
    """Creatures are defeated together; tough ones that are not exhausted become so instead (M6.7, M6.9)."""
    fallen: i64 = 0
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        if not board.exhausted >> slot & 1 and keywords(board, slot) & TOUGH:
            board.exhausted |= bit(slot)
            if board.told is not None:
                tell(board, CREATURE_EXHAUSTED, holder(board, slot), slot, 0)
        else:
            fallen |= bit(slot)
    _settle(board, fallen)
    board.discard |= fallen
    while fallen:
        slot = lowest(fallen)
        fallen &= fallen - 1
        if board.told is not None:
            tell(board, CREATURE_DEFEATED, holder(board, slot), slot, 0)
        effect = DEFEATED_EFFECT[board.slots.faces[slot]]
        if effect:
            wait(board, effect, slot, holder(board, slot))


def take_control(board: Board, cards: i64, seat: i64) -> None:
    """Creatures move to the play area of a seat in their present state (M8.4)."""
    if board.told is not None:
        left = cards
        while left:
            slot = lowest(left)
            left &= left - 1
            tell(board, CONTROL_TAKEN, seat, slot, holder(board, slot))
    hand_over(board, cards, seat)
    if board.attacker >= 0 and cards >> board.attacker & 1:
        board.attacker = NOTHING  # M6.11


# --- life and Mindbugs -----------------------------------------------------------------------------


def lose_life(board: Board, seat: i64, amount: i64) -> None:
    """The team of a seat loses life; at 0 it has lost at once (M3.1)."""
    now = life(board, seat)
    amount = min(amount, now)
    if amount <= 0:
        return
    team: i64 = board.mode.team[seat]
    board.lives -= amount << (SEAT_BITS * team)
    if board.told is not None:
        tell(board, LIFE_LOST, seat, NOTHING, amount)
    if amount == now:
        win(board, board.mode.opponents(seat)[0])
        return
    watchers = board.discard & board.slots.life_watchers & of_team(board, seat)
    while watchers:
        slot = lowest(watchers)
        watchers &= watchers - 1
        wait_once(board, LIFE_LOST_EFFECT[board.slots.faces[slot]], slot, holder(board, slot))


def wait_once(board: Board, effect: i64, slot: i64, seat: i64) -> None:
    """Let an effect wait unless it does already (J24: it is asked for once, after the whole effect)."""
    if (effect << 8 | slot << 2 | seat) not in board.waiting:
        wait(board, effect, slot, seat)


def gain_life(board: Board, seat: i64, amount: i64) -> None:
    """The team of a seat gains life; there is no upper limit (M1.5)."""
    board.lives += amount << (SEAT_BITS * board.mode.team[seat])
    if board.told is not None:
        tell(board, LIFE_GAINED, seat, NOTHING, amount)


def spend_mindbug(board: Board, seat: i64, slot: i64) -> None:
    """A seat uses a Mindbug on a card."""
    board.mindbugs -= bit(SEAT_BITS * seat)
    if board.told is not None:
        tell(board, MINDBUG_USED, seat, slot, mindbugs(board, seat))


def win(board: Board, seat: i64) -> None:
    """The team of a seat has won; nothing further resolves."""
    board.winner = board.mode.team[seat]
    board.decider = NOTHING
    if board.told is not None:
        tell(board, GAME_WON, seat, NOTHING, 0)


def _tell_each(board: Board, kind: int, seat: i64, cards: i64, number: i64) -> None:
    while cards:
        tell(board, kind, seat, lowest(cards), number)
        cards &= cards - 1
