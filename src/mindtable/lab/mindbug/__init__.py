"""What the lab writes down of a game of Mindbug: which cards fell to whom, were played by whom, and taken by whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...game.bits import slots_of
from ...game.contract import Event, Position, Seat
from ...mindbug.events import CreatureEntered, MindbugUsed, TurnBegan, TurnRepeated
from ...mindbug.notation import card_id, seat_letter
from ...mindbug.position import Position as MindbugPosition
from ...mindbug.questions.holding import held
from ..family import Observed, Role

HELD: Final = "held"  # dealt to the seat: its hand and its draw pile
PLAYED: Final = "played"  # came into play at its side, in whatever way
TAKEN: Final = "taken"  # by its Mindbug


class ObservedDuel:
    """Looks on at a duel, or at a game of Tag Team."""

    def __init__(self, position: MindbugPosition) -> None:
        board = position.board
        self.turns = 1
        self.begins: Seat | None = position.turn
        self._had: dict[str, dict[Seat, list[str]]] = {
            HELD: {
                seat: sorted(card_id(board, slot) for slot in slots_of((board.hand | board.draw) & held(board, number)))
                for number, seat in enumerate(position.seats)
            },
            PLAYED: {seat: [] for seat in position.seats},
            TAKEN: {seat: [] for seat in position.seats},
        }
        assert all(seat == seat_letter(number) for number, seat in enumerate(position.seats))

    def told(self, events: Sequence[Event]) -> None:
        """Take in what has happened."""
        for event in events:
            match event:
                case CreatureEntered(seat=seat, card=card):
                    self._had[PLAYED][seat].append(card)
                case MindbugUsed(seat=seat, card=card):
                    self._had[TAKEN][seat].append(card)
                case TurnBegan() | TurnRepeated():
                    self.turns += 1

    def had(self) -> Mapping[str, Mapping[Seat, Sequence[str]]]:
        """The cards that each seat has had, by role."""
        return self._had


class MindbugLab:
    """What the lab knows of Mindbug."""

    roles: Final = (Role(HELD, was_dealt=True), Role(PLAYED, was_dealt=False), Role(TAKEN, was_dealt=False))

    def observe(self, position: Position) -> Observed:
        """Begin to look on at a game that was just dealt."""
        assert isinstance(position, MindbugPosition)
        return ObservedDuel(position)


family: Final = MindbugLab()
