"""The store: a SQLite file by default, another database by its URL."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Row,
    Select,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    make_url,
    not_,
    select,
    union_all,
    update,
)
from sqlalchemy.exc import IntegrityError

from ..game.chance import Seed, seed_text
from ..game.contract import Seat
from .accounts import Accounts
from .agreement import Agreement
from .appending import Asked, append, append_and_tell
from .attending import Presences
from .bus import Bus, BusHere, News, tell_in
from .challenges import Challenges
from .changing import bring_up_to_date
from .engines import engine_of, for_reading, for_writing, let_go
from .feeds import Feeds
from .figures import Faring
from .heartbeat import Heartbeat
from .kept_games import Chair, Counted, Entry, KeptGame, Later, Listed, NewGame, Standing
from .later import since, standing
from .listing import Tables, listed_tables
from .locks import lock_secrets
from .moments import moment
from .own_rows import OwnRows
from .people import People
from .problems import AlreadyDecided, DamagedGame, understood
from .progress import Progress
from .pruning import Keeping, Old, old_games, put_away
from .puzzle_counts import PuzzleCounts
from .results import Results
from .reviews import Reviews
from .seeks import Seeks
from .tables import chairs, entries, games, replaced, secrets
from .thoughts import Thoughts
from .tokens import Tokens
from .tournaments import Tournaments
from .waiting import Waiting

FILE: Final = "mindtable.db"
_HEX_DIGITS: Final = 64  # of a sealed seed
_WAITS, _GOES_ON, _OVER = range(3)  # how a game stands for a player


def url_in(folder: Path) -> str:
    """The address of the store that is a file in a folder; the folder is made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / FILE}"


class Store:
    """All games of a table. Whatever a method has returned from is on disk."""

    def __init__(self, url: str, *, as_it_is: bool = False) -> None:
        """Open a store; one that is to stay as it is, because a server may have it, is not changed. Raises
        StoreProblem."""
        self.server = new_id()  # what it is called among the servers that have this store
        with understood():
            self._engine = engine_of(make_url(url))
            self._writer = for_writing(self._engine)
            self._reader = for_reading(self._engine)
            try:
                bring_up_to_date(self._engine, as_it_is=as_it_is)
            except BaseException:
                self.close()
                raise

    @staticmethod
    def in_folder(folder: Path) -> Store:
        """The store in a file of its own; the folder is made if it is not there."""
        return Store(url_in(folder))

    @property
    def is_shared(self) -> bool:
        """Whether several servers may have it at the same time."""
        return self._engine.dialect.name == "postgresql"

    def bus(self) -> Bus:
        """What carries news to the other servers that have this store."""
        if not self.is_shared:
            return BusHere()
        from .database_bus import BusInDatabase  # noqa: PLC0415 - it needs the driver, which not everybody has

        return BusInDatabase(self._engine, self.server)

    def presences(self) -> Presences:
        """Who is at the tables of all servers that have this store."""
        assert self.is_shared, "a server that has a store to itself knows who is there"
        return Presences(self._engine, self.server)

    def thoughts(self) -> Thoughts:
        """What bots are to think for the servers that share this store."""
        assert self.is_shared, "who has a store to themselves has all thoughts in memory"
        return Thoughts(self._engine, self.server)

    def reviews(self) -> Reviews:
        """What was thought of the games that are over."""
        return Reviews(self._writer, self._reader)

    def heartbeat(self) -> Heartbeat:
        """When servers were there, and whose time may be up."""
        return Heartbeat(self._writer, self._reader, is_shared=self.is_shared)

    def progress(self) -> Progress:
        """What players have done besides their games."""
        return Progress(self._writer, self._reader)

    def results(self) -> Results:
        """What came of games, and how strong that shows players to be."""
        return Results(self._writer, self._reader)

    def puzzle_counts(self) -> PuzzleCounts:
        """How often puzzles were tried and solved."""
        return PuzzleCounts(self._writer, self._reader)

    def feeds(self) -> Feeds:
        """By which addresses programs read which games wait for somebody."""
        return Feeds(self._writer, self._reader)

    def waiting(self) -> Waiting:
        """Which games wait for whom."""
        return Waiting(self._reader)

    def people(self) -> People:
        """Who players are: what they are called, and whom they do not want to meet."""
        return People(self._writer, self._reader, self.server)

    def faring(self) -> Faring:
        """How the table fares, in figures."""
        return Faring(self._engine, self._reader)

    def own_rows(self) -> OwnRows:
        """What is kept of somebody, for themselves."""
        return OwnRows(self._reader)

    def accounts(self) -> Accounts:
        """The players who are known by a name and a password."""
        return Accounts(self._writer, self._reader, self.server)

    def tournaments(self) -> Tournaments:
        """All tournaments, and who takes part."""
        return Tournaments(self._writer, self._reader, self.server, _begin)

    def seeks(self) -> Seeks:
        """Who looks for others to play with."""
        return Seeks(self._writer, self._reader, self.server, _begin)

    def tokens(self) -> Tokens:
        """What lets programs in."""
        return Tokens(self._writer, self._reader, self.server)

    def challenges(self) -> Challenges:
        """Games that somebody wants to play with somebody else."""
        return Challenges(self._writer, self._reader)

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with understood(), self._writer.begin() as connection:
            yield connection

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with understood(), self._reader.connect() as connection:
            yield connection

    def _tell(self, connection: Connection, about: str, game: str) -> None:
        """Tell other servers of what is written, as soon as it is kept."""
        tell_in(connection, self.server, News(about, game))

    def close(self) -> None:
        """Let go of the database."""
        let_go(self._engine)

    def check(self) -> None:
        """That the database answers, and its tables are of a version that can be used. Raises StoreProblem."""
        with understood():
            bring_up_to_date(self._engine, as_it_is=True)

    # --- writing -----------------------------------------------------------------------------------

    def begin(self, new: NewGame, id: str | None = None) -> str:
        """Keep a new game, under an id that was made for it or a new one; its id."""
        with self._writing() as connection:
            return _begin(connection, new, id or new_id())

    def begin_following(self, game: str, new: NewGame) -> str | None:
        """Keep a new game as the one that follows another, unless one does already; the id of that which does. None if
        there is no such game to follow."""
        with self._writing() as connection:
            asked_for = select(games.c.following).where(games.c.id == game).with_for_update()
            row = connection.execute(asked_for).one_or_none()
            if row is None:
                return None
            if row.following is not None and _is_there(connection, row.following):
                return str(row.following)
            following = _begin(connection, new, new_id())
            connection.execute(update(games).where(games.c.id == game).values(following=following))
            self._tell(connection, "chairs", game)
            return following

    def append(
        self,
        game: str,
        entry: Entry,
        *,
        asked: Sequence[Seat] | None,
        due: datetime | None = None,
        now: datetime | None = None,
    ) -> datetime:
        """Add an entry to a game, with who is asked after it: nobody when it is over; and when to look whether
        somebody's time is up. For None the game stands as it did, and no list of games shows that something was
        written. When it was decided is returned: now, unless whoever looks after the time says otherwise. Raises
        AlreadyDecided if its number is taken."""
        now = now or moment()
        noted = None if asked is None else Asked(asked, due)
        with self._reading() if self.is_shared else self._writing() as connection:
            try:
                if self.is_shared:
                    append_and_tell(connection, self.server, game, entry, asked=noted, now=now)
                else:
                    append(connection, game, entry, asked=noted, now=now)
            except IntegrityError as problem:
                raise AlreadyDecided(f"entry {entry.number} of the game {game} is there already") from problem
        return now

    def note_asked(self, game: str, asked: Sequence[Seat], *, after: int, due: datetime | None = None) -> None:
        """Note who is asked after an entry where that has changed without another one."""
        later = select(entries.c.number).where(entries.c.game == game, entries.c.number > after)
        with self._writing() as connection:
            where = (games.c.id == game, not_(later.exists()))
            connection.execute(update(games).where(*where).values(asked="".join(asked), due=due))

    def sit_down(self, game: str, seat: Seat, *, player: str, name: str, tag: str = "", face: str = "") -> bool:
        """Give a free chair to a player; false if it is not free, or the player has another one of the game."""
        with self._writing() as connection:
            theirs = select(chairs.c.seat).where(chairs.c.game == game, chairs.c.player == player)
            if connection.execute(theirs).first() is not None:
                return False
            if not _changed(connection, game, seat, None, player=player, name=name, tag=tag, face=face):
                return False
            connection.execute(update(games).where(games.c.id == game).values(touched=moment()))
            self._tell(connection, "chairs", game)
            return True

    def stand_up(self, game: str, seat: Seat, *, player: str) -> bool:
        """Let the chair of a player be free again; false if it is not theirs."""
        with self._writing() as connection:
            if not _changed(connection, game, seat, player, player=None, name="", tag="", face=""):
                return False
            self._tell(connection, "chairs", game)
            return True

    def hand_over(self, game: str, seat: Seat, bot: str, *, of: str | None) -> bool:
        """Let a bot have the chair of a player, or a free one (None), from now on; false if somebody else has it."""
        with self._writing() as connection:
            if not _changed(connection, game, seat, of, player=None, bot=bot):
                return False
            if of is not None:
                connection.execute(insert(replaced).values(game=game, seat=seat, player=of))
            self._tell(connection, "chairs", game)
            return True

    def give_back(self, game: str, seat: Seat, *, player: str) -> bool:
        """Give a chair that a bot has back to the player who sat on it; false if that was somebody else."""
        with self._writing() as connection:
            theirs = (replaced.c.game == game, replaced.c.seat == seat, replaced.c.player == player)
            if connection.execute(delete(replaced).where(*theirs)).rowcount != 1:
                return False
            where = (chairs.c.game == game, chairs.c.seat == seat)
            connection.execute(update(chairs).where(*where).values(player=player, bot=""))
            self._tell(connection, "chairs", game)
            return True

    def secret(self, name: str, first: Callable[[], bytes]) -> bytes:
        """What all servers share and nobody else may know: what is kept, or else the first that any of them has."""
        with self._writing() as connection:
            lock_secrets(connection)
            kept = connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar()
            if kept is not None:
                return bytes.fromhex(kept)
            made = first()
            connection.execute(insert(secrets).values(name=name, value=made.hex()))
            return made

    def put_away(self, game: str, keeping: Keeping) -> bool:
        """Take an old game out of the store for good; false if something was done in it meanwhile."""
        with self._writing() as connection:
            return put_away(connection, game, keeping, moment())

    # --- reading -----------------------------------------------------------------------------------

    def game(self, id: str) -> KeptGame | None:
        """A game by its id. Raises DamagedGame where it cannot be read."""
        with self._reading() as connection, _whole(id):
            row = connection.execute(select(games).where(games.c.id == id)).one_or_none()
            if row is None:
                return None
            sitting = connection.execute(select(chairs).where(chairs.c.game == id).order_by(chairs.c.seat)).all()
            left = connection.execute(select(replaced).where(replaced.c.game == id)).all()
            written = connection.execute(select(entries).where(entries.c.game == id).order_by(entries.c.number)).all()
            return _kept(row, sitting, written, left)

    def since(self, game: str, number: int) -> Later | None:
        """What was kept of a game after the entry of a number, and who sits there now; None if it is not kept any
        more."""
        with self._reading() as connection:
            return since(connection, game, number)

    def standing(self, ids: Collection[str]) -> dict[str, Standing]:
        """How some games stand, in short; those that are not kept any more are left out."""
        with self._reading() as connection:
            return standing(connection, ids)

    def games_of(self, player: str, count: int, offset: int = 0) -> list[Listed]:
        """Games in which a player sits or sat: those that wait for them, those that go on, those that are over; of
        each, the last touched first."""
        theirs = _ranked_games(player).subquery()
        found = (
            select(theirs.c.id, theirs.c.touched)
            .order_by(theirs.c.rank, theirs.c.touched.desc(), theirs.c.id)
            .limit(count)
            .offset(offset)
        )
        with self._reading() as connection:
            return [Listed(row.id, row.touched.replace(tzinfo=UTC)) for row in connection.execute(found)]

    def going_on(self, player: str, count: int) -> list[str]:
        """The ids of games of a player that are not over, those that wait for them first."""
        theirs = _ranked_games(player).subquery()
        found = select(theirs.c.id).where(theirs.c.rank < _OVER).order_by(theirs.c.rank, theirs.c.id).limit(count)
        with self._reading() as connection:
            return list(connection.execute(found).scalars())

    def counted(self, player: str) -> Counted:
        """How many games a player has."""
        ranks = _ranked_games(player).subquery().c.rank
        found = select(ranks, func.count()).group_by(ranks)
        with self._reading() as connection:
            counts = {row[0]: row[1] for row in connection.execute(found)}
        return Counted(counts.get(_WAITS, 0), counts.get(_GOES_ON, 0), counts.get(_OVER, 0))

    def knows(self, player: str) -> bool:
        """Whether a player sits or sat in any game."""
        theirs = union_all(
            select(chairs.c.game).where(chairs.c.player == player),
            select(replaced.c.game).where(replaced.c.player == player),
        ).limit(1)
        with self._reading() as connection:
            return connection.execute(theirs).first() is not None

    def waiting_for_bots(self, since: timedelta) -> list[str]:
        """The ids of all games in which a bot is asked, as far as was noted, and that were touched not longer ago than
        that."""
        is_asked = exists().where(
            chairs.c.game == games.c.id, chairs.c.bot != "", games.c.asked.contains(chairs.c.seat)
        )
        found = select(games.c.id).where(games.c.over.is_(False), games.c.touched >= moment() - since, is_asked)
        with self._reading() as connection:
            return list(connection.execute(found).scalars())

    def listed(self) -> Tables:
        """The games that their hosts have put on the list of the lobby."""
        with self._reading() as connection:
            return listed_tables(connection, moment())

    def old_games(self, keeping: Keeping, count: int, after: str = "") -> list[Old]:
        """Some games that are not to be kept any longer, in the order of their ids."""
        with self._reading() as connection:
            return old_games(connection, keeping, moment(), count, after)


def _ranked_games(player: str) -> Select[Any]:
    """The games in which a player sits or sat, each with how it stands for them."""
    theirs = union_all(
        select(chairs.c.game, chairs.c.seat).where(chairs.c.player == player),
        select(replaced.c.game, literal("-")).where(replaced.c.player == player),
    ).subquery()
    rank = case((games.c.over, _OVER), (games.c.asked.contains(theirs.c.seat), _WAITS), else_=_GOES_ON)
    return (
        select(games.c.id, games.c.touched, func.min(rank).label("rank"))
        .join(theirs, theirs.c.game == games.c.id)
        .group_by(games.c.id)
    )


@contextmanager
def _whole(game: str) -> Iterator[None]:
    """What is not of the kind that its column holds is no fault of the program or the database."""
    try:
        yield
    except (ValueError, TypeError) as problem:
        raise DamagedGame(f"the game {game}: {problem}") from problem


def new_id() -> str:
    """An id for a game, which nobody can guess."""
    return token_urlsafe(12)


def _changed(connection: Connection, game: str, seat: Seat, of: str | None, **values: str | None) -> bool:
    """Change a chair, if it is that of a player, or free (None); false if it is not."""
    is_theirs = chairs.c.player == of  # for None: is null
    where = (chairs.c.game == game, chairs.c.seat == seat, is_theirs, chairs.c.bot == "")
    return connection.execute(update(chairs).where(*where).values(**values)).rowcount == 1


def _is_there(connection: Connection, game: str) -> bool:
    return connection.execute(select(games.c.id).where(games.c.id == game)).one_or_none() is not None


def _begin(connection: Connection, new: NewGame, id: str) -> str:
    now = moment()
    connection.execute(
        insert(games).values(
            id=id,
            game=new.game,
            rules=new.rules,
            sets=list(new.sets),
            options=dict(new.options),
            seed=None if new.seed is None else seed_text(new.seed),
            secret=new.secret.hex() if new.secret is not None else None,
            start=new.start,
            record=new.record,
            begun=now,
            touched=now,
            is_record=new.is_record,
            over=new.is_record,
            agreement=new.agreement.written(),
            unsettled=None if new.is_record else True,
        )
    )
    for chair in new.chairs:
        connection.execute(insert(chairs).values(game=id, **asdict(chair)))
    return id


def _kept(
    row: Row[Any], sitting: Sequence[Row[Any]], written: Sequence[Row[Any]], left: Sequence[Row[Any]]
) -> KeptGame:
    begun = NewGame(
        game=row.game,
        rules=row.rules,
        seed=_read_seed(row.seed),
        chairs=tuple(Chair(Seat(one.seat), one.name, one.bot, one.player, one.tag, one.face) for one in sitting),
        sets=tuple(row.sets),
        options=dict(row.options),
        start=row.start,
        record=row.record,
        is_record=row.is_record,
        secret=bytes.fromhex(row.secret) if row.secret is not None else None,
        agreement=Agreement.read(row.agreement),
    )
    lines = tuple(Entry(one.number, one.kind, Seat(one.seat), one.text, one.made, one.spent) for one in written)
    made = [one.made for one in written if one.kind == "move"]
    return KeptGame(
        id=row.id,
        begun=begun,
        entries=lines,
        following=row.following,
        replaced={Seat(one.seat): one.player for one in left},
        asked=tuple(map(Seat, row.asked)),
        moved=(made[0], made[-1]) if made else None,
    )


def _read_seed(text: str | None) -> Seed | None:
    """A seed of its text; no number is as long as the bytes are."""
    if text is None:
        return None
    return bytes.fromhex(text) if len(text) == _HEX_DIGITS else int(text)
