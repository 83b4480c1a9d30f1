"""Games as a store has them that was used for a while: of all kinds, each at some point of play.

A few hundred are played at random, and kept again and again under other ids with other players: what an open game
costs depends on how far it has come, hardly on its cards, and a store of 100,000 is made in seconds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
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
class Played:
    """A game that was played to some point."""

    begun: NewGame
    entries: tuple[Entry, ...]
    seats: tuple[Seat, ...]
    asked: tuple[Seat, ...]


@dataclass(frozen=True)
class Watched:
    """A game in a store, and the tokens of those who sit in it, in the order of their seats."""

    id: str
    kind: str
    players: tuple[str, ...]


def played(dice: Random) -> Iterator[Played]:
    """Games of all kinds in turn, at points of play that are spread evenly from the deal to the end."""
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
    while not course.winners:
        seat = dice.choice(course.position.to_decide)
        move = dice.choice(course.position.moves(seat))
        written.append(Entry(len(written) + 1, "move", seat, move.text))
        course.take_in(written[-1])
    dealt = len(sample.seats) + 1
    cut = dice.randrange(dealt, len(written))
    position = course.steps[cut - dealt].position
    return Played(begun, tuple(written[:cut]), sample.seats, position.to_decide)


def keep(url: str, keys: Keys, count: int, dice: Random, ago: timedelta = timedelta()) -> list[Watched]:
    """Lay so many games into a store, which is made if it is not there yet. They were touched up to so long ago."""
    Store(url).close()  # which makes its tables
    engine = engine_of(make_url(url))
    source = played(dice)
    different = [next(source) for _ in range(min(DIFFERENT, count))]
    kept: list[Watched] = []
    try:
        while len(kept) < count:
            some = [different[number % len(different)] for number in range(len(kept), min(len(kept) + AT_ONCE, count))]
            with engine.begin() as connection:
                kept += _kept(connection, some, keys, dice, ago)
    finally:
        engine.dispose()
    return kept


def _kept(connection: Connection, some: Sequence[Played], keys: Keys, dice: Random, ago: timedelta) -> list[Watched]:
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
