"""What bots are to think for all servers of a database: wanted by name, taken in a fair order, and lent, not given.

Only PostgreSQL has what this needs. Where one process serves all games, thoughts wait in its memory. All moments are
those of the database's clock, and every statement stands by itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import timedelta
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import Engine, Row, TextClause, text

from .bus import CHANNEL, News
from .problems import understood

WANTED: Final = News("thought")  # somebody wants one
_LENT: Final = timedelta(seconds=5)  # unless it is heard of meanwhile, another thinker has it
_TRIES: Final = 3  # whoever has lost so many thinkers has to do without an answer
_KEPT: Final = timedelta(minutes=1)  # an answer, for servers that come late
_REMEMBERED: Final = timedelta(hours=1)  # a turn; whoever is forgotten is the first anyway

_NOW: Final = "(clock_timestamp() AT TIME ZONE 'utc')"
_TURN: Final = "(extract(epoch FROM clock_timestamp()) * 1000000)::bigint"
IS_OPEN: Final = "(answer IS NULL AND problem IS NULL)"
_IS_FREE: Final = f"({IS_OPEN} AND (taken_until IS NULL OR taken_until <= {_NOW}))"
_IS_LATE: Final = f"({IS_OPEN} AND coalesce(until <= {_NOW}, false))"
_IS_MINE: Final = f"(id = ANY(:ids) AND taken_by = :server AND {IS_OPEN})"
_TELL: Final = f"pg_notify({CHANNEL}, :told)"
# The later, the greater. The table's own sequence is not asked: it passes with the table, and PostgreSQL 15 leaves it
# unreadable where a standby takes over that has not yet written it out ("bad magic number in sequence").
_ID: Final = f"({_TURN} * 4096 + floor(random() * 4096)::bigint)"
_HAS_ROOM: Final = f"""
    SELECT count(*) FILTER (WHERE player = :player) < :most_of_browser
       AND count(*) FILTER (WHERE address = :address) < :most_of_address
    FROM thoughts WHERE lane = :lane AND name <> :name AND {IS_OPEN}
"""
_WANT: Final = text(f"""
    WITH wanted AS (
        INSERT INTO thoughts (id, name, lane, wanted, address, player, asked, until)
        SELECT {_ID}, CAST(:name AS text), CAST(:lane AS text), :wanted, CAST(:address AS text), CAST(:player AS text),
               {_NOW}, {_NOW} + make_interval(secs => CAST(:seconds AS double precision))
        WHERE ({_HAS_ROOM})
        ON CONFLICT (name) DO UPDATE SET
            until = CASE WHEN thoughts.until IS NOT NULL AND excluded.until IS NOT NULL
                         THEN greatest(thoughts.until, excluded.until) END,
            problem = NULL,
            tries = CASE WHEN thoughts.problem IS NULL THEN thoughts.tries ELSE 0 END,
            taken_by = CASE WHEN thoughts.problem IS NULL THEN thoughts.taken_by END,
            taken_until = CASE WHEN thoughts.problem IS NULL THEN thoughts.taken_until END
        RETURNING answer
    )
    SELECT answer, {_TELL} FROM wanted
""")
_TAKE: Final = text(f"""
    WITH next AS (
        SELECT id, shares.address, shares.browser
        FROM thoughts
        CROSS JOIN LATERAL (SELECT concat_ws(' ', lane, address) AS address,
                                   concat_ws(' ', lane, address, player) AS browser) AS shares
        LEFT JOIN turns AS of_address ON of_address.share = shares.address
        LEFT JOIN turns AS of_browser ON of_browser.share = shares.browser
        WHERE lane = ANY(:lanes) AND {_IS_FREE} AND NOT {_IS_LATE} AND tries < {_TRIES}
        ORDER BY coalesce(of_address.turn, 0), coalesce(of_browser.turn, 0), id
        LIMIT 1 FOR UPDATE OF thoughts SKIP LOCKED
    ), turned AS (
        INSERT INTO turns (share, turn)
        SELECT share, {_TURN} FROM next CROSS JOIN LATERAL (VALUES (address), (browser)) AS shares (share)
        ON CONFLICT (share) DO UPDATE SET turn = excluded.turn
    )
    UPDATE thoughts SET taken_by = :server, taken_until = {_NOW} + :lent, tries = tries + 1
    FROM next WHERE thoughts.id = next.id
    RETURNING thoughts.id, name, lane, wanted
""")
_END: Final = text(f"""
    WITH ended AS (
        UPDATE thoughts SET answer = :answer, problem = :problem, taken_until = {_NOW} WHERE {_IS_MINE} RETURNING id
    )
    SELECT {_TELL} FROM ended
""")
_GIVE_BACK: Final = text(f"""
    WITH given AS (
        UPDATE thoughts SET taken_by = NULL, taken_until = NULL, tries = tries - 1 WHERE {_IS_MINE} RETURNING id
    )
    SELECT {_TELL} FROM given
""")
_GIVE_UP: Final = text(f"""
    UPDATE thoughts SET problem = '{_TRIES} thinkers have ended while they thought', taken_until = {_NOW}
    WHERE {_IS_FREE} AND tries >= {_TRIES} RETURNING name
""")
_PUT_AWAY: Final = text(f"DELETE FROM thoughts WHERE {_IS_LATE} OR (NOT {IS_OPEN} AND taken_until <= {_NOW} - :kept)")
_FORGET: Final = text(f"DELETE FROM turns WHERE turn < {_TURN} - 1000000 * extract(epoch FROM :remembered)")


_OUTCOMES: Final = text("SELECT name, answer, problem FROM thoughts WHERE name = ANY(:names)")
_DROP: Final = text(f"DELETE FROM thoughts WHERE name = ANY(:names) AND {IS_OPEN}")
_RENEW: Final = text(f"UPDATE thoughts SET taken_until = {_NOW} + :lent WHERE {_IS_MINE}")
_ROOM: Final = text(_HAS_ROOM)
_NOTIFY: Final = text(f"SELECT {_TELL}")


class Account(NamedTuple):
    """For whom something is thought, and among which thoughts it waits. The address is a mark, never itself."""

    lane: str
    address: str
    player: str


class Limits(Protocol):
    """How many thoughts of a lane may wait for one browser, and for all at one address."""

    @property
    def browser(self) -> int:
        """Of one browser."""
        ...

    @property
    def address(self) -> int:
        """Of all at one address."""
        ...


class Want(NamedTuple):
    """A thought that a server wants."""

    name: str
    wanted: str  # what is to be thought, as whoever thinks reads it
    account: Account
    seconds: float | None  # for which it is wanted; None: for ever


class Taken(NamedTuple):
    """A thought that a thinker has."""

    id: int
    name: str
    lane: str
    wanted: str


class Outcome(NamedTuple):
    """What came of a thought, as far as anything has."""

    answer: str | None
    problem: str | None


class Thoughts:
    """The thoughts of a database, for a server or a thinker of an id. What raises StoreProblem can be done again."""

    def __init__(self, engine: Engine, server: str) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._server = server

    # --- those who want ----------------------------------------------------------------------------

    def want(self, wants: Iterable[Want], limits: Limits) -> dict[str, Outcome]:
        """Want some thoughts, each of them once, however many servers want it; what has come of them so far. One that
        has failed before is thought anew, and who wants one for longer decides for how long. Where as many of a browser
        or of an address wait as may, one more is left out: want it again later. (Two servers that want at the same
        moment may not see each other's: that is one too many, and soon over.)"""
        found: dict[str, Outcome] = {}
        for one in wants:
            what = {"wanted": one.wanted, "seconds": one.seconds, "told": WANTED.told_by(self._server)}
            for row in self._say(_WANT, name=one.name, **what, **_shares(one.account, limits)):
                found[one.name] = Outcome(row.answer, None)
        return found

    def has_room(self, account: Account, limits: Limits) -> bool:
        """Whether one more thought may wait for somebody."""
        return bool(self._say(_ROOM, name="", **_shares(account, limits))[0][0])

    def outcomes(self, names: Collection[str]) -> dict[str, Outcome]:
        """What has come of some thoughts; those that are not there are not in it."""
        return {row.name: Outcome(row.answer, row.problem) for row in self._say(_OUTCOMES, names=list(names))}

    def drop(self, names: Collection[str]) -> None:
        """Take back what nobody waits for any more. Another server that still does will want it again."""
        self._say(_DROP, names=list(names))

    # --- those who think ---------------------------------------------------------------------------

    def take(self, lanes: Collection[str]) -> Taken | None:
        """The thought of some lanes whose turn it is; None if nobody waits.

        In each lane, first comes the address whose last turn is the longest ago, or that has had none; of its browsers
        the one whose last turn is the longest ago; of what that one wants, what it wanted first.
        """
        found = self._say(_TAKE, lanes=list(lanes), server=self._server, lent=_LENT)
        return Taken._make(found[0]) if found else None

    def renew(self, ids: Collection[int]) -> None:
        """Say that some thoughts are still being thought."""
        self._say(_RENEW, ids=list(ids), server=self._server, lent=_LENT)

    def answer(self, taken: Taken, answer: str) -> None:
        """Give the answer, and tell all servers, unless somebody else has taken over or nobody wants it any more."""
        self._end(taken, answer, None)

    def fail(self, taken: Taken, problem: str) -> None:
        """Say why there is no answer."""
        self._end(taken, None, problem)

    def give_back(self, ids: Collection[int]) -> None:
        """Let others think at once what was taken."""
        self._say(_GIVE_BACK, ids=list(ids), server=self._server, told=WANTED.told_by(self._server))

    def tidy(self) -> None:
        """Put away what nobody wants any more, and tell those who wait in vain."""
        self._say(_PUT_AWAY, kept=_KEPT)
        self._say(_FORGET, remembered=_REMEMBERED)
        for row in self._say(_GIVE_UP):
            self._say(_NOTIFY, told=done(row.name).told_by(self._server))

    # --- how it is done ----------------------------------------------------------------------------

    def _say(self, statement: TextClause, **about: Any) -> Sequence[Row[Any]]:
        with understood(), self._engine.connect() as connection:
            answer = connection.execute(statement, about)
            return answer.all() if answer.returns_rows else ()

    def _end(self, taken: Taken, answer: str | None, problem: str | None) -> None:
        told = done(taken.name).told_by(self._server)
        self._say(_END, ids=[taken.id], server=self._server, answer=answer, problem=problem, told=told)


def done(name: str) -> News:
    """What servers are told of a thought that has come to its end."""
    return News("thought", text=name)


def _shares(account: Account, limits: Limits) -> dict[str, str | int]:
    most = {"most_of_browser": limits.browser, "most_of_address": limits.address}
    return {"lane": account.lane, "address": account.address, "player": account.player, **most}
