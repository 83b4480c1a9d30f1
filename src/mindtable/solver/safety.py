"""Moves that win by what one seat can know: in every world that agrees with its view.

A plan may differ only where the seat can tell worlds apart. So the search goes from one set of worlds to the next, all
of which look the same to the seat: it chooses one move for all of them; the others, and dice, do anything that is
possible in any of them; and what comes of it is sorted by what the seat sees then. Other players of its side count as
the others do: what they will do, nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import count
from time import perf_counter
from typing import Any, Final

from ..game.contract import Move, Position, Seat, SetupError, Sight, View
from ..game.flaws import flaw
from .family import FamilySolver, family_of
from .solving import MOST_POSITIONS, SECONDS

MOST_WORLDS: Final = 2_000
OUTCOMES_A_POSITION: Final = 50  # on average, of dice and of piles that nobody knows; with more, nothing is proved
Worlds = list[Position]


@dataclass(frozen=True)
class Safety:
    """Which moves of a view are proved to win in every world that agrees with it."""

    moves: tuple[Move, ...]
    worlds: int
    positions: int  # whose moves were tried, in all worlds
    seconds: float

    def facts(self) -> dict[str, Any]:
        """The same in the shape of JSON."""
        moves = [str(move) for move in self.moves]
        return {
            "moves": moves,
            "worlds": self.worlds,
            "positions": self.positions,
            "seconds": round(self.seconds, 3),
        }


def safe(
    view: View,
    *,
    seconds: float = SECONDS,
    positions: int = MOST_POSITIONS,
    worlds: int = MOST_WORLDS,
    is_too_late: Callable[[Position], bool] = lambda _: False,
) -> Safety:
    """The moves of a view's seat that win in every world that agrees with it, as far as they are proved in time: before
    a position is met that is too late for it.

    A SetupError says if the game cannot be solved, the seat is not asked, or there are more worlds than that.
    """
    begun = perf_counter()
    family = family_of(view.sight.game)
    moves = view.moves()
    if view.seat is None or not moves:
        raise SetupError(flaw("nobody-decides"))
    possible = family.worlds(view, worlds)
    if possible is None:
        raise SetupError(flaw("too-many-worlds", most=worlds))
    search = _Search(family, view, begun + seconds, positions, is_too_late)
    shown = search.safe_moves(possible, moves)
    return Safety(tuple(shown), len(possible), search.positions, perf_counter() - begun)


class _Over(Exception):
    """There is no time left, or no positions."""


class _Search:
    def __init__(
        self, family: FamilySolver, view: View, until: float, most: int, is_too_late: Callable[[Position], bool]
    ) -> None:
        assert view.seat is not None
        self._family = family
        self._seat: Seat = view.seat
        self._side = next(side for side in view.sight.sides if view.seat in side)
        self._until = until
        self._most = most
        self._is_too_late = is_too_late
        self._cut_short = False
        self.positions = 0
        self._outcomes = 0

    def safe_moves(self, worlds: Worlds, moves: list[Move]) -> list[Move]:
        """Those of some moves that are safe, found by looking further and further ahead."""
        found: set[Move] = set()
        try:
            for decisions in count():
                self._cut_short = False
                for move in moves:
                    if move not in found and self._move_wins(worlds, move, decisions):
                        found.add(move)
                if not self._cut_short:
                    break
        except _Over:
            pass
        return [move for move in moves if move in found]

    def _move_wins(self, worlds: Worlds, move: Move, decisions: int) -> bool:
        """Whether a move of the seat wins in all worlds, with so many more decisions at most."""
        return self._all_win(self._after(worlds, [move]), decisions)

    def _all_win(self, positions: Iterable[Position], decisions: int) -> bool:
        """Whether the seat's side wins all positions, with a plan for each set of them that look the same."""
        alike: dict[Sight, dict[str, Position]] = {}
        for position in positions:
            if position.winners:
                if position.winners != self._side:
                    return False
            elif self._is_too_late(position):
                return False
            else:
                alike.setdefault(position.view(self._seat).sight, {})[position.dump()] = position
        if alike and not decisions:
            self._cut_short = True
            return False
        return all(self._wins(list(worlds.values()), decisions - 1) for worlds in alike.values())

    def _wins(self, worlds: Worlds, decisions: int) -> bool:
        """Whether the seat's side wins in worlds that look the same to the seat."""
        if worlds[0].to_decide == (self._seat,):
            return any(self._move_wins(worlds, move, decisions) for move in worlds[0].moves())
        return self._all_win(self._after(worlds, None), decisions)

    def _after(self, worlds: Worlds, moves: list[Move] | None) -> Iterable[Position]:
        """All that may come of some moves in some worlds; of all that are possible, if none are named."""
        for world in worlds:
            self.positions += 1
            if self.positions >= self._most:
                raise _Over
            for move in world.moves() if moves is None else moves:
                for outcome in self._family.outcomes(world, move):
                    self._outcomes += 1
                    if self._outcomes >= OUTCOMES_A_POSITION * self._most or perf_counter() >= self._until:
                        raise _Over
                    yield outcome
