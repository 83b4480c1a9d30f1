"""How long a move takes from the answer until the last viewer has it, with many games going on.

python benchmarks/table.py [GAMES] [SECONDS] [RATE…]: a real server (`mindtable serve`, on a core of its own, no bots),
and this program as everybody's browser on another core. Each game has all its players and a spectator, each listening
on a line of events. At each rate of moves a second, answers are posted at even intervals in games drawn by lot, and a
move is measured from before it is posted until its event has arrived on the last line of its game. In the last run
games do not wait: each goes on as soon as all have seen its last move. Prints percentiles in milliseconds, and how long
the server's core was at work for a move, which depends less on what else the machine does.
"""

from __future__ import annotations

import asyncio
import html
import os
import re
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from urllib.parse import urlencode, urlsplit

PLAYERS = {"duel": 2, "tag-team": 4, "mind-up": 4}
LARGEST_PAGE = 1 << 20
PATIENCE = 5.0  # seconds; who has not heard of a move by then had nothing to see of it
MARK = re.compile(rb'name="mark" value="(\w+)"')
MOVES = re.compile(r'name="move" value="([^"]+)"')
INVITATION = re.compile(r'value="http://[^/"]+(/join/[^"]+)"')

Taken = dict[str, list[float]]  # of each kind of game, milliseconds


class Browser:
    """A browser with a cookie of its own, and an address of its own: the limits of the server are by address."""

    def __init__(self, server: tuple[str, int], number: int) -> None:
        self._server = server
        self._address = (f"127.1.{number // 250}.{number % 250 + 1}", 0)
        self._cookie = ""

    async def ask(self, path: str, form: dict[str, str] | None = None) -> tuple[str, str]:
        """The head and the body of an answer."""
        reader, writer = await self._connected()
        writer.write(self._request(path, form))
        head, _, body = (await reader.read()).decode().partition("\r\n\r\n")
        writer.close()
        if cookie := re.search(r"^set-cookie: (mindtable=[^;]+)", head, re.MULTILINE):
            self._cookie = cookie[1]
        return head, body

    async def line(self, game: str) -> Line:
        reader, writer = await self._connected()
        writer.write(self._request(f"/games/{game}/live"))
        return Line(reader, writer)

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(*self._server, local_addr=self._address, limit=LARGEST_PAGE)

    def _request(self, path: str, form: dict[str, str] | None = None) -> bytes:
        body = urlencode(form or {})
        head = [
            f"{'GET' if form is None else 'POST'} {path} HTTP/1.1",
            f"Host: {self._server[0]}:{self._server[1]}",
            f"Cookie: {self._cookie}",
            "HX-Request: true",
            "Connection: close",
            "Content-Type: application/x-www-form-urlencoded",
            f"Content-Length: {len(body)}",
        ]
        return "\r\n".join([*head, "", body]).encode()


class Line:
    """Somebody listening to a game."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.page = b""
        self.heard = asyncio.Event()
        self.at = 0.0  # when it was heard last
        self._reader, self._writer = reader, writer
        self._following = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        with suppress(asyncio.IncompleteReadError):
            while event := await self._reader.readuntil(b"\n\n"):
                if b"data: " in event:
                    self.page, self.at = event, time.perf_counter()
                    self.heard.set()


class Game:
    """A game with everybody who plays and one who watches."""

    def __init__(self, kind: str, id: str, players: list[Browser], lines: list[Line]) -> None:
        self.kind = kind
        self._id = id
        self._players = players
        self._lines = lines

    @staticmethod
    async def begun(server: tuple[str, int], number: int) -> Game:
        kind = list(PLAYERS)[number % len(PLAYERS)]
        browsers = [Browser(server, number) for _ in range(PLAYERS[kind] + 1)]
        wish = {"game": kind, "company": "friends", "players": str(PLAYERS[kind]), "sets": "first-contact"}
        head, _ = await browsers[0].ask("/games", wish)
        found = re.search(r"^location: /games/([\w-]+)", head, re.MULTILINE)
        assert found, head
        _, page = await browsers[0].ask(f"/games/{found[1]}")
        for guest, invitation in zip(browsers[1:-1], INVITATION.findall(page), strict=True):
            await guest.ask(invitation, {"name": ""})
        lines = [await browser.line(found[1]) for browser in browsers]
        for line in lines:
            await line.heard.wait()
        return Game(kind, found[1], browsers[:-1], lines)

    async def move(self, dice: Random) -> float | None:
        """Answer for whoever is asked; how long it took until the last had heard of it. None if the game is over."""
        asked = [place for place, line in enumerate(self._lines) if b'class="question asked"' in line.page]
        if not asked:
            return None
        place = dice.choice(asked)
        page = self._lines[place].page
        mark = MARK.search(page)
        assert mark
        move = html.unescape(dice.choice(MOVES.findall(page.decode())))
        for line in self._lines:
            line.heard.clear()
        sent = time.perf_counter()
        head, said = await self._players[place].ask(
            f"/games/{self._id}/answer", {"move": move, "mark": mark[1].decode()}
        )
        assert head.startswith("HTTP/1.1 204"), (head, said)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                for line in self._lines:
                    await line.heard.wait()
        return 1000 * (max(line.at for line in self._lines) - sent)


async def at_a_rate(games: list[Game], seconds: float, rate: int, dice: Random) -> Taken:
    """Moves at even intervals, in games that wait for one."""
    taken: Taken = defaultdict(list)
    waiting = list(games)

    async def one(game: Game) -> None:
        if (milliseconds := await game.move(dice)) is not None:
            taken[game.kind].append(milliseconds)
            waiting.append(game)

    begun = time.perf_counter()
    async with asyncio.TaskGroup() as moves:
        for number in range(int(seconds * rate)):
            await asyncio.sleep(begun + number / rate - time.perf_counter())
            if waiting:
                moves.create_task(one(waiting.pop(dice.randrange(len(waiting)))))
    return taken


async def without_a_wait(games: list[Game], seconds: float, dice: Random) -> Taken:
    taken: Taken = defaultdict(list)

    async def on_and_on(game: Game) -> None:
        while time.perf_counter() < end and (milliseconds := await game.move(dice)) is not None:
            taken[game.kind].append(milliseconds)

    end = time.perf_counter() + seconds
    await asyncio.gather(*(on_and_on(game) for game in games))
    return taken


def at_work(process: int) -> float:
    """How many milliseconds a process has used its core."""
    user, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return 1000 * (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def measure(server: Server, count: int, seconds: float, rates: list[int]) -> None:
    dice = Random(1)
    games = [await Game.begun(server.address, number) for number in range(count)]
    lines = sum(PLAYERS[game.kind] + 1 for game in games)
    print(f"{count} games, {lines} lines; load of the machine {os.getloadavg()[0]:.1f}")
    for rate in (*rates, None):
        before, begun = at_work(server.process), time.perf_counter()
        taken = await (at_a_rate(games, seconds, rate, dice) if rate else without_a_wait(games, seconds, dice))
        every = {"all": [one for kind in taken.values() for one in kind], **taken}
        moves = len(every["all"])
        print(f"{moves / (time.perf_counter() - begun):.0f} moves a second", "wished" if rate else "at most", end=", ")
        print(f"{(at_work(server.process) - before) / moves:.1f} ms of the core each")
        for kind, times in every.items():
            at = sorted(times)
            shown = ", ".join(f"{percent} %: {at[len(at) * percent // 100]:.1f}" for percent in (50, 95, 99))
            print(f"  {kind:9} {shown} ({len(at)} moves)", flush=True)


@dataclass(frozen=True)
class Server:
    address: tuple[str, int]
    process: int


@contextmanager
def served() -> Iterator[Server]:
    """A server on one core; this program takes the others, if there are any."""
    cores = os.sched_getaffinity(0)
    core = max(cores)
    with TemporaryDirectory() as folder:
        os.sched_setaffinity(0, {core})
        command = [sys.executable, "-m", "mindtable", "serve", "--port", "0", "--data", folder, "--no-browser"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            os.sched_setaffinity(0, cores - {core} or cores)
            assert server.stdout
            address = urlsplit(server.stdout.readline().split()[-1])
            try:
                yield Server((str(address.hostname), int(address.port or 0)), server.pid)
            finally:
                server.terminate()


def main() -> None:
    given = [int(text) for text in sys.argv[1:]]
    count, seconds, *rates = [*given, *(100, 15, 20, 50)[len(given) :]] if len(given) < 3 else given
    with served() as server:
        asyncio.run(measure(server, count, seconds, rates))


if __name__ == "__main__":
    main()
