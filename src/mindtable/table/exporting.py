"""All that is kept of somebody, in one file: who they are, their games as records, what they have learnt, and whatever
else is theirs."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import datetime
from typing import Any, Final

from ..game.records import write_out
from ..ratings import Rating
from ..store.own_rows import OWN_ROWS
from .authority import Authority
from .declined import Declined
from .house import House
from .seen import recorded_names
from .visit import Visit

_AT_ONCE: Final = 20  # games that are opened


async def exported(house: House, visit: Visit, player: str) -> AsyncIterator[str]:
    """The file, a piece at a time: there may be many games. Of one that goes on there is no record, since that would
    tell what others hold. Raises NotKept."""
    yield '{"you": ' + _written(await _identity(house, player))
    yield ',\n"progress": ' + _written(await house.progress.all(player))
    for topic in OWN_ROWS:
        yield f',\n"{topic}": ' + _written(await _rows(house, topic, player))
    yield ',\n"games": ['
    between = "\n"
    programs = [token.player for token in await house.tokens.of(player) if token.is_program]
    for who in (player, *programs):
        async for game in _games(house, visit, who):
            yield between + _written(game)
            between = ",\n"
    yield "]}\n"


async def _rows(house: House, topic: str, player: str) -> list[dict[str, Any]]:
    """What is kept about a topic; ratings as people read them."""
    rows: list[dict[str, Any]] = await house.identities.on_disk(lambda: house.identities.own_rows.about(topic, player))
    return [_readable(row) for row in rows]


def _readable(row: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        name: _moment(value) if isinstance(value, datetime) else value for name, value in row.items()
    }
    if "mean" in found:
        mean, doubt = found.pop("mean"), found.pop("doubt")
        rating = None if mean is None else Rating(mean, doubt)
        found["rating"] = rating and {"points": rating.points, "margin": rating.margin}
    return found


async def _games(house: House, visit: Visit, player: str) -> AsyncIterator[dict[str, Any]]:
    count = 0
    while True:
        some = await house.hall.games_of(player, _AT_ONCE, count)
        for table, touched in some.games:
            yield await _game(house, table, touched, visit, player)
        count += len(some.games)
        if not some.are_more or not some.games:
            break


async def _identity(house: House, player: str) -> dict[str, Any]:
    identities = house.identities
    person = await identities.person(player)
    account = await identities.on_disk(lambda: identities.accounts.of(player))
    sessions = await identities.on_disk(lambda: identities.accounts.sessions_of(player))
    blocked = await identities.on_disk(lambda: identities.people.persons(identities.people.blocked_by(player)))
    return {
        "name": person.name,
        "face": person.face,
        "account": account and {"since": _moment(account.since)},
        "sessions": [{"since": _moment(one.since), "seen": _moment(one.seen)} for one in sessions],
        "blocked": sorted(one.name for one in blocked.values()),
    }


async def _game(house: House, table: Authority, touched: datetime, visit: Visit, player: str) -> dict[str, Any]:
    names = recorded_names(table.chairs, visit.wording)
    found: dict[str, Any] = {
        "id": table.id,
        "game": table.game.name,
        "touched": touched.isoformat(timespec="seconds"),
        "seats": table.seats_of(player),
        "is_over": table.is_over or table.is_record,
    }
    if found["is_over"]:
        if table.course.has_record:
            found["record"] = write_out(table.record(lambda chair: names[chair.seat]))
        with suppress(Declined):
            reviews = await house.reviews.texts(table.id)
            found["reviews"] = [{"kind": one.kind, "care": one.care, "text": one.text} for one in reviews]
    return found


def _moment(kept: datetime) -> str:
    return f"{kept.isoformat(timespec='seconds')}Z"


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)
