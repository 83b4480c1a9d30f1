"""A game with those who are at it: whose pages listen, here or through other servers, and who is away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from ..game.contract import Seat
from ..store import Attending, KeptGame, moment
from .as_it_stands import AsItStands
from .attendance import Attendance, Patience
from .bell import Bell
from .keys import Keys
from .live import Shared
from .thoughts import Whose

Attend = Callable[[str, str, Attending], None]  # tells other servers of a player who has come to a game, or left it
_A_MOMENT: Final = 0.05  # seconds; clocks need not agree to the last digit
_SEEN: Final = 5.0  # seconds after which other servers are told again that somebody without script was seen


class Attended(AsItStands):
    """One game, and all who are told when something changes."""

    def __init__(self, kept: KeptGame, keys: Keys, patience: Patience, attend: Attend | None) -> None:
        super().__init__(kept, keys)
        self.public_pages: dict[str, Shared] = {}  # of each language, as spectators see them
        self.is_hung_up = False
        self.is_held_up = False  # by the store: a bot has answered, and that cannot be written down
        # On whose account bots think here: of those who sit, who did something last.
        self.whose = Whose(player=next((chair.player for chair in kept.chairs if chair.player), ""))
        self._attend = attend
        self._told_seen: dict[str, float] = {}  # when others were told that somebody was seen
        self._listening: dict[Bell, str | None] = {}  # of each line, whose it is
        self._paces: dict[Bell, str] = {}  # how quickly those who sit here wish bots to act, by their lines
        self._paces_elsewhere: frozenset[str] = frozenset()
        self._attendance = Attendance(patience, time.monotonic(), self._asked())
        self._next_review: asyncio.TimerHandle | None = None

    @property
    def away(self) -> frozenset[Seat]:
        """Who is not here, while that matters."""
        return frozenset() if self.is_over or self.is_record else self._attendance.away

    @property
    def missed(self) -> frozenset[Seat]:
        """Who is away while the table waits for them, for so long that a bot may play on."""
        return self._attendance.missed

    @contextmanager
    def listening(self, player: str | None = None, pace: str = "", heard: Bell | None = None) -> Iterator[Bell]:
        """An event that is set whenever something has changed: a new one, or one that is there already. A player is
        here as long as they listen, and as long their wish counts how quickly bots are to act."""
        heard = heard or Bell()
        self._listening[heard] = player
        if self.seats_of(player):
            self._paces[heard] = pace
        try:
            with self._attending(player if self.is_known(player) else None, pace):
                yield heard
        finally:
            del self._listening[heard]
            self._paces.pop(heard, None)

    def seen(self, player: str | None, address: str = "") -> None:
        """Somebody has asked for a page or done something."""
        if player is not None and self.seats_of(player):
            self.whose = Whose(address, player)
            now = time.monotonic()
            self._attendance.seen(player, now)
            if not self._attendance.lines_of(player) and now > self._told_seen.get(player, -_SEEN) + _SEEN:
                self._told_seen[player] = now
                self._tell_attending(player)
            self._look_around()

    def hold_up(self, is_held_up: bool) -> None:
        """Tell all who listen whether the game cannot go on at the moment."""
        if is_held_up != self.is_held_up:
            self.is_held_up = is_held_up
            self.tell()

    def hang_up(self) -> None:
        """Tell all who listen that nothing more will come."""
        self.is_hung_up = True
        self.tell()

    def hang_up_on(self, players: Collection[str]) -> None:
        """End the lines of some players: who they are has to be found out anew."""
        for heard, player in self._listening.items():
            if player in players:
                heard.ring_out()

    @property
    def paces(self) -> frozenset[str]:
        """How quickly those who sit here, and are here, wish bots to act."""
        return frozenset(self._paces.values()) | self._paces_elsewhere

    @property
    def here(self) -> set[str]:
        """The players whose pages of the game are open here."""
        return self._attendance.here

    @property
    def is_watched(self) -> bool:
        """Whether any page of the game is open."""
        return bool(self._listening)

    def tell(self) -> None:
        """Let all who listen know that something has changed."""
        self._review()
        self.public_pages.clear()
        for heard in self._listening:
            heard.set()

    def _tell_only(self, *players: str | None) -> None:
        """Tell some players only. The others are not even woken: there is nothing for them to see, and drawing their
        pages again would take time, which would tell."""
        for heard, player in self._listening.items():
            if player is not None and player in players:
                heard.set()

    def attend_elsewhere(self, attending: Mapping[str, Sequence[Attending]]) -> None:
        """Take notice of the players who are here through other servers, or were not long ago."""
        here = {player for player, ones in attending.items() if self.seats_of(player)}
        self._paces_elsewhere = frozenset(one.pace for player in here for one in attending[player] if one.lines)
        self._attendance.elsewhere(attending, time.monotonic())
        self._look_around()

    # --- how it is done ----------------------------------------------------------------------------

    def _asked(self) -> float | None:
        """When somebody was asked something new last, be it elsewhere."""
        if self.course.asked is None:
            return None
        return time.monotonic() - max(0.0, (moment() - self.course.asked).total_seconds())

    @contextmanager
    def _attending(self, player: str | None, pace: str) -> Iterator[None]:
        if player is None:
            yield
            return
        self._attendance.come(player)
        self._tell_attending(player, pace)
        self._look_around()
        try:
            yield
        finally:
            self._attendance.go(player, time.monotonic())
            self._tell_attending(player, pace)
            self._look_around()

    def _tell_attending(self, player: str, pace: str = "") -> None:
        if self._attend is not None:
            self._attend(self.id, player, Attending(self._attendance.lines_of(player), pace))

    def _look_around(self) -> None:
        """See who is here, and tell if others are than before."""
        before = self._attendance.away, self._attendance.missed
        self._review()
        if before != (self._attendance.away, self._attendance.missed):
            self.tell()

    def _review(self) -> None:
        """See who is here, and again when that may have changed by itself, as long as somebody would see it."""
        wait = self._attendance.review(self.chairs.values(), self.to_decide, time.monotonic())
        if self._next_review is not None:
            self._next_review.cancel()
            self._next_review = None
        if wait is not None and self._listening:
            loop = asyncio.get_running_loop()
            self._next_review = loop.call_later(wait + _A_MOMENT, self._look_around)
