"""Who wins with open cards, and the shortest way to it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from time import perf_counter
from typing import Any, Final, Literal

from ..game.contract import Move, Position, Seat, SetupError
from ..game.flaws import flaw
from .family import FamilySolver, Proof, family_of
from .table import Table

Side = tuple[Seat, ...]
Line = tuple[tuple[Seat, Move], ...]

SECONDS: Final = 10.0
MOST_POSITIONS: Final = 1_000_000_000
MOST_KEPT: Final = 1 << 21  # positions in the table: some 60 megabytes
_FIRST: Final = 500  # positions until the clock is looked at
_OFTEN: Final = 0.05  # seconds between two looks at it


@dataclass(frozen=True)
class Solution:
    """What is proved of a position, for the side that is to decide: it has won or lost with best play, whatever dice
    do; or neither is proved."""

    result: Literal["won", "lost", "unproved"]
    side: Side
    line: Line  # the shortest way to it that was found, up to where dice decide; nothing where nothing is proved
    positions: int  # whose moves were tried
    seconds: float

    def facts(self) -> dict[str, Any]:
        """The same in the shape of JSON."""
        return {
            "result": self.result,
            "side": list(self.side),
            "line": [{"seat": seat, "move": str(move)} for seat, move in self.line],
            "positions": self.positions,
            "seconds": round(self.seconds, 3),
        }


def solve(
    position: Position,
    *,
    unknown_draws: bool = False,
    shortest: bool = True,
    seconds: float = SECONDS,
    positions: int = MOST_POSITIONS,
) -> Solution:
    """Prove who wins a position with open cards, if both sides play as well as can be.

    Cards are drawn as they lie, or, if draws are unknown, any card of the piles may come. Proved means: whatever dice
    and unknown draws do. With what is left of the limits the shortest line is looked for, unless any will do. A
    SetupError says if the game cannot be solved or is over.
    """
    family = family_of(position.game)
    if len(position.to_decide) != 1:
        raise SetupError(flaw("nobody-decides"))
    side = _side_of(position, position.to_decide[0])
    solving = _Solving(family, position, unknown_draws=unknown_draws, budget=_Budget(seconds, positions))
    winner, proof = solving.winner(side)
    line: Line = ()
    if winner and proof:
        line = solving.shortest(winner, proof) if shortest else _line_of(proof)
    result: Literal["won", "lost", "unproved"] = "unproved"
    if winner:
        result = "won" if winner == side else "lost"
    return Solution(result, side, line, solving.budget.spent, solving.budget.elapsed)


def _line_of(proof: Proof) -> Line:
    return tuple((seat, Move(move)) for seat, move in proof.line())


def _side_of(position: Position, seat: Seat) -> Side:
    return next(side for side in position.sides if seat in side)


class _Budget:
    """How many positions may be looked at, and for how long."""

    def __init__(self, seconds: float, positions: int) -> None:
        self._begun = perf_counter()
        self._seconds = seconds
        self.positions = positions
        self.spent = 0

    @property
    def elapsed(self) -> float:
        return perf_counter() - self._begun

    @property
    def is_over(self) -> bool:
        return self.spent >= self.positions or self.elapsed >= self._seconds

    def spend(self, proof: Proof) -> None:
        """Search until it is settled or nothing is left."""
        some = _FIRST
        while not proof.settled and not self.is_over:
            before, since = proof.positions, perf_counter()
            proof.run(min(some, self.positions - self.spent))
            self.spent += proof.positions - before
            if perf_counter() - since < _OFTEN:
                some *= 2


class _Solving:
    def __init__(self, family: FamilySolver, position: Position, *, unknown_draws: bool, budget: _Budget) -> None:
        self.budget = budget
        self._family = family
        self._position = position
        self._unknown_draws = unknown_draws
        self._table = Table(min(MOST_KEPT, 2 * budget.positions))

    def winner(self, side: Side) -> tuple[Side | None, Proof | None]:
        """The side that wins, and the search that has shown it."""
        (others,) = (one for one in self._position.sides if one != side)
        proof = self._searched(side, None)
        if proof.proved:
            return side, proof
        if not proof.settled:
            return None, None
        if proof.in_doubt:
            proof = self._searched(others, None)
            return (others, proof) if proof.proved else (None, None)
        return others, proof

    def shortest(self, winner: Side, proof: Proof) -> Line:
        """The way to win in the fewest turns, as far as the budget lets it be found; else the one of the proof."""
        for turns in count():
            quick = self._searched(winner, turns)
            if quick.proved or not quick.settled:
                return _line_of(quick if quick.proved else proof)
        return ()

    def _searched(self, side: Side, turns: int | None) -> Proof:
        proof = self._family.proof(self._position, side, self._table, unknown_draws=self._unknown_draws, turns=turns)
        self.budget.spend(proof)
        return proof
