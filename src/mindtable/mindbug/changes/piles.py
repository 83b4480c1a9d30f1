"""Cards on their way between hands and piles.

A change keeps its own promises: the card is in one place, whoever may see it now knows it, what it triggers waits, and
it is told.
"""

from mypy_extensions import i64

from ...game.bits import bit, count, lowest, nth
from ..board import NOTHING, Board
from ..questions.equality import most_known
from ..questions.holding import held, holder, may_receive
from ..tables import ARRIVED_EFFECT
from ..tellings import (
    CARD_ADDED,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_GIVEN,
    CARD_PILED,
    CARD_STOLEN,
    CARD_SWAPPED,
    CARD_TO_HAND,
    HANDS_SWAPPED,
)
from .notes import tell, tell_each, throw, wait


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


def discard(board: Board, cards: i64, seat: i64) -> None:
    """Cards of a seat's hand go to its discard pile together, then the hand is refilled (M8.1, M8.2)."""
    if not cards:
        return
    board.hand &= ~cards
    if board.told is not None:
        tell_each(board, CARD_DISCARDED, seat, cards, 0)
    arrive(board, cards)
    refill(board, seat)


def discard_draw_pile(board: Board, seat: i64, also_hand: bool) -> None:
    """All cards of a draw pile, and of the hand if it says so, go to the discard pile together (J29)."""
    pile = board.draw & held(board, seat)
    hand = board.hand & held(board, seat) if also_hand else 0
    board.draw &= ~pile
    board.hand &= ~hand
    if board.told is not None:
        tell_each(board, CARD_DISCARDED, seat, hand, 0)
        tell_each(board, CARD_PILED, seat, pile, 0)
    arrive(board, hand | pile)


def random_cards(board: Board, cards: i64, number: i64) -> i64:
    """So many of some cards of a hand, all chosen together by lot; all of them, if there are not more.

    Of equal cards the most widely known is taken: nobody can tell them apart, so that is what they saw leave.
    """
    chosen: i64 = 0
    while number and cards:
        card = bit(most_known(board, nth(cards, throw(board, count(cards))), cards))
        cards &= ~card
        chosen |= card
        number -= 1
    return chosen


def pass_cards(board: Board, cards: i64, giver: i64, receiver: i64, kind: int) -> None:
    """Cards go from one hand to another; only the two players see them."""
    hand_over(board, cards, receiver)
    show_to(board, cards, receiver)
    if board.told is not None:
        tell_each(board, kind, receiver, cards, giver)
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
    forget_hosts(board, cards)
    board.hand |= cards
    hand_over(board, cards, seat)
    if board.told is not None:
        tell_each(board, CARD_TO_HAND, seat, cards, 0)
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
        tell_each(board, CARD_SWAPPED, other, mine, seat)
        tell_each(board, CARD_SWAPPED, seat, theirs, other)
    refill(board, seat)
    refill(board, other)


def add_unused(board: Board, seat: i64, number: i64) -> None:
    """The topmost unused cards go unseen to the bottom of a draw pile.

    From then on nobody can tell whether a card revealed for the first turn (M1.4) is still unused.
    """
    board.open &= ~board.unused
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
    if top:
        board.order = bytes([slot for slot in order if slot not in top] + top)
        refill(board, seat)


def forget_hosts(board: Board, cards: i64) -> None:
    """Forget under which creature cards lay, and which cards lay under them."""
    hosts = board.hosts
    place: i64 = 0
    while place < len(hosts):
        host: i64 = hosts[place]
        if host and (cards >> place & 1 or (not board.under >> place & 1 and cards >> (host - 1) & 1)):
            hosts = hosts[:place] + b"\x00" + hosts[place + 1 :]
        place += 1
    board.hosts = hosts
