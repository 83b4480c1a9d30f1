"""Who players are: what they are called, which face they show, and whom they do not want to meet."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Engine, Insert, Select, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .belongings import forget, tell_of
from .moments import moment
from .problems import understood
from .tables import accounts, blocks, chairs, entrants, people, reports

HELD: Final = timedelta(days=365)  # for how long a name is somebody's who has no account and does not use it
_NOTED_EVERY: Final = timedelta(days=1)  # that a name is used


@dataclass(frozen=True)
class Person:
    """Who somebody is to others."""

    name: str = ""  # "": a guest
    face: str = ""  # the name of a picture; "": none
    is_account: bool = False


NOBODY: Final = Person()


@dataclass(frozen=True)
class Known:
    """Somebody who has a name, as the host finds them."""

    player: str
    person: Person
    since: datetime
    touched: datetime  # when the name was last used


@dataclass(frozen=True)
class Report:
    """What somebody has told the host of somebody else."""

    by: str  # names; "" of a guest
    about: str
    game: str
    what: str
    since: datetime


_IS_ACCOUNT: Final = exists().where(accounts.c.player == people.c.player)
_ALL: Final[Select[Any]] = select(people, _IS_ACCOUNT.label("is_account"))


class People:
    """Those of all players who have said who they are."""

    def __init__(self, writer: Engine, reader: Engine, server: str) -> None:
        self._writer = writer
        self._reader = reader
        self._server = server

    # --- names and faces ---------------------------------------------------------------------------

    def person(self, player: str) -> Person:
        """Who a player is; a guest if they have not said. Raises StoreProblem."""
        return self.persons((player,)).get(player, NOBODY)

    def persons(self, players: Collection[str]) -> dict[str, Person]:
        """Who some players are, as far as they have said. Raises StoreProblem."""
        with understood(), self._reader.connect() as connection:
            found = connection.execute(_ALL.where(people.c.player.in_(players)))
            return {row.player: Person(row.name, row.face, row.is_account) for row in found}

    def called(self, folded: str) -> Known | None:
        """Who has a name. Raises StoreProblem."""
        with understood(), self._reader.connect() as connection:
            row = connection.execute(_ALL.where(people.c.folded == folded)).one_or_none()
        return None if row is None else _known(row)

    def taken(self, folded: Collection[str]) -> frozenset[str]:
        """Which of some names somebody has. Raises StoreProblem."""
        with understood(), self._reader.connect() as connection:
            found = select(people.c.folded).where(people.c.folded.in_(folded))
            return frozenset(connection.execute(found).scalars())

    def some(self, count: int, after: str = "") -> list[Known]:
        """Some of those who have names, in the order of these. Raises StoreProblem."""
        found = _ALL.where(people.c.folded > after).order_by(people.c.folded).limit(count)
        with understood(), self._reader.connect() as connection:
            return [_known(row) for row in connection.execute(found)]

    def call(self, player: str, name: str, folded: str) -> bool:
        """Let a player be called by a name from now on, also at the tables where they sit; false if another one has
        it. Names of those who have no account, and have not been here for long, are free again. Raises StoreProblem."""
        with understood():
            try:
                with self._writer.begin() as connection:
                    self._call(connection, player, name, folded, moment())
            except IntegrityError:
                return False
        return True

    def _call(self, connection: Connection, player: str, name: str, folded: str, now: datetime) -> None:
        before = connection.execute(select(people).where(people.c.player == player)).one_or_none()
        if before and before.name == name:
            if before.touched < now - _NOTED_EVERY:
                connection.execute(update(people).where(people.c.player == player).values(touched=now))
            return
        is_left = (people.c.folded == folded, people.c.touched < now - HELD, ~_IS_ACCOUNT)
        connection.execute(update(people).where(*is_left).values(name="", folded=None))
        self._keep(connection, player, name=name, folded=folded, touched=now)
        if before and before.name:
            for table in (chairs, entrants):
                where = (table.c.player == player, table.c.name == before.name)
                connection.execute(update(table).where(*where).values(name=name))
            tell_of(connection, self._server, player)

    def show(self, player: str, face: str) -> None:
        """Let a player have a face from now on, also at the tables where they sit by their name. Raises
        StoreProblem."""
        with understood(), self._writer.begin() as connection:
            self._keep(connection, player, face=face)
            named = select(people.c.name).where(people.c.player == player, people.c.name != "").scalar_subquery()
            where = (chairs.c.player == player, chairs.c.name == named)
            connection.execute(update(chairs).where(*where).values(face=face))
            tell_of(connection, self._server, player)

    def _keep(self, connection: Connection, player: str, **values: Any) -> None:
        if connection.execute(update(people).where(people.c.player == player).values(**values)).rowcount == 0:
            now = moment()
            connection.execute(
                insert(people).values({"player": player, "name": "", "since": now, "touched": now, **values})
            )

    def forget(self, player: str) -> None:
        """Keep nothing of a player any more: no name, no games of theirs alone, no account. Raises StoreProblem."""
        with understood(), self._writer.begin() as connection:
            forget(connection, player)
            tell_of(connection, self._server, player)

    # --- whom somebody does not want to meet -------------------------------------------------------

    def block(self, player: str, other: str) -> None:
        """Let a player not meet another any more. Raises StoreProblem."""
        self._add(insert(blocks).values(player=player, blocked=other, since=moment()), player)

    def unblock(self, player: str, other: str) -> None:
        """Let a player meet another again. Raises StoreProblem."""
        with understood(), self._writer.begin() as connection:
            connection.execute(delete(blocks).where(blocks.c.player == player, blocks.c.blocked == other))
            tell_of(connection, self._server, player)

    def blocked_by(self, player: str) -> frozenset[str]:
        """Whom a player does not want to meet. Raises StoreProblem."""
        with understood(), self._reader.connect() as connection:
            return frozenset(connection.execute(select(blocks.c.blocked).where(blocks.c.player == player)).scalars())

    def kept_apart(self, player: str) -> frozenset[str]:
        """All who are not to be paired with a player: because one of the two does not want to. Raises StoreProblem."""
        pairs = select(blocks).where(or_(blocks.c.player == player, blocks.c.blocked == player))
        with understood(), self._reader.connect() as connection:
            found = {one for row in connection.execute(pairs) for one in (row.player, row.blocked)}
        return frozenset(found - {player})

    def report(self, player: str, other: str, game: str, what: str) -> None:
        """Tell the host something of another player, once for each game. Raises StoreProblem."""
        self._add(insert(reports).values(player=player, reported=other, game=game, what=what, since=moment()))

    def reported(self, count: int) -> list[Report]:
        """The last that the host was told. Raises StoreProblem."""
        last = select(reports).order_by(reports.c.since.desc()).limit(count)
        with understood(), self._reader.connect() as connection:
            rows = connection.execute(last).all()
        names = self.persons({one for row in rows for one in (row.player, row.reported)})
        return [
            Report(
                names.get(row.player, NOBODY).name, names.get(row.reported, NOBODY).name, row.game, row.what, row.since
            )
            for row in rows
        ]

    def dismiss(self, other: str) -> int:
        """Put away what the host was told of a player; how much that was. Raises StoreProblem."""
        with understood(), self._writer.begin() as connection:
            return connection.execute(delete(reports).where(reports.c.reported == other)).rowcount

    def _add(self, added: Insert, *players: str) -> None:
        """Add a row, unless it is there, and tell other servers of players who have changed by it."""
        with understood():
            try:
                with self._writer.begin() as connection:
                    connection.execute(added)
                    tell_of(connection, self._server, *players)
            except IntegrityError:
                return


def _known(row: Any) -> Known:
    return Known(row.player, Person(row.name, row.face, row.is_account), row.since, row.touched)
