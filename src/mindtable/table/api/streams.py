"""Lines of events for programs: one JSON object a line. Only what differs is sent, so a change that a seat may not see
is silent, also in its timing; signs of life follow from when the line was opened."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from starlette.responses import Response

from ...game.sights import facts_of
from ..authority import Authority
from ..calls import Ear
from ..declined import Declined
from ..house import House
from ..live import OF_PROGRAMS, Pulse
from ..live import Line as OpenLine
from .call import Asked, Call, counted_as
from .challenges import seen_by
from .games import looked_at, shown
from .seen import seat_of, told_since
from .values import Challenge, Game, GameLine, Line

LINES: Final = "application/x-ndjson"
_MOST: Final = 100  # games that one line tells of
_LATEST: Final = 6  # digits of the number of an event
_ALIVE: Final = "alive"


async def game(asked: Asked) -> Response:
    """A game, each time its seat has something new."""
    told = asked.request.query_params.get("told", "")
    if told and (not told.isdecimal() or len(told) > _LATEST):
        raise Declined(422, "api-bad-field", field="told")
    ear = Ear()
    with _places(asked, ear) as places:
        table = await looked_at(asked)
        stands = partial(shown, asked, table)
        since = int(told) if told else stands().told
        lines = game_lines(table, asked.player, since, ear=ear, stands_now=stands, is_live=asked.is_live)
        return _open(lines, places)


async def everything(asked: Asked) -> Response:
    """All that concerns one: first what waits, then what is new."""
    ear = Ear()
    with _places(asked, ear) as places:
        return _open(_of_player(asked, ear), places)


def _places(asked: Asked, ear: Ear) -> ExitStack:
    """A place among the lines of the address, and among those of the token, which end when it is revoked. Raises
    Declined if there is none."""
    with ExitStack() as taken:
        taken.enter_context(asked.state.lines.to(asked.address))
        taken.enter_context(asked.state.lines.to(counted_as(asked.token)))
        taken.enter_context(asked.state.house.tokens.line(asked.token, ear))
        return taken.pop_all()


def _open(events: AsyncGenerator[bytes], places: ExitStack) -> Response:
    line = OpenLine(events, places.pop_all(), LINES)
    line.headers["Content-Encoding"] = "identity"  # who compresses would hold it back until there is much of it
    return line


async def game_lines(
    table: Authority,
    player: str,
    since: int,
    *,
    ear: Ear,
    stands_now: Callable[[], Game],
    is_live: Callable[[], Awaitable[bool]],
) -> AsyncGenerator[bytes]:
    """A game as lines for a player, with what they were told from the event of a number on. `ear` hears when the line
    has to end, and `is_live` asks whether it may still be open."""
    last = b""
    with table.listening(player, heard=ear):
        pulse = Pulse(OF_PROGRAMS)
        while not (ear.is_last or table.is_hung_up):
            ear.clear()
            now = stands_now()
            since = min(since, now.told)  # where a move was taken back
            told = told_since(table, player, since)
            if (stands := _line(GameLine("game", now))) != last:
                last, since = stands, now.told
                yield _line(GameLine("game", now, told)) if told else stands
            if now.is_over:
                return
            while not await pulse.comes_after(ear):
                yield _line(GameLine(_ALIVE))
                if not await is_live():
                    return


@dataclass
class _Watched:
    """A game of a player, and what the line has told of it."""

    table: Authority
    listening: ExitStack
    is_begun: bool = False
    mark: str = ""  # of the question that was told last

    def news(self, player: str) -> Iterator[Line]:
        """What the line has not told yet."""
        table = self.table
        if not self.is_begun and not table.free_seats:
            self.is_begun = True
            yield Line("begun", game=table.id)
        if seat_of(table, player) in table.to_decide and self.mark != table.mark():
            self.mark = table.mark()
            yield Line("turn", game=table.id, mark=self.mark)
        if table.is_over:
            yield Line("over", game=table.id, winners=table.winners)

    @property
    def is_done(self) -> bool:
        """Whether nothing more will come of it."""
        return self.table.is_over or self.table.is_hung_up


class _Attention:
    """All that a line tells a player of."""

    def __init__(self, house: House, player: str, ear: Ear) -> None:
        self._house = house
        self._player = player
        self._ear = ear
        self._games: dict[str, _Watched] = {}
        self._challenges: dict[str, Challenge] = {}
        self._told: set[str] = set()  # of which challenges

    async def look_around(self) -> None:
        """Find games and challenges that are new."""
        house = self._house
        self._challenges = {one.id: one for one in seen_by(self._player, await house.challenges.of(self._player))}
        for id in await house.hall.going_on(self._player, _MOST):
            if id not in self._games:
                with suppress(Declined):  # played by older rules, or damaged: it must not keep the others away
                    table = await house.hall.game(id)
                    if not table.is_record:
                        listening = ExitStack()
                        listening.enter_context(table.listening(self._player, heard=self._ear))
                        self._games[id] = _Watched(table, listening)

    def news(self) -> list[Line]:
        """What the line has not told yet. What is over is listened to no more."""
        lines = [Line("challenge-gone", id=id) for id in self._told - self._challenges.keys()]
        lines += [Line("challenge", challenge=one) for id, one in self._challenges.items() if id not in self._told]
        self._told = set(self._challenges)
        lines += [line for watched in self._games.values() for line in watched.news(self._player)]
        for id, watched in list(self._games.items()):
            if watched.is_done:
                self._games.pop(id).listening.close()
        return lines

    def close(self) -> None:
        """Listen no more."""
        for watched in self._games.values():
            watched.listening.close()


async def _of_player(asked: Asked, ear: Ear) -> AsyncGenerator[bytes]:
    house = asked.state.house
    with ExitStack() as held:
        held.enter_context(house.calls.listening(asked.player, ear))
        held.enter_context(house.lobby.listening(asked.player, heard=ear))
        attention = _Attention(house, asked.player, ear)
        held.callback(attention.close)
        pulse = Pulse(OF_PROGRAMS)
        ear.call()
        yield _line(Line("open"))
        while not ear.is_last:
            ear.clear()
            has_found = asked.player in house.lobby.now.found  # others to play with
            if has_found:
                await house.lobby.withdraw(asked.player)
            if ear.is_called or has_found:
                ear.is_called = False
                await attention.look_around()
            for line in attention.news():
                yield _line(line)
            while not await pulse.comes_after(ear):
                yield _line(Line(_ALIVE))
                if not await asked.is_live():
                    return
                ear.call()  # what nobody has called for is found as well


def _line(value: Any) -> bytes:
    """A value as a line; what is as usual is left out."""
    known = {name: fact for name, fact in facts_of(value).items() if fact not in (None, "", [])}
    return json.dumps(known, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


calls = (
    Call("GET", "/stream", everything, "All that concerns one, as lines", Line, is_stream=True),
    Call(
        "GET",
        "/games/{game}/stream",
        game,
        "A game as lines, each time its seat has something new; the last one when it is over",
        GameLine,
        queries={"told": "from the event of which number on what was told is wanted; none: only what is new"},
        is_stream=True,
    ),
)
