"""Games as a store has them that was used for a while: of all kinds, each at some point of play.

A few hundred are played at random, and kept again and again under other ids with other players: what an open game
costs depends on how far it has come, hardly on its cards, and a store of 100,000 is made in seconds. Long games are
open for longer than short ones, so there are more of them. If new ones of the same kind begin where others
end, all of them together are always as far as at first, so what they cost should stay as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from itertools import chain, cycle, islice
from random import Random
from typing import Any, Final

from sqlalchemy import Connection, Table, insert, make_url

from mindtable.game.chance import SEALED_SIZE
from mindtable.game.contract import Seat
from mindtable.games import game_named
from mindtable.store import Chair, Entry, KeptGame, NewGame, Store, new_id
from mindtable.store.engines import engine_of
from mindtable.store.tables import chairs, entries, games
from mindtable.table.course import Course
from mindtable.table.keys import Keys, kept_as

# The kinds of games, with what is chosen before they are dealt.
KINDS: Final[dict[str, dict[str, str]]] = {"duel": {}, "tag-team": {}, "mind-up": {"players": "3"}}
DIFFERENT: Final = 300  # games that are played
AT_ONCE: Final = 500  # games that are kept in one transaction


@dataclass(frozen=True)
class Stand:
    """A game at some point."""

    begun: NewGame
    entries: tuple[Entry, ...]
    seats: tuple[Seat, ...]
    asked: tuple[Seat, ...]


@dataclass(frozen=True)
class Played:
    """A game that was played to its end."""

    begun: NewGame
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...]
    asked: tuple[tuple[Seat, ...], ...]  # after each move, and before all

    @property
    def moves(self) -> int:
        return len(self.asked) - 1

    def after(self, moves: int) -> Stand:
        """The game after so many moves."""
        entries = self.entries[: len(self.entries) - self.moves + moves]
        return Stand(self.begun, entries, self.seats, self.asked[moves])


@dataclass(frozen=True)
class Watched:
    """A game in a store, and the tokens of those who sit in it, in the order of their seats."""

    id: str
    kind: str
    players: tuple[str, ...]


def played(dice: Random) -> Iterator[Played]:
    """Games of all kinds in turn."""
    while True:
        for kind, options in KINDS.items():
            yield _played(kind, options, dice)


def _played(kind: str, options: dict[str, str], dice: Random) -> Played:
    game = game_named(kind)
    sets = tuple(game.default_sets)
    sample, _ = game.deal(seed=0, sets=sets, options=options)
    seated = tuple(Chair(seat, player=seat) for seat in sample.seats)
    begun = NewGame(kind, game.rules, chairs=seated, sets=sets, options=options, secret=dice.randbytes(SEALED_SIZE))
    course = Course(KeptGame("", begun, (), None, {}, ()))
    written = [Entry(number, "bits", seat, "") for number, seat in enumerate(sample.seats, 1)]
    written.append(Entry(len(written) + 1, "deal", sample.seats[0], ""))
    for entry in written:
        course.take_in(entry)
    asked = [course.position.to_decide]
    while not course.winners:
        seat = dice.choice(course.position.to_decide)
        move = dice.choice(course.position.moves(seat))
        written.append(Entry(len(written) + 1, "move", seat, move.text))
        course.take_in(written[-1])
        asked.append(course.position.to_decide)
    return Played(begun, sample.seats, tuple(written), tuple(asked))


def keep(
    url: str, keys: Keys, count: int, dice: Random, ago: timedelta = timedelta(), *, new: int = 0
) -> list[Watched]:
    """Lay so many games into a store, which is made if it is not there yet, and then so many that were just dealt. They
    were touched up to so long ago."""
    Store(url).close()  # which makes its tables
    engine = engine_of(make_url(url))
    different = list(islice(played(dice), DIFFERENT))
    stands = chain(_spread(different, count, dice), (one.after(0) for one in islice(cycle(different), new)))
    kept: list[Watched] = []
    try:
        while some := list(islice(stands, AT_ONCE)):
            with engine.begin() as connection:
                kept += _kept(connection, some, keys, dice, ago)
    finally:
        engine.dispose()
    return kept


def _spread(different: Sequence[Played], count: int, dice: Random) -> Iterator[Stand]:
    """So many games that are open, of all kinds in turn, at points of play that are spread evenly from the deal to the
    end."""
    for kind in islice(cycle(KINDS), count):
        alike = [game for game in different if game.begun.game == kind]
        (one,) = dice.choices(alike, [game.moves for game in alike])
        yield one.after(dice.randrange(one.moves))


def _kept(connection: Connection, some: Sequence[Stand], keys: Keys, dice: Random, ago: timedelta) -> list[Watched]:
    watched = [Watched(new_id(), one.begun.game, tuple(keys.new_token() for _ in one.seats)) for one in some]
    now = datetime.now(UTC).replace(tzinfo=None)
    rows: dict[Table, list[dict[str, Any]]] = {games: [], chairs: [], entries: []}
    for one, kept in zip(some, watched, strict=True):
        touched = now - ago * dice.random()
        begun = one.begun
        assert begun.secret is not None
        rows[games].append(
            {
                "id": kept.id,
                "game": begun.game,
                "rules": begun.rules,
                "sets": list(begun.sets),
                "options": dict(begun.options),
                "secret": begun.secret.hex(),
                "is_record": False,
                "begun": touched,
                "touched": touched,
                "over": not one.asked,
                "asked": "".join(one.asked),
            }
        )
        rows[chairs] += [
            {"game": kept.id, "seat": seat, "name": "", "bot": "", "player": kept_as(token), "tag": ""}
            for seat, token in zip(one.seats, kept.players, strict=True)
        ]
        rows[entries] += [{**asdict(entry), "game": kept.id, "made": touched} for entry in one.entries]
    for table, lines in rows.items():
        connection.execute(insert(table), lines)
    return watched
