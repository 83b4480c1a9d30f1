"""From a deck and a seed to the first decision (M1)."""

from typing import Final

from mypy_extensions import i64

from ..game.bits import SLOTS, bit, count, lowest, nth
from ..game.chance import Seed, first_state, secret_of
from .board import BEGIN_TURN, NOTHING, Board, Telling
from .changes.notes import tell, throw
from .changes.piles import drawn_last, hand_over
from .changes.sightings import show_all, show_to
from .mode import Mode
from .packed import with_count, with_life
from .slots import Slots
from .tables import POWER
from .tellings import CARD_REVEALED
from .turn import advance


class Deck:
    """The faces of the cards to be dealt. Where all of them get a slot, the slots are the same in every game."""

    def __init__(self, faces: list[int]) -> None:
        self.faces: Final = faces
        self.slots: Final = Slots(bytes(faces[:SLOTS]))


def dealt(mode: Mode, deck: Deck, seed: Seed, told: list[Telling] | None = None) -> Board:
    """A new game at its first decision; what is told of the deal goes to the list."""
    board = Board(mode, deck.slots)
    board.told = told
    take_dice(board, seed)
    start_counters(board, mode)
    lay_out(board, deck)
    advance(board)
    board.told = None
    return board


def take_dice(board: Board, seed: Seed) -> None:
    """Take new dice: what is rolled from here on follows from the seed."""
    board.secret = secret_of(seed)
    board.chance = first_state(seed)
    board.rolled = [] if board.secret else None


def lay_out(board: Board, deck: Deck) -> None:
    """Shuffle a deck, deal, and find out who begins. The board's dice must be seeded."""
    if len(deck.faces) <= SLOTS:
        board.slots = deck.slots
    else:  # lots decide which cards lie too deep in the unused pile to come up, and the slots of the others
        cards = drawn_last(board, deck.faces, SLOTS)
        board.slots = Slots(bytes(cards[-SLOTS:]))
        board.rest = bytes(cards[:-SLOTS])
    slots = len(board.slots.faces)
    board.order = bytes(drawn_last(board, list(range(slots)), slots))
    hand_out(board)
    board.active = _first_player(board)
    board.stages = BEGIN_TURN


def start_counters(board: Board, mode: Mode) -> None:
    """Everybody's life points, Mindbugs and Mindfrogs at the start (M1.2, T1.2)."""
    seat: i64 = 0
    while seat < mode.seats:
        board.mindbugs = with_count(board.mindbugs, seat, mode.mindbugs)
        board.mindfrogs = with_count(board.mindfrogs, seat, mode.mindfrogs)
        seat += 1
    board.lives = with_life(with_life(0, 0, mode.life), 1, mode.life)


def hand_out(board: Board) -> None:
    """Give every seat its cards from the top of the deck: the opening hand, then the draw pile (M1.3)."""
    mode = board.mode
    board.unused = bit(len(board.order)) - 1
    seat: i64 = 0
    while seat < mode.seats:
        hand = _cards(board.order, seat * mode.dealt, mode.hand)
        draw = _cards(board.order, seat * mode.dealt + mode.hand, mode.dealt - mode.hand)
        hand_over(board, hand | draw, seat)
        show_to(board, hand, seat)
        board.hand |= hand
        board.draw |= draw
        board.unused &= ~(hand | draw)
        seat += 1


def _cards(order: bytes, first: i64, number: i64) -> i64:
    """So many cards of the deck from a place on, as a set."""
    cards: i64 = 0
    place = first
    while place < first + number:
        cards |= bit(order[place])
        place += 1
    return cards


def _first_player(board: Board) -> i64:
    """Each player reveals a random unused card; the highest power begins, a tie is repeated (M1.4).

    Where the unused pile cannot settle it, the lot does.
    """
    seats = board.mode.seats
    if not _can_be_settled(board, seats):
        return throw(board, seats)
    while True:
        left = board.unused
        best: i64 = -1
        first: i64 = NOTHING
        seat: i64 = 0
        while seat < seats:
            slot = nth(left, throw(board, count(left)))
            left &= ~bit(slot)
            show_all(board, bit(slot))
            tell(board, CARD_REVEALED, seat, slot, 0)
            now: i64 = POWER[board.slots.faces[slot]]
            if now == best:
                first = NOTHING
            elif now > best:
                best = now
                first = seat
            seat += 1
        if first >= 0:
            return first


def _can_be_settled(board: Board, seats: i64) -> bool:
    """Whether one of so many unused cards can be the highest: enough of them are lower than the highest of all."""
    highest: i64 = -1
    with_highest: i64 = 0
    left = board.unused
    while left:
        now: i64 = POWER[board.slots.faces[lowest(left)]]
        left &= left - 1
        if now > highest:
            highest = now
            with_highest = 0
        with_highest += 1 if now == highest else 0
    return count(board.unused) - with_highest >= seats - 1
