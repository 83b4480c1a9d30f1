"""What a seat may know, and the worlds that agree with it."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any

from mindtable.game.contract import SEATS, Move, Seat
from mindtable.game.dice import Dice
from mindtable.game.sights import facts_of

from .board import Board
from .sight import PlayerSight, Sight

if TYPE_CHECKING:
    from .position import Position


class View:
    """A board in which all that the seat does not know lies in a fixed order: there is no secret in it."""

    def __init__(self, first: Board, seat: int | None) -> None:
        self._first = first
        self._seat = seat

    @staticmethod
    def of(board: Board, seat: int | None) -> View:
        first = board.copy()
        first.dice = Dice.of(0)
        _deal_unknown(first, seat, sorted(_unknown(board, seat)))
        return View(first, seat)

    @property
    def seat(self) -> Seat | None:
        return None if self._seat is None else SEATS[self._seat]

    @property
    def to_decide(self) -> tuple[Seat, ...]:
        return self._position.to_decide

    @property
    def question(self) -> str:
        return self._position.question

    def moves(self) -> list[Move]:
        return [] if self.seat is None else self._position.moves(self.seat)

    def world(self, rng: Random) -> Position:
        """A whole position, each that agrees with the view as likely as any other."""
        from .position import Position  # noqa: PLC0415  # a position knows its views

        board = self._first.copy()
        board.dice = Dice.of(rng.getrandbits(60))
        unknown = _unknown(board, self._seat)
        _deal_unknown(board, self._seat, rng.sample(unknown, len(unknown)))
        return Position(board)

    worlds = world

    @cached_property
    def sight(self) -> Sight:
        position = self._position
        return Sight(
            game=position.game,
            seat=self.seat,
            sides=position.sides,
            to_decide=position.to_decide,
            question=position.question,
            moves=tuple(move.text for move in self.moves()),
            beach=tuple(map(str, self._first.beach)),
            aside=len(self._first.aside),
            turn=SEATS[self._first.turn],
            winners=position.winners,
            players=tuple(self._player(seat) for seat in range(len(position.seats))),
        )

    def facts(self) -> dict[str, Any]:
        """The sight in the shape of JSON."""
        return facts_of(self.sight)

    def _player(self, seat: int) -> PlayerSight:
        hand = self._first.hands[seat]
        return PlayerSight(
            seat=SEATS[seat],
            hand=tuple(str(card) if seat == self._seat else None for card in hand),
            washed=tuple(map(str, self._first.washed[seat])),
            points=self._first.points(seat),
        )

    @property
    def _position(self) -> Position:
        from .position import Position  # noqa: PLC0415  # a position knows its views

        return Position(self._first)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.sight == other.sight

    def __hash__(self) -> int:
        return hash(self.sight)


def _unknown(board: Board, seat: int | None) -> list[int]:
    hands = [card for other, hand in enumerate(board.hands) if other != seat for card in hand]
    return [*hands, *board.aside]


def _deal_unknown(board: Board, seat: int | None, cards: list[int]) -> None:
    """Give the unknown cards their places in this order: hands, then those put aside."""
    left = iter(cards)
    for other, hand in enumerate(board.hands):
        if other != seat:
            board.hands[other] = tuple(sorted(next(left) for _ in hand))
    board.aside = tuple(left)
