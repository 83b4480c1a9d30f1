"""How long a bot may think about a move."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, replace
from typing import Final

from ..game.contract import SetupError
from ..game.flaws import flaw, written

ENDLESS: Final = math.inf
MOST_ITERATIONS: Final = 1_000_000_000
_LIMIT: Final = re.compile(r"(?P<number>[0-9]{1,9}(?:\.[0-9]{1,6})?)(?P<unit>ms|s)")
_COUNT: Final = re.compile(r"[0-9]{1,9}")


@dataclass(frozen=True)
class Limit:
    """So much time or so many iterations, whichever is over first.

    >>> Limit.read("250ms")
    Limit(seconds=0.25, iterations=1000000000)
    """

    seconds: float = ENDLESS
    iterations: int = MOST_ITERATIONS

    @staticmethod
    def read(text: str) -> Limit:
        """The limit that `100ms`, `2s` or a number of iterations means."""
        match = _LIMIT.fullmatch(text)
        if match:
            seconds = float(match["number"]) / (1000 if match["unit"] == "ms" else 1)
            if seconds > 0:
                return Limit(seconds=seconds)
        elif _COUNT.fullmatch(text) and int(text) > 0:
            return Limit(iterations=int(text))
        raise SetupError(flaw("no-limit", text=written(text)))

    def without_clock(self) -> Limit:
        """The same number of iterations however long they take, so that games can be repeated."""
        return replace(self, seconds=ENDLESS)
