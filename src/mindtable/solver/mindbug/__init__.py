"""The solver at Mindbug: proofs on its boards, and all worlds that agree with a view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ...game.contract import Move, Position, Seat, View
from ...mindbug.board import LONGEST_GAME
from ...mindbug.notation import legal_texts
from ...mindbug.position import Position as MindbugPosition
from ...mindbug.view import View as MindbugView
from ..table import Table
from .proof import MindbugProof, outcomes


class MindbugSolver:
    """What the solver knows of Mindbug."""

    def proof(
        self,
        position: Position,
        side: Sequence[Seat],
        table: Table,
        *,
        unknown_draws: bool,
        turns: int | None,
        lasts: bool = False,
    ) -> MindbugProof:
        """The search for a proof that a side wins: in this turn and so many more, or at all; or that it lasts so
        long."""
        assert isinstance(position, MindbugPosition)
        board = position.board.copy()
        board.secret = b""  # what sealed dice will show is nobody's to know
        if unknown_draws:
            board.order = b""
        last = LONGEST_GAME if turns is None else board.turns + turns
        return MindbugProof(board, position.sides.index(tuple(side)), table, last, lasts)

    def worlds(self, view: View, most: int) -> list[Position] | None:
        """All worlds that agree with a view, with piles of which nobody knows how they lie; None if there are more."""
        assert isinstance(view, MindbugView)
        worlds = view.every_world(most)
        return None if worlds is None else [*worlds]

    def outcomes(self, position: Position, move: Move) -> Iterator[Position]:
        """All that may come of a move, whatever dice or piles show."""
        assert isinstance(position, MindbugPosition)
        number = legal_texts(position.board)[str(move)]
        return map(MindbugPosition, outcomes(position.board, number))


family: Final = MindbugSolver()
