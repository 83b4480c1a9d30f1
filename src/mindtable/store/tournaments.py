"""Tournaments as they are kept: who takes part, and everything that happened, in the order it did.

That the number of a happening is there once makes one of two servers the first to begin a round; its games are begun in
the same transaction, so there is never half a round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, Engine, Row, Select, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..tournaments import RESULT, Happening
from .agreement import AS_USUAL, Agreement
from .bus import News, tell_in
from .kept_games import NewGame
from .moments import moment
from .problems import AlreadyDecided, understood
from .tables import entrants, games, happenings, pairings, tournaments

TOURNAMENT: Final = "tournament"  # news about one
OPEN: Final = "open"  # people may enter
GOING_ON: Final = "going on"
WAITING: Final = "waiting"  # for the host to begin the next round
OVER: Final = "over"
_MOST_LISTED: Final = 100

Begin = Callable[[Connection, NewGame, str], object]  # keeps a new game, under an id, in the same transaction


@dataclass(frozen=True)
class NewTournament:
    """What a host has decided on."""

    player: str  # the host
    title: str
    game: str
    system: str
    rounds: int
    most: int  # entrants
    team: int = 1  # how many people an entrant is
    sets: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    agreement: Agreement = AS_USUAL  # of all its games
    begins_full: bool = False  # by itself, as soon as it is
    goes_on: bool = True  # with the next round, by itself
    listed: bool = False


@dataclass(frozen=True)
class Member:
    """Somebody who takes part, alone or in a team."""

    number: int  # of the entrant
    place: int  # in the team, from 0 on
    player: str | None
    name: str
    bot: str = ""  # "" where it is a person
    face: str = ""  # of a person


@dataclass(frozen=True)
class KeptTournament:
    """A tournament as it is kept."""

    id: str
    begun: NewTournament
    state: str
    made: datetime
    members: tuple[Member, ...] = ()
    happenings: tuple[Happening, ...] = ()
    games: Mapping[tuple[int, int], str] = field(default_factory=dict)  # by round and board, both from 1 on
    undecided: frozenset[tuple[int, int]] = frozenset()

    def team(self, number: int) -> tuple[Member, ...]:
        """The people of an entrant."""
        return tuple(one for one in self.members if one.number == number)

    @property
    def complete(self) -> list[int]:
        """The entrants whose teams have nobody missing."""
        numbers = dict.fromkeys(one.number for one in self.members)
        return [number for number in numbers if len(self.team(number)) == self.begun.team]

    def number_of(self, player: str | None) -> int | None:
        """The entrant that a player is, or belongs to."""
        return next((one.number for one in self.members if player is not None and one.player == player), None)


@dataclass(frozen=True)
class BoardGame:
    """The game that is begun for a board of a round."""

    round: int
    board: int
    id: str
    new: NewGame


class Tournaments:
    """All tournaments of a store, for the server of an id."""

    def __init__(self, writer: Engine, reader: Engine, server: str, begin: Begin) -> None:
        self._writer = writer
        self._reader = reader
        self._server = server
        self._begin = begin

    @contextmanager
    def _writing(self, id: str) -> Iterator[Connection]:
        """Write to one, of which the others are told then."""
        with understood(), self._writer.begin() as connection:
            yield connection
            tell_in(connection, self._server, News(TOURNAMENT, id))

    # --- writing -----------------------------------------------------------------------------------

    def make(self, new: NewTournament, id: str) -> None:
        """Keep a new tournament, which people may enter from now on."""
        values = {
            **vars(new),
            "sets": list(new.sets),
            "options": dict(new.options),
            "agreement": new.agreement.written(),
        }
        with self._writing(id) as connection:
            connection.execute(insert(tournaments).values(id=id, state=OPEN, made=moment(), **values))

    def enter(
        self,
        id: str,
        *,
        player: str | None,
        name: str,
        bot: str = "",
        face: str = "",
        beside: int | None = None,
    ) -> int | None:
        """Let somebody take part, beside others of a team or as a new entrant; a bot is a whole team. The number of the
        entrant, also where they were in it already; None if there is no room, or nobody can enter any more."""
        with self._writing(id) as connection:
            row = _locked(connection, id)
            if row is None or row.state != OPEN:
                return None
            there = _members(connection, id)
            known = next((one.number for one in there if player is not None and one.player == player), None)
            if known is not None:
                return known
            numbers = {one.number for one in there}
            if beside is not None:
                taken = {one.place for one in there if one.number == beside}
                places = [place for place in range(row.team) if taken and place not in taken][:1]
                number = beside
            else:
                places = list(range(row.team)) if bot else [0]
                number = max(numbers, default=0) + 1
                if len(numbers) >= row.most:
                    return None
            for place in places:
                member = {"tournament": id, "number": number, "place": place}
                connection.execute(insert(entrants).values(**member, player=player, name=name, bot=bot, face=face))
            return number if places else None

    def leave(self, id: str, number: int, *, player: str | None = None) -> bool:
        """Let an entrant go, or one of their people, while it has not begun; false if it has, or nobody is there."""
        with self._writing(id) as connection:
            row = _locked(connection, id)
            if row is None or row.state != OPEN:
                return False
            theirs = [entrants.c.tournament == id, entrants.c.number == number]
            if player is not None:
                theirs.append(entrants.c.player == player)
            return connection.execute(delete(entrants).where(*theirs)).rowcount > 0

    def happen(
        self,
        kept: KeptTournament,
        new: Sequence[Happening],
        *,
        state: str,
        begun: Sequence[BoardGame] = (),
    ) -> None:
        """Write down what happens after all that is known, with the games that are begun by it. Raises
        AlreadyDecided if something else has happened, or others take part."""
        now = moment()
        with self._writing(kept.id) as connection:
            row = _locked(connection, kept.id)
            if row is None or row.state != kept.state or _members(connection, kept.id) != kept.members:
                raise AlreadyDecided(f"the tournament {kept.id} has gone on")
            try:
                for number, happening in enumerate(new, len(kept.happenings) + 1):
                    line = {"kind": happening.kind, "text": happening.text, "made": now}
                    connection.execute(insert(happenings).values(tournament=kept.id, number=number, **line))
            except IntegrityError as problem:
                raise AlreadyDecided(f"the tournament {kept.id} has gone on") from problem
            for happening in new:
                if happening.kind == RESULT:
                    its = {name: happening.about[name] for name in ("round", "board")}
                    where = [pairings.c[name] == value for name, value in its.items()]
                    board = update(pairings).where(pairings.c.tournament == kept.id, *where)
                    connection.execute(board.values(decided=True))
            for one in begun:
                self._begin(connection, one.new, one.id)
                board_of = {"tournament": kept.id, "round": one.round, "board": one.board}
                connection.execute(insert(pairings).values(**board_of, game=one.id, decided=False))
            connection.execute(update(tournaments).where(tournaments.c.id == kept.id).values(state=state))

    # --- reading -----------------------------------------------------------------------------------

    def read(self, id: str) -> KeptTournament | None:
        """A tournament by its id."""
        with understood(), self._reader.connect() as connection:
            row = connection.execute(select(tournaments).where(tournaments.c.id == id)).one_or_none()
            return None if row is None else _kept(connection, row)

    def of(self, player: str) -> list[KeptTournament]:
        """Those that somebody hosts or takes part in, the latest first."""
        theirs = exists().where(entrants.c.tournament == tournaments.c.id, entrants.c.player == player)
        return self._some(select(tournaments).where(or_(tournaments.c.player == player, theirs)))

    def listed(self) -> list[KeptTournament]:
        """Those that their hosts have listed and that are not over, the latest first."""
        return self._some(select(tournaments).where(tournaments.c.listed, tournaments.c.state != OVER))

    def with_game(self, game: str) -> str | None:
        """The tournament that a game belongs to."""
        found = select(pairings.c.tournament).where(pairings.c.game == game)
        with understood(), self._reader.connect() as connection:
            return connection.execute(found).scalar()

    def due(self) -> list[str]:
        """Those in which something is to be done: a game is over (or was put away) and has no result yet; or all have
        come for whom it waits to begin."""
        is_over = or_(games.c.over, games.c.id.is_(None))
        ended = (
            select(pairings.c.tournament)
            .join(tournaments, tournaments.c.id == pairings.c.tournament)
            .outerjoin(games, games.c.id == pairings.c.game)
            .where(tournaments.c.state == GOING_ON, pairings.c.decided.is_(False), is_over)
        )
        there = select(func.count()).where(entrants.c.tournament == tournaments.c.id).scalar_subquery()
        is_full = and_(tournaments.c.state == OPEN, tournaments.c.begins_full)
        full = select(tournaments.c.id).where(is_full, there >= tournaments.c.most * tournaments.c.team)
        with understood(), self._reader.connect() as connection:
            found = [*connection.execute(ended).scalars(), *connection.execute(full).scalars()]
        return list(dict.fromkeys(found))

    def undealt(self) -> list[str]:
        """The games of tournaments in which nobody was asked anything yet."""
        found = (
            select(pairings.c.game)
            .join(games, games.c.id == pairings.c.game)
            .where(pairings.c.decided.is_(False), games.c.over.is_(False), games.c.asked == "")
        )
        with understood(), self._reader.connect() as connection:
            return list(connection.execute(found).scalars())

    def _some(self, found: Select[Any]) -> list[KeptTournament]:
        latest = found.order_by(tournaments.c.made.desc(), tournaments.c.id).limit(_MOST_LISTED)
        with understood(), self._reader.connect() as connection:
            return [_kept(connection, row) for row in connection.execute(latest).all()]


def _locked(connection: Connection, id: str) -> Row[Any] | None:
    """A tournament that nobody else changes until the transaction ends."""
    return connection.execute(select(tournaments).where(tournaments.c.id == id).with_for_update()).one_or_none()


def _members(connection: Connection, id: str) -> tuple[Member, ...]:
    found = select(entrants).where(entrants.c.tournament == id).order_by(entrants.c.number, entrants.c.place)
    rows = connection.execute(found)
    return tuple(Member(row.number, row.place, row.player, row.name, row.bot, row.face) for row in rows)


def _kept(connection: Connection, row: Row[Any]) -> KeptTournament:
    written = select(happenings).where(happenings.c.tournament == row.id).order_by(happenings.c.number)
    boards = connection.execute(select(pairings).where(pairings.c.tournament == row.id)).all()
    begun = NewTournament(
        player=row.player,
        title=row.title,
        game=row.game,
        system=row.system,
        rounds=row.rounds,
        most=row.most,
        team=row.team,
        sets=tuple(row.sets),
        options=dict(row.options),
        agreement=Agreement.read(row.agreement),
        begins_full=row.begins_full,
        goes_on=row.goes_on,
        listed=row.listed,
    )
    return KeptTournament(
        id=row.id,
        begun=begun,
        state=row.state,
        made=row.made,
        members=_members(connection, row.id),
        happenings=tuple(Happening.read(one.kind, one.text) for one in connection.execute(written)),
        games={(one.round, one.board): one.game for one in boards},
        undecided=frozenset((one.round, one.board) for one in boards if not one.decided),
    )
