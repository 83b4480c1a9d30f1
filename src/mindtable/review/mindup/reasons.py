"""Why a choice of Mind Up! is worse than another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from ..reasons import Reason


@dataclass(frozen=True)
class MindUpReason(Reason):
    """Why a choice of Mind Up! is worse."""

    family: ClassVar[str] = "mindup"


@dataclass(frozen=True)
class OtherCardTaken(MindUpReason):
    """It mostly takes another card of the row than the best one."""

    taken: str  # what it takes
    missed: str  # what the best one takes


@dataclass(frozen=True)
class PointsMissed(MindUpReason):
    """It mostly brings fewer points in this turn."""

    points: int  # on average


KINDS: Final[tuple[type[MindUpReason], ...]] = (OtherCardTaken, PointsMissed)
