"""What a move costs for those who look on: the work of the processor for a move, and for one viewer more.

python -m benchmarks.viewers [MOVES]: a table in this process, asked as a server would ask it, without sockets. Games of
each kind are played by random answers. Each has all its players and a spectator, each listening on a line of events;
every other game has four spectators more, who read other languages, so that each of them sees something of their own. A
quarter of what a move costs more there is what a viewer costs. Prints milliseconds of the processor.

python -m benchmarks.viewers --compare OLD NEW [MOVES ROUNDS]: two folders with the package, for instance `src` of two
worktrees; both built or both not. Both play the same games, at the same time on one core, so that whatever else slows
the machine down slows down both. Prints medians of the rounds, and how many times the old one the new one is. Run it in
a folder that has no package of its own: Python would take that one for both.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlencode

from benchmarks.pages import Asked, Page

PLAYERS = {"duel": 2, "tag-team": 4, "mind-up": 4}
LANGUAGES = ("en", "it", "es", "fr", "pl")
USUAL = 400  # moves of each kind
SEED = 20
PREPARING = 4  # of so many moves one is made before it counts
INVITATION = re.compile(r'value="http://[^/"]+(/join/[^"]+)"')
PATIENCE = 5.0  # seconds; who has not heard of a move by then had nothing to see of it

Work = dict[str, tuple[float, float]]  # of each kind of game, milliseconds for a move and for a viewer


class Browser:
    """A browser with a cookie and an address of its own, which asks the application itself."""

    def __init__(self, app: Any, number: int, language: str = LANGUAGES[0]) -> None:
        self._app = app
        self._address = f"10.1.{number // 250}.{number % 250 + 1}"
        self._language = language
        self._cookie = ""

    async def ask(self, path: str, form: dict[str, str] | None = None) -> tuple[dict[str, str], str]:
        """The head and the body of an answer."""
        told: list[dict[str, Any]] = []

        async def send(message: dict[str, Any]) -> None:
            told.append(message)

        await self._app(self._scope(path, form), _receiving(urlencode(form or {}).encode()), send)
        for name, value in told[0]["headers"]:
            if name == b"set-cookie" and (cookie := re.match(r"mindtable=[^;]+", value.decode())):
                self._cookie = cookie[0]
        head = {name.decode(): value.decode() for name, value in told[0]["headers"]}
        return head, b"".join(message.get("body", b"") for message in told).decode()

    def line(self, game: str) -> Line:
        return Line(self._app, self._scope(f"/games/{game}/live", None, "parts"))

    def _scope(self, path: str, form: dict[str, str] | None, query: str = "") -> dict[str, Any]:
        headers = {
            "host": "127.0.0.1",
            "cookie": self._cookie,
            "accept-language": self._language,
            "hx-request": "true",
            "content-type": "application/x-www-form-urlencoded",
        }
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET" if form is None else "POST",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "scheme": "http",
            "server": ("127.0.0.1", 80),
            "client": (self._address, 1),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }


def _receiving(body: bytes) -> Any:
    messages = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> dict[str, Any]:
        if (message := next(messages, None)) is None:
            await asyncio.Event().wait()  # nobody hangs up
            raise AssertionError
        return message

    return receive


class Line:
    """Somebody listening to a game."""

    def __init__(self, app: Any, scope: dict[str, Any]) -> None:
        self.events: list[bytes] = []  # that were not read yet
        self.heard = asyncio.Event()
        self._asked: Asked | None = None
        self._page = Page()
        self._following = asyncio.create_task(app(scope, _receiving(b""), self._take))

    async def _take(self, message: dict[str, Any]) -> None:
        if b"data: " in (event := message.get("body", b"")):
            self.events.append(event.removesuffix(b"\n\n"))
            self.heard.set()

    def asked(self) -> Asked | None:
        """What is asked on the page of now."""
        for event in self.events:
            self._asked = Asked.on(self._page.after(event))
        self.events.clear()
        return self._asked

    def close(self) -> None:
        self._following.cancel()


class Game:
    """A game with everybody who plays and those who watch."""

    def __init__(self, id: str, players: list[Browser], watching: list[Browser]) -> None:
        self._id = id
        self._players = players
        self._watching = watching
        self._lines = [browser.line(id) for browser in (*players, watching[0])]
        self.viewers = len(self._lines)

    @staticmethod
    async def begun(app: Any, kind: str, number: int, dice: Random) -> Game:
        players = [Browser(app, number) for _ in range(PLAYERS[kind])]
        wish = {"game": kind, "company": "friends", "players": str(PLAYERS[kind]), "sets": "first-contact"}
        head, _ = await players[0].ask("/games", wish)
        found = re.match(r"/games/([\w-]+)", head["location"])
        assert found, head
        id = found[1]
        _, page = await players[0].ask(f"/games/{id}")
        for guest, invitation in zip(players[1:], INVITATION.findall(page), strict=True):
            await guest.ask(invitation, {"name": ""})
        for browser in players:
            await browser.ask(f"/games/{id}/deal", {"bits": dice.randbytes(32).hex()})
        game = Game(id, players, [Browser(app, number, language) for language in LANGUAGES])
        await game.all_have_heard()
        return game

    async def watch(self) -> None:
        """Others come to watch, who read other languages."""
        self._lines += [browser.line(self._id) for browser in self._watching[1:]]
        await self.all_have_heard()

    async def all_have_heard(self, patience: float = PATIENCE) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                for line in self._lines:
                    await line.heard.wait()

    async def move(self, dice: Random, patience: float = PATIENCE) -> float | None:
        """Answer for whoever is asked; the work of the processor until all had heard of it, in milliseconds. None if
        the game is over."""
        found = [(place, asked) for place, _ in enumerate(self._players) if (asked := self._lines[place].asked())]
        if not found:
            return None
        place, asked = dice.choice(found)
        for line in self._lines:
            line.heard.clear()
        before = time.process_time()
        answer = {"move": dice.choice(asked.moves), "mark": asked.mark}
        await self._players[place].ask(f"/games/{self._id}/answer", answer)
        await self.all_have_heard(patience)
        return 1000 * (time.process_time() - before)

    def close(self) -> None:
        for line in self._lines:
            line.close()


async def measured(moves: int) -> Work:
    """The work for a move and for a viewer, of each kind of game."""
    deal_alike()
    # Of the package that is measured, where older ones have them, too.
    from mindtable.table.app import Settings, make_app  # type: ignore[attr-defined]  # noqa: PLC0415

    with TemporaryDirectory() as folder:
        app = make_app(Settings(Path(folder), posts_a_minute=1_000_000))
        async with app.router.lifespan_context(app):
            return {kind: await _measured(app, kind, moves, Random(kind)) for kind in PLAYERS}


def deal_alike() -> None:
    """Let whatever the table takes from chance follow from a seed, so that all versions deal the same games."""
    alike = Random(SEED).randbytes
    os.urandom = alike
    vars(random)["_urandom"] = alike  # which `secrets` asks


async def _measured(app: Any, kind: str, moves: int, dice: Random) -> tuple[float, float]:
    numbers = itertools.count()
    few: list[float] = []
    many: list[float] = []
    while len(many) < moves // 2:
        game = await Game.begun(app, kind, next(numbers), dice)
        # In every other game all of them watch from its beginning: both are measured from beginnings to ends.
        into = few if len(few) <= len(many) else many
        if into is many:
            await game.watch()
        while (work := await game.move(dice)) is not None:
            into.append(work)
        game.close()
    costs = [sum(one[len(one) // PREPARING :]) / len(one[len(one) // PREPARING :]) for one in (few, many)]
    return costs[0], (costs[1] - costs[0]) / (len(LANGUAGES) - 1)


def compare(packages: Sequence[str], moves: int, rounds: int) -> None:
    """Print the work of two packages, and how many times the old one the new one is."""
    both = [_together(packages, moves) for _ in range(rounds)]
    for kind in PLAYERS:
        for name, place in (("a move with all its viewers", 0), ("a viewer", 1)):
            old, new = (median(works[package][kind][place] for works in both) for package in (0, 1))
            ratios = sorted(works[1][kind][place] / works[0][kind][place] for works in both)
            shown = f"{median(ratios):.2f} times ({ratios[0]:.2f} to {ratios[-1]:.2f})"
            print(f"{kind:9} {name}: {old:.2f} ms, then {new:.2f} ms: {shown}", flush=True)


def _together(packages: Sequence[str], moves: int) -> list[Work]:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # and with this process all that it starts
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "benchmarks.viewers", "--once", str(moves)],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(Path(package).resolve())},
        )
        for package in packages
    ]
    return [json.loads(one.communicate()[0]) for one in running]


def main(arguments: Sequence[str]) -> None:
    match list(arguments):
        case ["--compare", old, new, *numbers]:
            moves, rounds = map(int, numbers or (USUAL, 5))
            compare((old, new), moves, rounds)
        case ["--once", moves]:
            print(json.dumps(asyncio.run(measured(int(moves)))))
        case other:
            for kind, (move, viewer) in asyncio.run(measured(int(*other or (USUAL,)))).items():
                print(f"{kind:9} a move with all its viewers: {move:.2f} ms; a viewer: {viewer:.2f} ms")


if __name__ == "__main__":
    main(sys.argv[1:])
