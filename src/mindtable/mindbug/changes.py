"""The few primitive changes of which everything that happens is made.

A change keeps its own promises: the card is in one place, whoever may see it now knows it, what it
triggers waits, and it is told.
"""

from mypy_extensions import i64

from ..game.bits import bit, count, lowest, nth
from ..game.chance import below, step
from .board import NOTHING, SEAT_BITS, Board
from .codes import TOUGH
from .questions import boosts, held, holder, keywords, life, may_receive, mindbugs, of_team, working
from .tables import (
    ARRIVED_EFFECT,
    BASE,
    DEFEATED_EFFECT,
    EVOLVES_INSTEAD,
    FIRST_SIDE,
    LIFE_LOST_EFFECT,
    MORE_LIFE_LOST,
    NEXT_STAGE,
    PLAY_EFFECT,
)
from .tellings import (
    CARD_ADDED,
    CARD_BOOSTED,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_GIVEN,
    CARD_PILED,
    CARD_RELEASED,
    CARD_STOLEN,
    CARD_TO_HAND,
    CONTROL_TAKEN,
    CREATURE_DEFEATED,
    CREATURE_ENTERED,
    CREATURE_EVOLVED,
    CREATURE_EXHAUSTED,
    CREATURE_RETURNED,
    CREATURE_TURNED,
    GAME_WON,
    HANDS_SWAPPED,
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


def wait(board: Board, effect: i64, giver: i64, slot: i64, seat: i64) -> None:
    """Let an effect of a card wait for its turn, to be resolved by a seat (M7.4).

    It is ordered under the name of the card that gives it, mostly the card itself (J51).
    """
    board.waiting = (*board.waiting, effect << 14 | giver << 8 | slot << 2 | seat)


def wait_once(board: Board, effect: i64, slot: i64, seat: i64) -> None:
    """Let an effect wait unless it does already (J24: it is asked for once, after the whole effect)."""
    if (effect << 14 | slot << 8 | slot << 2 | seat) not in board.waiting:
        wait(board, effect, slot, slot, seat)


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


def leave_play(board: Board, cards: i64) -> None:
    """Creatures leave play: first they are stage one again (M9.3), their state is forgotten, and the cards
    under them go to their controllers' discard piles (M10.3)."""
    board.in_play &= ~cards
    board.exhausted &= ~cards
    board.turning &= ~cards
    board.cannot_block &= ~cards
    board.sneaky &= ~cards
    board.safe &= ~cards
    board.blocked &= ~cards
    board.victors &= ~cards
    if board.attacker >= 0 and cards >> board.attacker & 1:
        board.attacker = NOTHING
    if cards & board.slots.changed:
        changed = cards & board.slots.changed
        while changed:
            slot = lowest(changed)
            changed &= changed - 1
            board.slots = board.slots.with_face(slot, BASE[board.slots.faces[slot]])
    if board.under:
        _release(board, cards)


def _release(board: Board, hosts: i64) -> None:
    """The cards under creatures that leave play go to the discard piles of those who controlled them."""
    while hosts:
        host = lowest(hosts)
        hosts &= hosts - 1
        cards = boosts(board, host)
        if cards:
            seat = holder(board, host)
            board.under &= ~cards
            hand_over(board, cards, seat)
            if board.told is not None:
                _tell_each(board, CARD_RELEASED, seat, cards, 0)
            arrive(board, cards)


def arrive(board: Board, cards: i64) -> None:
    """Cards are put into the discard piles of their holders (J26)."""
    board.discard |= cards
    board.open |= cards
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        effect = ARRIVED_EFFECT[board.slots.faces[slot]]
        if effect:
            wait(board, effect, slot, slot, holder(board, slot))


# --- hands and piles -------------------------------------------------------------------------------


def refill(board: Board, seat: i64) -> None:
    """Draw until the hand is full or the draw pile is empty (M8.1)."""
    mine = held(board, seat)
    pile = board.draw & mine
    if not pile:
        return
    missing = board.mode.hand - count(board.hand & mine)
    if missing <= 0 or not may_receive(board, seat):
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
    if board.told is not None:
        _tell_each(board, CARD_DISCARDED, seat, cards, 0)
    arrive(board, cards)
    refill(board, seat)


def discard_draw_pile(board: Board, seat: i64, also_hand: bool) -> None:
    """All cards of a draw pile, and of the hand if it says so, go to the discard pile together (J29)."""
    pile = board.draw & held(board, seat)
    hand = board.hand & held(board, seat) if also_hand else 0
    board.draw &= ~pile
    board.hand &= ~hand
    if board.told is not None:
        _tell_each(board, CARD_DISCARDED, seat, hand, 0)
        _tell_each(board, CARD_PILED, seat, pile, 0)
    arrive(board, hand | pile)


def random_cards(board: Board, cards: i64, number: i64) -> i64:
    """So many of some cards, all chosen together by lot; all of them, if there are not more."""
    chosen: i64 = 0
    while number and cards:
        card = bit(nth(cards, throw(board, count(cards))))
        cards &= ~card
        chosen |= card
        number -= 1
    return chosen


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
    if may_receive(board, thief):
        stolen = random_cards(board, board.hand & held(board, victim), number)
        if stolen:
            pass_cards(board, stolen, victim, thief, CARD_STOLEN)


def give(board: Board, slot: i64, giver: i64, receiver: i64) -> None:
    """A card of one hand goes to another."""
    pass_cards(board, bit(slot), giver, receiver, CARD_GIVEN)


def put_into_pile(board: Board, slot: i64, seat: i64) -> None:
    """A card of a hand goes to the discard pile of any player; its own hand is refilled."""
    card = bit(slot)
    former = holder(board, slot)
    board.hand &= ~card
    hand_over(board, card, seat)
    if board.told is not None:
        tell(board, CARD_PILED, seat, slot, 0)
    arrive(board, card)
    refill(board, former)


def to_hand(board: Board, cards: i64, seat: i64) -> None:
    """Cards of discard piles, or from under creatures, come into a hand; everybody has seen them."""
    if not cards or not may_receive(board, seat):
        return
    board.discard &= ~cards
    board.under &= ~cards
    _forget_hosts(board, cards)
    board.hand |= cards
    hand_over(board, cards, seat)
    if board.told is not None:
        _tell_each(board, CARD_TO_HAND, seat, cards, 0)
    refill(board, seat)


def swap_hands(board: Board, seat: i64, other: i64) -> None:
    """Two players exchange their hands, unless one of them may not receive cards (J30)."""
    if not may_receive(board, seat) or not may_receive(board, other):
        return
    mine = board.hand & held(board, seat)
    theirs = board.hand & held(board, other)
    hand_over(board, mine, other)
    hand_over(board, theirs, seat)
    show_to(board, mine, other)
    show_to(board, theirs, seat)
    if board.told is not None:
        tell(board, HANDS_SWAPPED, seat, NOTHING, other)
    refill(board, seat)
    refill(board, other)


def add_unused(board: Board, seat: i64, number: i64) -> None:
    """The topmost unused cards go unseen to the bottom of a draw pile."""
    order = board.order
    top: list[int] = []
    place = 0
    while number and place < len(order):
        slot: i64 = order[place]
        if board.unused >> slot & 1:
            card = bit(slot)
            board.unused &= ~card
            board.draw |= card
            hand_over(board, card, seat)
            top.append(slot)
            number -= 1
            if board.told is not None:
                tell(board, CARD_ADDED, seat, slot, 0)
        place += 1
    board.order = bytes([slot for slot in order if slot not in top] + top)
    refill(board, seat)


# --- creatures -------------------------------------------------------------------------------------


def enter(board: Board, slot: i64, seat: i64) -> None:
    """A card enters the play area of a seat, whose player will resolve its Play effect (M7.1)."""
    enter_quietly(board, slot, seat)
    effect = PLAY_EFFECT[board.slots.faces[slot]]
    if effect:
        wait(board, effect, slot, slot, seat)


def enter_quietly(board: Board, slot: i64, seat: i64) -> None:
    """A card enters play without its Play effect."""
    card = bit(slot)
    board.hand &= ~card
    board.discard &= ~card
    board.shown &= ~card
    board.in_play |= card
    _forget_hosts(board, card)
    hand_over(board, card, seat)
    show_all(board, card)
    if board.told is not None:
        tell(board, CREATURE_ENTERED, seat, slot, 0)


def defeat(board: Board, cards: i64) -> i64:
    """Creatures are defeated together; those that were.

    Some are not after all: what cannot be defeated (J6), what evolves instead (J35), and tough ones that are not
    exhausted, which become so (M6.9). All of this is looked at before anything moves (M7.5).
    """
    fallen: i64 = 0
    evolving: i64 = 0
    exhausting: i64 = 0
    cards &= ~board.safe
    while cards:
        slot = lowest(cards)
        cards &= cards - 1
        if EVOLVES_INSTEAD[board.slots.faces[slot]]:
            evolving |= bit(slot)
        elif not board.exhausted >> slot & 1 and keywords(board, slot) & TOUGH:
            exhausting |= bit(slot)
        else:
            fallen |= bit(slot)
    while exhausting:
        _exhaust(board, lowest(exhausting))
        exhausting &= exhausting - 1
    while evolving:
        evolve(board, lowest(evolving))
        evolving &= evolving - 1
    if fallen:
        _fall(board, fallen)
    return fallen


def _exhaust(board: Board, slot: i64) -> None:
    board.exhausted |= bit(slot)
    if FIRST_SIDE[board.slots.faces[slot]]:
        board.turning |= bit(slot)
    if board.told is not None:
        tell(board, CREATURE_EXHAUSTED, holder(board, slot), slot, 0)


def _fall(board: Board, fallen: i64) -> None:
    """Creatures move from play to the discard piles of their controllers, who resolve their Defeated effects
    of the stage they had (M6.7, M9.3)."""
    left = fallen
    while left:
        slot = lowest(left)
        left &= left - 1
        if board.told is not None:
            tell(board, CREATURE_DEFEATED, holder(board, slot), slot, 0)
        effect = DEFEATED_EFFECT[board.slots.faces[slot]]
        if effect:
            wait(board, effect, slot, slot, holder(board, slot))
    leave_play(board, fallen)
    arrive(board, fallen)


def evolve(board: Board, slot: i64) -> None:
    """A creature becomes its next stage and keeps its state (M9.2)."""
    following = NEXT_STAGE[board.slots.faces[slot]]
    if following:
        board.slots = board.slots.with_face(slot, following)
        if board.told is not None:
            tell(board, CREATURE_EVOLVED, holder(board, slot), slot, 0)


def turn_to_side(board: Board, slot: i64, side: i64) -> None:
    """An exhausted creature is turned to its first or second side (J34)."""
    board.turning &= ~bit(slot)
    board.slots = board.slots.with_face(slot, FIRST_SIDE[board.slots.faces[slot]] + side)
    if board.told is not None:
        tell(board, CREATURE_TURNED, holder(board, slot), slot, keywords(board, slot))


def return_to_hand(board: Board, cards: i64) -> None:
    """Creatures go to the hands of their controllers; those who may not receive cards keep them in play (J30)."""
    seat: i64 = 0
    while seat < board.mode.seats:
        own = cards & held(board, seat)
        if own and may_receive(board, seat):
            leave_play(board, own)
            board.hand |= own
            if board.told is not None:
                _tell_each(board, CREATURE_RETURNED, seat, own, 0)
            refill(board, seat)
        seat += 1


def boost(board: Board, cards: i64, host: i64) -> None:
    """Cards of discard piles are put under a creature (M10.1)."""
    if not cards:
        return
    board.discard &= ~cards
    board.under |= cards
    hosts = bytearray(board.hosts if board.hosts else bytes(len(board.slots.faces)))
    left = cards
    while left:
        slot = lowest(left)
        left &= left - 1
        hosts[slot] = host + 1
        if board.told is not None:
            tell(board, CARD_BOOSTED, holder(board, host), slot, host)
    board.hosts = bytes(hosts)
    hand_over(board, cards, holder(board, host))


def _forget_hosts(board: Board, cards: i64) -> None:
    """Forget under which creature cards lay, and which cards lay under them."""
    if board.hosts:
        hosts = bytearray(board.hosts)
        place: i64 = 0
        while place < len(hosts):
            host: i64 = hosts[place]
            if cards >> place & 1 or (host and not board.under >> place & 1 and cards >> (host - 1) & 1):
                hosts[place] = 0
            place += 1
        board.hosts = bytes(hosts)


def take_control(board: Board, cards: i64, seat: i64) -> None:
    """Creatures move to the play area of a seat in their present state (M8.4)."""
    if board.told is not None:
        left = cards
        while left:
            slot = lowest(left)
            left &= left - 1
            tell(board, CONTROL_TAKEN, seat, slot, holder(board, slot))
    hand_over(board, cards, seat)
    if board.under:
        left = cards
        while left:
            hand_over(board, boosts(board, lowest(left)), seat)
            left &= left - 1
    if board.attacker >= 0 and cards >> board.attacker & 1:
        board.attacker = NOTHING  # M6.11


# --- life and Mindbugs -----------------------------------------------------------------------------


def lose_life(board: Board, seat: i64, amount: i64) -> None:
    """The team of a seat loses life; at 0 it has lost at once (M3.1)."""
    if amount <= 0:
        return
    if board.slots.loss_adders:
        amount += _further_loss(board, seat)
    now = life(board, seat)
    amount = min(amount, now)
    team: i64 = board.mode.team[seat]
    board.lives -= amount << (SEAT_BITS * team)
    if board.told is not None:
        tell(board, LIFE_LOST, seat, NOTHING, amount)
    if amount == now:
        win(board, board.mode.opponents(seat)[0])
        return
    watchers = working(board, board.slots.life_watchers) & of_team(board, seat)
    while watchers:
        slot = lowest(watchers)
        watchers &= watchers - 1
        wait_once(board, LIFE_LOST_EFFECT[board.slots.faces[slot]], slot, holder(board, slot))


def _further_loss(board: Board, seat: i64) -> i64:
    """What enemy cards add to a loss of life, each once (J23)."""
    adders = working(board, board.slots.loss_adders) & ~of_team(board, seat)
    further: i64 = 0
    while adders:
        further += MORE_LIFE_LOST[board.slots.faces[lowest(adders)]]
        adders &= adders - 1
    return further


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
