"""Games that their hosts have put on the list of the lobby. No other game is looked at, or counted."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, exists, func, not_, select

from .tables import chairs, games

_WAITED_FOR: Final = timedelta(days=7)  # how long ago somebody may have sat down last, where chairs are free
_LATELY: Final = timedelta(minutes=15)  # the same of what was decided, in games that are played now
_MOST: Final = 40  # of each kind


@dataclass(frozen=True)
class Tables:
    """The ids of games that are listed, those touched last first, and how many of them are played now."""

    open: list[str]  # with free chairs
    running: list[str]  # to be watched
    playing: int


def listed_tables(connection: Connection, now: datetime) -> Tables:
    """What is listed: games with free chairs, and those that are played now and may be watched."""
    has_room = exists().where(chairs.c.game == games.c.id, chairs.c.bot == "", chairs.c.player.is_(None))
    is_open = and_(has_room, games.c.touched > now - _WAITED_FOR)
    is_running = and_(not_(has_room), not_(_says("watched", False)), games.c.touched > now - _LATELY)
    is_listed = (
        games.c.agreement.is_not(None),
        games.c.over.is_(False),
        _says("listed", True),
        not_(_says("private", True)),
    )
    found = select(games.c.id).where(*is_listed).order_by(games.c.touched.desc(), games.c.id).limit(_MOST)
    count = select(func.count()).select_from(games).where(*is_listed, is_running)
    return Tables(
        open=list(connection.execute(found.where(is_open)).scalars()),
        running=list(connection.execute(found.where(is_running)).scalars()),
        playing=connection.execute(count).scalar_one(),
    )


def _says(name: str, value: bool) -> ColumnElement[bool]:
    """Whether something differs from the usual in what was agreed on, and is kept for that."""
    said: ColumnElement[bool] = games.c.agreement[name].as_boolean()
    return func.coalesce(said, not value) == value
