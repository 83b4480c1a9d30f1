"""From the numbers of a view to its sight: everything a seat may know, in words."""

from typing import Final

from mypy_extensions import i64

from ..game.bits import count, lowest, slots_of
from ..game.contract import Seat
from .board import COLUMNS, NOBODY, Board
from .cards import CARDS
from .notation import seat_letter
from .objectives import OBJECTIVES
from .questions import (
    choice_of,
    colours_of,
    hand_of,
    in_order_taken,
    is_over,
    rounds_scored,
    score,
    value_of,
)
from .scoring import points
from .sight import ColumnSight, PlayerSight, Sight
from .tables import COLOUR, COLOUR_NAMES

_IDS: Final = [card.id for card in CARDS]
_OBJECTIVES: Final = [objective.id for objective in OBJECTIVES]


def look(board: Board, game: str, seat: i64, unknown: i64, moves: tuple[str, ...]) -> Sight:
    """What the first world of a view shows, whose seat cannot place some cards and has these moves."""
    seats = [seat_letter(number) for number in range(board.players)]
    choice = 0 if seat == NOBODY else choice_of(board, seat)
    over = is_over(board)
    return Sight(
        game,
        None if seat == NOBODY else seats[seat],
        tuple([(letter,) for letter in seats]),
        () if over else tuple([letter for number, letter in enumerate(seats) if not choice_of(board, number)]),
        "" if over else "pick",
        moves,
        _IDS[lowest(choice)] if choice else None,
        board.round,
        board.turn,
        tuple([value_of(board, place) for place in range(COLUMNS)]),
        _ids(board.row),
        tuple([_OBJECTIVES[place] for place in slots_of(board.objectives)]),
        tuple([_OBJECTIVES[place] for place in slots_of(board.spent)]),
        len(board.deck),
        _ids(unknown),
        tuple([seats[number] for number in slots_of(board.victors)]),
        tuple([_player(board, number, letter, unknown) for number, letter in enumerate(seats)]),
    )


def _ids(cards: i64) -> tuple[str, ...]:
    return tuple([_IDS[slot] for slot in slots_of(cards)])


def _player(board: Board, seat: i64, letter: Seat, unknown: i64) -> PlayerSight:
    hand = hand_of(board, seat)
    taken = in_order_taken(board, seat)
    return PlayerSight(
        letter,
        tuple([score(board, seat, number) for number in range(rounds_scored(board))]),
        points(board, seat),
        tuple([_column(board, place, colour, taken) for place, colour in enumerate(colours_of(board, seat))]),
        tuple([_IDS[slot] for slot in taken]),
        _ids(hand & ~unknown) + (None,) * count(hand & unknown),
        _ids(hand & board.open),
        choice_of(board, seat) != 0,
    )


def _column(board: Board, place: i64, colour: int, taken: list[int]) -> ColumnSight:
    cards = tuple([_IDS[slot] for slot in taken if COLOUR[slot] == colour])
    return ColumnSight(COLOUR_NAMES[colour], value_of(board, place), cards)
