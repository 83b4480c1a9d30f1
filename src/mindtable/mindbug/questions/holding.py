"""Who holds what, and how much of it: cards, life, Mindbugs, knowledge."""

from mypy_extensions import i64

from ...game.bits import bit, lowest, slots_of
from ..board import Board
from ..packed import count_of, life_of


def held(board: Board, seat: i64) -> i64:
    """All cards a seat holds, wherever they are."""
    cards = board.odd if seat & 1 else ~board.odd
    return cards & (board.far if seat & 2 else ~board.far)


def of_team(board: Board, seat: i64) -> i64:
    """All cards held by the team of a seat."""
    return board.odd if seat & 1 else ~board.odd


def holder(board: Board, slot: i64) -> i64:
    """The seat that holds a card; for a creature in play, its controller."""
    return (board.odd >> slot & 1) + 2 * (board.far >> slot & 1)


def piles(board: Board) -> list[int]:
    """The cards of the draw piles, seat by seat, and of the unused pile, each pile from its top; where nobody knows how
    they lie, in any order."""
    order = board.order or bytes(slots_of(board.draw | board.unused))
    found: list[int] = []
    seat: i64 = 0
    while seat < board.mode.seats:
        pile = board.draw & held(board, seat)
        if pile:
            found += [slot for slot in order if pile >> slot & 1]
        seat += 1
    deep = board.unused
    return found + [slot for slot in order if deep >> slot & 1]


def life(board: Board, seat: i64) -> i64:
    """The life of a seat's team."""
    return life_of(board.lives, board.mode.team[seat])


def mindbugs(board: Board, seat: i64) -> i64:
    """How many Mindbugs a seat has left."""
    return count_of(board.mindbugs, seat)


def mindfrogs(board: Board, seat: i64) -> i64:
    """How many Mindfrogs a seat has left."""
    return count_of(board.mindfrogs, seat)


def seen(board: Board, seat: i64) -> i64:
    """The cards a seat knows; for nobody's seat, those that everybody has seen."""
    return board.open | seen_alone(board, seat)


def seen_alone(board: Board, seat: i64) -> i64:
    """The cards a seat has seen besides those that everybody has."""
    if seat == 0:
        return board.seen_a
    if seat == 1:
        return board.seen_b
    if seat == 2:
        return board.seen_c
    if seat == 3:
        return board.seen_d
    return 0


def working(board: Board, cards: i64) -> i64:
    """Those of some cards whose constant abilities are at work: in play, or in a discard pile (M7.5, M7.7)."""
    return cards & (board.in_play & ~board.slots.buried | board.discard & board.slots.buried)


def boosts(board: Board, slot: i64) -> i64:
    """The cards under a creature."""
    found: i64 = 0
    left = board.under
    while left:
        card = lowest(left)
        left &= left - 1
        if board.hosts[card] == slot + 1:
            found |= bit(card)
    return found


def boosted(board: Board) -> i64:
    """All creatures with a card under them."""
    found: i64 = 0
    left = board.under
    while left:
        found |= bit(board.hosts[lowest(left)] - 1)
        left &= left - 1
    return found


def released(board: Board, slot: i64) -> i64:
    """The cards in discard piles that lay under a creature when it left play."""
    found: i64 = 0
    left = board.discard if board.hosts else 0
    while left:
        card = lowest(left)
        left &= left - 1
        if board.hosts[card] == slot + 1:
            found |= bit(card)
    return found


def play_effects_stopped(board: Board, seat: i64) -> bool:
    """Whether Play effects that a seat would resolve do nothing."""
    return board.in_play & board.slots.play_effect_bans & ~of_team(board, seat) != 0


def may_receive(board: Board, seat: i64) -> bool:
    """Whether cards may enter the hand of a seat (J30)."""
    return not board.in_play & board.slots.card_bans & ~of_team(board, seat)
