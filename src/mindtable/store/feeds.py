"""Addresses by which programs may read which games wait for somebody. Only marks of their tokens are kept: the store
lets nobody read what anybody's program reads."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import Engine, delete, insert, select, update

from .problems import understood
from .tables import feeds


@dataclass(frozen=True)
class Feed:
    """Whose games somebody may read of by an address, and in which language."""

    player: str
    language: str
    made: datetime


class Feeds:
    """The feeds of all players, one of each at most."""

    def __init__(self, writer: Engine, reader: Engine) -> None:
        self._writer = writer
        self._reader = reader

    def make(self, feed: Feed, token: str) -> None:
        """Keep a feed, by the mark of its token, in the place of the one before. Raises StoreProblem."""
        made = feed.made.astimezone(UTC).replace(tzinfo=None)
        values = {"token": token, "language": feed.language, "made": made}
        with understood(), self._writer.begin() as connection:
            theirs = feeds.c.player == feed.player
            if connection.execute(update(feeds).where(theirs).values(**values)).rowcount == 0:
                connection.execute(insert(feeds).values(player=feed.player, **values))

    def revoke(self, player: str) -> None:
        """Nobody reads of the games of a player from now on. Raises StoreProblem."""
        with understood(), self._writer.begin() as connection:
            connection.execute(delete(feeds).where(feeds.c.player == player))

    def of_token(self, token: str) -> Feed | None:
        """The feed that is read by a token, which is given by its mark. Raises StoreProblem."""
        with understood(), self._reader.connect() as connection:
            row = connection.execute(select(feeds).where(feeds.c.token == token)).one_or_none()
        return None if row is None else Feed(row.player, row.language, row.made.replace(tzinfo=UTC))

    def has(self, player: str) -> bool:
        """Whether a player has a feed. Raises StoreProblem."""
        with understood(), self._reader.connect() as connection:
            return connection.execute(select(feeds.c.player).where(feeds.c.player == player)).first() is not None
