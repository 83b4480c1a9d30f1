"""Times in which no server was there: they are nobody's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

_A_MILLISECOND: Final = timedelta(milliseconds=1)


@dataclass(frozen=True)
class Outages:
    """From when to when no server was there, in their order; none of them overlaps another."""

    times: tuple[tuple[datetime, datetime], ...] = ()

    @staticmethod
    def of(times: Iterable[tuple[datetime, datetime]]) -> Outages:
        """Outages in any order, some of which may be noted twice."""
        joined: list[tuple[datetime, datetime]] = []
        for began, ended in sorted(times):
            if joined and began <= joined[-1][1]:
                joined[-1] = joined[-1][0], max(ended, joined[-1][1])
            else:
                joined.append((began, ended))
        return Outages(tuple(joined))

    def passed(self, begun: datetime, now: datetime) -> int:
        """How much time has passed for somebody between two moments, in milliseconds."""
        lost = sum((max(min(ended, now) - max(began, begun), timedelta()) for began, ended in self.times), timedelta())
        return max(0, (now - begun - lost) // _A_MILLISECOND)

    def after(self, begun: datetime, milliseconds: int) -> datetime:
        """The moment at which so much time has passed for somebody."""
        moment = begun + milliseconds * _A_MILLISECOND
        for began, ended in self.times:
            if ended > begun and began < moment:
                moment += ended - max(began, begun)
        return moment

    def moved(self, begun: datetime) -> datetime:
        """The moment from which somebody's time would have run till now without them."""
        return begun + sum((ended - max(began, begun) for began, ended in self.times if ended > begun), timedelta())
