"""Who looks for others to play with: what servers of one database tell each other through it.

Whoever looks is there as long as their page is heard of, by the database's clock. That a player is there once keeps
anybody from two seats of one game; that all who are to sit together are taken in one transaction keeps them from two
games.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Engine, Select, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from .bus import News, tell_in
from .kept_games import NewGame
from .moments import moment
from .problems import understood
from .tables import blocks, seeks

LOBBY: Final = "lobby"  # news about who looks for others, and about games that are listed
_HEARD_OF: Final = timedelta(seconds=15)  # how long after they were heard of last somebody still counts
_MOST: Final = 500  # of whom anybody is told
_NOW: Final = text("SELECT clock_timestamp() AT TIME ZONE 'utc'")

Begin = Callable[[Connection, NewGame, str], object]  # keeps a new game, under an id, in the same transaction


@dataclass(frozen=True)
class Sought:
    """A game that somebody looks for."""

    game: str
    seats: int
    sets: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    clock: str | None = None  # None: any that others like
    rated: bool = False


@dataclass(frozen=True)
class Seeking:
    """Somebody who wants to look for others."""

    player: str
    sought: Sought
    name: str = ""
    face: str = ""
    address: str = ""  # a keyed mark of it
    rating: int | None = None


@dataclass(frozen=True)
class Seek:
    """Somebody who looks for others, and for how long by now; or who has found them."""

    id: str
    who: Seeking
    since: datetime
    waited: float  # seconds
    game: str | None = None  # in which they sit


class Seeks:
    """Who looks for others at all servers of a store, for the server of an id."""

    def __init__(self, writer: Engine, reader: Engine, server: str, begin: Begin) -> None:
        self._writer = writer
        self._reader = reader
        self._server = server
        self._begin = begin

    def open(self, id: str, seeking: Seeking, *, most: int) -> bool:
        """Let somebody look for others from now on, in place of what they looked for before; false if so many others
        do from the same address that there is no room. Of two wishes at the same moment one is kept."""
        with understood():
            try:
                with self._writer.begin() as connection:
                    return self._open(connection, id, seeking, most)
            except IntegrityError:
                return True

    def withdraw(self, player: str) -> None:
        """Let somebody look no longer."""
        with self._writing() as connection:
            if connection.execute(delete(seeks).where(seeks.c.player == player)).rowcount:
                self._tell(connection)

    def seen(self, players: Collection[str]) -> None:
        """The pages of some are heard of. Those of who has found others need not be."""
        where = (seeks.c.player.in_(players), seeks.c.game.is_(None))
        with self._writing() as connection:
            connection.execute(update(seeks).where(*where).values(seen=_now(connection)))

    def there(self) -> list[Seek]:
        """All who look for others, and who has found them just now; who came first, first."""
        with understood(), self._reader.connect() as connection:
            now = _now(connection)
            found = select(seeks).where(_heard_of(now)).order_by(seeks.c.since, seeks.c.id).limit(_MOST)
            return [_seek(row, now) for row in connection.execute(found)]

    def pair(self, ids: Sequence[str], new: NewGame, game: str) -> bool:
        """Begin a game for all of some, if all of them still look for others; false, and nothing is done, if one does
        not."""
        with self._writing() as connection:
            there = seeks.c.id.in_(ids) & seeks.c.game.is_(None) & (seeks.c.seen > _now(connection) - _HEARD_OF)
            # In one order, so that two who pair some of the same people do not wait for each other.
            taken = select(seeks.c.id).where(there).order_by(seeks.c.id).with_for_update()
            if len(connection.execute(taken).all()) < len(ids):
                return False
            self._begin(connection, new, game)
            connection.execute(update(seeks).where(seeks.c.id.in_(ids)).values(game=game))
            self._tell(connection)
            return True

    def apart(self, players: Collection[str]) -> set[frozenset[str]]:
        """Of some players, those two by two who do not want to meet: one of them has blocked the other."""
        blocked = select(blocks).where(blocks.c.player.in_(players), blocks.c.blocked.in_(players))
        with understood(), self._reader.connect() as connection:
            return {frozenset((row.player, row.blocked)) for row in connection.execute(blocked)}

    def tidy(self) -> None:
        """Leave out those who are not heard of any more."""
        with self._writing() as connection:
            gone = seeks.c.seen < _now(connection) - 2 * _HEARD_OF
            if connection.execute(delete(seeks).where(gone)).rowcount:
                self._tell(connection)

    def _open(self, connection: Connection, id: str, seeking: Seeking, most: int) -> bool:
        now = _now(connection)
        theirs = seeks.c.player == seeking.player
        others = (seeks.c.address == seeking.address, ~theirs, seeks.c.seen > now - _HEARD_OF)
        if connection.execute(select(func.count()).select_from(seeks).where(*others)).scalar_one() >= most:
            return False
        connection.execute(delete(seeks).where(theirs))
        connection.execute(
            insert(seeks).values(
                id=id,
                player=seeking.player,
                name=seeking.name,
                face=seeking.face,
                address=seeking.address,
                wish=asdict(seeking.sought),
                rating=seeking.rating,
                since=now,
                seen=now,
            )
        )
        self._tell(connection)
        return True

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with understood(), self._writer.begin() as connection:
            yield connection

    def _tell(self, connection: Connection) -> None:
        tell_in(connection, self._server, News(LOBBY))


def who_look(connection: Connection) -> Select[Any]:
    """All who look for others and have not found them."""
    return select(seeks.c.id).where(_heard_of(_now(connection)), seeks.c.game.is_(None))


def _heard_of(now: datetime) -> ColumnElement[bool]:
    return seeks.c.seen > now - _HEARD_OF


def _now(connection: Connection) -> datetime:
    """Now, by the clock that all servers of a database share."""
    if connection.dialect.name != "postgresql":
        return moment()
    now: datetime = connection.execute(_NOW).scalar_one()
    return now


def _seek(row: Any, now: datetime) -> Seek:
    wish = row.wish
    sought = Sought(wish["game"], wish["seats"], tuple(wish["sets"]), wish["options"], wish["clock"], wish["rated"])
    who = Seeking(row.player, sought, row.name, row.face, row.address, row.rating)
    return Seek(row.id, who, row.since, max(0.0, (now - row.since).total_seconds()), row.game)
