"""Players who are known by a name and a password, in whatever browser: passwords are kept as hashes, browsers and codes
as well, so nothing that is kept lets anybody in."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Engine, Select, delete, insert, select, update

from .belongings import move, tell_of
from .moments import moment
from .problems import understood
from .tables import accounts, hosts, people, recovery, sessions

_SEEN_EVERY: Final = timedelta(days=1)  # that a browser is here is noted no more often
LASTS: Final = timedelta(days=365)  # a session of a browser that does not come


@dataclass(frozen=True)
class Account:
    """Somebody who has a password."""

    player: str  # an id of its own
    password: str  # its hash
    since: datetime


@dataclass(frozen=True)
class Session:
    """A browser that has signed in."""

    browser: str  # the hash of its token
    since: datetime
    seen: datetime


class Accounts:
    """All accounts, and who has signed in to them."""

    def __init__(self, writer: Engine, reader: Engine, server: str) -> None:
        self._writer = writer
        self._reader = reader
        self._server = server

    # --- accounts ----------------------------------------------------------------------------------

    def make(self, account: str, password: str, codes: Collection[str], *, of: str, browser: str) -> None:
        """Make an account that has all that a player had, with codes that let its password be chosen anew, and let a
        browser be signed in to it. Raises StoreProblem."""
        now = moment()
        with understood(), self._writer.begin() as connection:
            connection.execute(insert(accounts).values(player=account, password=password, since=now))
            _replace_codes(connection, account, codes)
            connection.execute(insert(sessions).values(browser=browser, account=account, since=now, seen=now))
            move(connection, of, account)
            tell_of(connection, self._server, of, account)

    def called(self, folded: str) -> Account | None:
        """The account that has a name. Raises StoreProblem."""
        return self._found(people.c.folded == folded)

    def of(self, player: str) -> Account | None:
        """The account that a player is; None if they have none. Raises StoreProblem."""
        return self._found(accounts.c.player == player)

    def _found(self, which: Any) -> Account | None:
        found = select(accounts).join(people, people.c.player == accounts.c.player).where(which)
        with understood(), self._reader.connect() as connection:
            row = connection.execute(found).one_or_none()
        return None if row is None else Account(row.player, row.password, row.since)

    def choose_password(self, account: str, password: str, *, code: str | None = None) -> bool:
        """Keep a new password, and end all sessions: whoever knew the old one is out. With a code, only if it is one
        of the account's, which is used up. Raises StoreProblem."""
        with understood(), self._writer.begin() as connection:
            if code is not None:
                used = delete(recovery).where(recovery.c.account == account, recovery.c.code == code)
                if connection.execute(used).rowcount != 1:
                    return False
            connection.execute(update(accounts).where(accounts.c.player == account).values(password=password))
            connection.execute(delete(sessions).where(sessions.c.account == account))
            tell_of(connection, self._server, account)
        return True

    def replace_codes(self, account: str, codes: Collection[str]) -> None:
        """Keep new codes in the place of all others. Raises StoreProblem."""
        with understood(), self._writer.begin() as connection:
            _replace_codes(connection, account, codes)

    def codes_left(self, account: str) -> int:
        """How many codes are not used up. Raises StoreProblem."""
        with understood(), self._reader.connect() as connection:
            return len(connection.execute(select(recovery.c.code).where(recovery.c.account == account)).all())

    # --- those who run the table -------------------------------------------------------------------

    def let_host(self, account: str) -> None:
        """Let an account be one of those who run the table. Raises StoreProblem."""
        with understood(), self._writer.begin() as connection:
            if connection.execute(_hosting(account)).first() is None:
                connection.execute(insert(hosts).values(account=account, since=moment()))

    def let_not_host(self, account: str) -> None:
        """Let it be one of them no more. Raises StoreProblem."""
        with understood(), self._writer.begin() as connection:
            connection.execute(delete(hosts).where(hosts.c.account == account))

    def is_host(self, account: str) -> bool:
        """Whether it is one of them. Raises StoreProblem."""
        with understood(), self._reader.connect() as connection:
            return connection.execute(_hosting(account)).first() is not None

    # --- sessions ----------------------------------------------------------------------------------

    def sign_in(self, account: str, browser: str, *, of: str | None) -> None:
        """Let a browser be signed in, and bring along what a player has had (None: nothing). Sessions of browsers that
        have not come for long are forgotten. Raises StoreProblem."""
        now = moment()
        with understood(), self._writer.begin() as connection:
            connection.execute(delete(sessions).where(sessions.c.seen < now - LASTS))
            connection.execute(insert(sessions).values(browser=browser, account=account, since=now, seen=now))
            if of is not None:
                move(connection, of, account)
                tell_of(connection, self._server, of, account)

    def account_of(self, browser: str) -> str | None:
        """The account that a browser is signed in to; None if it is not. Raises StoreProblem."""
        with understood():
            with self._reader.connect() as connection:
                row = connection.execute(select(sessions).where(sessions.c.browser == browser)).one_or_none()
            now = moment()
            if row is None or row.seen < now - LASTS:
                return None
            if row.seen < now - _SEEN_EVERY:
                with self._writer.begin() as connection:
                    connection.execute(update(sessions).where(sessions.c.browser == browser).values(seen=now))
        return str(row.account)

    def sessions_of(self, account: str) -> Sequence[Session]:
        """The browsers that are signed in, the last one first. Raises StoreProblem."""
        found = select(sessions).where(sessions.c.account == account).order_by(sessions.c.since.desc())
        with understood(), self._reader.connect() as connection:
            return [Session(row.browser, row.since, row.seen) for row in connection.execute(found)]

    def sign_out(self, account: str, browser: str | None = None) -> None:
        """End the session of a browser, or for None all of an account. Raises StoreProblem."""
        ended = delete(sessions).where(sessions.c.account == account)
        with understood(), self._writer.begin() as connection:
            connection.execute(ended if browser is None else ended.where(sessions.c.browser == browser))
            tell_of(connection, self._server, account)


def _hosting(account: str) -> Select[tuple[str]]:
    return select(hosts.c.account).where(hosts.c.account == account)


def _replace_codes(connection: Connection, account: str, codes: Collection[str]) -> None:
    connection.execute(delete(recovery).where(recovery.c.account == account))
    for code in codes:
        connection.execute(insert(recovery).values(account=account, code=code))
