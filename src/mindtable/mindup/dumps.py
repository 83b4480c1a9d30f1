"""A board as one line that a person can read, and back: whole and exact, and only what is not as it mostly is.

    mind-up round=2 turn=3 columns=5,1,2,4,3 row=10,20,30 A.hand=4,17 A.taken=9:0,33:1,2:2 … deck=41,8 dice=5

Cards are their numbers; those taken stand with the turn of the round they were taken in. The deck begins with its top.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from ..game.bits import bit, slots_of
from ..game.contract import SEATS
from .board import COLUMNS, GAME, Board
from .changes import give
from .objectives import OBJECTIVES, PLACES
from .packed import number_at, with_number
from .questions import choice_of, hand_of, taken_by

_TURN_DIGITS: Final = ("turn_1", "turn_2", "turn_4", "turn_8")


# --- writing ---------------------------------------------------------------------------------------


def written(board: Board) -> str:
    """A board as a line."""
    return " ".join([GAME, *(f"{name}={value}" for name, value in _fields(board))])


def _fields(board: Board) -> Iterator[tuple[str, str]]:
    yield "players", str(board.players)
    yield "round", str(board.round)
    if board.turn:
        yield "turn", str(board.turn)
    yield "columns", ",".join(str(number_at(board.columns, place)) for place in range(COLUMNS))
    yield "row", _cards(slots_of(board.row))
    for seat, letter in enumerate(SEATS[: board.players]):
        if hand_of(board, seat):
            yield f"{letter}.hand", _cards(slots_of(hand_of(board, seat)))
        if taken_by(board, seat):
            taken = sorted(slots_of(taken_by(board, seat)), key=lambda slot: (_turn_of(board, slot), slot))
            yield f"{letter}.taken", ",".join(f"{slot + 1}:{_turn_of(board, slot)}" for slot in taken)
        if choice_of(board, seat):
            yield f"{letter}.choice", _cards(slots_of(choice_of(board, seat)))
    if board.deck:
        yield "deck", _cards(board.deck)
    usual = board.row | board.taken
    if board.open & ~usual:
        yield "open", _cards(slots_of(board.open & ~usual))
    if usual & ~board.open:
        yield "open-not", _cards(slots_of(usual & ~board.open))
    for name in ("objectives", "spent"):
        if getattr(board, name):
            yield name, ",".join(OBJECTIVES[place].id for place in slots_of(getattr(board, name)))
    if board.scores:
        yield "scores", ",".join(map(str, board.scores))
    if board.victors:
        yield "won", "".join(SEATS[seat] for seat in slots_of(board.victors))
    yield "dice", str(board.chance)
    if board.secret:
        yield "secret", board.secret.hex()


def _cards(slots: Iterable[int]) -> str:
    return ",".join(str(slot + 1) for slot in slots)


def _turn_of(board: Board, slot: int) -> int:
    """In which turn of the round a card was taken."""
    return sum((getattr(board, name) >> slot & 1) << place for place, name in enumerate(_TURN_DIGITS))


# --- reading ---------------------------------------------------------------------------------------


def read(line: str) -> Board:
    """The board of a line, or of what stood for it in earlier versions."""
    if line.startswith("{"):
        return _read_earlier(json.loads(line))
    fields: dict[str, str] = {}
    for field in line.split(" ")[1:]:
        name, _, value = field.partition("=")
        fields[name] = value
    board = Board(int(fields["players"]))
    board.round = int(fields["round"])
    board.turn = int(fields.get("turn", 0))
    for place, worth in enumerate(_numbers(fields, "columns")):
        board.columns = with_number(board.columns, place, worth)
    board.row = _set(fields, "row")
    board.deck = bytes(number - 1 for number in _numbers(fields, "deck"))
    for seat, letter in enumerate(SEATS[: board.players]):
        hand = _set(fields, f"{letter}.hand")
        board.hand |= hand
        give(board, hand, seat)
        board.sealed |= _set(fields, f"{letter}.choice")
        _read_taken(board, seat, fields.get(f"{letter}.taken", ""))
    board.open = (board.row | board.taken) & ~_set(fields, "open-not") | _set(fields, "open")
    board.objectives, board.spent = _objectives(fields, "objectives"), _objectives(fields, "spent")
    board.scores = tuple(_numbers(fields, "scores"))
    board.victors = sum(1 << "".join(SEATS).index(letter) for letter in fields.get("won", ""))
    board.chance = int(fields["dice"])
    board.secret = bytes.fromhex(fields.get("secret", ""))
    return board


def _read_taken(board: Board, seat: int, taken: str) -> None:
    for entry in taken.split(",") if taken else ():
        number, _, turn = entry.partition(":")
        card = bit(int(number) - 1)
        board.taken |= card
        give(board, card, seat)
        for place, name in enumerate(_TURN_DIGITS):
            if int(turn) >> place & 1:
                setattr(board, name, getattr(board, name) | card)


def _numbers(fields: Mapping[str, str], name: str) -> list[int]:
    value = fields.get(name, "")
    return [int(number) for number in value.split(",")] if value else []


def _set(fields: Mapping[str, str], name: str) -> int:
    return sum(bit(number - 1) for number in _numbers(fields, name))


def _objectives(fields: Mapping[str, str], name: str) -> int:
    value = fields.get(name, "")
    return sum(bit(PLACES[objective]) for objective in value.split(",")) if value else 0


def _read_earlier(known: Mapping[str, Any]) -> Board:
    """Numbers in the order of NUMBERS, and bytes in base64."""
    board = Board(0)
    board.deck = base64.b64decode(known["deck"])
    board.scores = tuple(known["scores"])
    board.secret = bytes.fromhex(known.get("secret", ""))
    board.set_numbers(known["numbers"])
    return board
