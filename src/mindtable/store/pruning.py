"""Which games are old, and how they are put away: for good, one in each transaction."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal, get_args

from sqlalchemy import ColumnElement, Connection, and_, case, delete, exists, false, not_, or_, select

from .tables import chairs, entries, games, replaced

Why = Literal["finished", "abandoned", "unbegun"]
REASONS: Final[tuple[Why, ...]] = get_args(Why)


@dataclass(frozen=True)
class Keeping:
    """For how long games are kept after something was done in them last; for None, for ever."""

    finished: timedelta | None = None  # games that are over, and records that were handed in
    abandoned: timedelta | None = None  # games that nobody goes on with
    unbegun: timedelta | None = None  # games that wait for somebody to sit down

    def of(self, why: Why) -> timedelta | None:
        """For how long games are kept that are finished, abandoned or were never begun."""
        return {"finished": self.finished, "abandoned": self.abandoned, "unbegun": self.unbegun}[why]


FOR_EVER: Final = Keeping()


@dataclass(frozen=True)
class Old:
    """A game that is not to be kept any longer, and why."""

    id: str
    why: Why


def old_games(connection: Connection, keeping: Keeping, now: datetime, count: int, after: str) -> list[Old]:
    """Some old games, those with an id after another's."""
    why = case(*((_is_old(why, keeping, now), why) for why in REASONS))
    found = select(games.c.id, why.label("why")).where(games.c.id > after, _is_any_old(keeping, now))
    return [Old(row.id, row.why) for row in connection.execute(found.order_by(games.c.id).limit(count))]


def put_away(connection: Connection, game: str, keeping: Keeping, now: datetime) -> bool:
    """Take a game out of the store; false if something was done in it meanwhile."""
    its_row = select(games.c.id).where(games.c.id == game, _is_any_old(keeping, now)).with_for_update()
    if connection.execute(its_row).one_or_none() is None:
        return False
    take_out(connection, game)
    return True


def take_out(connection: Connection, game: str) -> None:
    """Take a game out of the store."""
    for table in (entries, chairs, replaced):
        connection.execute(delete(table).where(table.c.game == game))
    connection.execute(delete(games).where(games.c.id == game))


def _is_any_old(keeping: Keeping, now: datetime) -> ColumnElement[bool]:
    return or_(*(_is_old(why, keeping, now) for why in REASONS))


def _is_old(why: Why, keeping: Keeping, now: datetime) -> ColumnElement[bool]:
    kept = keeping.of(why)
    if kept is None:
        return false()
    has_room = exists().where(chairs.c.game == games.c.id, chairs.c.bot == "", chairs.c.player.is_(None))
    stands = {
        "finished": games.c.over,
        "abandoned": and_(not_(games.c.over), not_(has_room)),
        "unbegun": and_(not_(games.c.over), has_room),
    }[why]
    return and_(stands, games.c.touched < now - kept)
