"""What is counted by address, so that nobody takes everything: here, and at all other servers of the same games.

Servers tell each other once a second of those who take much. An address is counted, and told of, under a keyed mark.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import islice
from secrets import token_hex
from typing import Any, Final, Protocol

from ..store import News
from .switchboard import Switchboard

_LOOKS: Final = 20  # for one post; a page brings pictures with it
_TRIES: Final = 12  # a minute, to sign in from one address
_TRIES_OF_A_NAME: Final = 1  # a minute, by whomever
_OF_A_NAME_AT_ONCE: Final = 20
_MUCH: Final = 0.05  # of a limit; others need not know of who takes less
_TOLD_EVERY: Final = 1.0  # seconds
_FORGOTTEN: Final = 30.0  # seconds after which something that was told counts no more
_TOLD_AGAIN: Final = 10.0  # seconds after which something that holds is told once more
_MOST_ADDRESSES: Final = 10_000  # that are remembered
_MOST_TOLD: Final = 1200  # addresses at once, those who take most
_IN_ONE: Final = 300  # addresses that fit into one message

Clock = Callable[[], float]
Mark = Callable[[str], str]


class Counts(Protocol):
    """What is counted of one kind, under marks of addresses."""

    def untold(self) -> Mapping[str, int]:
        """What others have not been told yet, or not lately."""

    def heard(self, server: str, told: Mapping[str, int], /) -> None:
        """Take in what another server has told."""
        ...


class RateLimit:
    """So many requests a minute from one address; half of them may come at once, unless another number is given."""

    def __init__(
        self, a_minute: int, mark: Mark = str, clock: Clock = time.monotonic, *, at_once: int | None = None
    ) -> None:
        self._per_second = a_minute / 60
        self._most = at_once or a_minute / 2
        self._mark = mark
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how many are left, and when that was
        self._untold: OrderedDict[str, int] = OrderedDict()
        self._cleared = clock()

    def allows(self, address: str) -> bool:
        """Whether an address may ask once more now; it is counted."""
        who = self._mark(address)
        allowed = self._left_now(who) >= 1
        if allowed:
            self._take(who, 1)
            self._untold[who] = self._untold.get(who, 0) + 1
            _forget_some(self._untold)
        return allowed

    def untold(self) -> Mapping[str, int]:
        """How many requests of those who ask often have come since they were told of last."""
        much = {who: count for who, count in self._untold.items() if count >= self._most * _MUCH}
        for who in much:
            del self._untold[who]
        if self._clock() - self._cleared >= _FORGOTTEN:
            self._cleared = self._clock()
            self._untold.clear()
        return much

    def heard(self, _: str, told: Mapping[str, int], /) -> None:
        """So many requests have come to another server."""
        for who, count in told.items():
            self._take(who, count)

    def _left_now(self, who: str) -> float:
        left, then = self._left.get(who, (self._most, 0.0))
        return min(self._most, left + (self._clock() - then) * self._per_second)

    def _take(self, who: str, count: int) -> None:
        self._left[who] = (max(0.0, self._left_now(who) - count), self._clock())
        self._left.move_to_end(who)
        _forget_some(self._left)


class AtOnce:
    """How many of something an address has open at the same time."""

    def __init__(self, most: int, mark: Mark = str, clock: Clock = time.monotonic) -> None:
        self._most = most
        self._mark = mark
        self._clock = clock
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, tuple[int, float]]] = {}  # by address and server, with when it was heard
        self._told: dict[str, tuple[int, float]] = {}
        self.altogether = 0  # here

    def has_room(self, address: str, *, here_only: bool = False) -> bool:
        """Whether an address may have one more; if `here_only`, whatever it has elsewhere."""
        who = self._mark(address)
        elsewhere = () if here_only else self._elsewhere.get(who, {}).values()
        lately = self._clock() - _FORGOTTEN
        return self._here[who] + sum(count for count, heard in elsewhere if heard > lately) < self._most

    def enter(self, address: str) -> None:
        """One more."""
        self._here[self._mark(address)] += 1
        self.altogether += 1

    def leave(self, address: str) -> None:
        """One less."""
        who = self._mark(address)
        self._here[who] -= 1
        self.altogether -= 1
        if not self._here[who]:
            del self._here[who]

    def untold(self) -> Mapping[str, int]:
        """How many those have who have many, or had when they were told of last."""
        now = self._clock()
        many = {who: count for who, count in self._here.items() if count >= self._most * _MUCH}
        untold = {who: 0 for who in self._told if who not in many}
        for who, count in many.items():
            said, when = self._told.get(who, (0, 0.0))
            if said != count or now - when >= _TOLD_AGAIN:
                untold[who] = count
        self._told = {who: (count, now) if who in untold else self._told[who] for who, count in many.items()}
        return untold

    def heard(self, server: str, told: Mapping[str, int], /) -> None:
        """Somebody has so many at another server. What was heard of long ago is forgotten."""
        now = self._clock()
        for who, count in told.items():
            self._elsewhere.setdefault(who, {})[server] = (count, now)
        for who, servers in list(self._elsewhere.items()):
            for name, (count, heard) in list(servers.items()):
                if not count or heard <= now - _FORGOTTEN:
                    del servers[name]
            if not servers:
                del self._elsewhere[who]


class Ledger:
    """All that is counted."""

    def __init__(self, mark: Mark, *, posts: int, lines: int, connections: int) -> None:
        """`mark` makes a mark of an address that is the same at all servers, and tells nobody else which it is."""
        mark = lru_cache(_MOST_ADDRESSES)(mark)
        self.posts = RateLimit(posts, mark)
        self.looks = RateLimit(posts * _LOOKS, mark)
        self.tries = RateLimit(_TRIES, mark)
        self.names_tried = RateLimit(_TRIES_OF_A_NAME, mark, at_once=_OF_A_NAME_AT_ONCE)
        self.lines = AtOnce(lines, mark)
        self.connections = AtOnce(connections, mark)
        self._name = token_hex(8)
        self._kinds: Mapping[str, Counts] = {
            "posts": self.posts,
            "looks": self.looks,
            "tries": self.tries,
            "names": self.names_tried,
            "lines": self.lines,
            "connections": self.connections,
        }

    def untold(self) -> Iterator[str]:
        """What others are to hear, as messages that are short enough for any bus."""
        all = ((count, kind, who) for kind, counts in self._kinds.items() for who, count in counts.untold().items())
        most = iter(sorted(all, reverse=True)[:_MOST_TOLD])
        while some := list(islice(most, _IN_ONE)):
            told: dict[str, dict[str, int]] = {}
            for count, kind, who in some:
                told.setdefault(kind, {})[who] = count
            yield json.dumps([self._name, told], separators=(",", ":"))

    def heard(self, message: str) -> None:
        """Take in what another server has told."""
        server, told = json.loads(message)
        for kind, counts in told.items():
            if kind in self._kinds:  # a later version may count more
                self._kinds[kind].heard(server, counts)


async def tell_of_spending(ledger: Ledger, news: Switchboard) -> None:
    """Tell all other servers what they have to know, for as long as there is anybody to tell."""
    while True:
        await asyncio.sleep(_TOLD_EVERY)
        for message in ledger.untold():
            news.tell(News("spent", text=message))


def _forget_some(marks: OrderedDict[str, Any]) -> None:
    while len(marks) > _MOST_ADDRESSES:
        marks.popitem(last=False)
