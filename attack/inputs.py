"""Directed and mutated inputs against a real server, while innocent people play at it."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.table.serving import Server

from mindtable.store import Keeping, Store, url_in
from mindtable.table.course import Course

from .directed import cases
from .ground import Ground, prepare, same_again
from .mutations import Input, address, mutated
from .onlookers import hidden_in, look_on
from .stories import STORIES, Story
from .tally import Tally
from .wire import HERE, Got, Wire

PART: Final = "inputs"
DIRECTED: Final = "directed"
STORY: Final = "several together"
WAITING: Final = "innocent visitors are answered in time"
HIDDEN: Final = "cards that are hidden in what somebody got"
SECRETS: Final = "secrets and seeds in any answer"
LOG: Final = "lines in the log of the server"
MEMORY: Final = "megabytes that the server has grown by"
LONGEST_WAIT: Final = 3.0  # seconds
MOST_GROWN: Final = 300  # megabytes
_AT_ONCE: Final = 24  # connections
_A_GROUND: Final = 1500  # inputs, until games are begun anew: the old ones are full of holes
_COMPLAINTS: Final = re.compile(r"Traceback|Exception|Error|ERROR|cannot be opened|failed|reading (took|has ended)")
_SEALED: Final = re.compile(rb"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")


def send(
    tally: Tally, seconds: float, seed: int, most: int | None = None, stories: Mapping[str, Story] = STORIES
) -> None:
    """Send inputs for some seconds, and no more than a number of mutated ones."""
    end = time.monotonic() + seconds
    with TemporaryDirectory() as name, _serving(Path(name)) as server:
        sending = Sending(tally, server, Path(name), seed)
        with sending.watched():
            asyncio.run(sending.until(end, most, stories))
        sending.check()


def send_again(tally: Tally, sent: bytes, known: dict[str, str]) -> Got:
    """Send an input that has failed once more, to a new server with new games."""
    with TemporaryDirectory() as name, _serving(Path(name)) as server:
        sending = Sending(tally, server, Path(name), tally.seed)
        with sending.watched():
            got = asyncio.run(sending.again(sent, known))
        sending.check()
    return got


@contextmanager
def _serving(folder: Path) -> Iterator[Server]:
    server = Server(folder, more=["--behind-proxy", HERE], log=folder / "log")
    try:
        yield server
    finally:
        server.kill()


class Sending:
    """One server, and all that is sent to it."""

    def __init__(self, tally: Tally, server: Server, folder: Path, seed: int) -> None:
        self._tally = tally
        self._server = server
        self._port = int(server.address.rsplit(":", 1)[1])
        self._folder = folder
        self._seed = seed
        self._seen: dict[bytes, str] = {}  # what looks like a secret, and in which answer it was
        self._grounds = 0
        self._had = megabytes(server.pid)
        self._slowest = 0.0
        for what in (DIRECTED, STORY, WAITING, HIDDEN, SECRETS, LOG, MEMORY):
            tally.tried(PART, what, 0)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Let innocent people play meanwhile."""
        processes = multiprocessing.get_context("spawn")
        stop = processes.Event()
        watching = processes.Process(target=look_on, args=(self._server.address, self._seed, stop, self._folder))
        watching.start()
        while watching.is_alive() and not (self._folder / "game").exists():
            time.sleep(0.05)
        try:
            yield
        finally:
            stop.set()
            watching.join()

    async def until(self, end: float, most: int | None, stories: Mapping[str, Story]) -> None:
        """Send until a moment has come: first what is directed, then what is made up, and stories beside it."""
        ground = await self._ground()
        await self._directed(ground)
        async with asyncio.TaskGroup() as group:
            group.create_task(self._told(ground, stories))
            group.create_task(self._made_up(end, most))

    async def again(self, sent: bytes, known: dict[str, str]) -> Got:
        ground = await self._ground()
        wire = Wire(self._port)
        got = await wire.ask(same_again(sent, known, ground.known), is_whole=False)
        wire.close()
        return got

    # --- sending -----------------------------------------------------------------------------------

    async def _ground(self) -> Ground:
        self._grounds += 1
        foreign = (self._folder / "game").read_text()
        return await asyncio.to_thread(prepare, self._server.address, self._grounds, foreign)

    async def _directed(self, ground: Ground) -> None:
        wire = Wire(self._port)
        dice = Random(f"{self._seed} directed")
        for case in cases(ground, b""):
            sent = case.sent.replace(b"X-Forwarded-For: \r\n", b"X-Forwarded-For: %s\r\n" % address(dice), 1)
            got = await wire.ask(sent, is_whole=case.is_whole)
            self._tally.tried(PART, DIRECTED)
            self._look_at(got, case.name)
            if got.status not in case.right:
                self._failed(DIRECTED, f"{case.name}: {got.status}, not one of {tuple(case.right)}", sent, ground, got)
        wire.close()

    async def _told(self, ground: Ground, stories: Mapping[str, Story]) -> None:
        for name, story in stories.items():
            self._tally.tried(PART, STORY)
            for problem in await story(self._port, ground):
                self._tally.failed(PART, STORY, f"{name}: {problem}", story=name)

    async def _made_up(self, end: float, most: int | None) -> None:
        """Inputs by their numbers, until a moment has come or there were so many."""
        first = 0
        while time.monotonic() < end and (most is None or first < most):
            ground = await self._ground()
            last = first + _A_GROUND if most is None else min(first + _A_GROUND, most)
            numbers = iter(range(first, last))
            await asyncio.gather(*(self._some(ground, numbers, end) for _ in range(_AT_ONCE)))
            first = last

    async def _some(self, ground: Ground, numbers: Iterator[int], end: float) -> None:
        wire = Wire(self._port)
        for number in numbers:
            if time.monotonic() > end:
                break
            made = mutated(ground, Random(f"{self._seed} {number}"))
            got = await wire.ask(made.sent, is_whole=made.is_whole)
            self._tally.tried(PART, made.kind)
            self._look_at(got, f"input {number}")
            if problem := _wrong(got, made):
                self._failed(made.kind, f"input {number}: {problem}", made.sent, ground, got)
        wire.close()

    def _look_at(self, got: Got, where: str) -> None:
        self._slowest = max(self._slowest, got.seconds)
        for found in _SEALED.findall(got.body):
            self._seen.setdefault(found, where)

    def _failed(self, what: str, problem: str, sent: bytes, ground: Ground, got: Got) -> None:
        answer = (got.head + got.body)[:3000].decode("latin-1")
        known: dict[str, Any] = {"sent": sent.decode("latin-1"), "known": ground.known, "answer": answer}
        self._tally.failed(PART, what, problem, **known)

    # --- what came of it ---------------------------------------------------------------------------

    def check(self) -> None:
        """Look at what innocent people say, at the log, the memory and the store."""
        self._check_waiting()
        self._check_log()
        grown = megabytes(self._server.pid) - self._had
        self._tally.tried(PART, MEMORY, max(0, grown))
        self._tally.note(PART, MEMORY, f"at most {MOST_GROWN}")
        if grown > MOST_GROWN:
            self._tally.failed(PART, MEMORY, f"{grown} megabytes")
        self._check_secrets()
        for looked, problem in hidden_in(self._folder, url_in(self._folder)):
            self._tally.tried(PART, HIDDEN, looked)
            if problem:
                self._tally.failed(PART, HIDDEN, problem)

    def _check_waiting(self) -> None:
        found = json.loads((self._folder / "found.json").read_text())
        self._tally.tried(PART, WAITING, found["asked"])
        self._tally.note(PART, WAITING, f"slowest {found['slowest']:.2f} s; attackers {self._slowest:.2f} s")
        if found["slowest"] > LONGEST_WAIT:
            self._tally.failed(PART, WAITING, f"{found['where']} took {found['slowest']:.2f} seconds")
        for problem in found["problems"]:
            self._tally.failed(PART, WAITING, problem)

    def _check_log(self) -> None:
        lines = (self._folder / "log").read_text(encoding="utf-8", errors="replace").splitlines()
        self._tally.tried(PART, LOG, len(lines))
        for place, line in enumerate(lines):
            if _COMPLAINTS.search(line):
                self._tally.failed(PART, LOG, "\n".join(lines[place : place + 60]))

    def _check_secrets(self) -> None:
        """No secret, no seed and no key in any answer, but of games that are over."""
        store = Store(url_in(self._folder), as_it_is=True)
        secrets = {(self._folder / "mindtable.key").read_bytes().hex().encode()}
        for going_on in store.old_games(Keeping(abandoned=timedelta(), unbegun=timedelta()), 100_000):
            kept = store.game(going_on.id)
            if kept is None or kept.begun.secret is None:
                continue
            course = Course(kept)
            if not course.winners and course.dealing is not None:
                secrets |= {kept.begun.secret.hex().encode(), course.dealing.seed().hex().encode()}
        store.close()
        self._tally.tried(PART, SECRETS, len(secrets))
        for found in secrets & self._seen.keys():
            self._tally.failed(PART, SECRETS, f"{found.decode()} in {self._seen[found]}")


def _wrong(got: Got, made: Input) -> str:
    """What is wrong with an answer; "" if nothing is."""
    if got.status >= 500:
        return f"status {got.status}"
    if got.status == -1:
        return f"no answer in {got.seconds:.0f} seconds"
    if got.status == 0 and made.is_whole:
        return "the connection was closed without an answer"
    return ""


def megabytes(process: int) -> int:
    """How much memory a process has; 0 where that cannot be found out."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) >> 10 if found else 0
