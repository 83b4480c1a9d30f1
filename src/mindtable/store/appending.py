"""How an entry is written down, with who is asked after it, and told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, Insert, Select, Update, bindparam, func, insert, literal_column, select, update

from ..game.contract import Seat
from .bus import CHANNEL, News
from .kept_games import Entry
from .tables import entries, games

# Made once: to put statements together takes longer than to run them.
_ADDED: Final[Insert] = insert(entries).values(
    game=bindparam("of"),
    number=bindparam("its_number"),
    kind=bindparam("its_kind"),
    seat=bindparam("its_seat"),
    text=bindparam("its_text"),
    made=bindparam("now"),
    spent=bindparam("its_cost"),
)
_NOTED: Final[Update] = (
    update(games)
    .where(games.c.id == bindparam("of"))
    .values(
        touched=bindparam("now"),
        over=bindparam("is_over"),
        asked=bindparam("who_is_asked"),
        due=bindparam("is_due"),
    )
)
_TOLD: Final[Select[tuple[str]]] = select(func.pg_notify(literal_column(CHANNEL), bindparam("news")))
_ADDED_AND_TOLD: Final = _TOLD.add_cte(_ADDED.cte("added"))
_ALL: Final = _ADDED_AND_TOLD.add_cte(_NOTED.cte("noted"))


@dataclass(frozen=True)
class Asked:
    """Who is asked after an entry, nobody when the game is over; and when to look whether somebody's time is up."""

    seats: Sequence[Seat]
    due: datetime | None = None


def append(connection: Connection, game: str, entry: Entry, *, asked: Asked | None, now: datetime) -> None:
    """Add an entry to a game, with who is asked after it, or None where that stays as it is."""
    connection.execute(_ADDED, _values(game, entry, now))
    if asked is not None:
        connection.execute(_NOTED, {"of": game, "now": now, **_noted(asked)})


def append_and_tell(
    connection: Connection, server: str, game: str, entry: Entry, *, asked: Asked | None, now: datetime
) -> None:
    """The same for PostgreSQL, and tell other servers. It is one statement: most of the time that it takes is the way
    there and back."""
    news = News("entry", game, entry.told(now)).told_by(server)
    values = {**_values(game, entry, now), "news": news}
    if asked is None:
        connection.execute(_ADDED_AND_TOLD, values)
    else:
        connection.execute(_ALL, {**values, **_noted(asked)})


def _values(game: str, entry: Entry, now: datetime) -> dict[str, object]:
    return {
        "of": game,
        "its_number": entry.number,
        "its_kind": entry.kind,
        "its_seat": entry.seat,
        "its_text": entry.text,
        "its_cost": entry.spent,
        "now": now,
    }


def _noted(asked: Asked) -> dict[str, object]:
    return {"is_over": not asked.seats, "who_is_asked": "".join(asked.seats), "is_due": asked.due}
