"""A fair share for everybody: whose turn it is to have bots think, and in how many games they may at the same time."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Final

from .thoughts import Lane, Wanted, Whose

_MOST_REMEMBERED: Final = 10_000


class FairQueue:
    """Thoughts that wait for their turn. It has no clock: whoever asks says what time it is.

    First comes the address whose last turn is the longest ago, or that has had none; of its browsers the one whose last
    turn is the longest ago; of what that one wants, what it wanted first. So whoever wants much waits for themselves.
    """

    def __init__(self) -> None:
        self._waiting: dict[int, Wanted] = {}
        self._tickets = 0
        self._turns = 0
        # When addresses and browsers had their last turn. Whoever is forgotten is the first anyway.
        self._last: OrderedDict[str | Whose, int] = OrderedDict()

    def add(self, wanted: Wanted) -> int:
        """Let a thought wait; its ticket."""
        self._tickets += 1
        self._waiting[self._tickets] = wanted
        return self._tickets

    def drop(self, ticket: int) -> None:
        """Nobody wants it any more, or it has had its turn."""
        self._waiting.pop(ticket, None)

    def take(self, now: float) -> tuple[int, Wanted] | None:
        """The thought whose turn it is, with its ticket; None if nobody waits. What is too late is dropped."""
        for ticket in [ticket for ticket, wanted in self._waiting.items() if wanted.until <= now]:
            self.drop(ticket)
        if not self._waiting:
            return None
        ticket = min(self._waiting, key=self._order)
        wanted = self._waiting.pop(ticket)
        self._turns += 1
        for share in (wanted.whose.address, wanted.whose):
            self._last[share] = self._turns
            self._last.move_to_end(share)
        while len(self._last) > _MOST_REMEMBERED:
            self._last.popitem(last=False)
        return ticket, wanted

    def _order(self, ticket: int) -> tuple[int, int, int]:
        whose = self._waiting[ticket].whose
        return self._last.get(whose.address, 0), self._last.get(whose, 0), ticket


@dataclass(frozen=True)
class Limits:
    """In how many games bots may think at the same time on the account of one browser, and of all at one address. It is
    counted for each lane; what is answered at once is not counted."""

    browser: int
    address: int


USUAL_LIMITS: Final = Limits(browser=8, address=24)


class Shares:
    """In how many games bots think on whose account."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._browsers: Counter[tuple[Lane, str]] = Counter()
        self._addresses: Counter[tuple[Lane, str]] = Counter()

    def has_room(self, lane: Lane, whose: Whose) -> bool:
        """Whether bots may think in one game more."""
        is_within = self._browsers[lane, whose.player] < self._limits.browser
        return lane is Lane.AT_ONCE or (is_within and self._addresses[lane, whose.address] < self._limits.address)

    def add(self, lane: Lane, whose: Whose) -> None:
        """Count one more thought of somebody."""
        self._browsers[lane, whose.player] += 1
        self._addresses[lane, whose.address] += 1

    def remove(self, lane: Lane, whose: Whose) -> None:
        """Count one thought of somebody less."""
        self._browsers -= Counter([(lane, whose.player)])  # what is not counted any more is not remembered
        self._addresses -= Counter([(lane, whose.address)])
