"""Positions in the notation of scenarios: set up from it, written in it, compared with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from ..game.bits import bit, slots_of
from ..game.chance import seeded
from ..game.contract import SEATS, SetupError
from ..game.fields import check_fields, list_of, whole_number
from ..game.flaws import IN_SCENARIO, Place, flaw, in_field, in_seat, written
from .board import (
    COLUMN_BITS,
    COLUMNS,
    DEALT,
    FEWEST_PLAYERS,
    MOST_OBJECTIVES,
    MOST_PLAYERS,
    ROUNDS,
)
from .cards import CARDS
from .changes import give, put_in_columns
from .notation import seat_letter
from .objectives import OBJECTIVES, PLACES
from .position import Position
from .questions import hand_of, in_order_taken, is_over, rounds_scored, score, value_of
from .round import advance
from .tables import COLOUR_CARDS, COLOUR_NAMES

_ABOUT: Final = {"name", "game", "rules", "moves", "then"}
_TOP: Final = {"round", "columns", "row", "deck", "objectives"}
_SEAT: Final = {"hand", "taken", "scores"}
_VALUES: Final = list(range(1, COLUMNS + 1))
_HIGHEST_SCORE: Final = 999


# --- reading ---------------------------------------------------------------------------------------


def read_position(document: Mapping[str, Any]) -> Position:
    """The position that a scenario sets up, at its first choice. Nobody has seen any card of a hand of others."""
    check_fields(document, _ABOUT | _TOP | set(SEATS), IN_SCENARIO)
    seats = _read_seats(document)
    cards = _Cards()
    position = Position(len(seats))
    position.chance = seeded(0)
    position.round = whole_number(document.get("round", 1), 1, ROUNDS, in_field("round"))
    position.columns = _read_columns(document.get("columns", _VALUES))
    position.objectives = _read_objectives(document.get("objectives"))
    position.row = _set(cards.read(document.get("row"), in_field("row")))
    position.deck = bytes(cards.read(document.get("deck"), in_field("deck")))
    hands = [cards.read(fields.get("hand"), in_field("hand", letter)) for letter, fields in seats.items()]
    taken = [cards.read(fields.get("taken"), in_field("taken", letter)) for letter, fields in seats.items()]
    _check_sizes(position, list(seats), hands, taken)
    for seat, hand in enumerate(hands):
        position.hand |= _set(hand)
        give(position, _set(hand + taken[seat]), seat)
    for turn in range(max(len(pile) for pile in taken)):
        put_in_columns(position, _set([pile[turn] for pile in taken if turn < len(pile)]))
    position.open = position.row | position.taken
    position.scores = _read_scores(seats, position.round - 1)
    advance(position)
    return position


class _Cards:
    """The cards met so far and where, so that none stands in two places."""

    def __init__(self) -> None:
        self.where: dict[int, Place] = {}

    def read(self, entries: Any, where: Place) -> list[int]:
        slots = []
        for entry in list_of(entries, where):
            slot = _card(entry, where)
            if slot in self.where:
                raise SetupError(flaw("two-places", card=entry, first=self.where[slot], second=where))
            self.where[slot] = where
            slots.append(slot)
        return slots


def _read_seats(document: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    letters = [letter for letter in SEATS if letter in document]
    check_players(len(letters))
    if letters != list(SEATS[: len(letters)]):
        wanted, found = ", ".join(SEATS[: len(letters)]), ", ".join(letters)
        raise SetupError(flaw("seats-in-order", count=len(letters), wanted=wanted, found=found))
    seats: dict[str, Mapping[str, Any]] = {}
    for letter in letters:
        seats[letter] = {} if document[letter] is None else document[letter]
        check_fields(seats[letter], _SEAT, in_seat(letter))
    return seats


def check_players(number: int) -> None:
    if not FEWEST_PLAYERS <= number <= MOST_PLAYERS:
        raise SetupError(flaw("players", least=FEWEST_PLAYERS, most=MOST_PLAYERS, count=number))


def check_objectives(number: int) -> None:
    if not 0 <= number <= MOST_OBJECTIVES:
        raise SetupError(flaw("objectives", most=MOST_OBJECTIVES, count=number))


def _check_sizes(position: Position, letters: list[str], hands: list[list[int]], taken: list[list[int]]) -> None:
    """What the rules need of a position: a full row, hands of one size, no more cards than a round has."""
    players = position.players
    row = len(slots_of(position.row))
    if row != players:
        raise SetupError(flaw("row-size", in_field("row"), players=players, count=row))
    most = DEALT + position.round - 1
    for letter, hand, pile in zip(letters, hands, taken, strict=True):
        where = in_field("hand", letter)
        if not hand:
            raise SetupError(flaw("empty-hand", where))
        if len(hand) != len(hands[0]):
            raise SetupError(flaw("hand-size", where, count=len(hand), other=letters[0], wanted=len(hands[0])))
        if len(hand) + len(pile) > most:
            raise SetupError(flaw("round-size", seat=letter, most=most, round=position.round))


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
        raise SetupError(flaw("columns", where, value=written(found), most=COLUMNS))
    return sum(int(value) << (COLUMN_BITS * place) for place, value in enumerate(found))


def _read_objectives(entries: Any) -> int:
    where = in_field("objectives")
    names = list_of(entries, where)
    check_objectives(len(names))
    for name in names:
        if not isinstance(name, str) or name not in PLACES:
            raise SetupError(flaw("no-objective", where, name=written(name), known=", ".join(PLACES)))
    if len({OBJECTIVES[PLACES[name]].letter for name in names}) < len(names):
        raise SetupError(flaw("objective-letters", where))
    return _set([PLACES[name] for name in names])


def _read_scores(seats: Mapping[str, Mapping[str, Any]], rounds: int) -> tuple[int, ...]:
    """The points of earlier rounds, round by round; none for a seat that does not say."""
    by_seat = []
    for letter, fields in seats.items():
        where = in_field("scores", letter)
        found = list_of(fields.get("scores", [0] * rounds), where)
        if len(found) != rounds:
            raise SetupError(flaw("scores", where, rounds=rounds, count=len(found)))
        by_seat.append([whole_number(points, -_HIGHEST_SCORE, _HIGHEST_SCORE, where) for points in found])
    return tuple(scores[number] for number in range(rounds) for scores in by_seat)


# --- writing ---------------------------------------------------------------------------------------


def write_position(position: Position) -> dict[str, Any]:
    """The description of a position in which nobody has chosen yet."""
    if is_over(position) or position.sealed:
        raise ValueError("only a position in which everybody is to choose can be written down")
    document: dict[str, Any] = {
        "game": position.game,
        "round": position.round,
        "columns": _columns(position),
        "row": _numbers(slots_of(position.row)),
        "deck": _numbers(position.deck),
        "objectives": [OBJECTIVES[place].id for place in slots_of(position.objectives)],
    }
    for seat in range(position.players):
        document[seat_letter(seat)] = {
            "hand": _numbers(slots_of(hand_of(position, seat))),
            "taken": _numbers(in_order_taken(position, seat)),
            "scores": _scores(position, seat),
        }
    return document


def _numbers(slots: list[int] | bytes) -> list[int]:
    return [CARDS[slot].number for slot in slots]


def _columns(position: Position) -> list[int]:
    return [value_of(position, place) for place in range(COLUMNS)]


def _scores(position: Position, seat: int) -> list[int]:
    return [score(position, seat, number) for number in range(rounds_scored(position))]


# --- comparing -------------------------------------------------------------------------------------


def differences(position: Position, expected: Mapping[str, Any]) -> list[str]:
    """Where a position differs from what a scenario expects, a phrase each."""
    letters: dict[str, int] = {seat_letter(seat): seat for seat in range(position.players)}
    found: list[str] = []
    for field, wanted in expected.items():
        if field in letters:
            found += _seat_differences(position, letters[field], wanted)
        elif field == "round":
            found += _differ(field, wanted, position.round)
        elif field == "columns":
            found += _differ(field, list_of(wanted, in_field(field)), _columns(position))
        elif field == "row":
            found += _differ_as_sets(field, _cards(wanted, in_field(field)), _numbers(slots_of(position.row)))
        elif field == "deck":
            found += _differ_as_sets(field, _cards(wanted, in_field(field)), _numbers(position.deck))
        elif field == "winner":
            found += _seats_differ(field, wanted, list(position.winners))
        elif field == "to_move":
            found += _seats_differ(field, wanted, list(position.to_decide))
        else:
            raise SetupError(flaw("not-expected", name=written(field)))
    return found


def _seat_differences(position: Position, seat: int, wanted: Any) -> list[str]:
    letter = SEATS[seat]
    check_fields(wanted, _SEAT, in_seat(letter))
    found: list[str] = []
    for field, value in wanted.items():
        what, where = f"{letter} {field}", in_field(field, letter)
        if field == "hand":
            found += _differ_as_sets(what, _cards(value, where), _numbers(slots_of(hand_of(position, seat))))
        elif field == "scores":
            found += _differ(what, list_of(value, where), _scores(position, seat))
        else:
            found += _columns_differ(position, seat, value)
    return found


def _columns_differ(position: Position, seat: int, wanted: Any) -> list[str]:
    """The cards taken, by colour; colours that are not named are not compared."""
    where = in_field("taken", SEATS[seat])
    check_fields(wanted, set(COLOUR_NAMES), where)
    cards = in_order_taken(position, seat)
    found: list[str] = []
    for name, numbers in wanted.items():
        same = COLOUR_CARDS[COLOUR_NAMES.index(name)]
        now = _numbers([slot for slot in cards if same >> slot & 1])
        found += _differ_as_sets(f"{SEATS[seat]} taken {name}", _cards(numbers, where), now)
    return found


def _cards(numbers: Any, where: Place) -> list[int]:
    """A list of cards, each of which there is."""
    return _numbers([_card(number, where) for number in list_of(numbers, where)])


def _differ(what: str, wanted: Any, now: Any) -> list[str]:
    return [] if wanted == now else [f"expected {what} {wanted}, found {now}"]


def _differ_as_sets(what: str, wanted: list[int], now: list[int]) -> list[str]:
    return [] if Counter(wanted) == Counter(now) else [f"expected {what} {wanted}, found {now}"]


def _seats_differ(field: str, wanted: Any, now: list[str]) -> list[str]:
    """One seat or a list of them."""
    letters = wanted if isinstance(wanted, list) else [wanted]
    for letter in letters:
        if letter not in SEATS:
            raise SetupError(flaw("no-seat", in_field(field), seat=written(letter)))
    return (
        [] if sorted(letters) == now else [f"expected {field} {', '.join(letters)}, found {', '.join(now) or 'nobody'}"]
    )
