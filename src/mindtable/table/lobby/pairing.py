"""Who sits down together, of those who look for others. It knows no database, no clock and no page."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from ...store import Seek, Sought, is_program

Pair = frozenset[str]  # two players
_NEAR: Final = 100  # points of rating that lie between those who are put together at once
_WIDENED: Final = 5  # points more for each second that both have waited


@dataclass(frozen=True)
class Gathering:
    """Some who will sit together as soon as there are enough of them; who has waited longest is the first."""

    seeks: tuple[Seek, ...]

    @property
    def first(self) -> Seek:
        """Who has waited longest."""
        return self.seeks[0]

    @property
    def sought(self) -> Sought:
        """What they will play: as long as nobody has named a clock, any."""
        clocks = (seek.who.sought.clock for seek in self.seeks)
        return replace(self.first.who.sought, clock=next((clock for clock in clocks if clock is not None), None))

    @property
    def is_full(self) -> bool:
        """Whether they can begin."""
        return len(self.seeks) == self.sought.seats

    def has(self, player: str | None) -> bool:
        """Whether a player is one of them."""
        return any(seek.who.player == player for seek in self.seeks)


def gathered(seeks: Iterable[Seek], apart: Collection[Pair] = ()) -> list[Gathering]:
    """Those who look for others, put together as far as they fit: who came first is served first. Who does not want to
    meet somebody does not; nobody has two seats."""
    found: list[Gathering] = []
    for seek in seeks:
        for place, others in enumerate(found):
            if not others.is_full and all(_fit(seek, other, apart) for other in others.seeks):
                found[place] = Gathering((*others.seeks, seek))
                break
        else:
            found.append(Gathering((seek,)))
    return found


def are_apart(players: Sequence[str], apart: Collection[Pair]) -> bool:
    """Whether two of some players do not want to meet."""
    return any(frozenset(two) in apart for two in combinations(players, 2))


def _fit(one: Seek, other: Seek, apart: Collection[Pair]) -> bool:
    players = (one.who.player, other.who.player)
    if players[0] == players[1] or are_apart(players, apart):
        return False
    if is_program(players[0]) != is_program(players[1]):  # who plays against a program has said so by joining it
        return False
    mine, theirs = one.who.sought, other.who.sought
    is_same_clock = mine.clock == theirs.clock or mine.clock is None or theirs.clock is None
    return is_same_clock and replace(mine, clock=None) == replace(theirs, clock=None) and _are_near(one, other)


def _are_near(one: Seek, other: Seek) -> bool:
    """Whether two are about as good as each other, if that is known. The longer both wait, the less it counts."""
    if one.who.rating is None or other.who.rating is None:
        return True
    return abs(one.who.rating - other.who.rating) <= _NEAR + _WIDENED * min(one.waited, other.waited)
