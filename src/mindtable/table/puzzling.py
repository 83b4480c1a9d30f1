"""What is kept of a player's puzzles, and the puzzle of the day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Final

from starlette.requests import Request

from ..puzzles import Record, record_of
from ..puzzles.choosing import MOST_STARS, of_today, stars, today
from .state import state_of

_TOPIC: Final = "puzzle"
_SHOWN_DAYS: Final = 7


@dataclass(frozen=True)
class Day:
    """A day of the last week, and whether its puzzle was solved."""

    date: date
    is_solved: bool
    is_today: bool


def of_the_day() -> dict[str, Any]:
    """What pages show of the puzzle of the day."""
    entry = of_today()
    return {"daily": entry, "stars": stars(entry.difficulty) if entry else 0, "most_stars": MOST_STARS}


def last_days(record: Record) -> list[Day]:
    """The last week, today last."""
    days = [today() - timedelta(days=back) for back in reversed(range(_SHOWN_DAYS))]
    return [Day(day, day in record.days, day == days[-1]) for day in days]


async def record_by(request: Request, player: str | None) -> Record:
    """What is kept of a player. Raises NotKept."""
    return record_of(await state_of(request).hall.progress.read(player, _TOPIC))


async def keep(request: Request, player: str, record: Record) -> None:
    """Keep the record of a player. Raises NotKept."""
    await state_of(request).hall.progress.write(player, _TOPIC, record.facts())
