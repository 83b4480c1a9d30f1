"""A crowd of browsers, in processes beside the one that measures: they open lines of events and answer what is asked.

Everybody comes through a proxy, as the server is told (`--behind-proxy`): connections are from this machine, and each
browser has an address of its own in what the proxy says. Like a proxy, a crowd keeps connections for the next request.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from random import Random
from typing import Any, Final
from urllib.parse import urlencode

from benchmarks.kept_games import Watched
from benchmarks.pages import Asked, Page

Address = tuple[str, int]
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]

DONE: Final = b"HTTP/1.1 204"  # with which nothing follows the head of an answer

_PATIENCE: Final = 5.0  # seconds; who has not heard of a move by then had nothing to see of it
_OPENING: Final = 8  # games that a crowd opens at once
_REPORTED: Final = 5.0  # seconds between what a crowd says


@dataclass(frozen=True)
class Plan:
    """What a crowd is to do."""

    number: int  # of the crowd
    server: Address
    games: Sequence[Watched]  # as many as are to be open, and then those that begin in their places
    open: int
    pause: float  # seconds between two moves of a game, on average; 0: each goes on as soon as all have seen the last


@dataclass(frozen=True)
class Report:
    """What a crowd has seen since it last said so."""

    opened: int = 0  # games
    taken: tuple[tuple[str, float], ...] = ()  # of each move, the kind of its game, and milliseconds until all had it
    unheard: int = 0  # moves that changed nothing on the pages that are open
    declined: tuple[str, ...] = ()  # the status of each answer that was not taken
    over: int = 0  # games
    lost: int = 0  # lines that ended


class GameOver(Exception):
    """Nobody is asked any more."""


class Declined(Exception):
    """An answer was not taken, with a status."""


class Line(asyncio.Protocol):
    """Somebody listening to a game."""

    __slots__ = ("_crowd", "_page", "_rest", "_transport", "asked", "at", "heard")

    def __init__(self, crowd: Crowd) -> None:
        self.asked: Asked | None = None
        self.at = 0.0  # when it was heard last
        self.heard: asyncio.Event | None = None  # while somebody waits
        self._crowd = crowd
        self._page = Page()
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        *events, self._rest = (self._rest + data).split(b"\n\n")
        for event in events:
            if b"data: " in event:
                self.at = time.perf_counter()
                self.asked = Asked.on(self._page.after(event))
                if self.heard:
                    self.heard.set()

    def connection_lost(self, _: Exception | None) -> None:
        if self._transport:
            self._crowd.lost += 1

    def ask(self, request: bytes) -> None:
        assert self._transport
        self._transport.write(request)

    def close(self) -> None:
        if self._transport:
            transport, self._transport = self._transport, None
            transport.close()


class Game:
    """A game with the lines of all who sit there."""

    def __init__(self, crowd: Crowd, watched: Watched, number: int) -> None:
        self._crowd = crowd
        self._watched = watched
        self._number = number
        self._lines: list[Line] = []

    @property
    def kind(self) -> str:
        return self._watched.kind

    async def open(self) -> None:
        for place in range(len(self._watched.players)):
            line = await self._crowd.line(self._request(place, "/live?parts"))
            line.heard = asyncio.Event()
            self._lines.append(line)
        with suppress(TimeoutError):
            async with asyncio.timeout(60):
                for line in self._lines:
                    assert line.heard
                    await line.heard.wait()
        for line in self._lines:
            line.heard = None

    def close(self) -> None:
        for line in self._lines:
            line.close()

    async def move(self, dice: Random) -> float | None:
        """Answer for whoever is asked; how many milliseconds it took until the last line had heard of it. None if it
        was nothing to them. Raises GameOver or Declined."""
        found = [(place, line.asked) for place, line in enumerate(self._lines) if line.asked]
        if not found:
            raise GameOver
        place, asked = dice.choice(found)
        for line in self._lines:
            line.heard = asyncio.Event()
        form = {"move": dice.choice(asked.moves), "mark": asked.mark}
        sent = time.perf_counter()
        answer = await self._crowd.ask(self._request(place, "/answer", form))
        if not answer.startswith(DONE):
            raise Declined(answer[9:12].decode() or "none")
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                for line in self._lines:
                    assert line.heard
                    await line.heard.wait()
        for line in self._lines:
            line.heard = None
        at = max(line.at for line in self._lines)
        return 1000 * (at - sent) if at > sent else None

    def _request(self, place: int, path: str = "", form: dict[str, str] | None = None) -> bytes:
        browser = self._number * 8 + place
        address = f"10.{browser >> 16 & 255}.{browser >> 8 & 255}.{browser & 255}"
        body = urlencode(form or {})
        return (
            f"{'GET' if form is None else 'POST'} /games/{self._watched.id}{path} HTTP/1.1\r\n"
            f"Host: {self._crowd.host}\r\nX-Forwarded-For: {address}\r\n"
            f"Cookie: mindtable={self._watched.players[place]}\r\nHX-Request: true\r\n"
            f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n{body}"
        ).encode()


class Crowd:
    """All browsers of one process."""

    def __init__(self, plan: Plan, reports: Queue[Report], is_over: Event) -> None:
        self.host = f"{plan.server[0]}:{plan.server[1]}"
        self.lost = 0
        self._plan = plan
        self._reports = reports
        self._is_over = is_over
        self._own_address = (f"127.0.1.{plan.number + 1}", 0)  # each process has as many ports as there are
        self._kept: list[Connection] = []  # the one that was used last comes last
        self._dice = Random(plan.number)
        self._taken: list[tuple[str, float]] = []
        self._unheard = 0
        self._declined: list[str] = []
        self._over = 0
        self._numbers = itertools.count(plan.number << 16)
        self._new = {kind: itertools.cycle(games) for kind, games in _by_kind(plan.games[plan.open :]).items()}

    async def go_on(self) -> None:
        """Open all games, and play until it is over."""
        opening = asyncio.Semaphore(_OPENING)

        async def opened(game: Watched) -> Game:
            async with opening:
                return await self._opened(game)

        games = await asyncio.gather(*map(opened, self._plan.games[: self._plan.open]))
        gc.disable()  # a browser that looks for garbage among thousands would seem to wait for the table
        self._reports.put(Report(opened=len(games)))
        playing = [asyncio.create_task(self._on_and_on(game)) for game in games]
        while not self._is_over.is_set():
            await asyncio.sleep(_REPORTED)
            self._report()
        for task in playing:
            task.cancel()

    async def line(self, request: bytes) -> Line:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(self), *self._plan.server, local_addr=self._own_address)
        line.ask(request)
        return line

    async def ask(self, request: bytes) -> bytes:
        """The head of the answer; nothing if there is none."""
        while self._kept:
            if answer := await self._asked_by(self._kept.pop(), request):
                return answer  # otherwise the server has closed it meanwhile
        try:
            connection = await asyncio.open_connection(*self._plan.server, local_addr=self._own_address)
        except OSError:
            return b""
        return await self._asked_by(connection, request)

    async def _asked_by(self, connection: Connection, request: bytes) -> bytes:
        reader, writer = connection
        try:
            writer.write(request)
            answer = await reader.readuntil(b"\r\n\r\n")
        except (OSError, asyncio.IncompleteReadError):
            answer = b""
        if answer.startswith(DONE):
            self._kept.append(connection)
        else:
            writer.close()
        return answer

    async def _opened(self, watched: Watched) -> Game:
        game = Game(self, watched, next(self._numbers))
        await game.open()
        return game

    async def _on_and_on(self, game: Game) -> None:
        """A game, and one of its kind that begins in its place when it is over."""
        pause = self._plan.pause
        await asyncio.sleep(pause * self._dice.random())
        while True:
            began = time.perf_counter()
            try:
                taken = await game.move(self._dice)
            except GameOver:
                self._over += 1
                game.close()
                game = await self._opened(next(self._new[game.kind]))
            except Declined as problem:
                self._declined.append(str(problem))
            else:
                if taken is None:
                    self._unheard += 1
                else:
                    self._taken.append((game.kind, taken))
            await asyncio.sleep(max(0.0, began + pause - time.perf_counter()))

    def _report(self) -> None:
        self._reports.put(Report(0, tuple(self._taken), self._unheard, tuple(self._declined), self._over, self.lost))
        self._taken, self._unheard, self._declined, self._over, self.lost = [], 0, [], 0, 0


def _by_kind(games: Iterable[Watched]) -> dict[str, list[Watched]]:
    found: dict[str, list[Watched]] = defaultdict(list)
    for game in games:
        found[game.kind].append(game)
    return found


def play(plan: Plan, reports: Queue[Report], is_over: Event) -> None:
    """What the process of a crowd does."""
    asyncio.run(Crowd(plan, reports, is_over).go_on())
