"""What the lab writes down of a game of Mindbug: which cards fell to whom, were played by whom, and taken by whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...game.bits import slots_of
from ...game.contract import Event, Position, Seat
from ...mindbug.cards import SETS
from ...mindbug.events import CreatureEntered, MindbugUsed, TurnBegan, TurnRepeated
from ...mindbug.notation import card_id
from ...mindbug.position import Position as MindbugPosition
from ...mindbug.questions.holding import held
from ...wording import Wording
from ...wording.mindbug import MindbugWords
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
                case _:
                    pass

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

    def named(self, _role: str, thing: str, wording: Wording) -> str:
        """The name of a card."""
        return wording.words(MindbugWords).card_name(thing)

    def played_with(self, sets: Sequence[str], _options: Mapping[str, str], wording: Wording) -> str:
        """The sets, or that there are none."""
        if tuple(sets) == tuple(SETS):
            return wording.message("lab-mindbug-all-sets")
        if not sets:
            return wording.message("lab-mindbug-own-deck")
        return ", ".join(map(wording.words(MindbugWords).set_name, sets))


family: Final = MindbugLab()
