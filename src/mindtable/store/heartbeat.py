"""When servers were there: whatever time passes while none is belongs to nobody.

One row says when a server was heard of last. Whoever finds that this is too long ago writes down from when to when none
was: after a restart, after a database that did not answer, on a machine that has slept.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .problems import understood
from .tables import games, heartbeat, outages

_ROW: Final = 1
_SEVERAL: Final = timedelta(seconds=2)  # from one beat to the next, where several servers share a database
_ALONE: Final = timedelta(seconds=5)  # the same for a file: a disk may rest meanwhile
_REMEMBERED: Final = timedelta(days=60)  # longer than anybody may think


@dataclass(frozen=True)
class Beat:
    """What a server learns from a beat."""

    outages: tuple[tuple[datetime, datetime], ...]  # from when to when no server was there
    is_first: bool  # of all servers: this one looks whose time is up


class Heartbeat:
    """Beats, for all servers of a store."""

    def __init__(self, writer: Engine, reader: Engine, *, is_shared: bool) -> None:
        self._writer = writer
        self._reader = reader
        self._is_shared = is_shared
        self.every = _SEVERAL if is_shared else _ALONE

    def beat(self, now: datetime, *, is_start: bool = False) -> Beat:
        """Say that a server is there. At its start one that has the store to itself knows that none was."""
        with understood():
            try:
                return self._beat(now, is_start=is_start)
            except IntegrityError:  # the first beat of all, at the same moment as another server's
                return self._beat(now, is_start=False)

    def _beat(self, now: datetime, *, is_start: bool) -> Beat:
        with self._writer.begin() as connection:
            seen = connection.execute(select(heartbeat.c.seen).with_for_update()).scalar()
            is_first = seen is None or now - seen >= self.every / 2 or is_start
            if seen is None:
                connection.execute(insert(heartbeat).values(id=_ROW, seen=now))
            elif is_first and now > seen:
                if now - seen > 2 * self.every or (is_start and not self._is_shared):
                    connection.execute(insert(outages).values(began=seen, ended=now))
                    connection.execute(delete(outages).where(outages.c.ended < now - _REMEMBERED))
                connection.execute(update(heartbeat).values(seen=now))
            known = connection.execute(select(outages.c.began, outages.c.ended).order_by(outages.c.began)).all()
        return Beat(tuple((row.began, row.ended) for row in known), is_first)

    def overdue(self, now: datetime, count: int) -> list[tuple[str, datetime]]:
        """Some games in which somebody's time may be up, those first that wait for the longest time; and since when."""
        found = select(games.c.id, games.c.due).where(games.c.due <= now).order_by(games.c.due).limit(count)
        with understood(), self._reader.connect() as connection:
            return [(row.id, row.due) for row in connection.execute(found)]

    def put_off(self, game: str, was: datetime, due: datetime | None) -> None:
        """Look at a game at another moment than it was to be, unless something was decided in it meanwhile."""
        with understood(), self._writer.begin() as connection:
            connection.execute(update(games).where(games.c.id == game, games.c.due == was).values(due=due))
