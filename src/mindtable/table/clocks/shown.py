"""Clocks as people read them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, NamedTuple

from .clock import Clock

_SECOND: Final = 1000
_MINUTE: Final = 60 * _SECOND
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR
_LOW: Final = 30 * _SECOND

Say = Callable[..., str]  # a message in somebody's language


class ShownClock(NamedTuple):
    """The clock of a seat as a page shows it: what was left at a moment, from which it runs, or stands. Which moment it
    is now is no part of it, so that a page stays the same while nothing happens."""

    text: str  # what was left then
    left: int  # the same in milliseconds
    since: int  # that moment, in milliseconds since 1970; 0: it stands
    low: int  # from which on it is little, in milliseconds

    @property
    def is_low(self) -> bool:
        """Whether little was left then."""
        return self.left < self.low

    def at(self, now: int) -> int:
        """What is left at a moment."""
        return max(0, self.left - max(0, now - self.since)) if self.since else self.left


def shown(clock: Clock, left: int, since: datetime | None, say: Say) -> ShownClock:
    """A clock with so much left that runs since a moment, or stands."""
    left = max(0, left)
    moment = 0 if since is None else in_milliseconds(since)
    return ShownClock(in_digits(left, say), left, moment, min(_LOW, clock.whole // 3))


def in_milliseconds(moment: datetime) -> int:
    """A moment as scripts count it, since 1970."""
    return int(moment.replace(tzinfo=UTC).timestamp() * _SECOND)


def in_digits(milliseconds: int, say: Say) -> str:
    """A time as clocks show it; of days it is said in words. What is begun counts: nobody with time left has 0:00."""
    seconds = -(-milliseconds // _SECOND)
    if milliseconds >= _DAY:
        return say("clock-days-left", days=milliseconds // _DAY, hours=milliseconds % _DAY // _HOUR)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def in_words(text: str, say: Say) -> str:
    """What was agreed on, in a few words: "3 min + 5 s", "3 days a move". Raises BadClock."""
    clock = Clock.read(text)
    if clock is None:
        return say("clock-none")
    if clock.unit == "days":
        return say("clock-days", days=clock.count)
    if clock.unit == "turn":
        return say("clock-turn", seconds=clock.count)
    minutes, seconds = divmod(clock.count, 60)
    if seconds:
        return say("clock-game-seconds", seconds=clock.count, more=clock.more)
    return say("clock-game", minutes=minutes, more=clock.more)
