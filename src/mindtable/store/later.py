"""What was kept of games since somebody has read them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    CompoundSelect,
    Connection,
    DateTime,
    Integer,
    String,
    bindparam,
    cast,
    func,
    literal,
    null,
    select,
    union_all,
)

from ..game.contract import Seat
from .kept_games import Chair, Entry, Later, Standing
from .tables import chairs, entries, games, looking, replaced

_AT_ONCE: Final = 500  # games in one statement


def _since() -> CompoundSelect[Any]:
    """All that is read of a game in one statement, so that it is of one moment."""
    game: BindParameter[str] = bindparam("game")
    none, never = cast(null(), String), cast(null(), DateTime)
    nothing, no_cost = cast(0, Integer), cast(null(), Integer)
    entry, chair = entries.c, chairs.c
    return union_all(
        select(literal("entry").label("of"), entry.number, entry.seat, entry.kind, entry.text, none.label("player"))
        .add_columns(none.label("tag"), none.label("face"), entry.made, entry.spent)
        .where(entry.game == game, entry.number > bindparam("number")),
        select(literal("chair"), nothing, chair.seat, chair.bot, chair.name, chair.player)
        .add_columns(chair.tag, chair.face, never, no_cost)
        .where(chair.game == game),
        select(literal("left"), nothing, replaced.c.seat, none, none, replaced.c.player)
        .add_columns(none, none, never, no_cost)
        .where(replaced.c.game == game),
        select(literal("look"), nothing, looking.c.seat, none, none, looking.c.player)
        .add_columns(none, none, never, no_cost)
        .where(looking.c.game == game),
        select(literal("game"), nothing, none, none, games.c.following, none)
        .add_columns(none, none, never, no_cost)
        .where(games.c.id == game),
    )


_SINCE: Final = _since()  # made once: to put it together takes as long as to run it


def since(connection: Connection, game: str, number: int) -> Later | None:
    """What was kept of a game after the entry of a number, and who sits there now; None if it is not kept any more."""
    rows = defaultdict(list)
    for row in connection.execute(_SINCE, {"game": game, "number": number}):
        rows[row.of].append(row)
    if not rows["game"]:
        return None
    written = sorted(rows["entry"], key=lambda row: row.number)
    sitting = sorted(rows["chair"], key=lambda row: row.seat)
    return Later(
        entries=tuple(Entry(row.number, row.kind, Seat(row.seat), row.text, row.made, row.spent) for row in written),
        chairs=tuple(Chair(Seat(row.seat), row.text, row.kind, row.player, row.tag, row.face) for row in sitting),
        replaced={Seat(row.seat): row.player for row in rows["left"]},
        following=rows["game"][0].text,
        looking={row.player: Seat(row.seat) for row in rows["look"]},
    )


def standing(connection: Connection, ids: Collection[str]) -> dict[str, Standing]:
    """How some games stand, in short; those that are not kept any more are left out."""
    found: dict[str, Standing] = {}
    wanted = list(ids)
    for first in range(0, len(wanted), _AT_ONCE):
        some = wanted[first : first + _AT_ONCE]
        number = func.coalesce(func.max(entries.c.number), 0)
        numbers = (
            select(games.c.id, games.c.following, number.label("number"))
            .outerjoin(entries, entries.c.game == games.c.id)
            .where(games.c.id.in_(some))
            .group_by(games.c.id)
        )
        sitting = defaultdict(set)
        for chair in connection.execute(select(chairs).where(chairs.c.game.in_(some))):
            sitting[chair.game].add((Seat(chair.seat), chair.bot, chair.player))
        for row in connection.execute(numbers):
            found[row.id] = Standing(row.number, frozenset(sitting[row.id]), row.following)
    return found
