"""What bots have found out for themselves, as a page shows it: tables with intervals and plots, in a language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ...games import family_of as rules_of
from ...lab.family import family_of
from ...lab.habits import CARD, Habits, Often
from ...wording import Wording
from .studied import tenths

_WHOLE: Final = 100.0  # the length of a bar


@dataclass(frozen=True)
class Row:
    """A card with how often something was done with it, in words, and where that lies on a bar from 0 to 100."""

    name: str
    share: str
    margin: str
    times: str
    order: tuple[float, float, int]  # what rows are sorted by: share, margin, times
    low: float
    middle: float
    high: float


@dataclass(frozen=True)
class Bar:
    """A bar of a plot: what it is of, itself in words, and its height and interval from 0 to 100."""

    value: str
    said: str
    low: float
    middle: float
    high: float


@dataclass(frozen=True)
class Chart:
    """A plot and what it shows."""

    title: str
    bars: tuple[Bar, ...]


@dataclass(frozen=True)
class Habit:
    """Something that may be done or left."""

    name: str
    title: str
    means: str
    charts: tuple[Chart, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Course:
    """What was counted in the practice of one course."""

    name: str
    title: str
    counted: str
    habits: tuple[Habit, ...]


def courses(found: tuple[Habits, ...], wording: Wording) -> tuple[Course, ...]:
    """All courses, in a language."""
    return tuple(_course(one, wording) for one in found)


def _course(habits: Habits, wording: Wording) -> Course:
    with_what = family_of(habits.game).played_with(habits.sets, {}, wording)
    counts = {"games": habits.games, "decisions": habits.decisions, "iterations": habits.iterations}
    return Course(
        habits.name,
        f"{wording.message(f'table-game-{habits.game}')}, {with_what}",
        wording.message("habits-counted", **counts),
        tuple(_habit(habits, name, wording) for name in habits.counted),
    )


def _habit(habits: Habits, name: str, wording: Wording) -> Habit:
    family = rules_of(habits.game).name
    title = wording.message(f"habits-{family}-{name}")
    seen = habits.counted[name]
    charts = tuple(
        Chart(
            wording.message("habits-plot", habit=title, by=wording.message(f"habits-{family}-by-{by}")),
            tuple(_bar(one, wording) for one in values),
        )
        for by, values in seen.items()
        if by != CARD and len(values) > 1
    )
    rows = sorted(_rows(habits, seen.get(CARD, ()), wording), key=lambda row: -row.order[0])
    return Habit(name, title, wording.message(f"habits-{family}-{name}-means"), charts, tuple(rows))


def _bar(one: Often, wording: Wording) -> Bar:
    said = wording.message("habits-bar", value=one.value, share=tenths(one.share, wording), times=one.times)
    return Bar(one.value, said, *_drawn(one))


def _drawn(one: Often) -> tuple[float, float, float]:
    """Where a share lies, with its interval, from 0 to 100."""
    low, middle, high = (round(_WHOLE * share, 1) for share in (one.within.low, one.share, one.within.high))
    return low, middle, high


def _rows(habits: Habits, values: tuple[Often, ...], wording: Wording) -> Iterator[Row]:
    for one in values:
        margin = (one.within.high - one.within.low) / 2
        yield Row(
            family_of(habits.game).named(CARD, one.value, wording),
            tenths(one.share, wording),
            tenths(margin, wording),
            wording.message("lab-count", count=one.times),
            (round(one.share, 4), round(margin, 4), one.times),
            *_drawn(one),
        )
