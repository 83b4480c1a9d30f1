"""Servers and databases are killed at random moments, and nothing that was acknowledged may be lost."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event
from typing import Final

import httpx2
from tests.postgres import PostgreSQL, programs
from tests.table.old_stores import AGES, KEPT, make_old_store
from tests.table.serving import Server

from mindtable.store import Store
from mindtable.table.course import Course

from .databases import Database, File
from .regulars import WISHES, Round, Wish, rounds, wait_for
from .tally import Tally

PART: Final = "kills"
KEPT_ALL: Final = "acknowledged moves are kept, once"
CHAIRS: Final = "acknowledged games, chairs and bits are kept"
PAGES: Final = "pages do not go back"
GOES_ON: Final = "games go on"
CHECKED: Final = "deals of finished games verify"
SILENT: Final = "servers complain about nothing"
_LONGEST_ROUND: Final = 2.0  # seconds of playing before a kill
_BEGINNING: Final = 2.0  # seconds that a server takes to begin, about
_PATIENCE: Final = 40.0  # seconds until a game stands still


def kill(tally: Tally, seconds: float, seed: int) -> None:
    """Kill for some seconds, on every database that there is."""
    there = (File, PostgreSQL) if programs() else (File,)
    if PostgreSQL not in there:
        tally.tried(PART, "PostgreSQL", 0)
        tally.note(PART, "PostgreSQL", "it is not installed here")
    end = time.monotonic()
    for kind in there:
        end += seconds / len(there)
        with TemporaryDirectory() as folder:
            database: Database = File(Path(folder)) if kind is File else PostgreSQL()
            try:
                Killing(tally, database, Path(folder), Random(f"{seed} {kind.name}")).until(end)
            finally:
                database.close()


class Killing:
    """One table that is killed again and again."""

    def __init__(
        self, tally: Tally, database: Database, folder: Path, dice: Random, wishes: Sequence[Wish] = WISHES
    ) -> None:
        self._tally = tally
        self._database = database
        self._folder = folder
        self._dice = dice
        self._url = database.url("games")
        self._port = 0
        self._changed = 0
        self._wishes = wishes

    def until(self, end: float) -> None:
        """Play and kill until a moment has come, at least once."""
        server = self._start()
        playing = rounds(server.address, self._dice, self._wishes)
        try:
            while True:
                before = _moves(playing)
                self._play_and_kill(server, playing)
                self._check_kept(playing)
                self._tally.tried(PART, KEPT_ALL, _moves(playing) - before)
                server = self._start_in_the_end()
                is_last = time.monotonic() > end
                self._check_goes_on(playing, patiently=is_last or self._dice.random() < 0.2)
                if is_last:
                    break
        finally:
            complaints = server.kill()
            for one in playing:
                one.close()
        self._check_silent(complaints)
        self._check_deals(playing)

    # --- killing -----------------------------------------------------------------------------------

    def _start(self, *, wait: bool = True) -> Server:
        server = Server(self._folder, port=self._port, more=["--database", self._url], wait=wait)
        if wait:
            self._port = int(server.address.rsplit(":", 1)[1])
        return server

    def _start_in_the_end(self) -> Server:
        """Start; now and then it is killed before it has begun, or while it changes an old store."""
        if self._dice.random() < 0.3:
            starting = self._start(wait=False)
            time.sleep(self._dice.uniform(0, _BEGINNING))
            starting.kill()
            self._tally.tried(PART, f"{self._database.name}: killed while it begins")
        if self._dice.random() < 0.2:
            self._kill_changing()
        return self._start()

    def _kill_changing(self) -> None:
        """Kill a server that takes over an old store: the store is then as it was, or as it is to be."""
        what = f"{self._database.name}: killed while it changes an old store"
        self._changed += 1
        url = self._database.url(f"old{self._changed}")
        make_old_store(url, self._dice.choice(list(AGES)))
        server = Server(self._folder / "old", more=["--database", url], wait=False)
        time.sleep(self._dice.uniform(_BEGINNING / 2, _BEGINNING))
        server.kill()
        self._tally.tried(PART, what)
        store = Store(url)
        for id, (begun, entries, following) in KEPT.items():
            kept = store.game(id)
            if kept is None or (kept.begun, kept.entries, kept.following) != (begun, entries, following):
                self._tally.failed(PART, what, f"the game {id} of an old store is {kept}")
        store.close()

    def _play_and_kill(self, server: Server, playing: list[Round]) -> None:
        ended = Event()
        is_database = self._database.may_end and self._dice.random() < 0.4
        with ThreadPoolExecutor(len(playing)) as threads:
            doing = [threads.submit(self._play, one, ended) for one in playing]
            time.sleep(self._dice.uniform(0.05, _LONGEST_ROUND))
            if is_database:
                self._database.kill()
                time.sleep(self._dice.uniform(0, 0.5))
                self._database.restart()
                self._tally.tried(PART, f"{self._database.name}: the database is killed")
                time.sleep(self._dice.uniform(0, 1.0))
            ended.set()
            complaints = server.kill()
            self._tally.tried(PART, f"{self._database.name}: the server is killed")
            self._gather(doing)
        self._check_silent(complaints)

    def _play(self, one: Round, ended: Event) -> None:
        with suppress(httpx2.TransportError):
            while not ended.is_set():
                try:
                    one.go_on()
                except AssertionError:  # a database that is away is no fault; one that is there is asked again soon
                    if not self._database.may_end and not ended.is_set():
                        raise

    def _gather(self, doing: list[Future[None]]) -> None:
        for one in doing:
            if problem := one.exception():
                self._tally.failed(PART, GOES_ON, f"{self._database.name}: {problem!r}"[:2000])

    # --- checking ----------------------------------------------------------------------------------

    def _check_kept(self, playing: list[Round]) -> None:
        store = Store(self._url)
        for one in playing:
            if not one.game:
                continue
            kept = store.game(one.game)
            self._tally.tried(PART, CHAIRS)
            if kept is None:
                self._tally.failed(PART, CHAIRS, f"{self._database.name}: the game {one.game} is lost")
                continue
            for person in one.people:
                if person.is_seated and (lost := person.settle(kept)):
                    what = KEPT_ALL if lost.startswith("moves") else CHAIRS
                    self._tally.failed(PART, what, f"{self._database.name}, {one.wish}: {lost}")
        store.close()

    def _check_goes_on(self, playing: list[Round], *, patiently: bool) -> None:
        """Whether pages go on from where they were; and patiently, whether somebody is asked in every game."""
        for one in playing:
            for person in one.people:
                log = person.log
                if not person.game:
                    continue
                person.post_again()
                person.look()
                self._tally.tried(PART, PAGES)
                if not one.is_shared and not person.log.startswith(log):
                    problem = f"{self._database.name}: the page told\n{log}\nand after it\n{person.log}"
                    self._tally.failed(PART, PAGES, problem)
        if not patiently:
            return
        waiting = [one for one in playing if one.is_complete]
        with ThreadPoolExecutor(len(playing)) as threads:
            found = list(threads.map(lambda one: wait_for(one.people, _PATIENCE), waiting))
        for one, goes_on in zip(waiting, found, strict=True):
            self._tally.tried(PART, GOES_ON)
            if not goes_on:
                self._tally.failed(PART, GOES_ON, f"{self._database.name}: {one.wish} stands still in {one.game}")

    def _check_deals(self, playing: list[Round]) -> None:
        store = Store(self._url)
        for one in playing:
            for id in one.finished:
                kept = store.game(id)
                self._tally.tried(PART, CHECKED)
                if kept is None:
                    self._tally.failed(PART, CHECKED, f"the game {id} is lost")
                    continue
                verdict = Course(kept).verdict
                if not verdict.agrees:
                    self._tally.failed(PART, CHECKED, f"the game {id}: {verdict}")
        store.close()

    def _check_silent(self, complaints: str) -> None:
        self._tally.tried(PART, SILENT)
        if "Traceback" in complaints:
            self._tally.failed(PART, SILENT, complaints[-5000:])


def _moves(playing: list[Round]) -> int:
    """How many moves were acknowledged, in all games so far."""
    return sum(one.moves for one in playing)
