"""Cards on their way between hands and piles.

A change keeps its own promises: the card is in one place, whoever may see it now knows it, what it triggers waits, and
it is told.
"""

from mypy_extensions import i64

from ...game.bits import bit, count, lowest, nth, slots_of
from ..board import NOTHING, Board
from ..questions.equality import distinct
from ..questions.holding import held, holder, may_receive
from ..tables import ARRIVED_EFFECT
from ..tellings import (
    CARD_ADDED,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_GIVEN,
    CARD_LOOKED_AT,
    CARD_PILED,
    CARD_STOLEN,
    CARD_SWAPPED,
    CARD_TO_HAND,
    HANDS_SWAPPED,
    UNUSED_SHUFFLED,
)
from .notes import tell, tell_each, throw, wait
from .sightings import (
    EVERYBODY,
    NO_ONE,
    UNUSED_PILE,
    draw_pile_of,
    go_unseen,
    hand_of,
    hands_change_places,
    lose_sight,
    recognise,
    show_all,
    show_to,
)


def hand_over(board: Board, cards: i64, seat: i64) -> None:
    """Make a seat the holder of cards."""
    board.odd = board.odd | cards if seat & 1 else board.odd & ~cards
    board.far = board.far | cards if seat & 2 else board.far & ~cards


def reveal(board: Board, cards: i64) -> None:
    """Cards of hands or draw piles come into everybody's sight, wherever they go from there."""
    left = cards
    while left:
        slot = lowest(left)
        left &= left - 1
        seat = holder(board, slot)
        recognise(board, slot, hand_of(seat) if board.hand >> slot & 1 else draw_pile_of(seat), EVERYBODY)
    show_all(board, cards)


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
    is_laid = len(order) > 0
    place: i64 = 0
    while missing > 0 and pile:
        slot: i64
        if is_laid:
            slot = order[place]
            place += 1
        else:
            slot = _by_lot(board, lowest(pile), 0)
            pile = board.draw & held(board, seat)
        if pile >> slot & 1:
            card = bit(slot)
            pile &= ~card
            board.draw &= ~card
            if board.sightings:
                recognise(board, slot, draw_pile_of(seat), bit(seat))
            board.hand |= card
            show_to(board, card, seat)
            missing -= 1
            if board.told is not None:
                tell(board, CARD_DRAWN, seat, slot, 0)
    go_unseen(board, draw_pile_of(seat), hand_of(seat), not pile, bit(seat))


def _by_lot(board: Board, slot: i64, settled: i64) -> i64:
    """Where nobody knows how the piles lie, let any card of them that is not settled yet take the place of one; the
    slot that is there now. A card that everybody knows to lie there stays."""
    hidden = distinct(board, (board.draw | board.unused) & ~(settled | board.open) | bit(slot))
    shown = throw(board, count(hidden) + len(board.rest))
    deep = shown - count(hidden)
    if deep >= 0:
        rest = bytearray(board.rest)
        face: i64 = rest[deep]
        rest[deep] = board.slots.faces[slot]
        board.rest = bytes(rest)
        board.slots = board.slots.with_face(slot, face)
        return slot
    other = nth(hidden, shown)
    _exchange(board, slot, other)
    return other


def _exchange(board: Board, slot: i64, other: i64) -> None:
    """Let two cards of draw piles or of the unused pile take the places of each other."""
    both = bit(slot) | bit(other)
    seat = holder(board, slot)
    hand_over(board, bit(slot), holder(board, other))
    hand_over(board, bit(other), seat)
    if (board.draw >> slot ^ board.draw >> other) & 1:
        board.draw ^= both
        board.unused ^= both


def _pile_by_lot(board: Board, seat: i64) -> i64:
    """The cards of a draw pile, each of which may be any that lies in a pile."""
    settled: i64 = 0
    left = board.draw & held(board, seat)
    while left:
        settled |= bit(_by_lot(board, lowest(left), settled))
        left = board.draw & held(board, seat) & ~settled
    return settled


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
    reveal(board, cards)
    board.hand &= ~cards
    if board.told is not None:
        tell_each(board, CARD_DISCARDED, seat, cards, 0)
    arrive(board, cards)
    refill(board, seat)


def discard_draw_pile(board: Board, seat: i64, also_hand: bool) -> None:
    """All cards of a draw pile, and of the hand if it says so, go to the discard pile together (J29)."""
    pile = board.draw & held(board, seat) if board.order else _pile_by_lot(board, seat)
    hand = board.hand & held(board, seat) if also_hand else 0
    reveal(board, hand | pile)
    board.draw &= ~pile
    board.hand &= ~hand
    if board.told is not None:
        tell_each(board, CARD_DISCARDED, seat, hand, 0)
        tell_each(board, CARD_PILED, seat, pile, 0)
    arrive(board, hand | pile)


def random_cards(board: Board, cards: i64, number: i64) -> i64:
    """So many of some cards of a hand, all chosen together by lot; all of them, if there are not more."""
    chosen: i64 = 0
    while number and cards:
        card = bit(nth(cards, throw(board, count(cards))))
        cards &= ~card
        chosen |= card
        number -= 1
    return chosen


def pass_cards(board: Board, cards: i64, giver: i64, receiver: i64, kind: int) -> None:
    """Cards go from one hand to another; only the two players see them."""
    change_hands(board, cards, giver, receiver, kind)
    refill(board, giver)
    refill(board, receiver)


def change_hands(board: Board, cards: i64, giver: i64, receiver: i64, kind: int) -> None:
    """The same before the hands are refilled."""
    hand = board.hand & held(board, giver)
    players = bit(giver) | bit(receiver)
    left = cards
    while left:
        recognise(board, lowest(left), hand_of(giver), bit(receiver))
        left &= left - 1
    if cards != hand:
        lose_sight(board, hand, hand_of(giver) | hand_of(receiver), players)
    go_unseen(board, hand_of(giver), hand_of(receiver), cards == hand, players)
    hand_over(board, cards, receiver)
    show_to(board, cards, receiver)
    if board.told is not None:
        tell_each(board, kind, receiver, cards, giver)


def steal_at_random(board: Board, thief: i64, victim: i64, number: i64) -> None:
    """Random cards of a hand, chosen together, go to another (M8.3)."""
    if may_receive(board, thief):
        stolen = random_cards(board, board.hand & held(board, victim), number)
        if stolen:
            pass_cards(board, stolen, victim, thief, CARD_STOLEN)


def give(board: Board, slot: i64, giver: i64, receiver: i64) -> None:
    """A card of one hand goes to another."""
    pass_cards(board, bit(slot), giver, receiver, CARD_GIVEN)


def pass_to_left(board: Board, cards: i64) -> None:
    """Cards of several hands go at once to the players on the left of their holders (J42)."""
    mode = board.mode
    givers: list[int] = []
    left = cards
    while left:
        givers.append(holder(board, lowest(left)))
        left &= left - 1
    place = 0
    changed: i64 = 0
    while cards:
        giver: i64 = givers[place]
        receiver = mode.after(giver)
        change_hands(board, cards & -cards, giver, receiver, CARD_GIVEN)
        changed |= bit(giver) | bit(receiver)
        cards &= cards - 1
        place += 1
    while changed:
        refill(board, lowest(changed))
        changed &= changed - 1


def put_into_pile(board: Board, slot: i64, seat: i64) -> None:
    """A card of a hand goes to the discard pile of any player; its own hand is refilled."""
    card = bit(slot)
    former = holder(board, slot)
    reveal(board, card)
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
    """Two players exchange their hands, unless one of them may not receive cards (J30) or there are none."""
    mine = board.hand & held(board, seat)
    theirs = board.hand & held(board, other)
    if not (mine | theirs) or not may_receive(board, seat) or not may_receive(board, other):
        return
    _recognise_hand(board, mine, seat, other)
    _recognise_hand(board, theirs, other, seat)
    hands_change_places(board, seat, other)
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


def _recognise_hand(board: Board, cards: i64, giver: i64, observer: i64) -> None:
    while cards:
        recognise(board, lowest(cards), hand_of(giver), bit(observer))
        cards &= cards - 1


def topmost_unused(board: Board, number: int) -> list[int]:
    """The slots of so many cards from the top of the unused pile."""
    if board.order:
        return [slot for slot in board.order if board.unused >> slot & 1][:number]
    settled: i64 = 0
    while board.unused & ~settled and count(settled) < number:
        settled |= bit(_by_lot(board, lowest(board.unused & ~settled), settled))
    return slots_of(settled)


def add_unused(board: Board, seat: i64, number: int) -> None:
    """The topmost unused cards go unseen to the bottom of a draw pile.

    From then on nobody can tell whether a card revealed for the first turn (M1.4) is still unused.
    """
    top = topmost_unused(board, number)
    if not top:
        return
    lose_sight(board, board.unused, UNUSED_PILE, NO_ONE)
    for slot in top:
        card = bit(slot)
        board.unused &= ~card
        board.draw |= card
        hand_over(board, card, seat)
        if board.told is not None:
            tell(board, CARD_ADDED, seat, slot, 0)
    go_unseen(board, UNUSED_PILE, draw_pile_of(seat), not board.unused and not board.rest, NO_ONE)
    if board.order:
        board.order = bytes([slot for slot in board.order if slot not in top] + top)
    refill(board, seat)


def look_at_unused(board: Board, seat: i64, number: int) -> None:
    """A player looks at the topmost unused cards."""
    lose_sight(board, board.unused, UNUSED_PILE, NO_ONE)
    for slot in topmost_unused(board, number):
        recognise(board, slot, UNUSED_PILE, bit(seat))
        show_to(board, bit(slot), seat)
        board.looked_at |= bit(slot)
        if board.told is not None:
            tell(board, CARD_LOOKED_AT, seat, slot, 0)


def give_unused(board: Board, card: i64, seat: i64, receiver: i64) -> None:
    """Of the unused cards a player looks at, one may go to a hand; the others are shuffled back into the pile."""
    board.unused &= ~card
    board.looked_at = 0
    if card:
        recognise(board, lowest(card), UNUSED_PILE, bit(receiver))
        board.hand |= card
        hand_over(board, card, receiver)
        show_to(board, card, receiver)
        emptied = not board.unused and not board.rest
        go_unseen(board, UNUSED_PILE, hand_of(receiver), emptied, bit(seat) | bit(receiver))
        if board.told is not None:
            tell(board, CARD_GIVEN, receiver, lowest(card), seat)
        refill(board, receiver)
    lose_sight(board, board.unused, UNUSED_PILE, NO_ONE)
    _shuffle_unused(board)
    if board.told is not None:
        tell(board, UNUSED_SHUFFLED, seat, NOTHING, 0)


def _shuffle_unused(board: Board) -> None:
    """Shuffle the unused pile: also which of its cards lie too deep to come up changes. Nothing does where nobody knows
    how it lies."""
    if not board.order:
        return
    slots = slots_of(board.unused)
    pile = [board.slots.faces[slot] for slot in slots] + list(board.rest)
    pile = drawn_last(board, pile, len(pile))
    faces = bytearray(board.slots.faces)
    for place, slot in enumerate(slots):
        faces[slot] = pile[place]
    board.slots = board.slots.with_faces(bytes(faces))
    board.rest = bytes(pile[len(slots) :])


def drawn_last(board: Board, things: list[int], number: int) -> list[int]:
    """The same things, the last so many of them drawn by lot, in random order."""
    things = list(things)
    left = len(things)
    kept = left - number
    while left > kept and left > 1:
        other = throw(board, left)
        left -= 1
        things[left], things[other] = things[other], things[left]
    return things


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
