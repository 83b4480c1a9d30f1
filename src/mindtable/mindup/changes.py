"""The few primitive changes of which everything that happens is made."""

from mypy_extensions import i64

from ..game.bits import bit, count, nth, slots_of
from ..game.chance import below, sealed, step
from .board import COLUMNS, NO_CARD, NOBODY, Board
from .objectives import OBJECTIVES
from .packed import with_number
from .questions import colour_order, holder, place_of, taken_by, value_of
from .tables import ALL_OBJECTIVES, COLOUR, COLOUR_CARDS, COLOUR_NAMES, RIVALS
from .tellings import CARD_DRAWN, OBJECTIVE_DISCARDED, OBJECTIVE_REVEALED, ROUND_BEGAN


def tell(board: Board, kind: int, seat: i64, slot: i64 = NO_CARD, number: i64 = 0, *, word: str = "") -> None:
    """Tell a change to whoever listens. Callers check `board.told` first: search listens to nothing."""
    if board.told is not None:
        board.told.append((kind, seat, slot, number, word))


# --- chance ----------------------------------------------------------------------------------------


def throw(board: Board, sides: i64) -> i64:
    """A random number from 0 to sides - 1."""
    if board.chance < 0:
        return _throw_sealed(board, sides)
    board.chance = step(board.chance)
    return below(board.chance, sides)


def _throw_sealed(board: Board, sides: i64) -> i64:
    board.chance -= 1
    shown = sealed(board.secret, -1 - board.chance, sides)
    if board.rolled is not None:
        board.rolled.append((shown, sides))
    return shown


def shuffle(board: Board, things: list[int]) -> None:
    """Put things into any order, all orders being equally likely."""
    left: i64 = len(things)
    while left > 1:
        other = throw(board, left)
        left -= 1
        things[left], things[other] = things[other], things[left]


# --- cards -----------------------------------------------------------------------------------------


def give(board: Board, cards: i64, seat: i64) -> None:
    """Make cards that are nobody's those of a seat."""
    if seat & 1:
        board.seat_1 |= cards
    if seat & 2:
        board.seat_2 |= cards
    if seat & 4:
        board.seat_4 |= cards


def release(board: Board, cards: i64) -> None:
    """Make cards nobody's."""
    board.seat_1 &= ~cards
    board.seat_2 &= ~cards
    board.seat_4 &= ~cards


def put_in_columns(board: Board, cards: i64) -> None:
    """Lay at most one card of each seat into its columns, all in the same turn."""
    turn = board.turn
    if turn & 1:
        board.turn_1 |= cards
    if turn & 2:
        board.turn_2 |= cards
    if turn & 4:
        board.turn_4 |= cards
    if turn & 8:
        board.turn_8 |= cards
    board.taken |= cards
    board.turn = turn + 1


def take_out_of_columns(board: Board, cards: i64) -> None:
    """Undo that cards were put in columns in the last turn."""
    board.turn_1 &= ~cards
    board.turn_2 &= ~cards
    board.turn_4 &= ~cards
    board.turn_8 &= ~cards
    board.taken &= ~cards
    board.turn -= 1


def tell_columns(board: Board, kind: int, cards: i64) -> None:
    """Tell of cards that were just put in columns, in ascending order."""
    for slot in slots_of(cards):
        seat = holder(board, slot)
        colour: i64 = COLOUR[slot]
        place = place_of(colour_order(board, seat), colour)
        size = count(taken_by(board, seat) & COLOUR_CARDS[colour])
        tell(board, kind, seat, slot, place + 1, word=f"{COLOUR_NAMES[colour]} {value_of(board, place)} {size}")


def take_columns_to_hand(board: Board) -> None:
    """The cards of the columns are everybody's next hand (U5.1)."""
    board.hand |= board.taken
    board.taken = 0
    board.turn = 0
    board.turn_1 = 0
    board.turn_2 = 0
    board.turn_4 = 0
    board.turn_8 = 0


def draw_cards(board: Board) -> None:
    """Everybody draws a card, in seat order (J61), as long as there are any."""
    drawn: i64 = min(board.players, len(board.deck))
    seat: i64 = 0
    while seat < drawn:
        slot: i64 = board.deck[seat]
        board.hand |= bit(slot)
        give(board, bit(slot), seat)
        if board.told is not None:
            tell(board, CARD_DRAWN, seat, slot)
        seat += 1
    board.deck = board.deck[drawn:]


# --- what is new in a round ------------------------------------------------------------------------


def order_values(board: Board) -> None:
    """The values of the columns in a new random order (U2.2)."""
    values = [1, 2, 3, 4, 5]
    shuffle(board, values)
    columns: i64 = 0
    place: i64 = 0
    while place < COLUMNS:
        value: i64 = values[place]
        columns = with_number(columns, place, value)
        place += 1
    board.columns = columns
    if board.told is not None:
        shown = "-".join([str(value_of(board, column)) for column in range(COLUMNS)])
        tell(board, ROUND_BEGAN, NOBODY, number=board.round, word=shown)


def reveal_objectives(board: Board, number: i64) -> None:
    """Put so many objectives in force that were not used before, of different letters (U6.2)."""
    left = ALL_OBJECTIVES & ~board.spent
    while number:
        objective = nth(left, throw(board, count(left)))
        board.objectives |= bit(objective)
        left &= ~RIVALS[objective]
        number -= 1
        if board.told is not None:
            tell(board, OBJECTIVE_REVEALED, NOBODY, word=OBJECTIVES[objective].id)


def discard_objectives(board: Board) -> None:
    """Put the objectives of a round away: no later round has them."""
    board.spent |= board.objectives
    if board.told is not None:
        for objective in slots_of(board.objectives):
            tell(board, OBJECTIVE_DISCARDED, NOBODY, word=OBJECTIVES[objective].id)
    board.objectives = 0
