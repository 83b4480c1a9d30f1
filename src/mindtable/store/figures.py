"""How a table fares: how many there are of what, and never who or what anybody holds.

All of it is counted where it is kept, so it is right however many servers there are. What was put away is not counted.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Engine, Select, case, exists, func, select, text

from .attending import HEARD_OF
from .moments import moment
from .problems import understood
from .seeks import who_look
from .tables import accounts, chairs, games, people, ratings, reports, results, sessions, tournaments
from .thoughts import IS_OPEN

_A_DAY: Final = timedelta(days=1)
_SIZE: Final = {
    "sqlite": text("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"),
    "postgresql": text(
        "SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint FROM pg_class "
        "WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'"
    ),
}
_NOW: Final = text(
    f"""SELECT
        (SELECT count(DISTINCT player) FROM attending JOIN servers ON servers.id = attending.server
         WHERE lines > 0 AND {HEARD_OF}) AS people,
        (SELECT count(*) FROM thoughts WHERE {IS_OPEN}) AS thoughts,
        (SELECT count(*) FROM servers WHERE {HEARD_OF}) AS processes,
        (SELECT min(begun) FROM servers WHERE {HEARD_OF}) AS since"""
)


@dataclass(frozen=True)
class Now:
    """What passes: who is at the tables, what bots are to think, and who serves all that, since when."""

    people: int
    thoughts: int
    processes: int
    since: datetime


@dataclass(frozen=True)
class OpenGames:
    """Games of one kind that are not over."""

    games: int = 0
    with_room: int = 0  # in which a seat is free
    lately: int = 0  # in which something was done within a day


@dataclass(frozen=True)
class Day:
    """What was begun and ended on a day, by game."""

    day: date
    begun: Mapping[str, int]
    ended: Mapping[str, int]
    between_people: int  # of those that were begun: in which two people sit, or more


@dataclass(frozen=True)
class Figures:
    """How a table fares."""

    counted: datetime
    open: Mapping[str, OpenGames]
    days: tuple[Day, ...]  # the last one first
    seeks: int
    accounts: int
    new_accounts: int  # within these days
    active_accounts: int  # that were used within them
    other_names: int  # of people without an account
    rated_games: Mapping[str, int]
    rated_people: int
    tournaments: Mapping[str, int]  # by how they stand
    reports: int
    size: int  # of the store, in bytes


class Faring:
    """Counts how a table fares."""

    def __init__(self, engine: Engine, reader: Engine) -> None:
        self._engine = engine
        self._reader = reader

    def now(self) -> Now:
        """What passes at all servers of a database. Raises StoreProblem."""
        with understood(), self._engine.connect() as connection:
            row = connection.execute(_NOW).one()
        return Now(row.people, row.thoughts, row.processes, row.since or moment())

    def figures(self, days: int) -> Figures:
        """Everything else, of so many days. Raises StoreProblem."""
        now = moment()
        first = datetime(now.year, now.month, now.day) - _A_DAY * (days - 1)
        with understood(), self._reader.connect() as connection:

            def count(table: Any, *where: Any) -> int:
                found: int = connection.execute(select(func.count()).select_from(table).where(*where)).scalar_one()
                return found

            active = select(func.count(sessions.c.account.distinct())).where(sessions.c.seen >= first)
            is_account = exists().where(accounts.c.player == people.c.player)
            rated = select(results.c.kind, func.count(results.c.game.distinct())).where(results.c.mean.is_not(None))
            states = select(tournaments.c.state, func.count())
            return Figures(
                counted=now,
                open=_open(connection, now),
                days=_days(connection, [first.date() + _A_DAY * one for one in reversed(range(days))], first),
                seeks=connection.execute(
                    select(func.count()).select_from(who_look(connection).subquery())
                ).scalar_one(),
                accounts=count(accounts),
                new_accounts=count(accounts, accounts.c.since >= first),
                active_accounts=connection.execute(active).scalar_one(),
                other_names=count(people, people.c.folded.is_not(None), ~is_account),
                rated_games=_by_name(connection, rated.group_by(results.c.kind)),
                rated_people=connection.execute(select(func.count(ratings.c.player.distinct()))).scalar_one(),
                tournaments=_by_name(connection, states.group_by(tournaments.c.state)),
                reports=count(reports),
                size=int(connection.execute(_SIZE[connection.dialect.name]).scalar_one()),
            )


def _by_name(connection: Connection, counts: Select[Any]) -> dict[str, int]:
    """What was counted, by the name it was counted by."""
    return {row[0]: row[1] for row in connection.execute(counts)}


def _how_many(condition: ColumnElement[bool]) -> ColumnElement[int]:
    """How many of some rows it is true of."""
    return func.coalesce(func.sum(case((condition, 1), else_=0)), 0)


def _open(connection: Connection, now: datetime) -> dict[str, OpenGames]:
    has_room = exists().where(chairs.c.game == games.c.id, chairs.c.bot == "", chairs.c.player.is_(None))
    found = (
        select(games.c.game, func.count(), _how_many(has_room), _how_many(games.c.touched >= now - _A_DAY))
        .where(games.c.over.is_(False))
        .group_by(games.c.game)
    )
    return {row[0]: OpenGames(*row[1:]) for row in connection.execute(found)}


def _days(connection: Connection, days: list[date], first: datetime) -> tuple[Day, ...]:
    """What was begun and ended on some days. Nothing is begun after it was touched last, so only games are looked at in
    which something was done since the first of the days."""
    lately = (games.c.touched >= first, games.c.is_record.is_(False))
    sitting = select(func.count(chairs.c.player.distinct())).where(chairs.c.game == games.c.id).scalar_subquery()
    begun = (
        select(func.date(games.c.begun), games.c.game, func.count(), _how_many(sitting > 1))
        .where(*lately, games.c.begun >= first)
        .group_by(func.date(games.c.begun), games.c.game)
    )
    ended = (
        select(func.date(games.c.touched), games.c.game, func.count())
        .where(*lately, games.c.over.is_(True))
        .group_by(func.date(games.c.touched), games.c.game)
    )
    begun_by: defaultdict[str, dict[str, int]] = defaultdict(dict)
    ended_by: defaultdict[str, dict[str, int]] = defaultdict(dict)
    between: defaultdict[str, int] = defaultdict(int)
    for day, game, count, of_people in connection.execute(begun):
        begun_by[str(day)][game] = count
        between[str(day)] += of_people
    for day, game, count in connection.execute(ended):
        ended_by[str(day)][game] = count
    return tuple(Day(day, begun_by[str(day)], ended_by[str(day)], between[str(day)]) for day in days)
