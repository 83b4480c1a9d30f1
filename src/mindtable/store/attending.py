"""Who is at which table, through which server: what servers of one database tell each other through it.

The database's clock counts. A server that was not heard of for a while does not count any more: then those whose pages
it had have left when it was heard of last.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from socket import gethostname
from typing import Final

from sqlalchemy import Connection, Engine, text

from ..game.contract import Seat
from .bus import News, tell_in
from .problems import understood

_NOW: Final = "(clock_timestamp() AT TIME ZONE 'utc')"
HEARD_OF: Final = f"servers.seen > {_NOW} - interval '15 seconds'"
_AT_ONCE: Final = 400  # games in one piece of news

_WRITE: Final = text(
    f"""INSERT INTO attending (game, player, server, lines, pace, "left")
    SELECT game, player, :server, lines, pace, CASE WHEN lines = 0 THEN {_NOW} END
    FROM unnest(CAST(:games AS text[]), CAST(:players AS text[]), CAST(:lines AS int[]), CAST(:paces AS text[]))
        AS these (game, player, lines, pace)
    ON CONFLICT (game, player, server)
    DO UPDATE SET lines = excluded.lines, pace = excluded.pace, "left" = excluded."left" """
)
_READ: Final = text(
    f"""SELECT game, player, pace, CASE WHEN {HEARD_OF} THEN lines ELSE 0 END AS lines,
        extract(epoch FROM {_NOW} - coalesce("left", seen, '-infinity')) AS ago
    FROM attending LEFT JOIN servers ON servers.id = attending.server
    WHERE game = ANY(:games) AND server <> :server AND ("left" IS NOT NULL OR seen IS NOT NULL)"""
)
_BEAT: Final = text(
    f"""INSERT INTO servers (id, machine, begun, seen) VALUES (:server, :machine, {_NOW}, {_NOW})
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"""
)
# A server that ends while it still writes who is there would have to wait for itself, and so for ever.
_ALONE: Final = text("SELECT FROM servers WHERE id = :server FOR UPDATE")
_THERE: Final = text(f"SELECT id FROM servers WHERE {HEARD_OF}")
_LEAVE: Final = (
    text(f"""UPDATE attending SET lines = 0, "left" = {_NOW} WHERE server = :server AND "left" IS NULL"""),
    text("DELETE FROM servers WHERE id = :server"),
)
_TIDY: Final = (
    text(f"""DELETE FROM attending WHERE "left" < {_NOW} - interval '1 hour'"""),
    text('DELETE FROM attending WHERE NOT EXISTS (SELECT 1 FROM servers WHERE id = server) AND "left" IS NULL'),
    text(f"DELETE FROM servers WHERE seen < {_NOW} - interval '1 hour'"),
    text(f"DELETE FROM looking WHERE since < {_NOW} - interval '1 day'"),
)
_LOOK: Final = text(
    f"""INSERT INTO looking (game, player, seat, since) VALUES (:game, :player, :seat, {_NOW})
    ON CONFLICT (game, player) DO UPDATE SET seat = excluded.seat, since = excluded.since"""
)


@dataclass(frozen=True)
class Attending:
    """A player at a table: how many pages are open, how quickly bots are to act; or how many seconds ago they left."""

    lines: int
    pace: str = ""
    ago: float = 0


class Presences:
    """Who is at the tables of all servers of a database, for the server of an id."""

    def __init__(self, engine: Engine, server: str) -> None:
        self._engine = engine
        self._server = server

    def note(self, here: Mapping[tuple[str, str], Attending]) -> None:
        """Write down who is at games through this server, by game and player, and tell the others."""
        values = list(here.values())
        rows = {
            "server": self._server,
            "games": [game for game, _ in here],
            "players": [player for _, player in here],
            "lines": [one.lines for one in values],
            "paces": [one.pace for one in values],
        }
        games = sorted({game for game, _ in here})
        with self._writing() as connection:
            connection.execute(_ALONE, rows)
            connection.execute(_WRITE, rows)
            for first in range(0, len(games), _AT_ONCE):
                some = " ".join(games[first : first + _AT_ONCE])
                tell_in(connection, self._server, News("here", text=some))

    def elsewhere(self, games: Collection[str]) -> dict[str, dict[str, list[Attending]]]:
        """Of games, which players are there through other servers, or were not long ago."""
        found: dict[str, dict[str, list[Attending]]] = {game: {} for game in games}
        with self._writing() as connection:
            for row in connection.execute(_READ, {"games": list(games), "server": self._server}):
                here = Attending(row.lines, row.pace, float(row.ago))
                found[row.game].setdefault(row.player, []).append(here)
        return found

    def look(self, game: str, player: str, seat: Seat) -> None:
        """Write down who sits before a screen that several people share, and tell the others."""
        with self._writing() as connection:
            connection.execute(_LOOK, {"game": game, "player": player, "seat": seat})
            tell_in(connection, self._server, News("look", game))

    def beat(self) -> set[str]:
        """Show that this server is there; all that are."""
        with self._writing() as connection:
            connection.execute(_BEAT, {"server": self._server, "machine": gethostname()[:64]})
            return set(connection.execute(_THERE).scalars())

    def leave(self) -> None:
        """This server ends: nobody is here through it any more."""
        with self._writing() as connection:
            for statement in (_ALONE, *_LEAVE):
                connection.execute(statement, {"server": self._server})
            tell_in(connection, self._server, News("server"))

    def tidy(self) -> None:
        """Leave out what was of servers and people who left long ago."""
        with self._writing() as connection:
            for statement in _TIDY:
                connection.execute(statement)

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with understood(), self._engine.begin() as connection:
            yield connection
