"""Who is at a table and who is away: by the pages that are open, never by what was chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ..game.contract import Seat
from ..store import Attending, Chair


@dataclass(frozen=True)
class Patience:
    """How many seconds somebody may have no page open until they are shown as away; how many a table waits for somebody
    who is away until a bot may take the chair; and how many a deal waits for browsers that do not answer."""

    shown: float
    waited: float
    dealt: float = 4


USUAL_PATIENCE: Final = Patience(shown=20, waited=120)


class Attendance:
    """Who is at one table. It has no clock: whoever asks says what time it is."""

    def __init__(self, patience: Patience, now: float, asked: float | None = None) -> None:
        """It is looked after from now on; the table may wait for an answer for longer already."""
        self.away: frozenset[Seat] = frozenset()
        self.missed: frozenset[Seat] = frozenset()  # for whom the table has waited long enough
        self._patience = patience
        self._opened = now  # who was here before, nobody knows
        self._asked = now if asked is None else asked
        self._lines: Counter[str] = Counter()  # of each player, how many pages listen
        self._left: dict[str, float] = {}
        self._elsewhere: Mapping[str, Sequence[Attending]] = {}  # through other servers
        self._read = now  # when that was so

    def lines_of(self, player: str) -> int:
        """How many pages of a player listen here."""
        return self._lines[player]

    @property
    def here(self) -> set[str]:
        """Whose pages listen here."""
        return {player for player, lines in self._lines.items() if lines > 0}

    def come(self, player: str) -> None:
        """A page of a player listens."""
        self._lines[player] += 1

    def go(self, player: str, now: float) -> None:
        """It does not listen any more."""
        self._lines[player] -= 1
        self._left[player] = now

    def seen(self, player: str, now: float) -> None:
        """A player has done something, as those do whose pages do not listen, too."""
        self._left[player] = now

    def elsewhere(self, attending: Mapping[str, Sequence[Attending]], now: float) -> None:
        """Who is here through other servers, or was not long ago."""
        self._elsewhere, self._read = attending, now

    def asked(self, now: float) -> None:
        """The table waits for an answer to something new."""
        self._asked = max(self._asked, now)

    def review(self, chairs: Iterable[Chair], to_decide: Collection[Seat], now: float) -> float | None:
        """See who is away now. How long it is until that may change by itself; None if it cannot."""
        away: list[Seat] = []
        missed: list[Seat] = []
        changes: list[float] = []
        for chair in chairs:
            if chair.player is None or self.is_here(chair.player):
                continue
            left = self._has_left(chair.player)
            gone = left + self._patience.shown
            if now < gone:
                changes.append(gone)
                continue
            away.append(chair.seat)
            if chair.seat in to_decide:
                given_up = max(gone, max(left, self._asked) + self._patience.waited)
                if now >= given_up:
                    missed.append(chair.seat)
                else:
                    changes.append(given_up)
        self.away, self.missed = frozenset(away), frozenset(missed)
        return min(changes) - now if changes else None

    def is_here(self, player: str) -> bool:
        """Whether a page of a player listens, here or elsewhere."""
        return self._lines[player] > 0 or any(one.lines for one in self._elsewhere.get(player, ()))

    def _has_left(self, player: str) -> float:
        left = [self._read - one.ago for one in self._elsewhere.get(player, ())]
        if player in self._left:
            left.append(self._left[player])
        return max(left, default=self._opened)
