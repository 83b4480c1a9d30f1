"""What lets programs in: tokens, kept only as their hashes, so nothing that is kept lets anybody in."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Engine, delete, func, insert, select, update

from .bus import News, tell_in
from .kept_games import is_program
from .moments import moment
from .problems import understood
from .tables import people, tokens

REVOKED: Final = "token"  # news: a token counts no more; the text is its hash
_NOTED_EVERY: Final = timedelta(days=1)  # that a token is used


@dataclass(frozen=True)
class Token:
    """A token as it is kept."""

    hash: str
    owner: str  # who has made it
    player: str  # who plays with it: the owner, or a program of theirs
    label: str  # what the owner calls it; of a program, its name
    since: datetime
    used: datetime | None = None

    @property
    def is_program(self) -> bool:
        """Whether a program plays with it, and not the owner by another way."""
        return is_program(self.player)


class Tokens:
    """All tokens that count."""

    def __init__(self, writer: Engine, reader: Engine, server: str) -> None:
        self._writer = writer
        self._reader = reader
        self._server = server

    def keep(self, token: Token, most: int) -> bool:
        """Keep a token; false if its owner has so many already. Raises StoreProblem."""
        with understood(), self._writer.begin() as connection:
            theirs = select(func.count()).select_from(tokens).where(tokens.c.owner == token.owner)
            if connection.execute(theirs).scalar_one() >= most:
                return False
            connection.execute(insert(tokens).values(**vars(token)))
            return True

    def token(self, hash: str) -> Token | None:
        """The token of a hash, which is used now; None if it does not count. Raises StoreProblem."""
        with understood():
            with self._reader.connect() as connection:
                row = connection.execute(select(tokens).where(tokens.c.hash == hash)).one_or_none()
            if row is None:
                return None
            if row.used is None or row.used < moment() - _NOTED_EVERY:
                with self._writer.begin() as connection:
                    connection.execute(update(tokens).where(tokens.c.hash == hash).values(used=moment()))
        return _token(row)

    def of(self, owner: str) -> list[Token]:
        """All that somebody has made, the last one first. Raises StoreProblem."""
        theirs = select(tokens).where(tokens.c.owner == owner).order_by(tokens.c.since.desc())
        with understood(), self._reader.connect() as connection:
            return [_token(row) for row in connection.execute(theirs)]

    def revoke(self, token: Token) -> None:
        """Let a token count no more, and tell other servers; the name of a program is free again. Raises
        StoreProblem."""
        with understood(), self._writer.begin() as connection:
            connection.execute(delete(tokens).where(tokens.c.hash == token.hash))
            if token.is_program:
                connection.execute(delete(people).where(people.c.player == token.player))
            tell_in(connection, self._server, News(REVOKED, text=token.hash))


def _token(row: Any) -> Token:
    return Token(row.hash, row.owner, row.player, row.label, row.since, row.used)
