"""What the solver asks of a family of games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, cast

from .. import games
from ..game.contract import Move, Position, Seat, SetupError, View
from ..game.flaws import flaw
from .table import Table


class Proof(Protocol):
    """The search for a proof that a side wins, whatever the others and the dice do."""

    def run(self, positions: int) -> None:
        """Search until it is settled, or so many more positions were looked at."""
        ...

    @property
    def settled(self) -> bool:
        """Whether there is nothing left to search."""
        ...

    @property
    def proved(self) -> bool:
        """Whether the side wins."""
        ...

    @property
    def in_doubt(self) -> bool:
        """Whether it does not follow from a disproof that the others win."""
        ...

    @property
    def positions(self) -> int:
        """How many positions were looked at: those whose moves were tried."""
        ...

    def line(self) -> list[tuple[Seat, str]]:
        """When it is settled: moves that win, as far as no dice are thrown, and the answers that resist longest."""
        ...


class FamilySolver(Protocol):
    """What a family of games whose sides decide one after the other gives to the solver."""

    def proof(
        self,
        position: Position,
        side: Sequence[Seat],
        table: Table,
        *,
        unknown_draws: bool,
        turns: int | None,
        lasts: bool = ...,
    ) -> Proof:
        """The search for a proof that a side wins: in this turn and so many more, or at all; or, where it is enough to
        last, that it has not lost by then."""
        ...

    def worlds(self, view: View, most: int) -> list[Position] | None:
        """All worlds that agree with a view, with piles of which nobody knows how they lie; None if there are more."""
        ...

    def outcomes(self, position: Position, move: Move) -> Iterator[Position]:
        """All that may come of a move, whatever dice or piles show."""
        ...


def family_of(game: str) -> FamilySolver:
    """What the family of a game gives to the solver; a SetupError says if that is nothing."""
    found = games.family_of(game).part_if_any("solver")
    if found is None:
        raise SetupError(flaw("no-solver", game=game))
    return cast(FamilySolver, found)
