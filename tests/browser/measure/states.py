"""A moment of a game that somebody looks at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mindtable.game.contract import Event, Move, Position, Seat
from mindtable.games import game_named
from tests.table.showing import html_for

Told = list[Sequence[Event]]
# Of the greatest length that a name may have; words that long do not occur.
NAMES = {
    Seat("A"): "Maximiliane von Greifen",
    Seat("B"): "Wolfeschlegelsteinhausen",
    Seat("C"): "Rosa",
    Seat("D"): "Katarzyna Wiśniewska",
    Seat("E"): "Tom",
    Seat("F"): "Giovanna Bevilacqua",
}


@dataclass(frozen=True, eq=False)  # positions have no hash
class State:
    """A moment, how one got there, and who looks at it."""

    game: str
    kind: str  # what is asked, or what goes on
    counts: tuple[int, ...]  # how many cards in hand, and how many creatures on each side; of Mind Up! also players
    position: Position
    first: Position
    told: Sequence[Sequence[Event]]
    seat: Seat | None

    @property
    def name(self) -> str:
        """What it is, for people."""
        return f"{self.game} {self.kind} {'/'.join(map(str, self.counts))}"

    @property
    def moves(self) -> list[str]:
        """What the one who looks has to be able to answer."""
        is_asked = self.seat in self.position.to_decide
        return [str(move) for move in self.position.view(self.seat).moves()] if is_asked else []

    def html(self, language: str) -> str:
        """What the page shows."""
        return html_for(self.position, self.first, self.told, self.seat, language=language, names=NAMES)


def played(
    game: str, kind: str, counts: tuple[int, ...], document: Mapping[str, Any], *moves: str, seat: str = "A"
) -> Iterator[State]:
    """The state after some moves from a position, if somebody is still asked there; a move with a question mark is
    made only if it can be."""
    first = game_named(game).read_position({"game": game, **document})
    position = first.copy()
    told: Told = []
    for move in moves:
        if not move.startswith("?") or Move(move[1:]) in position.moves():
            told.append(position.play(move.removeprefix("?")))
    who = Seat(seat) if seat else None
    if kind == "waiting" or who is None or who in position.to_decide:
        yield State(game, kind, counts, position, first, told, who)
