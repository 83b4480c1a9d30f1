"""Positions in the notation of scenarios: set up from it, written in it, compared with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from ..game.bits import bit, slots_of
from ..game.chance import seeded
from ..game.contract import SEATS, SetupError
from ..game.fields import check_fields, list_of, whole_number
from ..game.flaws import IN_SCENARIO, Flaw, Place, difference, flaw, in_field, in_seat, written
from .board import (
    COLUMNS,
    DEALT,
    FEWEST_PLAYERS,
    GAME,
    MOST_OBJECTIVES,
    MOST_PLAYERS,
    ROUNDS,
    Board,
)
from .cards import CARDS
from .changes import give, put_in_columns
from .flaws import mind_up_flaw
from .notation import seat_letter, to_decide, winners
from .objectives import OBJECTIVES, PLACES
from .packed import with_number
from .questions import hand_of, in_order_taken, is_over, rounds_scored, score, value_of
from .round import advance
from .tables import COLOUR_CARDS, COLOUR_NAMES

_ABOUT: Final = {"name", "game", "rules", "moves", "then"}
_TOP: Final = {"round", "columns", "row", "deck", "objectives"}
_SEAT: Final = {"hand", "taken", "scores"}
_VALUES: Final = list(range(1, COLUMNS + 1))
_HIGHEST_SCORE: Final = 999


# --- reading ---------------------------------------------------------------------------------------


def read_position(document: Mapping[str, Any]) -> Board:
    """The position that a scenario sets up, at its first choice. Nobody has seen any card of a hand of others."""
    check_fields(document, _ABOUT | _TOP | set(SEATS), IN_SCENARIO)
    seats = _read_seats(document)
    cards = _Cards()
    board = Board(len(seats))
    board.chance = seeded(0)
    board.round = whole_number(document.get("round", 1), 1, ROUNDS, in_field("round"))
    board.columns = _read_columns(document.get("columns", _VALUES))
    board.objectives = _read_objectives(document.get("objectives"))
    board.row = _set(cards.read(document.get("row"), in_field("row")))
    board.deck = bytes(cards.read(document.get("deck"), in_field("deck")))
    hands = [cards.read(fields.get("hand"), in_field("hand", letter)) for letter, fields in seats.items()]
    taken = [cards.read(fields.get("taken"), in_field("taken", letter)) for letter, fields in seats.items()]
    _check_sizes(board, list(seats), hands, taken)
    for seat, hand in enumerate(hands):
        board.hand |= _set(hand)
        give(board, _set(hand + taken[seat]), seat)
    for turn in range(max(len(pile) for pile in taken)):
        put_in_columns(board, _set([pile[turn] for pile in taken if turn < len(pile)]))
    board.open = board.row | board.taken
    board.scores = _read_scores(seats, board.round - 1)
    advance(board)
    return board


class _Cards:
    """The cards met so far and where, so that none stands in two places."""

    def __init__(self) -> None:
        self.where: dict[int, Place] = {}

    def read(self, entries: Any, where: Place) -> list[int]:
        slots = []
        for entry in list_of(entries, where):
            slot = _card(entry, where)
            if slot in self.where:
                raise SetupError(mind_up_flaw("two-places", card=entry, first=self.where[slot], second=where))
            self.where[slot] = where
            slots.append(slot)
        return slots


def _read_seats(document: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    letters = [letter for letter in SEATS if letter in document]
    check_players(len(letters))
    if letters != list(SEATS[: len(letters)]):
        wanted, found = ", ".join(SEATS[: len(letters)]), ", ".join(letters)
        raise SetupError(mind_up_flaw("seats-in-order", count=len(letters), wanted=wanted, found=found))
    seats: dict[str, Mapping[str, Any]] = {}
    for letter in letters:
        seats[letter] = {} if document[letter] is None else document[letter]
        check_fields(seats[letter], _SEAT, in_seat(letter))
    return seats


def check_players(number: int) -> None:
    """Raise a SetupError if so many cannot play."""
    if not FEWEST_PLAYERS <= number <= MOST_PLAYERS:
        raise SetupError(mind_up_flaw("players", least=FEWEST_PLAYERS, most=MOST_PLAYERS, count=number))


def check_objectives(number: int) -> None:
    """Raise a SetupError if there cannot be so many objectives."""
    if not 0 <= number <= MOST_OBJECTIVES:
        raise SetupError(mind_up_flaw("objectives", most=MOST_OBJECTIVES, count=number))


def _check_sizes(board: Board, letters: list[str], hands: list[list[int]], taken: list[list[int]]) -> None:
    """What the rules need of a position: a full row, hands of one size, no more cards than a round has."""
    players = board.players
    row = len(slots_of(board.row))
    if row != players:
        raise SetupError(mind_up_flaw("row-size", in_field("row"), players=players, count=row))
    most = DEALT + board.round - 1
    for letter, hand, pile in zip(letters, hands, taken, strict=True):
        where = in_field("hand", letter)
        if not hand:
            raise SetupError(mind_up_flaw("empty-hand", where))
        if len(hand) != len(hands[0]):
            raise SetupError(mind_up_flaw("hand-size", where, count=len(hand), other=letters[0], wanted=len(hands[0])))
        if len(hand) + len(pile) > most:
            raise SetupError(mind_up_flaw("round-size", seat=letter, most=most, round=board.round))


def _card(entry: Any, where: Place) -> int:
    if not isinstance(entry, int) or isinstance(entry, bool) or not 1 <= entry <= len(CARDS):
        raise SetupError(flaw("no-numbered-card", where, name=written(entry), most=len(CARDS)))
    return entry - 1


def _set(slots: list[int]) -> int:
    return sum(bit(slot) for slot in slots)


def _read_columns(values: Any) -> int:
    where = in_field("columns")
    found = list_of(values, where)
    if not all(type(value) is int for value in found) or sorted(found) != _VALUES:
        raise SetupError(mind_up_flaw("columns", where, value=written(found), most=COLUMNS))
    return sum(with_number(0, place, int(value)) for place, value in enumerate(found))


def _read_objectives(entries: Any) -> int:
    where = in_field("objectives")
    names = list_of(entries, where)
    check_objectives(len(names))
    for name in names:
        if not isinstance(name, str) or name not in PLACES:
            raise SetupError(mind_up_flaw("no-objective", where, name=written(name), known=", ".join(PLACES)))
    if len({OBJECTIVES[PLACES[name]].letter for name in names}) < len(names):
        raise SetupError(mind_up_flaw("objective-letters", where))
    return _set([PLACES[name] for name in names])


def _read_scores(seats: Mapping[str, Mapping[str, Any]], rounds: int) -> tuple[int, ...]:
    """The points of earlier rounds, round by round; none for a seat that does not say."""
    by_seat = []
    for letter, fields in seats.items():
        where = in_field("scores", letter)
        found = list_of(fields.get("scores", [0] * rounds), where)
        if len(found) != rounds:
            raise SetupError(mind_up_flaw("scores", where, rounds=rounds, count=len(found)))
        by_seat.append([whole_number(points, -_HIGHEST_SCORE, _HIGHEST_SCORE, where) for points in found])
    return tuple(scores[number] for number in range(rounds) for scores in by_seat)


# --- writing ---------------------------------------------------------------------------------------


def write_position(board: Board) -> dict[str, Any]:
    """The description of a position in which nobody has chosen yet."""
    if is_over(board) or board.sealed:
        raise ValueError("only a position in which everybody is to choose can be written down")
    document: dict[str, Any] = {
        "game": GAME,
        "round": board.round,
        "columns": _columns(board),
        "row": _numbers(slots_of(board.row)),
        "deck": _numbers(board.deck),
        "objectives": [OBJECTIVES[place].id for place in slots_of(board.objectives)],
    }
    for seat in range(board.players):
        document[seat_letter(seat)] = {
            "hand": _numbers(slots_of(hand_of(board, seat))),
            "taken": _numbers(in_order_taken(board, seat)),
            "scores": _scores(board, seat),
        }
    return document


def _numbers(slots: list[int] | bytes) -> list[int]:
    return [CARDS[slot].number for slot in slots]


def _columns(board: Board) -> list[int]:
    return [value_of(board, place) for place in range(COLUMNS)]


def _scores(board: Board, seat: int) -> list[int]:
    return [score(board, seat, number) for number in range(rounds_scored(board))]


# --- comparing -------------------------------------------------------------------------------------


def differences(board: Board, expected: Mapping[str, Any]) -> list[Flaw]:
    """Where a position differs from what a scenario expects."""
    letters: dict[str, int] = {seat_letter(seat): seat for seat in range(board.players)}
    found: list[Flaw] = []
    for field, wanted in expected.items():
        if field in letters:
            found += _seat_differences(board, letters[field], wanted)
        elif field == "round":
            found += _differ(field, wanted, board.round)
        elif field == "columns":
            found += _differ(field, list_of(wanted, in_field(field)), _columns(board))
        elif field == "row":
            found += _differ_as_sets(field, _cards(wanted, in_field(field)), _numbers(slots_of(board.row)))
        elif field == "deck":
            found += _differ_as_sets(field, _cards(wanted, in_field(field)), _numbers(board.deck))
        elif field == "winner":
            found += _seats_differ(field, wanted, list(winners(board)))
        elif field == "to_move":
            found += _seats_differ(field, wanted, list(to_decide(board)))
        else:
            raise SetupError(flaw("not-expected", name=written(field)))
    return found


def _seat_differences(board: Board, seat: int, wanted: Any) -> list[Flaw]:
    letter = SEATS[seat]
    check_fields(wanted, _SEAT, in_seat(letter))
    found: list[Flaw] = []
    for field, value in wanted.items():
        what, where = f"{letter} {field}", in_field(field, letter)
        if field == "hand":
            found += _differ_as_sets(what, _cards(value, where), _numbers(slots_of(hand_of(board, seat))))
        elif field == "scores":
            found += _differ(what, list_of(value, where), _scores(board, seat))
        else:
            found += _columns_differ(board, seat, value)
    return found


def _columns_differ(board: Board, seat: int, wanted: Any) -> list[Flaw]:
    """The cards taken, by colour; colours that are not named are not compared."""
    where = in_field("taken", SEATS[seat])
    check_fields(wanted, set(COLOUR_NAMES), where)
    cards = in_order_taken(board, seat)
    found: list[Flaw] = []
    for name, numbers in wanted.items():
        same = COLOUR_CARDS[COLOUR_NAMES.index(name)]
        now = _numbers([slot for slot in cards if same >> slot & 1])
        found += _differ_as_sets(f"{SEATS[seat]} taken {name}", _cards(numbers, where), now)
    return found


def _cards(numbers: Any, where: Place) -> list[int]:
    """A list of cards, each of which there is."""
    return _numbers([_card(number, where) for number in list_of(numbers, where)])


def _differ(what: str, wanted: Any, now: Any) -> list[Flaw]:
    return [] if wanted == now else [difference(what, wanted, now)]


def _differ_as_sets(what: str, wanted: list[int], now: list[int]) -> list[Flaw]:
    return [] if Counter(wanted) == Counter(now) else [difference(what, wanted, now)]


def _seats_differ(field: str, wanted: Any, now: list[str]) -> list[Flaw]:
    """One seat or a list of them."""
    letters = wanted if isinstance(wanted, list) else [wanted]
    for letter in letters:
        if letter not in SEATS:
            raise SetupError(flaw("no-seat", in_field(field), seat=written(letter)))
    return [] if sorted(letters) == now else [difference(field, ", ".join(letters), ", ".join(now) or "[]")]
