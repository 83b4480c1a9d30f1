"""What bots are to think for all servers of a database: wanted by name, taken in a fair order, and lent, not given.

Only PostgreSQL has what this needs. Where one process serves all games, thoughts wait in its memory. All moments are
those of the database's clock.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import timedelta
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Engine,
    and_,
    case,
    cast,
    delete,
    extract,
    func,
    literal,
    or_,
    select,
    type_coerce,
    update,
)
from sqlalchemy.dialects.postgresql import insert

from .bus import News, tell_in
from .problems import understood
from .tables import thoughts, turns

WANTED: Final = News("thought")  # somebody wants one
_LENT: Final = timedelta(seconds=5)  # unless it is heard of meanwhile, another thinker has it
_TRIES: Final = 3  # whoever has lost so many thinkers has to do without an answer
_KEPT: Final = timedelta(minutes=1)  # an answer, for servers that come late
_REMEMBERED: Final = timedelta(hours=1)  # a turn; whoever is forgotten is the first anyway
_MICROSECONDS: Final = 1_000_000

_IS_OPEN: Final = and_(thoughts.c.answer.is_(None), thoughts.c.problem.is_(None))
_NOW: Final = type_coerce(func.timezone("utc", func.clock_timestamp()), thoughts.c.asked.type)
_TURN: Final = cast(extract("epoch", func.clock_timestamp()) * _MICROSECONDS, BigInteger)
_IS_FREE: Final = and_(_IS_OPEN, or_(thoughts.c.taken_until.is_(None), thoughts.c.taken_until <= _NOW))
_IN_VAIN: Final = f"{_TRIES} thinkers have ended while they thought"


class Account(NamedTuple):
    """For whom something is thought, and among which thoughts it waits. The address is a mark, never itself."""

    lane: str
    address: str
    player: str


class Limits(Protocol):
    """How many thoughts of a lane may wait for one browser, and for all at one address."""

    @property
    def browser(self) -> int: ...

    @property
    def address(self) -> int: ...


class Want(NamedTuple):
    """A thought that a server wants."""

    name: str
    wanted: str  # what is to be thought, as whoever thinks reads it
    account: Account
    seconds: float | None  # for which it is wanted; None: for ever


class Taken(NamedTuple):
    """A thought that a thinker has."""

    id: int
    wanted: str


class Outcome(NamedTuple):
    """What came of a thought, as far as anything has."""

    answer: str | None
    problem: str | None


class Thoughts:
    """The thoughts of a database, for the server or the thinker of an id. What raises StoreProblem has done nothing."""

    def __init__(self, engine: Engine, server: str) -> None:
        self._engine = engine
        self._server = server

    # --- those who want ----------------------------------------------------------------------------

    def want(self, wants: Iterable[Want], limits: Limits) -> None:
        """Want some thoughts, each of them once, however many servers want it. One that has failed before is thought
        anew. Where as many of a browser or of an address wait as may, one more is left out: want it again later. (Two
        servers that want at the same moment may not see each other's: that is one too many, and soon over.)"""
        with self._changing() as connection:
            is_there = [_wanted(connection, one, limits) for one in wants]
            if any(is_there):
                tell_in(connection, self._server, WANTED)

    def has_room(self, account: Account, limits: Limits) -> bool:
        """Whether one more thought may wait for somebody."""
        with self._changing() as connection:
            return bool(connection.execute(select(_room(account, "", limits))).scalar())

    def outcomes(self, names: Collection[str]) -> Mapping[str, Outcome]:
        """What has come of some thoughts; those that are not there are not in it."""
        found = select(thoughts.c.name, thoughts.c.answer, thoughts.c.problem).where(thoughts.c.name.in_(names))
        with self._changing() as connection:
            return {row.name: Outcome(row.answer, row.problem) for row in connection.execute(found)}

    def drop(self, names: Collection[str]) -> None:
        """Take back what nobody waits for any more. Another server that still does will want it again."""
        with self._changing() as connection:
            connection.execute(delete(thoughts).where(thoughts.c.name.in_(names), _IS_OPEN))

    # --- those who think ---------------------------------------------------------------------------

    def take(self, lane: str) -> Taken | None:
        """The thought of a lane whose turn it is; None if nobody waits.

        First comes the address whose last turn is the longest ago, or that has had none; of its browsers the one whose
        last turn is the longest ago; of what that one wants, what it wanted first.
        """
        of_address, of_browser = turns.alias(), turns.alias()
        next_one = (
            select(thoughts.c.id, thoughts.c.wanted, thoughts.c.address, thoughts.c.player)
            .outerjoin(of_address, of_address.c.share == _share(lane, thoughts.c.address))
            .outerjoin(of_browser, of_browser.c.share == _share(lane, thoughts.c.address, thoughts.c.player))
            .where(thoughts.c.lane == lane, _IS_FREE, thoughts.c.tries < _TRIES, ~_is_late())
            .order_by(func.coalesce(of_address.c.turn, 0), func.coalesce(of_browser.c.turn, 0), thoughts.c.id)
            .limit(1)
            .with_for_update(of=thoughts, skip_locked=True)
        )
        with self._changing() as connection:
            row = connection.execute(next_one).one_or_none()
            if row is None:
                return None
            mine = {"taken_by": self._server, "taken_until": _NOW + _LENT, "tries": thoughts.c.tries + 1}
            connection.execute(update(thoughts).where(thoughts.c.id == row.id).values(mine))
            # Always in this order, and one thought at a time: who waits for one of them holds none of the others.
            for share in (_share(lane, row.address), _share(lane, row.address, row.player)):
                turn = insert(turns).values(share=share, turn=_TURN)
                connection.execute(turn.on_conflict_do_update(index_elements=["share"], set_={"turn": _TURN}))
            return Taken(row.id, row.wanted)

    def renew(self, ids: Collection[int]) -> None:
        """Say that some thoughts are still being thought."""
        with self._changing() as connection:
            connection.execute(self._change_mine(ids).values(taken_until=_NOW + _LENT))

    def answer(self, id: int, answer: str) -> None:
        """Give the answer, and tell all servers, unless somebody else has taken over or nobody wants it any more."""
        self._end(id, {"answer": answer})

    def fail(self, id: int, problem: str) -> None:
        """Say why there is no answer."""
        self._end(id, {"problem": problem})

    def give_back(self, ids: Collection[int]) -> None:
        """Let others think at once what was taken."""
        free = {"taken_by": None, "taken_until": None, "tries": thoughts.c.tries - 1}
        with self._changing() as connection:
            connection.execute(self._change_mine(ids).values(free))
            tell_in(connection, self._server, WANTED)

    def tidy(self) -> None:
        """Put away what nobody wants any more, and tell those who wait in vain."""
        in_vain = (
            update(thoughts).where(_IS_FREE, thoughts.c.tries >= _TRIES).values(problem=_IN_VAIN, taken_until=_NOW)
        )
        is_old = and_(~_IS_OPEN, thoughts.c.taken_until <= _NOW - _KEPT)
        oldest_turn = _TURN - int(_REMEMBERED.total_seconds()) * _MICROSECONDS
        with self._changing() as connection:
            connection.execute(delete(thoughts).where(or_(is_old, _is_late())))
            connection.execute(delete(turns).where(turns.c.turn < oldest_turn))
            for name in connection.execute(in_vain.returning(thoughts.c.name)).scalars():
                tell_in(connection, self._server, done(name))

    # --- how it is done ----------------------------------------------------------------------------

    @contextmanager
    def _changing(self) -> Iterator[Connection]:
        with understood(), self._engine.begin() as connection:
            yield connection

    def _change_mine(self, ids: Collection[int]) -> Any:
        return update(thoughts).where(thoughts.c.id.in_(ids), thoughts.c.taken_by == self._server, _IS_OPEN)

    def _end(self, id: int, outcome: Mapping[str, str]) -> None:
        ended = self._change_mine([id]).values({**outcome, "taken_until": _NOW}).returning(thoughts.c.name)
        with self._changing() as connection:
            if name := connection.execute(ended).scalar():
                tell_in(connection, self._server, done(name))


def done(name: str) -> News:
    """What servers are told of a thought that has come to its end."""
    return News("thought", text=name)


def _wanted(connection: Connection, want: Want, limits: Limits) -> bool:
    """Want a thought; whether it is there now."""
    connection.execute(delete(thoughts).where(thoughts.c.name == want.name, thoughts.c.problem.is_not(None)))
    until = None if want.seconds is None else _NOW + timedelta(seconds=want.seconds)
    values: dict[str, Any] = {
        "name": want.name,
        "lane": want.account.lane,
        "wanted": want.wanted,
        "address": want.account.address,
        "player": want.account.player,
        "asked": _NOW,
        "until": until,
    }
    row = select(*(type_coerce(value, thoughts.c[column].type) for column, value in values.items()))
    new = insert(thoughts).from_select(list(values), row.where(_room(want.account, want.name, limits)))
    # Whoever wants it for longer decides for how long.
    is_for_ever = or_(thoughts.c.until.is_(None), new.excluded.until.is_(None))
    longer = case((is_for_ever, None), else_=func.greatest(thoughts.c.until, new.excluded.until))
    kept = new.on_conflict_do_update(index_elements=["name"], set_={"until": longer})
    return connection.execute(kept.returning(thoughts.c.id)).first() is not None


def _room(account: Account, name: str, limits: Limits) -> ColumnElement[bool]:
    """Whether a thought of a name may wait for somebody, by how many others do."""
    others = select(func.count()).where(thoughts.c.lane == account.lane, thoughts.c.name != name, _IS_OPEN)
    of_browser = others.where(thoughts.c.player == account.player).scalar_subquery()
    of_address = others.where(thoughts.c.address == account.address).scalar_subquery()
    return and_(of_browser < limits.browser, of_address < limits.address)


def _is_late() -> ColumnElement[bool]:
    return and_(_IS_OPEN, func.coalesce(thoughts.c.until <= _NOW, False))


def _share(lane: str, *whose: ColumnElement[str] | str) -> ColumnElement[str]:
    """The name under which the turns of an address, or of one of its browsers, are counted."""
    return func.concat_ws(" ", literal(lane), *whose)
