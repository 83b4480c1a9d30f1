"""Very many games at once: what they cost, and how soon a move is told.

    python -m benchmarks.load [--games 10000] [--minutes 30] [--workers 2] [--pause 200] [--database own]

starts a real server (`mindtable serve --workers N`, behind a proxy in name, all limits on) and crowds of browsers in
processes of their own. Games of all kinds, each at some point of play, are laid into its store; all who play have their
pages open (so 30,000 lines of events), and each game goes on with a move every `pause` seconds. A move is measured from
before it is posted until its event has arrived on the last line of its game. Prints percentiles in milliseconds, the
memory of all processes of the table together, and how long they were at work for a move, for each minute and for all.

    python -m benchmarks.load --workers 1 2 4 --fastest [--games 200] [--minutes 1]

asks how many moves a second so many workers bear: games do not wait, each goes on as soon as all have seen its last
move. With several numbers of workers their work for a move is compared, also without `--fastest`. `--beside` measures
them at the same time, each table with a database and crowds of its own: a machine does not always work as fast.

    python -m benchmarks.load --start [--games 100000] [--database own]

how long a server takes until its first answer, with so many games kept.

`--database` is `file` (SQLite, for one worker), `own` (a PostgreSQL of its own, where Debian's package is installed) or
the address of an empty database. The table is asked on this machine only. A process may have so many files open at
once and no more (`ulimit -n`): one worker holds no more lines than that.
"""

from __future__ import annotations

import argparse
import http.client
import multiprocessing
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from itertools import chain
from multiprocessing.process import BaseProcess
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty
from random import Random
from tempfile import TemporaryDirectory
from threading import Barrier
from typing import Final
from urllib.parse import urlsplit

from tests.postgres import PostgreSQL

from benchmarks.crowd import Address, Plan, Report, play
from benchmarks.kept_games import Watched, keep
from benchmarks.processes import all_at_work, family, memory
from mindtable.table.keys import Keys

_SPARE: Final = 0.5  # games for each that is open: some end, and others begin in their places
_OPENED: Final = 1800.0  # seconds, at most
_SETTLING: Final = 20.0  # seconds until it counts
_MINUTE: Final = 60.0
_AGO: Final = timedelta(days=30)  # since when games of a store were played


@dataclass
class Seen:
    """What was seen in some time."""

    seconds: float = 0.0
    work: float = 0.0  # milliseconds of all processes of the table
    database: float = 0.0  # the same of those of PostgreSQL
    memory: float = 0.0  # MB, at its end
    unheard: int = 0
    over: int = 0
    lost: int = 0

    def __post_init__(self) -> None:
        self.taken: dict[str, list[float]] = defaultdict(list)
        self.declined: list[str] = []  # with which status

    def take_in(self, report: Report) -> None:
        for kind, milliseconds in report.taken:
            self.taken[kind].append(milliseconds)
        self.unheard += report.unheard
        self.declined += report.declined
        self.over += report.over
        self.lost += report.lost

    @property
    def moves(self) -> int:
        return self.unheard + sum(map(len, self.taken.values()))

    @property
    def a_move(self) -> float:
        """Milliseconds of all processes of the table for a move."""
        return self.work / max(1, self.moves)

    def line(self) -> str:
        times = list(chain.from_iterable(self.taken.values()))
        a_second, database = self.moves / self.seconds, self.database / max(1, self.moves)
        return (
            f"{a_second:6.1f} moves a second, told within {percentiles(times)} ms; {self.memory:.0f} MB; "
            f"{self.a_move:.2f} ms of the table and {database:.2f} of its database each; "
            f"{self.over} games over, {len(self.declined)} answers declined {dict(Counter(self.declined))}, "
            f"{self.lost} lines lost"
        )


def percentiles(times: Sequence[float]) -> str:
    at = sorted(times) or [0.0]
    return ", ".join(
        f"{at[min(len(at) - 1, int(len(at) * percent / 100))]:.1f} ({percent} %)" for percent in (50, 95, 99)
    )


@dataclass(frozen=True)
class Table:
    """A server that runs, and the database that is its own, if there is one."""

    address: Address
    process: int
    database: int | None

    def at_work(self) -> tuple[float, float]:
        return all_at_work(family(self.process)), all_at_work(family(self.database)) if self.database else 0.0

    def memory(self) -> float:
        return memory(family(self.process))


@contextmanager
def served(folder: Path, url: str, workers: int, database: int | None) -> Iterator[Table]:
    """A server of a store, until it is not needed any more."""
    command = [sys.executable, "-m", "mindtable", "serve", "--port", "0", "--no-browser", "--data", str(folder)]
    command += ["--behind-proxy", "127.0.0.0/8", "--database", url]
    command += ["--workers", str(workers)] if workers > 1 else []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            address = urlsplit(server.stdout.readline().split()[-1])
            yield Table((str(address.hostname), int(address.port or 0)), server.pid, database)
        finally:
            server.terminate()


@contextmanager
def crowds(table: Table, games: Sequence[Watched], options: argparse.Namespace) -> Iterator[Queue[Report]]:
    """Browsers in processes of their own, until they are not needed any more; what they report."""
    started = multiprocessing.get_context("spawn")
    reports: Queue[Report] = started.Queue()
    is_over = started.Event()
    processes: list[BaseProcess] = []
    for number in range(options.crowds):
        theirs = games[number :: options.crowds]
        count = len(range(number, options.games, options.crowds))
        plan = Plan(number, table.address, theirs, count, 0.0 if options.fastest else options.pause)
        processes.append(started.Process(target=play, args=(plan, reports, is_over), daemon=True))
        processes[-1].start()
    try:
        yield reports
    finally:
        is_over.set()
        for process in processes:
            process.join(10)
            process.kill()


def watched(table: Table, reports: Queue[Report], seconds: float) -> Seen:
    """What is seen in some seconds."""
    seen = Seen()
    work, database = table.at_work()
    began = time.monotonic()
    while (left := began + seconds - time.monotonic()) > 0:
        try:
            seen.take_in(reports.get(timeout=left))
        except Empty:
            break
    seen.seconds = time.monotonic() - began
    now = table.at_work()
    seen.work, seen.database = now[0] - work, now[1] - database
    seen.memory = table.memory()
    return seen


def until_opened(table: Table, reports: Queue[Report], count: int) -> None:
    began, work, empty = time.monotonic(), table.at_work()[0], table.memory()
    opened = 0
    while opened < count:
        opened += reports.get(timeout=began + _OPENED - time.monotonic()).opened
    seconds, taken = time.monotonic() - began, table.memory()
    print(
        f"{count} games opened in {seconds:.0f} s ({(table.at_work()[0] - work) / count:.1f} ms of the table each); "
        f"memory from {empty:.0f} to {taken:.0f} MB: {1024 * (taken - empty) / count:.1f} kB for a game with its lines",
        flush=True,
    )


def measured(options: argparse.Namespace, all_opened: Barrier, workers: int) -> float:
    """Measure with so many workers, once all that are measured beside each other are ready; milliseconds of the table
    for a move."""
    print(f"--- {workers} {'worker' if workers == 1 else 'workers'}, {options.games} games", flush=True)
    with ExitStack() as end:
        folder, url, database = end.enter_context(stored(options.database))
        games = keep(url, Keys.in_folder(folder), options.games, Random(1), new=int(options.games * _SPARE))
        table = end.enter_context(served(folder, url, workers, database))
        reports = end.enter_context(crowds(table, games, options))
        until_opened(table, reports, options.games)
        all_opened.wait()
        watched(table, reports, _SETTLING)
        every = Seen()
        memories: list[float] = []
        for minute in range(1, options.minutes + 1):
            seen = watched(table, reports, _MINUTE)
            print(f"{workers}: {minute:3}. {seen.line()}", flush=True)
            memories.append(seen.memory)
            for kind, times in seen.taken.items():
                every.taken[kind] += times
            every.declined += seen.declined
            for figure in ("seconds", "work", "database", "unheard", "over", "lost"):
                setattr(every, figure, getattr(every, figure) + getattr(seen, figure))
        every.memory = memories[-1]
        print(f"{workers}: all: {every.line()}")
        for kind, times in every.taken.items():
            print(f"     {kind:9} {percentiles(times)} ms, {len(times)} moves")
        last = memories[-20:]
        print(f"     memory over the last {len(last)} minutes: {min(last):.0f} to {max(last):.0f} MB", end=", ")
        print(f"{100 * (max(last) / min(last) - 1):.1f} % apart", flush=True)
        return every.a_move


def started(options: argparse.Namespace) -> None:
    """Measure how long a server takes to its first answer."""
    with stored(options.database) as (folder, url, database):
        began = time.monotonic()
        games = keep(url, Keys.in_folder(folder), options.games, Random(1), _AGO)
        print(f"{len(games)} games kept in {time.monotonic() - began:.0f} s", flush=True)
        for _ in range(3):
            began = time.monotonic()
            with served(folder, url, 1, database) as table:
                for path in ("/", f"/games/{games[0].id}"):
                    connection = http.client.HTTPConnection(*table.address)
                    connection.request("GET", path)
                    status = connection.getresponse().status
                    print(f"{path[:6]:7} {status} after {time.monotonic() - began:.2f} s", flush=True)
                time.sleep(_SETTLING)
                work = table.at_work()[0] / 1000
                print(f"{work:.1f} s of work in all and {table.memory():.0f} MB after {_SETTLING:.0f} s", flush=True)


@contextmanager
def stored(database: str) -> Iterator[tuple[Path, str, int | None]]:
    """A folder for what a table keeps in files, the address of its store, and the process of a database of its own."""
    with ExitStack() as end:
        folder = Path(end.enter_context(TemporaryDirectory(prefix="mindtable-load-")))
        if database == "file":
            yield folder, f"sqlite:///{folder / 'load.db'}", None
        elif database == "own":
            own = PostgreSQL()
            end.callback(own.close)
            yield folder, own.url("load"), own.process
        else:
            yield folder, database, None


def main() -> None:
    described = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    described.add_argument("--games", type=int)
    described.add_argument("--minutes", type=int)
    described.add_argument("--workers", type=int, nargs="+", default=[2])
    described.add_argument("--pause", type=float, default=200.0)
    described.add_argument("--database", default="own")
    described.add_argument("--crowds", type=int, default=2, help="processes of browsers")
    described.add_argument("--fastest", action="store_true")
    described.add_argument("--beside", action="store_true", help="all numbers of workers at the same time")
    described.add_argument("--start", action="store_true")
    options = described.parse_args()
    options.games = options.games or (100_000 if options.start else 200 if options.fastest else 10_000)
    options.minutes = options.minutes or (1 if options.fastest else 30)
    if options.start:
        started(options)
        return
    at_once = len(options.workers) if options.beside else 1
    with ThreadPoolExecutor(at_once) as side_by_side:
        measure = partial(measured, options, Barrier(at_once))
        works = dict(zip(options.workers, side_by_side.map(measure, options.workers), strict=True))
    (first, least), *others = works.items()
    for workers, work in others:
        print(f"{workers} workers: {work:.2f} ms of the table a move, {work / least:.2f} times those of {first}")


if __name__ == "__main__":
    main()
