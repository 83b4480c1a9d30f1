"""What is kept of a player's puzzles, and the puzzle of the day."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import lru_cache
from typing import Any, Final

from starlette.requests import Request

from ..puzzles import Entry, Puzzle, Record, puzzle_with, record_of
from ..puzzles.choosing import MOST_STARS, of_today, stars, today
from ..wording import Wording
from .declined import Declined
from .family import Page, family_of, page_of
from .handed_in import Laid, laid_out
from .present.laid import scene_of
from .present.sayings import wording_in
from .present.scene import Scene
from .state import state_of

_TOPIC: Final = "puzzle"
_SHOWN_DAYS: Final = 7
_REMEMBERED: Final = 32  # tables before a try: that of today in every language, with all names of cards


@dataclass(frozen=True)
class Day:
    """A day of the last week, and whether its puzzle was solved."""

    date: date
    is_solved: bool
    is_today: bool


@dataclass(frozen=True)
class Daily:
    """The puzzle of the day, as pages show it to a player."""

    entry: Entry
    family: str  # that draws it
    page: Page  # the table before a try
    streak: int  # days in a row on which the player has solved it
    stars: int
    most_stars: int = MOST_STARS


def of_the_day(record: Record, wording: Wording) -> Daily | None:
    """What pages show of the puzzle of the day; None if there is none."""
    entry = of_today()
    if entry is None:
        return None
    return Daily(
        entry=entry,
        family=family_of(entry.game).name,
        page=_before_a_try(entry.id, wording.language),
        streak=record.streak(today()),
        stars=stars(entry.difficulty),
    )


@lru_cache(_REMEMBERED)
def _before_a_try(puzzle_id: str, language: str) -> Page:
    puzzle = puzzle_with(puzzle_id)
    return page_of(seen_in(puzzle, laid_out(puzzle.scenario), wording_in(language), is_over=False))


def seen_in(puzzle: Puzzle, laid: Laid, wording: Wording, *, is_over: bool, tried_at: int | None = None) -> Scene[Any]:
    """What whoever tries sees: with open cards, unless hands are hidden; once a try is over, everything. Traces on the
    table are of all that came of a try: of the move that is named, else of their last one. Raises Declined."""
    is_open = is_over or not puzzle.goal.hides_hands
    if laid.position is None or puzzle.seat not in laid.position.seats or laid.position.game != puzzle.game:
        raise Declined(422, "board-bad-link")
    scene = scene_of(laid, wording, is_open=is_open, viewer=puzzle.seat)
    assert scene is not None
    own = [number for number, step in enumerate(laid.moves) if puzzle.seat in step]
    last = own[-1] if own else scene.since
    since = last if tried_at is None else min(puzzle.begun + tried_at, len(laid.moves) - 1)
    return replace(scene, sets=puzzle.sets, to_decide=() if is_over else scene.to_decide, since=since)


def last_days(record: Record) -> list[Day]:
    """The last week, today last."""
    days = [today() - timedelta(days=back) for back in reversed(range(_SHOWN_DAYS))]
    return [Day(day, day in record.days, day == days[-1]) for day in days]


async def record_by(request: Request, player: str | None) -> Record:
    """What is kept of a player. Raises NotKept."""
    return record_of(await state_of(request).house.progress.read(player, _TOPIC))


async def keep(request: Request, player: str, record: Record) -> None:
    """Keep the record of a player. Raises NotKept."""
    await state_of(request).house.progress.write(player, _TOPIC, record.facts())
