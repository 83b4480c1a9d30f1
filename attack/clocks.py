"""Servers and workers are killed while people play by the clock and for ratings: nobody is charged for time in which
no server was there, and no game is rated twice, or never."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event
from typing import Final

import httpx2
from tests.postgres import PostgreSQL, programs
from tests.table.serving import Server

from mindtable.store import OVER, moment
from mindtable.table.clocks import Outages

from .checks import CHAIRS, KEPT_ALL, Checks
from .club import MATCHES, Cup, Match, cup, matches
from .databases import Database, File
from .regulars import moves
from .settled import (
    Books,
    earlier,
    leap,
    tournaments_in,
    unsettled,
    wrong_clocks,
    wrong_ratings,
    wrong_tournament,
)
from .tally import Tally

PART: Final = "clocks"
CHARGED: Final = "answers cost the time that has passed, and none without a server"
FLAGS: Final = "time that is up is written, once"
RATED: Final = "games that are over are settled and rated once"
TAKEN: Final = "results of tournaments are taken once"
_LONGEST_LIFE: Final = 5.0  # seconds of playing before a kill
_LONGEST_LEAP: Final = 40.0  # seconds that pass at once for those who think
_LEAPS: Final = 0.5  # how often that happens
_WORKERS: Final = 2
_UNCOUNTED: Final = 4000  # milliseconds: a shorter time without any server is not noted where several share a database
_PATIENCE: Final = 40.0  # seconds until all is settled
_PAUSE: Final = 0.2  # seconds
_MOST_MATCHES: Final = len(MATCHES)


def strike(tally: Tally, seconds: float, seed: int) -> None:
    """Kill for some seconds, on every database that there is."""
    there = (File, PostgreSQL) if programs() else (File,)
    for kind in there:
        with TemporaryDirectory() as folder:
            database: Database = File(Path(folder)) if kind is File else PostgreSQL()
            with closing(database):
                Striking(tally, database, Path(folder), Random(f"{seed} {PART} {kind.name}")).last(seconds / len(there))


class Striking:
    """One table whose server or workers are killed again and again."""

    def __init__(
        self, tally: Tally, database: Database, folder: Path, dice: Random, most_matches: int = _MOST_MATCHES
    ) -> None:
        self._tally = tally
        self._database = database
        self._folder = folder
        self._dice = dice
        self._url = database.url("games")
        self._port = 0
        self._most_matches = most_matches
        self._down: list[tuple[datetime, datetime]] = []  # when there was certainly no server
        self._books = Books()
        self._checks = Checks(tally, PART, database.name)

    def last(self, seconds: float) -> None:
        """Play and kill for some seconds from when all are there, at least once."""
        server, complaints = self._start(), ""
        playing: list[Match] = []
        champions = Cup([])
        try:
            playing = matches([server.address], self._dice, self._url, self._most_matches)
            champions = cup([server.address], self._dice, self._url)
            end = time.monotonic() + seconds
            while True:
                before = moves(playing)
                server, said = self._play_and_kill(server, [*(one.go_on for one in playing), champions.go_on])
                complaints += said
                self._checks.kept(self._url, playing)
                self._tally.tried(PART, KEPT_ALL, moves(playing) - before)
                is_last = time.monotonic() > end
                if is_last or self._dice.random() < 0.4:
                    self._check_settled()
                    if self._check_tournaments(champions.tournaments):
                        with suppress(httpx2.TransportError):
                            champions.begin_anew()
                if is_last:
                    break
        finally:
            complaints += server.kill_all()
            champions.close()
            for one in playing:
                one.close()
        self._check_clocks()
        self._checks.silent(complaints)

    # --- killing -----------------------------------------------------------------------------------

    def _start(self) -> Server:
        workers = ["--workers", str(_WORKERS)] if self._database.may_end else []
        server = Server(self._folder, port=self._port, more=["--database", self._url, *workers])
        self._port = int(server.address.rsplit(":", 1)[1])
        return server

    def _play_and_kill(self, server: Server, playing: Sequence[Callable[[], None]]) -> tuple[Server, str]:
        """Let people play, kill something meanwhile, and see to it that all is there again; the server, and what the
        one before complained about."""
        ended = Event()
        with ThreadPoolExecutor(len(playing)) as threads:
            for one in playing:
                threads.submit(self._play, one, ended)
            time.sleep(self._dice.uniform(0.05, _LONGEST_LIFE))
            if self._database.may_end and self._dice.random() < 0.7:
                self._kill_worker(server)
                time.sleep(self._dice.uniform(0, _LONGEST_LIFE))
                ended.set()
                self._check_clocks()
                return server, ""
            ended.set()
            complaints = server.kill_all()
        self._tally.tried(PART, f"{self._database.name}: the server is killed")
        gone = moment()
        self._check_clocks()
        if self._dice.random() < _LEAPS:
            by = timedelta(seconds=self._dice.uniform(1, _LONGEST_LEAP))
            leap(self._url, by)
            self._down = earlier(self._down, by)
        time.sleep(self._dice.uniform(0, 1))
        self._down.append((gone, moment()))
        return self._start(), complaints

    def _kill_worker(self, server: Server) -> None:
        if workers := sorted(server.workers):
            with suppress(ProcessLookupError):
                os.kill(self._dice.choice(workers), signal.SIGKILL)
            self._tally.tried(PART, f"{self._database.name}: a worker is killed")

    def _play(self, go_on: Callable[[], None], ended: Event) -> None:
        while not ended.is_set():
            try:
                go_on()
            except httpx2.TransportError:
                time.sleep(_PAUSE)
            except Exception as problem:  # whatever it is, the others play on
                self._failed("people get the answers they should", repr(problem)[:2000])
                time.sleep(1.0)

    # --- checking ----------------------------------------------------------------------------------

    def _check_clocks(self) -> None:
        flags = self._books.flags
        forgiven = _UNCOUNTED if self._database.may_end else 0
        answers, problems = wrong_clocks(self._url, self._books, Outages.of(self._down), forgiven)
        self._tally.tried(PART, CHARGED, answers)
        self._tally.tried(PART, FLAGS, self._books.flags - flags)
        for problem in problems:
            self._failed(CHARGED, problem)

    def _check_settled(self) -> None:
        """Wait until all is settled, which nobody has to ask for, and look at it."""
        end = time.monotonic() + _PATIENCE
        while (left := unsettled(self._url)) and time.monotonic() < end:
            time.sleep(_PAUSE)
        count, problems = wrong_ratings(self._url)
        if problems:  # time may have been up in a game just now
            time.sleep(2.0)
            count, problems = wrong_ratings(self._url)
        self._tally.tried(PART, RATED, count)
        for problem in [f"{left} games are not settled", *problems] if left else problems:
            self._failed(RATED, problem)

    def _check_tournaments(self, ids: Sequence[str]) -> bool:
        """Whether the last one is over."""
        found = tournaments_in(self._url, ids)
        for id, kept in zip(ids, found, strict=True):
            self._tally.tried(PART, TAKEN)
            if kept is None:
                self._failed(CHAIRS, f"the tournament {id} is lost")
                continue
            for problem in wrong_tournament(self._url, kept):
                self._failed(TAKEN, problem)
        return bool(found) and found[-1] is not None and found[-1].state == OVER

    def _failed(self, what: str, problem: str) -> None:
        self._tally.failed(PART, what, f"{self._database.name}, {problem}")
