"""The store: a SQLite file by default, another database by its URL."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, Final

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Row,
    case,
    create_engine,
    delete,
    event,
    func,
    insert,
    literal,
    make_url,
    select,
    text,
    union_all,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..game.contract import Seat
from .kept import Chair, Entry, KeptGame, Listed, NewGame
from .tables import CHANGES, VERSION, chairs, entries, games, metadata, replaced, versions

_FILE: Final = "mindtable.db"


class AlreadyDecided(Exception):
    """Somebody else's entry came first."""


class StoreProblem(Exception):
    """The database cannot be used, or cannot be used now."""


class NewerStore(StoreProblem):
    """The games were kept by a later version of the program."""


class Store:
    """All games of a table. Whatever a method has returned from is on disk."""

    def __init__(self, url: str) -> None:
        """Open a store. Raises StoreProblem."""
        with _understood():
            self._engine = _engine(make_url(url))
            with self._engine.begin() as connection:
                metadata.create_all(connection)
                known = connection.execute(select(func.max(versions.c.version))).scalar()
                if known is None:
                    connection.execute(insert(versions).values(version=VERSION))
                elif known > VERSION:
                    raise NewerStore(f"version {known}")
                elif known < VERSION:
                    for version in range(known + 1, VERSION + 1):
                        connection.execute(text(CHANGES[version]))
                    connection.execute(update(versions).values(version=VERSION))

    @staticmethod
    def in_folder(folder: Path) -> Store:
        """The store in a file of its own; the folder is made if it is not there."""
        folder.mkdir(parents=True, exist_ok=True)
        return Store(f"sqlite:///{folder / _FILE}")

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with _understood(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with _understood(), self._engine.connect() as connection:
            yield connection

    def close(self) -> None:
        self._engine.dispose()

    # --- writing -----------------------------------------------------------------------------------

    def begin(self, new: NewGame, id: str | None = None) -> str:
        """Keep a new game, under an id that was made for it or a new one; its id."""
        id = id or new_id()
        now = _now()
        with self._writing() as connection:
            connection.execute(
                insert(games).values(
                    id=id,
                    game=new.game,
                    rules=new.rules,
                    sets=list(new.sets),
                    options=dict(new.options),
                    seed=new.seed,
                    start=new.start,
                    begun=now,
                    touched=now,
                    is_record=new.is_record,
                    over=new.is_record,
                )
            )
            for chair in new.chairs:
                connection.execute(
                    insert(chairs).values(
                        game=id, seat=chair.seat, name=chair.name, bot=chair.bot, player=chair.player, tag=chair.tag
                    )
                )
            for number, (seat, text) in enumerate(new.moves, 1):
                _add(connection, id, Entry(number, "move", seat, text))
        return id

    def append(self, game: str, entry: Entry, *, asked: Sequence[Seat] | None) -> None:
        """Add an entry to a game, with who is asked after it: nobody when it is over. For None the game stands as it
        did, and no list of games shows that something was written. Raises AlreadyDecided if its number is taken."""
        with self._writing() as connection:
            try:
                _add(connection, game, entry)
            except IntegrityError as problem:
                raise AlreadyDecided(f"entry {entry.number} of the game {game} is there already") from problem
            if asked is not None:
                values = {"touched": _now(), "over": not asked, "asked": "".join(asked)}
                connection.execute(update(games).where(games.c.id == game).values(values))

    def note_asked(self, game: str, asked: Sequence[Seat]) -> None:
        """Note who is asked where that has changed without an entry."""
        with self._writing() as connection:
            connection.execute(update(games).where(games.c.id == game).values(asked="".join(asked)))

    def sit_down(self, game: str, seat: Seat, *, player: str, name: str, tag: str = "") -> bool:
        """Give a free chair to a player; false if it is not free, or the player has another one of the game."""
        with self._writing() as connection:
            theirs = select(chairs.c.seat).where(chairs.c.game == game, chairs.c.player == player)
            if connection.execute(theirs).first() is not None:
                return False
            return _changed(connection, game, seat, None, player=player, name=name, tag=tag)

    def hand_over(self, game: str, seat: Seat, bot: str, *, of: str | None) -> bool:
        """Let a bot have the chair of a player, or a free one (None), from now on; false if somebody else has it."""
        with self._writing() as connection:
            if not _changed(connection, game, seat, of, player=None, bot=bot):
                return False
            if of is not None:
                connection.execute(insert(replaced).values(game=game, seat=seat, player=of))
            return True

    def give_back(self, game: str, seat: Seat, *, player: str) -> bool:
        """Give a chair that a bot has back to the player who sat on it; false if that was somebody else."""
        with self._writing() as connection:
            theirs = (replaced.c.game == game, replaced.c.seat == seat, replaced.c.player == player)
            if connection.execute(delete(replaced).where(*theirs)).rowcount != 1:
                return False
            where = (chairs.c.game == game, chairs.c.seat == seat)
            connection.execute(update(chairs).where(*where).values(player=player, bot=""))
            return True

    def follow(self, game: str, following: str) -> str:
        """Name the game that follows a game, unless one does already; its id."""
        with self._writing() as connection:
            connection.execute(
                update(games).where(games.c.id == game, games.c.following.is_(None)).values(following=following)
            )
            return str(connection.execute(select(games.c.following).where(games.c.id == game)).scalar_one())

    # --- reading -----------------------------------------------------------------------------------

    def game(self, id: str) -> KeptGame | None:
        with self._reading() as connection:
            row = connection.execute(select(games).where(games.c.id == id)).one_or_none()
            if row is None:
                return None
            sitting = connection.execute(select(chairs).where(chairs.c.game == id).order_by(chairs.c.seat)).all()
            left = connection.execute(select(replaced).where(replaced.c.game == id)).all()
            written = connection.execute(select(entries).where(entries.c.game == id).order_by(entries.c.number)).all()
        return _kept(row, sitting, written, left)

    def games_of(self, player: str, count: int, offset: int = 0) -> list[Listed]:
        """Games in which a player sits or sat: those that wait for them, those that go on, those that are over; of
        each, the last touched first."""
        theirs = union_all(
            select(chairs.c.game, chairs.c.seat).where(chairs.c.player == player),
            select(replaced.c.game, literal("-")).where(replaced.c.player == player),
        ).subquery()
        rank = case((games.c.over, 2), (games.c.asked.contains(theirs.c.seat), 0), else_=1)
        found = (
            select(games.c.id, games.c.touched)
            .join(theirs, theirs.c.game == games.c.id)
            .group_by(games.c.id)
            .order_by(func.min(rank), games.c.touched.desc(), games.c.id)
            .limit(count)
            .offset(offset)
        )
        with self._reading() as connection:
            return [Listed(row.id, row.touched.replace(tzinfo=UTC)) for row in connection.execute(found)]

    def going_on(self, since: timedelta) -> list[str]:
        """The ids of all games that are not over and were touched not longer ago than that."""
        found = select(games.c.id).where(games.c.over.is_(False), games.c.touched >= _now() - since)
        with self._reading() as connection:
            return list(connection.execute(found).scalars())


def new_id() -> str:
    """An id for a game, which nobody can guess."""
    return token_urlsafe(12)


def _changed(connection: Connection, game: str, seat: Seat, of: str | None, **values: str | None) -> bool:
    """Change a chair, if it is that of a player, or free (None); false if it is not."""
    is_theirs = chairs.c.player == of  # for None: is null
    where = (chairs.c.game == game, chairs.c.seat == seat, is_theirs, chairs.c.bot == "")
    return connection.execute(update(chairs).where(*where).values(**values)).rowcount == 1


def _add(connection: Connection, game: str, entry: Entry) -> None:
    connection.execute(
        insert(entries).values(
            game=game, number=entry.number, kind=entry.kind, seat=entry.seat, text=entry.text, made=_now()
        )
    )


def _kept(
    row: Row[Any], sitting: Sequence[Row[Any]], written: Sequence[Row[Any]], left: Sequence[Row[Any]]
) -> KeptGame:
    seats = tuple(Chair(Seat(one.seat), one.name, one.bot, one.player, one.tag) for one in sitting)
    begun = NewGame(
        row.game, row.rules, row.seed, seats, tuple(row.sets), dict(row.options), row.start, (), row.is_record
    )
    lines = tuple(Entry(one.number, one.kind, Seat(one.seat), one.text) for one in written)
    return KeptGame(
        row.id, begun, lines, row.following, {Seat(one.seat): one.player for one in left}, tuple(map(Seat, row.asked))
    )


@contextmanager
def _understood() -> Iterator[None]:
    """What a database complains about, in one line."""
    try:
        yield
    except SQLAlchemyError as problem:
        raise StoreProblem(str(problem).partition("\n")[0]) from problem


def _engine(url: URL) -> Engine:
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url)
        event.listen(engine, "connect", _make_sqlite_careful)
        return engine
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    return create_engine(url, pool_pre_ping=True)  # a database that was restarted is connected to again


def _now() -> datetime:
    return datetime.now(UTC).replace(tzinfo=None)


def _make_sqlite_careful(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and what is committed survives a power cut."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
