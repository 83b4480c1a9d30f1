"""How long everybody may think, as it is agreed on before a game."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

Unit = Literal["game", "days", "turn"]  # time for the whole game; days for each answer; seconds for each turn

_SECOND: Final = 1000  # milliseconds
_DAY: Final = 24 * 3600 * _SECOND
_TEXT: Final = re.compile(r"(?P<game>\d{1,5})\+(?P<more>\d{1,3})|(?P<days>\d{1,2})d|turn:(?P<turn>\d{1,4})", re.ASCII)
# The least and the most of what can be chosen: seconds, days, seconds.
BOUNDS: Final[dict[Unit, tuple[int, int]]] = {"game": (30, 3 * 3600), "days": (1, 14), "turn": (10, 600)}
MOST_MORE: Final = 180  # seconds after each answer


class BadClock(ValueError):
    """A text that is no clock, or one that gives too much or too little time."""


@dataclass(frozen=True)
class Clock:
    """A clock. In a store and in forms it is a text: "180+5", "3d" or "turn:30"."""

    unit: Unit
    count: int  # of seconds, or of days
    more: int = 0  # seconds that are added after each answer

    @staticmethod
    def read(text: str) -> Clock | None:
        """The clock of a text; None of "", which is none. Raises BadClock."""
        if not text:
            return None
        found = _TEXT.fullmatch(text)
        unit: Unit
        for unit in ("game", "days", "turn"):
            if found and found[unit]:
                clock = Clock(unit, int(found[unit]), int(found["more"] or 0))
                break
        else:
            raise BadClock(text)
        least, most = BOUNDS[unit]
        if not least <= clock.count <= most or clock.more > MOST_MORE:
            raise BadClock(text)
        return clock

    @property
    def text(self) -> str:
        """As it is kept."""
        if self.unit == "game":
            return f"{self.count}+{self.more}"
        return f"{self.count}d" if self.unit == "days" else f"turn:{self.count}"

    @property
    def is_anew(self) -> bool:
        """Whether everybody has the whole of it again for each question."""
        return self.unit != "game"

    @property
    def whole(self) -> int:
        """What everybody has at the beginning, in milliseconds."""
        return self.count * (_DAY if self.unit == "days" else _SECOND)

    @property
    def added(self) -> int:
        """What everybody gets after each answer, in milliseconds."""
        return self.more * _SECOND
