"""All that is kept of somebody, in one file: who they are, their games as records, what they have learnt."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import datetime
from typing import Any, Final

from ..game.records import write_out
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
    yield ',\n"games": ['
    count = 0
    while True:
        some = await house.hall.games_of(player, _AT_ONCE, count)
        for table, touched in some.games:
            yield (",\n" if count else "\n") + _written(await _game(house, table, touched, visit, player))
            count += 1
        if not some.are_more or not some.games:
            break
    yield "]}\n"


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
