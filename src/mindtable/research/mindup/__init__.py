"""Research on Mind Up!: the numbers of choices and observations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...game.bits import SLOTS, count
from ...game.contract import Move, Position, Seat
from ...mindup.board import FEWEST_PLAYERS, MOST_PLAYERS
from ...mindup.cards import CARDS
from ...mindup.events import KINDS
from ...mindup.game import DEFAULTS, mind_up
from ...mindup.notation import PICKS, seat_number
from ...mindup.objectives import OBJECTIVES
from ...mindup.position import Position as MindUpPosition
from ...mindup.tables import COLOUR_NAMES
from ..cells import Cells
from ..family import space_of
from ..vocabulary import Vocabulary
from . import columns as at
from .games import Games
from .observer import Observer

LONGEST_ROW: Final = 8  # of a card that is taken, and of the values of a round
LEFT_OUT: Final = ("sheet",)  # how points come about follows from what everybody has taken, and all have seen
WORDS: Final = (*(card.id for card in CARDS), *COLOUR_NAMES, *(objective.id for objective in OBJECTIVES))


class MindUpSpace:
    """The numbers of Mind Up! with so many players and objectives."""

    version: Final = "1"
    simultaneous: Final = True

    def __init__(self, sets: Sequence[str], options: Mapping[str, str]) -> None:
        position, _ = mind_up.deal(seed=0, sets=sets, options=options)
        self.game: Final = mind_up.name
        self.seats: Final = position.seats
        self.sides: Final = position.sides
        self._options: Final = dict(options)
        self._objectives: Final = count(position.board.objectives)
        self._observer: Final = Observer(len(self.seats))
        self._cells: Final = Cells(1, self._observer.size + SLOTS)
        self._numbers: Final = {move.text: number for number, move in enumerate(PICKS)}
        self.acts: Final = SLOTS
        self.size: Final = int(self._observer.size)
        self.vocabulary: Final = Vocabulary(self.seats, tuple(KINDS.values()), WORDS, LONGEST_ROW, LEFT_OUT)

    def __reduce__(self) -> tuple[object, ...]:
        return space_of, (self.game, (), tuple(sorted(self._options.items())))

    def __deepcopy__(self, memo: dict[int, object]) -> MindUpSpace:
        return self

    def deal(self, seed: int) -> MindUpPosition:
        """A new game at its first choice."""
        position, _ = mind_up.deal(seed=seed, options=self._options)
        return position

    def text(self, act: int) -> str:
        """A choice in words."""
        return PICKS[act].text

    def number(self, text: str) -> int:
        """The number of a choice in words. Raises a ValueError if there is none."""
        if text not in self._numbers:
            raise ValueError(f"“{text}” is no act of this game")
        return self._numbers[text]

    def observation(self, position: Position, seat: Seat) -> bytes:
        """What a seat sees, a byte for every cell."""
        return self._written(position, seat)[: self.size]

    def legal(self, position: Position, seat: Seat) -> dict[int, Move]:
        """The choices of a seat that has not chosen yet, and the moves they are; else none."""
        mask = self._written(position, seat)[self.size :]
        return {act: PICKS[act] for act, legal in enumerate(mask) if legal}

    def _written(self, position: Position, seat: Seat) -> bytes:
        assert isinstance(position, MindUpPosition)
        self._observer.count_points(position.board)
        self._observer.write(self._cells, 0, position.board, seat_number(seat))
        return self._cells.row(0)

    def games(self, number: int) -> Games:
        """So many games at once."""
        return Games(len(self.seats), self._objectives, number)

    def meanings(self) -> list[str]:
        """What every cell of an observation means."""
        words = ("own", *(f"left {place}" for place in range(1, len(self.seats))))
        found = [*at.GAME_MEANINGS, *(f"{word}: {meaning}" for word in words for meaning in at.SEAT_MEANINGS)]
        of_card = [f"in the hand of {word}" for word in words] + [f"taken by {word}" for word in words]
        return found + [f"card {card.id}: {meaning}" for card in CARDS for meaning in (*of_card, *at.CARD_MEANINGS)]


class MindUpResearch:
    """What Mind Up! gives to research."""

    parameters: Final[Mapping[str, str | int]] = {"players": int(DEFAULTS["players"]), "objectives": 0}

    def players(self, game: str) -> tuple[int, int]:  # noqa: ARG002
        """How many play, at least and at most."""
        return FEWEST_PLAYERS, MOST_PLAYERS

    def space(self, game: str, sets: Sequence[str] | None, options: Mapping[str, str]) -> MindUpSpace:  # noqa: ARG002
        """The space of Mind Up! with some options."""
        return MindUpSpace(sets or (), options)


family: Final = MindUpResearch()
