"""How long is waited: before a bot answers, and before something that failed is tried again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .authority import Authority

NORMAL: Final = "normal"  # the pace of those who have not chosen one
_TIMES: Final = {"relaxed": 3.0, NORMAL: 1.0, "quick": 0.2}  # as long as usual, by what people wish
_FIRST_PAUSE: Final = 0.5  # seconds
_LONGEST_PAUSE: Final = 60.0


@dataclass(frozen=True)
class Pace:
    """How many seconds pass before a bot answers: alone, or where all choose at the same time. What it did before is
    seen and told meanwhile, or takes longer: browsers wait until one act is seen before they show the next."""

    alone: float
    together: float

    def before(self, table: Authority) -> float:
        """How long a bot waits at a table: as long as the one wishes who takes the most time of those who are there."""
        seconds = self.together if len(table.position.to_decide) > 1 else self.alone
        return seconds * max((_TIMES[wish or NORMAL] for wish in table.paces), default=1.0)


UNHURRIED: Final = Pace(alone=0.5, together=0.35)
AT_ONCE: Final = Pace(alone=0, together=0)


def pauses() -> Iterator[float]:
    """How many seconds to wait before something that failed is tried again: ever more, up to a minute."""
    pause = _FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, _LONGEST_PAUSE)
