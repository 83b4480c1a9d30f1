"""How long a move takes from the answer until the last viewer has it, with many games going on.

python -m benchmarks.table [GAMES SECONDS RATE…]: a real server (`mindtable serve`, on a core of its own, no bots),
and this program as everybody's browser on another core. Each game has all its players and a spectator, each listening
on a line of events, by parts of pages where the server knows them. Once the server has had time to prepare itself, at
each rate of moves a second, spread over all games, answers are posted, and a move is measured from before it is posted
until its event has arrived on the last line of its game. In the last run games do not wait: each goes on as soon as all
have seen its last move. Prints percentiles in milliseconds, and how long the server's core was at work for a move,
which depends less on other work of the machine.

python -m benchmarks.table --compare OLD NEW [GAMES ROUNDS]: two folders with the package, for instance `src` of two
worktrees; both built or both not. Their servers share a core and play at the same time, so that whatever else slows the
machine down slows down both, with new games in each round, from their beginnings to their ends. For each kind of game
the work of the core for a move is printed, and how many times the old one the new one is: medians of the rounds.
"""

from __future__ import annotations

import asyncio
import itertools
import math
import os
import re
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from secrets import token_hex
from statistics import median
from tempfile import TemporaryDirectory
from urllib.parse import urlencode, urlsplit

from benchmarks.pages import Asked, Page
from benchmarks.processes import at_work

PLAYERS = {"duel": 2, "tag-team": 4, "mind-up": 4}
LARGEST_PAGE = 1 << 20
SETTLING = 15.0  # seconds
PATIENCE = 5.0  # seconds; who has not heard of a move by then had nothing to see of it
INVITATION = re.compile(r'value="http://[^/"]+(/join/[^"]+)"')

Address = tuple[str, int]
Server = tuple[Address, int]  # where it is, and its process
Taken = dict[str, list[float]]  # of each kind of game, milliseconds


class Browser:
    """A browser with a cookie of its own, and an address of its own: the limits of the server are by address."""

    def __init__(self, server: Address, number: int) -> None:
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
        writer.write(self._request(f"/games/{game}/live?parts"))
        return Line(reader, writer)

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(*self._server, local_addr=self._address, limit=LARGEST_PAGE)

    def _request(self, path: str, form: dict[str, str] | None = None) -> bytes:
        body = urlencode(form or {})
        return (
            f"{'GET' if form is None else 'POST'} {path} HTTP/1.1\r\nHost: {self._server[0]}:{self._server[1]}\r\n"
            f"Cookie: {self._cookie}\r\nHX-Request: true\r\nConnection: close\r\n"
            f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n{body}"
        ).encode()


class Line:
    """Somebody listening to a game."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.asked: Asked | None = None
        self._page = Page()
        self.heard = asyncio.Event()
        self.at = 0.0  # when it was heard last
        self._streams = reader, writer
        self._following = asyncio.create_task(self._follow())

    def close(self) -> None:
        self._following.cancel()
        self._streams[1].close()

    async def _follow(self) -> None:
        with suppress(asyncio.IncompleteReadError):
            while event := await self._streams[0].readuntil(b"\n\n"):
                if b"data: " in event:
                    self.at = time.perf_counter()
                    self.asked = Asked.on(self._page.after(event))
                    self.heard.set()


class Game:
    """A game with everybody who plays and one who watches."""

    def __init__(self, kind: str, id: str, players: list[Browser], lines: list[Line]) -> None:
        self.kind = kind
        self._id = id
        self._players = players
        self._lines = lines

    @staticmethod
    async def begun(server: Address, number: int, kind: str) -> Game:
        browsers = [Browser(server, number) for _ in range(PLAYERS[kind] + 1)]
        wish = {"game": kind, "company": "friends", "players": str(PLAYERS[kind]), "sets": "first-contact"}
        head, _ = await browsers[0].ask("/games", wish)
        found = re.search(r"^location: /games/([\w-]+)", head, re.MULTILINE)
        assert found, head
        _, page = await browsers[0].ask(f"/games/{found[1]}")
        for guest, invitation in zip(browsers[1:-1], INVITATION.findall(page), strict=True):
            await guest.ask(invitation, {"name": ""})
        for browser in browsers[:-1]:
            await browser.ask(f"/games/{found[1]}/deal", {"bits": token_hex(32)})
        lines = [await browser.line(found[1]) for browser in browsers]
        for line in lines:
            await line.heard.wait()
        return Game(kind, found[1], browsers[:-1], lines)

    def close(self) -> None:
        for line in self._lines:
            line.close()

    async def move(self, dice: Random) -> float | None:
        """Answer for whoever is asked; how long it took until the last had heard of it. None if the game is over."""
        found = [(place, line.asked) for place, line in enumerate(self._lines) if line.asked]
        if not found:
            return None
        place, asked = dice.choice(found)
        move = dice.choice(asked.moves)
        for line in self._lines:
            line.heard.clear()
        sent = time.perf_counter()
        head, said = await self._players[place].ask(f"/games/{self._id}/answer", {"move": move, "mark": asked.mark})
        assert head.startswith("HTTP/1.1 204"), (head, said)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                for line in self._lines:
                    await line.heard.wait()
        return 1000 * (max(line.at for line in self._lines) - sent)


async def played(games: list[Game], seconds: float, pause: float, dice: Random) -> Taken:
    """Games go on for some seconds, each with a move every `pause` seconds, or as fast as it can."""
    taken: Taken = defaultdict(list)
    end = time.perf_counter() + seconds

    async def on_and_on(game: Game) -> None:
        await asyncio.sleep(pause * dice.random())
        while time.perf_counter() < end and (milliseconds := await game.move(dice)) is not None:
            taken[game.kind].append(milliseconds)
            await asyncio.sleep(pause - milliseconds / 1000)

    await asyncio.gather(*(on_and_on(game) for game in games))
    return taken


async def measure(server: Address, process: int, count: int, seconds: float, rates: list[int]) -> None:
    dice = Random(1)
    kinds = list(PLAYERS)
    games = [await Game.begun(server, number, kinds[number % len(kinds)]) for number in range(count)]
    lines = sum(PLAYERS[game.kind] + 1 for game in games)
    print(f"{count} games, {lines} lines; load of the machine {os.getloadavg()[0]:.1f}")
    await played(games, SETTLING, SETTLING, dice)
    for rate in (*rates, None):
        before = at_work(process)
        taken = await played(games, seconds, count / rate if rate else 0, dice)
        every = {"all": [one for kind in taken.values() for one in kind], **taken}
        moves = len(every["all"])
        work = (at_work(process) - before) / moves
        print(f"{moves / seconds:.0f} moves a second ({rate or 'as fast as it goes'}), {work:.1f} ms of the core each")
        for kind, times in every.items():
            at = sorted(times)
            shown = ", ".join(f"{percent} %: {at[len(at) * percent // 100]:.1f}" for percent in (50, 95, 99))
            print(f"  {kind:9} {shown} ({len(at)} moves)", flush=True)


async def compare(servers: Sequence[Server], count: int, rounds: int) -> None:
    """Print the work of two servers for a move; a round before those that count lets them prepare themselves."""
    numbers = itertools.count()
    for kind in PLAYERS:
        works = []
        for turn in range(rounds + 1):
            works.append(
                await asyncio.gather(*(_work(server, kind, count, numbers, Random(turn)) for server in servers))
            )
        old, new = (median(work) for work in zip(*works[1:], strict=True))
        ratios = sorted(after / before for before, after in works[1:])
        shown = f"{median(ratios):.2f} times ({ratios[0]:.2f} to {ratios[-1]:.2f})"
        print(f"{kind:9} {old:.1f} ms, then {new:.1f} ms a move: {shown}", flush=True)


async def _work(server: Server, kind: str, count: int, numbers: Iterator[int], dice: Random) -> float:
    """What a move costs on average in some games, from their beginnings to their ends."""
    address, process = server
    games = [await Game.begun(address, next(numbers), kind) for _ in range(count)]
    before = at_work(process)
    taken = await played(games, math.inf, 0, dice)
    work = (at_work(process) - before) / len(taken[kind])
    for game in games:
        game.close()
    return work


@contextmanager
def served(package: str = "") -> Iterator[Server]:
    """The address and the process of a server on one core; this program takes the others, if there are any. The package
    is that of a folder, or the one that is installed."""
    cores = os.sched_getaffinity(0)
    core = max(cores)
    with TemporaryDirectory() as folder:
        os.sched_setaffinity(0, {core})
        command = [sys.executable, "-m", "mindtable", "serve", "--port", "0", "--data", folder, "--no-browser"]
        surroundings = {**os.environ, "PYTHONPATH": package} if package else None
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings) as server:
            os.sched_setaffinity(0, cores - {core} or cores)
            assert server.stdout
            address = urlsplit(server.stdout.readline().split()[-1])
            try:
                yield (str(address.hostname), int(address.port or 0)), server.pid
            finally:
                server.terminate()


def main(arguments: Sequence[str]) -> None:
    if arguments[:1] == ["--compare"]:
        old, new, *numbers = arguments[1:]
        games, rounds = map(int, numbers or (12, 5))
        with ExitStack() as end:
            servers = [end.enter_context(served(str(Path(package).resolve()))) for package in (old, new)]
            asyncio.run(compare(servers, games, rounds))
    else:
        games, seconds, *rates = map(int, arguments or (100, 15, 20, 50))
        with served() as (address, process):
            asyncio.run(measure(address, process, games, seconds, rates))


if __name__ == "__main__":
    main(sys.argv[1:])
