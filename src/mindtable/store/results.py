"""What came of games, and ratings.

A game is settled in one transaction: its results are written, ratings are changed, and it is marked as settled, or
nothing of that. So no game is rated twice, and none that is over stays unsettled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from itertools import combinations
from typing import Final

from sqlalchemy import Connection, Engine, Row, Select, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_in_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_in_sqlite

from ..game.contract import Seat
from ..ratings import SURE, Rating
from .problems import understood
from .tables import games, ratings, results

MOST_A_DAY: Final = 5  # games between the same two that are rated
_A_DAY: Final = timedelta(days=1)
_one, _two = results.alias(), results.alias()


@dataclass(frozen=True)
class Result:
    """What came of a game for one seat."""

    seat: Seat
    player: str  # an account, or a bot of the house
    side: int
    place: int  # in which the side came
    began: bool
    cards: tuple[str, ...]  # that it has played


@dataclass(frozen=True)
class Outcome:
    """What came of a game."""

    game: str
    kind: str  # the name of what was played
    made: datetime
    results: tuple[Result, ...]
    people: frozenset[str]  # whose ratings it may change: the ratings of bots stay as they are


@dataclass(frozen=True)
class Played:
    """A result in the list of somebody's results."""

    game: str
    result: Result
    made: datetime
    rating: Rating | None  # after it; None: it was not rated


@dataclass(frozen=True)
class Ranked:
    """Somebody on a ladder."""

    player: str
    rating: Rating
    games: int


# The ratings after a game, by those before it.
Rate = Callable[[Mapping[str, Rating]], Mapping[str, Rating]]


class Results:
    """The results and ratings of a store."""

    def __init__(self, writer: Engine, reader: Engine) -> None:
        self._writer = writer
        self._reader = reader

    def unsettled(self, count: int) -> list[str]:
        """Some games that are over and not settled. Raises StoreProblem."""
        found = select(games.c.id).where(games.c.unsettled.is_(True), games.c.over.is_(True))
        with understood(), self._reader.connect() as connection:
            return list(connection.execute(found.order_by(games.c.touched).limit(count)).scalars())

    def settle(self, outcome: Outcome, rate: Rate | None) -> bool:
        """Write down what came of a game; the ratings of people in it change if there is a way to rate it, unless two
        of them have played against each other too often that day. False if somebody else has settled it. Raises
        StoreProblem."""
        with understood(), self._writer.begin() as connection:
            mine = update(games).where(games.c.id == outcome.game, games.c.unsettled.is_(True)).values(unsettled=None)
            if connection.execute(mine).rowcount == 0:
                return False
            after: Mapping[str, Rating] = {}
            if rate is not None and not _too_often(connection, outcome):
                after = rate(_locked(connection, sorted(outcome.people), outcome.kind))
                for player in outcome.people:
                    _change(connection, player, outcome.kind, after[player])
            for one in outcome.results:
                values = {**asdict(one), "cards": list(one.cards)}
                if (rating := after.get(one.player)) is not None:
                    values |= {"mean": rating.mean, "doubt": rating.doubt}
                new = {"game": outcome.game, "kind": outcome.kind, "made": outcome.made, **values}
                connection.execute(insert(results).values(new))
            return True

    def rating(self, player: str, kind: str) -> Ranked:
        """How strong somebody is at a game. Raises StoreProblem."""
        found = select(ratings).where(ratings.c.player == player, ratings.c.kind == kind)
        with understood(), self._reader.connect() as connection:
            row = connection.execute(found).one_or_none()
        return _ranked(row) if row is not None else Ranked(player, Rating(), 0)

    def ladder(self, kind: str, count: int) -> list[Ranked]:
        """The strongest at a game, the best first; those of whom that is not sure after all others. Raises
        StoreProblem."""
        order = (ratings.c.doubt > SURE, ratings.c.mean.desc(), ratings.c.player)
        found = select(ratings).where(ratings.c.kind == kind).order_by(*order)
        with understood(), self._reader.connect() as connection:
            return [_ranked(row) for row in connection.execute(found.limit(count))]

    def of(self, player: str, kind: str, count: int) -> list[Played]:
        """The last results of somebody at a game, the newest first. Raises StoreProblem."""
        found = select(results).where(results.c.player == player, results.c.kind == kind)
        with understood(), self._reader.connect() as connection:
            return [_played(row) for row in connection.execute(found.order_by(results.c.made.desc()).limit(count))]

    def against(self, player: str, other: str, kind: str) -> tuple[int, int]:
        """How many games somebody has won against another, and lost. Raises StoreProblem."""
        with understood(), self._reader.connect() as connection:
            both = _between(player, other, kind)
            won = connection.execute(both.where(_one.c.place < _two.c.place)).scalar_one()
            lost = connection.execute(both.where(_one.c.place > _two.c.place)).scalar_one()
        return won, lost


def _too_often(connection: Connection, outcome: Outcome) -> bool:
    """Whether two of different sides have played so many rated games already on the day of this one."""
    pairs = [(one.player, two.player) for one, two in combinations(outcome.results, 2) if one.side != two.side]
    return any(_rated_on_day(connection, one, two, outcome) >= MOST_A_DAY for one, two in pairs)


def _rated_on_day(connection: Connection, player: str, other: str, outcome: Outcome) -> int:
    made = outcome.made
    day = datetime(made.year, made.month, made.day)
    found = _between(player, other, outcome.kind)
    on_day = found.where(_one.c.made >= day, _one.c.made < day + _A_DAY)
    return connection.execute(on_day.where(_one.c.mean.is_not(None) | _two.c.mean.is_not(None))).scalar_one()


def _between(player: str, other: str, kind: str) -> Select[int]:
    """How many games two players have played against each other."""
    return (
        select(func.count())
        .select_from(_one.join(_two, _one.c.game == _two.c.game))
        .where(_one.c.player == player, _two.c.player == other, _one.c.kind == kind, _one.c.side != _two.c.side)
    )


def _locked(connection: Connection, players: Sequence[str], kind: str) -> dict[str, Rating]:
    """The ratings of some players, which nobody else changes meanwhile. They are taken in one order, so two who want
    some of the same never wait for each other."""
    new = insert_in_postgresql if connection.dialect.name == "postgresql" else insert_in_sqlite
    found = {}
    for player in players:
        usual = Rating()
        values = {"player": player, "kind": kind, "mean": usual.mean, "doubt": usual.doubt, "games": 0}
        connection.execute(new(ratings).values(values).on_conflict_do_nothing())
        its = select(ratings).where(ratings.c.player == player, ratings.c.kind == kind).with_for_update()
        row = connection.execute(its).one()
        found[player] = Rating(row.mean, row.doubt)
    return found


def _change(connection: Connection, player: str, kind: str, to: Rating) -> None:
    its = update(ratings).where(ratings.c.player == player, ratings.c.kind == kind)
    connection.execute(its.values(mean=to.mean, doubt=to.doubt, games=ratings.c.games + 1))


def _ranked(row: Row[tuple[object, ...]]) -> Ranked:
    return Ranked(row.player, Rating(row.mean, row.doubt), row.games)


def _played(row: Row[tuple[object, ...]]) -> Played:
    result = Result(Seat(row.seat), row.player, row.side, row.place, row.began, tuple(row.cards))
    rating = None if row.mean is None else Rating(row.mean, row.doubt)
    return Played(row.game, result, row.made.replace(tzinfo=UTC), rating)
