"""How the table fares, as its host sees it: rows and bars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import NamedTuple

from ...store import Day, Figures, OpenGames


class Bar(NamedTuple):
    """Games of one kind on a day, and how long their bars are, of a hundred."""

    begun: int
    ended: int
    begun_length: int
    ended_length: int


class DayRow(NamedTuple):
    """A day."""

    day: date
    bars: tuple[Bar, ...]  # a game each
    between_people: int


class GameRow(NamedTuple):
    """What there is of a game; of all games, if it has no name."""

    game: str
    open: OpenGames
    rated: int


class Uptime(NamedTuple):
    """For how long something is there."""

    days: int
    hours: int
    minutes: int


def game_rows(figures: Figures, games: Sequence[str]) -> list[GameRow]:
    """What there is of each game, and of all together."""
    rows = [GameRow(game, figures.open.get(game, OpenGames()), figures.rated_games.get(game, 0)) for game in games]
    of_all = OpenGames(*(sum(numbers) for numbers in zip(*(_numbers(row.open) for row in rows), strict=True)))
    return [*rows, GameRow("", of_all, sum(row.rated for row in rows))]


def _numbers(open_games: OpenGames) -> tuple[int, int, int]:
    return open_games.games, open_games.with_room, open_games.lately


def day_rows(days: Sequence[Day], games: Sequence[str]) -> list[DayRow]:
    """What was begun and ended on each day; the longest of all bars is as long as there is room for."""
    most = max((*(_most(day.begun, games) for day in days), *(_most(day.ended, games) for day in days), 1))
    return [DayRow(day.day, tuple(_bar(day, game, most) for game in games), day.between_people) for day in days]


def _most(counts: Mapping[str, int], games: Sequence[str]) -> int:
    return max((counts.get(game, 0) for game in games), default=0)


def _bar(day: Day, game: str, most: int) -> Bar:
    begun, ended = day.begun.get(game, 0), day.ended.get(game, 0)
    return Bar(begun, ended, _length(begun, most), _length(ended, most))


def _length(count: int, most: int) -> int:
    """Whatever there is can be seen."""
    return max(2, round(100 * count / most)) if count else 0


def uptime(since: datetime, now: datetime) -> Uptime:
    """For how long something is there since a moment."""
    minutes = max(0, int((now - since).total_seconds()) // 60)
    return Uptime(minutes // 1440, minutes // 60 % 24, minutes % 60)
