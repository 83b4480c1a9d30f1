"""The clocks to look for others by."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ...games import games
from ..clocks import Clock
from ..family import family_of

_QUICK: Final = 5 * 60_000  # milliseconds for a whole game
_TURNS: Final = 20  # of a game, about

Pace = Literal["quick", "usual", "days", "none"]


class QuickClock(NamedTuple):
    """A clock to be pressed at once: how quick it is, and for which games it is there."""

    clock: str
    pace: Pace
    games: tuple[str, ...]


def clocks_of(game: str) -> tuple[str, ...]:
    """The clocks of a game, the quickest one first; none at all is the last."""
    return tuple(sorted(family_of(game).clocks, key=_room))


def quick_clocks() -> list[QuickClock]:
    """The clocks of all games."""
    all = sorted({clock for game in games() for clock in clocks_of(game)}, key=_room)
    return [QuickClock(one, _pace(one), tuple(game for game in games() if one in clocks_of(game))) for one in all]


def usual_clock(game: str) -> str:
    """What strangers play by who have named no clock: the most leisurely one of a single sitting."""
    return next((clock for clock in reversed(clocks_of(game)) if _pace(clock) == "usual"), "")


def lasts_days(text: str) -> bool:
    """Whether nobody has to be there while others think."""
    return _pace(text) == "days"


def _pace(text: str) -> Pace:
    clock = Clock.read(text)
    if clock is None:
        return "none"
    if clock.unit == "days":
        return "days"
    is_quick = clock.unit == "game" and clock.whole <= _QUICK
    return "quick" if is_quick else "usual"


def _room(text: str) -> float:
    """How much time a clock gives: turns are short, and many."""
    clock = Clock.read(text)
    if clock is None:
        return float("inf")
    return clock.whole * (_TURNS if clock.unit == "turn" else 1)
