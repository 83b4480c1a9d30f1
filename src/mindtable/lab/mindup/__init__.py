"""What the lab writes down of a game of Mind Up!: hands as dealt, and which cards, colours, values and objectives came
to whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...game.bits import slots_of
from ...game.contract import Event, Position, Seat
from ...mindup.events import CardPlaced, CardRevealed, CardTaken, RoundScored
from ...mindup.game import DEFAULTS
from ...mindup.notation import card_id
from ...mindup.position import Position as MindUpPosition
from ...mindup.questions import hand_of
from ...wording import Wording
from ...wording.mindup import MindUpWords
from ..family import Observed, Role

HELD: Final = "held"  # dealt to the seat before the first round
TAKEN: Final = "taken"  # into its columns
COLOURS: Final = "colours"  # of the cards that it took
VALUES: Final = "values"  # of the columns in which they lay
OBJECTIVES: Final = "objectives"  # that brought or cost it points


class ObservedMindUp:
    """Looks on at a game of Mind Up!"""

    begins: Seat | None = None  # all choose at the same time

    def __init__(self, position: MindUpPosition) -> None:
        self.turns = 0
        self._first = position.seats[0]
        self._had: dict[str, dict[Seat, list[str]]] = {
            HELD: {
                seat: [card_id(slot) for slot in slots_of(hand_of(position.board, number))]
                for number, seat in enumerate(position.seats)
            },
            **{role: {seat: [] for seat in position.seats} for role in (TAKEN, COLOURS, VALUES, OBJECTIVES)},
        }

    def told(self, events: Sequence[Event]) -> None:
        """Take in what has happened."""
        for event in events:
            match event:
                case CardRevealed(seat=self._first):
                    self.turns += 1
                case CardTaken(seat=seat) | CardPlaced(seat=seat):
                    self._had[TAKEN][seat].append(event.card)
                    self._had[COLOURS][seat].append(event.colour)
                    self._had[VALUES][seat].append(str(event.value))
                case RoundScored(seat=seat, sheet=sheet):
                    self._had[OBJECTIVES][seat] += [line.objective for line in sheet.objectives if line.points]
                case _:
                    pass

    def had(self) -> Mapping[str, Mapping[Seat, Sequence[str]]]:
        """What each seat has had, by role."""
        return self._had


class MindUpLab:
    """What the lab knows of Mind Up!"""

    roles: Final = (
        Role(HELD, was_dealt=True),
        *(Role(name, was_dealt=False) for name in (TAKEN, COLOURS, VALUES, OBJECTIVES)),
    )

    def observe(self, position: Position) -> Observed:
        """Begin to look on at a game that was just dealt."""
        assert isinstance(position, MindUpPosition)
        return ObservedMindUp(position)

    def named(self, role: str, thing: str, wording: Wording) -> str:
        """The number of a card, a colour, a value, or what an objective asks for."""
        words = wording.words(MindUpWords)
        if role == COLOURS:
            return words.colour(thing)
        if role == OBJECTIVES:
            return words.objective(thing)
        return thing if role == VALUES else words.card_name(thing)

    def played_with(self, _sets: Sequence[str], options: Mapping[str, str], wording: Wording) -> str:
        """How many players and objectives there are."""
        chosen = {**DEFAULTS, **options}
        players, objectives = int(chosen["players"]), int(chosen["objectives"])
        return wording.message("lab-mindup-played-with", players=players, objectives=objectives)


family: Final = MindUpLab()
